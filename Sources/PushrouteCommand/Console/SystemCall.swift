import Questions

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Calls to the C library with Swift values and errors.
enum SystemCall {
  static var user: uid_t { geteuid() }

  static func milliseconds() -> Int {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  static func open(_ path: FilePath) throws(FileError) -> Int32 {
    try open(path, O_RDONLY, 0)
  }

  /// Opens what has a name and is no link; a pipe is opened without a writer.
  static func openWithoutWaiting(_ file: FolderName) throws(FileError) -> Int32 {
    try open(file.name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY, 0, in: file.folder)
  }

  static func open(
    _ path: FilePath,
    _ flags: Int32,
    _ mode: mode_t,
    in folder: Int32 = AT_FDCWD
  ) throws(FileError) -> Int32 {
    let descriptor = unsafe openat(folder, try path.characters, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw lastError }
    return descriptor
  }

  static func close(_ descriptor: Int32) throws(FileError) {
    guard closeFile(descriptor) == 0 else { throw lastError }
  }

  static func read(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try read(descriptor, upTo: limit + 1)
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// Reads to the end, or at least a number of bytes.
  static func read(_ descriptor: Int32, upTo count: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece = try read(descriptor, behind: [], limit: min(max(4096, bytes.count), 65_536))
      guard !piece.isEmpty else { break }
      bytes += piece
    }
    return bytes
  }

  /// Reads once, and returns the bytes after a prefix.
  static func read(
    _ descriptor: Int32,
    behind prefix: ArraySlice<UInt8>,
    limit: Int
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: prefix.count + limit) { buffer, count in
      _ = unsafe buffer.update(fromContentsOf: prefix)
      count = prefix.count
      let rest = unsafe buffer.baseAddress.map { unsafe $0 + prefix.count }
      var read = -1
      repeat { read = unsafe readFile(descriptor, rest, limit) } while read < 0 && errno == EINTR
      if read < 0 { failure = lastError } else { count += read }
    }
    if let failure { throw failure }
    return bytes
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe writeFile(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw lastError }
      rest = rest.dropFirst(count)
    }
  }

  /// The error in errno, in words that do not depend on the system.
  static var lastError: FileError {
    switch errno {
    case ENOENT: .missing
    case EISDIR: .directory
    case EEXIST: .exists
    case EPIPE: .closedPipe
    case EACCES, EPERM: .refused("permission denied")
    case ENOTDIR: .refused("a part of the path is not a directory")
    case ENOSPC: .refused("no space left on the device")
    case EROFS: .refused("the file system is read-only")
    case EBADF: .refused("the stream is closed")
    case EFBIG: .refused("the file would be larger than the system allows")
    case ENAMETOOLONG: .refused("the name is too long")
    case ELOOP: .refused("too many symbolic links")
    default: .refused("the system reports error \(errno)")
    }
  }

  static func status(of descriptor: Int32) throws(FileError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw lastError }
    return FileStatus(status: status)
  }

  /// Follows a link at the end of the path.
  static func status(of path: FilePath) throws(FileError) -> FileStatus {
    var status = stat()
    guard unsafe stat(try path.characters, &status) == 0 else { throw lastError }
    return FileStatus(status: status)
  }

  /// Does not follow a link at the end of the path.
  static func ownStatus(
    of path: FilePath,
    in folder: Int32 = AT_FDCWD
  ) throws(FileError) -> FileStatus {
    var status = stat()
    let code = unsafe fstatat(folder, try path.characters, &status, AT_SYMLINK_NOFOLLOW)
    guard code == 0 else { throw lastError }
    return FileStatus(status: status)
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
}

extension FilePath {
  /// The path as a C string; it must not contain a zero byte.
  var characters: [CChar] {
    get throws(FileError) {
      guard !contains(0) else { throw .refused("the path contains a zero byte") }
      return bytes.map { CChar(bitPattern: $0) } + [0]
    }
  }
}

struct FileStatus: Sendable {
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

  fileprivate let status: stat

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFIFO, S_IFSOCK: .stream
    case S_IFLNK: .link
    default: .device
    }
  }
  var identity: Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }
  var mode: mode_t { status.st_mode & 0o7777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
  var linkCount: Int { Int(status.st_nlink) }
  var size: Int { Int(status.st_size) }
}

// The environment and the terminal.
extension SystemWorld {
  package func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  package func isTerminal(_ stream: StandardStream) -> Bool { isatty(stream.rawValue) == 1 }

  package var terminalWidth: Int? {
    var size = winsize()
    let output = StandardStream.output.rawValue
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

// C functions that the methods above shadow.
private let closeFile: @Sendable (Int32) -> Int32 = close
private let readFile: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = unsafe read
private let writeFile: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = unsafe write
