#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls to the C library, with errors and values of Swift.
enum SystemCall {
  /// The kind of thing that a descriptor or a path leads to.
  enum Kind {
    case file
    case directory
    case stream
    case device
  }

  /// The purpose of opening a file.
  enum Purpose {
    case reading
    case writing
    case creating
  }

  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static func leave(_ code: Int32) -> Never { exit(code) }

  static func processID() -> Int32 { getpid() }

  static func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func milliseconds() -> Int {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}

// Paths and folders.
extension SystemCall {
  static func kind(of descriptor: Int32) -> Kind? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Kind(status) : nil
  }

  static func kind(of path: String, followsLinks: Bool = true) -> Kind? {
    var status = stat()
    let result = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? Kind(status) : nil
  }

  /// Returns the names in a directory, without `.` and `..`.
  static func names(in directory: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(directory) else { throw lastError }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static func size(of descriptor: Int32) -> Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Resolves symbolic links, also of a path at which there is no file yet.
  static func resolved(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      if let real = unsafe realpath(path, nil) {
        defer { unsafe free(real) }
        return unsafe String(cString: real)
      }
      if errno == ELOOP { throw lastError }
      guard let target = target(ofLink: path) else { return path }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw .refused("too many symbolic links")
  }

  /// Returns the target of a symbolic link, or nil for anything else.
  private static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      guard let base = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return -1 }
      return unsafe readlink(path, base, buffer.count)
    }
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  static func copyPermissions(of path: String, to descriptor: Int32) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return }
    _ = fchmod(descriptor, status.st_mode & 0o7777)
  }
}

extension SystemCall.Kind {
  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    case S_IFIFO, S_IFSOCK: self = .stream
    default: self = .device
    }
  }
}

// Reading and writing.
extension SystemCall {
  static func open(
    _ path: String,
    for purpose: Purpose = .reading
  ) throws(FileError) -> Int32 {
    let flags =
      switch purpose {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      }
    let descriptor = openFile(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw lastError }
    return descriptor
  }

  static func close(_ descriptor: Int32) throws(FileError) {
    guard closeFile(descriptor) == 0 else { throw lastError }
  }

  static func rename(_ old: String, to new: String) throws(FileError) {
    guard renameFile(old, new) == 0 else { throw lastError }
  }

  static func remove(_ path: String) { _ = unsafe unlink(path) }

  static func read(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try read(descriptor, behind: [], limit: min(max(4096, bytes.count), 65_536))
      guard !piece.isEmpty else { return bytes }
      bytes += piece
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  /// Reads once, and returns the bytes behind a prefix.
  static func read(
    _ descriptor: Int32,
    behind prefix: ArraySlice<UInt8>,
    limit: Int
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: prefix.count + limit) { buffer, count in
      _ = unsafe buffer.update(fromContentsOf: prefix)
      count = prefix.count
      let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
      let space = UnsafeMutableRawBufferPointer(rest)
      var length = -1
      repeat { length = unsafe readFile(descriptor, space) } while length < 0 && errno == EINTR
      if length < 0 { failure = lastError } else { count += length }
    }
    if let failure { throw failure }
    return bytes
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe writeFile(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw lastError }
      rest = rest.dropFirst(count)
    }
  }

  /// The last error of the C library, in words that do not depend on the system.
  fileprivate static var lastError: FileError {
    switch errno {
    case ENOENT: .missing
    case EISDIR: .directory
    case EPIPE: .closedPipe
    case EACCES, EPERM: .refused("permission denied")
    case ENOTDIR: .refused("a part of the path is not a directory")
    case ENOSPC: .refused("no space left on the device")
    case EROFS: .refused("the file system is read-only")
    case EBADF: .refused("the stream is closed")
    case ENAMETOOLONG: .refused("the name is too long")
    case ELOOP: .refused("too many symbolic links")
    default: .refused("the system reports error \(errno)")
    }
  }
}

// The C functions whose names the ones above hide.
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func renameFile(_ old: String, _ new: String) -> Int32 { unsafe rename(old, new) }

private func readFile(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}

private func writeFile(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, buffer.baseAddress, buffer.count)
}
