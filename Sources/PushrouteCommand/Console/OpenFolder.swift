internal import Questions

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open folder: what is done with a name in it cannot be led elsewhere by a link that takes the place of
/// a part of its path meanwhile.
final class OpenFolder: Sendable {
  let descriptor: Int32

  #if canImport(Darwin)
  /// `O_SEARCH`, a macro that Swift does not import: names in the folder can be used, but not listed.
  private static let flags = O_DIRECTORY | 0x4000_0000
  #else
  /// `O_PATH`, for the same.
  private static let flags = O_DIRECTORY | 0o10_000_000
  #endif

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { try? SystemCall.close(descriptor) }

  /// Opens the folder of a file.
  convenience init(of file: FilePath) throws(FileError) {
    let folder: FilePath = file.folder.bytes.isEmpty ? "." : file.folder
    self.init(try SystemCall.open(folder, Self.flags, 0))
  }

  /// Opens the folder of a file in another folder, a complete path, part by part: no part is a link.
  static func open(
    _ file: FilePath,
    within root: FilePath
  ) throws(FileError) -> (folder: OpenFolder, name: FilePath) {
    let real = try SystemCall.realPath(of: file)
    guard real.isInside(root) else { throw .outside }
    guard real != root else { throw .directory }
    var folder = OpenFolder(try SystemCall.open(root, flags | O_NOFOLLOW, 0))
    let parts = real.relative(to: root).bytes.split(separator: UInt8(ascii: "/"))
    for part in parts.dropLast() {
      let name = FilePath(bytes: part)
      let next = try SystemCall.open(name, flags | O_NOFOLLOW, 0, in: folder.descriptor)
      folder = OpenFolder(next)
    }
    return (folder, real.name)
  }

  func named(_ name: FilePath) -> FolderName { FolderName(folder: descriptor, name: name) }
}

/// A name in an open folder.
struct FolderName: Hashable, Sendable {
  let folder: Int32
  let name: FilePath
}
