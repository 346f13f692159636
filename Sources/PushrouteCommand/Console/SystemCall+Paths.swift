import Questions

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FilePath {
  /// The path as a C string; it must not contain a zero byte.
  var characters: [CChar] {
    get throws(FileError) {
      guard !contains(0) else { throw .refused("the path contains a zero byte") }
      return bytes.map { CChar(bitPattern: $0) } + [0]
    }
  }
}

struct FileStatus: Hashable, Sendable {
  /// The kind of a file.
  enum Kind: Hashable, Sendable {
    case file
    case directory
    case stream
    case device
    case link
  }

  /// Device and inode.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let identity: Identity
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  let linkCount: Int
  let size: Int

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFIFO, S_IFSOCK: .stream
      case S_IFLNK: .link
      default: .device
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    linkCount = Int(status.st_nlink)
    size = Int(status.st_size)
  }
}

extension SystemCall {
  static func status(of descriptor: Int32) throws(FileError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw lastError }
    return FileStatus(status)
  }

  /// Follows a link at the end of the path.
  static func status(of path: FilePath) throws(FileError) -> FileStatus {
    var status = stat()
    guard unsafe stat(try path.characters, &status) == 0 else { throw lastError }
    return FileStatus(status)
  }

  /// Does not follow a link at the end of the path.
  static func ownStatus(
    of path: FilePath,
    in folder: Int32 = AT_FDCWD
  ) throws(FileError) -> FileStatus {
    var status = stat()
    let code = unsafe fstatat(folder, try path.characters, &status, AT_SYMLINK_NOFOLLOW)
    guard code == 0 else { throw lastError }
    return FileStatus(status)
  }

  /// Returns the names in a directory, without `.` and `..`.
  static func names(in directory: FilePath) throws(FileError) -> [FilePath] {
    guard let stream = unsafe opendir(try directory.characters) else {
      throw lastError
    }
    defer { unsafe closedir(stream) }
    var names: [FilePath] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
          let length = unsafe strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
          return unsafe FilePath(bytes: UnsafeBufferPointer(start: start, count: length))
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw lastError }
    return names
  }

  /// Returns the target of a symbolic link, unresolved.
  static func target(ofLink path: FilePath) throws(FileError) -> FilePath {
    var target = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink(try path.characters, &target, target.count)
    guard count >= 0 else { throw lastError }
    return FilePath(bytes: target[..<count].map { UInt8(bitPattern: $0) })
  }

  /// Returns the absolute path without links.
  static func realPath(of path: FilePath) throws(FileError) -> FilePath {
    guard let real = unsafe realpath(try path.characters, nil) else {
      throw lastError
    }
    defer { unsafe free(real) }
    let bytes = unsafe UnsafeBufferPointer(start: real, count: strlen(real))
    return unsafe FilePath(bytes: bytes.map { UInt8(bitPattern: $0) })
  }

  /// Returns whether the user may write to a file.
  static func mayWrite(_ file: FolderName) throws(FileError) -> Bool {
    unsafe faccessat(file.folder, try file.name.characters, W_OK, 0) == 0
  }
}

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
    self.init(try SystemCall.open(file.around, Self.flags, 0))
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
