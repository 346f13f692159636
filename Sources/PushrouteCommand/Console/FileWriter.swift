import Questions

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// All writing of files: no other part of the program opens a file for writing.
enum FileWriter {
  /// Where the bytes for a path go.
  enum Place {
    /// An open descriptor of this process, such as `/dev/stdout`.
    case descriptor(Int32)
    /// A pipe or a device.
    case stream(FilePath)
    /// A file that exists or will, with links resolved.
    case file(FilePath)
  }

  /// Resolves a path to write to.
  static func place(of path: FilePath) throws(FileError) -> Place {
    var path = path
    for _ in 0..<40 {
      if let descriptor = descriptor(named: path) { return .descriptor(descriptor) }
      switch try? SystemCall.status(of: path).kind {
      case .directory: throw .directory
      case .stream, .device: return .stream(path)
      case .file, .link, nil: break
      }
      guard let own = try? SystemCall.ownStatus(of: path), own.kind == .link else {
        return .file(path)
      }
      let target = try SystemCall.target(ofLink: path)
      path = target.isAbsolute ? target : path.folder.appending(target)
    }
    throw .refused("too many symbolic links")
  }

  /// The number of the descriptor that a path names, or nil.
  private static func descriptor(named path: FilePath) -> Int32? {
    guard let text = path.text else { return nil }
    switch text {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/", "/proc/thread-self/fd/"]
    guard let folder = folders.first(where: { text.hasPrefix($0) }) else { return nil }
    return Int32(text.dropFirst(folder.count))
  }

  /// Opens a stream or descriptor; returns nil for a file.
  static func openStream(_ place: Place) throws(FileError) -> Int32? {
    switch place {
    case .file: return nil
    case .stream(let path): return try SystemCall.open(path, O_WRONLY | O_APPEND, 0)
    case .descriptor(let number):
      let copy = dup(number)
      guard copy >= 0 else { throw SystemCall.lastError }
      if try SystemCall.status(of: copy).kind == .directory { throw .directory }
      return copy
    }
  }

  /// Creates a draft with a unique name in a folder.
  ///
  /// Its permissions never exceed those of the file.
  static func createDraft(in folder: OpenFolder, mode: mode_t) throws(FileError) -> Draft {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    for _ in 0..<100 {
      let number = UInt64.random(in: .min ... .max)
      let file = folder.named(FilePath(".pushroute-" + String(number, radix: 16)))
      do throws(FileError) {
        return try Interruption.changing { drafts throws(FileError) in
          let descriptor = try SystemCall.open(file.name, flags, mode, in: file.folder)
          drafts.insert(file)
          return Draft(file: file, descriptor: descriptor)
        }
      } catch {
        if error != .exists { throw error }
      }
    }
    throw .refused("no name is free for a draft")
  }

  /// An unfinished file under a temporary name.
  struct Draft: Sendable {
    let file: FolderName
    let descriptor: Int32
  }

  /// Replaces a file by a complete draft, unless the file has changed; without a check it may have.
  ///
  /// Draft and file swap names atomically; if the swapped-out file turns out to be an edit, they swap
  /// back.
  static func rename(
    _ draft: FolderName,
    to target: FilePath,
    ifUnchanged isUnchanged: ((FilePath) throws(FileError) -> Bool)? = nil
  ) throws(FileError) {
    guard try isUnchanged?(target) != false else { throw .changed }
    let own = try SystemCall.ownStatus(of: draft.name, in: draft.folder).identity
    let folder = draft.folder
    let names = (draft: try draft.name.characters, target: try target.characters)
    try Interruption.changing { drafts throws(FileError) in
      if let isUnchanged, try swapFiles(folder, names.draft, names.target) {
        guard try isUnchanged(draft.name) else {
          _ = try swapFiles(folder, names.draft, names.target)
          if try SystemCall.ownStatus(of: draft.name, in: folder).identity != own {
            // Another edit came in between; the last one wins.
            _ = try swapFiles(folder, names.draft, names.target)
          }
          throw .changed
        }
        SystemCall.remove(draft)
      } else if unsafe renameat(folder, names.draft, folder, names.target) != 0 {
        throw SystemCall.lastError
      }
      drafts.remove(draft)
    }
  }

  static func remove(_ draft: FolderName) {
    try? Interruption.changing { drafts throws(FileError) in
      SystemCall.remove(draft)
      drafts.remove(draft)
    }
  }
}

extension SystemCall {
  static func remove(_ file: FolderName) {
    if let name = try? file.name.characters { _ = unsafe unlinkat(file.folder, name, 0) }
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

/// Swaps the names of two files atomically; returns false if the file system cannot.
private func swapFiles(
  _ folder: Int32,
  _ one: [CChar],
  _ other: [CChar]
) throws(FileError) -> Bool {
  #if canImport(Darwin)
  let result = unsafe renameatx_np(folder, one, folder, other, UInt32(RENAME_SWAP))
  #elseif canImport(Glibc)
  let result = unsafe renameAt(folder, one, folder, other, 2)
  #else
  let result: Int32 = -1
  errno = ENOSYS
  #endif
  if result == 0 { return true }
  guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { throw SystemCall.lastError }
  return false
}

#if canImport(Glibc)
/// `renameat2`, which the Glibc module does not declare; flag 2 is `RENAME_EXCHANGE`.
///
/// Source: <https://man7.org/linux/man-pages/man2/rename.2.html>.
@_silgen_name("renameat2")
private func renameAt(
  _ oldFolder: Int32,
  _ old: UnsafePointer<CChar>,
  _ newFolder: Int32,
  _ new: UnsafePointer<CChar>,
  _ flags: UInt32
) -> Int32
#endif
