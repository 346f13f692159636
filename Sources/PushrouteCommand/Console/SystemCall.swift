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
  /// Makes errors of what would be signals: writing to a closed pipe, or more than a file may hold.
  static func ignoreSignalsOfWriting() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// Keeps the folders of PATH with a complete path: the others depend on where the command runs.
  static func leaveRelativeFoldersOutOfPath() {
    guard let path = unsafe getenv("PATH").map({ unsafe String(cString: $0) }) else { return }
    let folders = path.split(separator: ":", omittingEmptySubsequences: false)
    let complete = folders.filter { $0.hasPrefix("/") }
    if complete.count < folders.count { unsafe setenv("PATH", complete.joined(separator: ":"), 1) }
  }

  static var user: uid_t { geteuid() }

  static func leave(_ code: Int32) -> Never { exit(code) }

  /// The arguments of the program as text, its name first; see ``FilePath/init(argument:)``.
  static var arguments: [String] {
    let words = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv,
      count: Int(CommandLine.argc)
    )
    return unsafe words.compactMap { word in
      guard let word = unsafe word else { return nil }
      let bytes = unsafe UnsafeBufferPointer(start: word, count: strlen(word))
      return unsafe FilePath.argument(bytes.map { UInt8(bitPattern: $0) })
    }
  }

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
