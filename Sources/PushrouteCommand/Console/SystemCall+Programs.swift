internal import RouteReport

#if canImport(Glibc)
@unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Darwin
#endif

#if canImport(Darwin)
private typealias FileActions = posix_spawn_file_actions_t?
private typealias SpawnAttributes = posix_spawnattr_t?
#else
private typealias FileActions = posix_spawn_file_actions_t
private typealias SpawnAttributes = posix_spawnattr_t
#endif

// Other programs; their standard input is empty and their errors are dropped.
extension SystemCall {
  /// Runs a program, and returns what it prints; nil if it is missing, fails or prints too much.
  static func output(of call: ProgramCall) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = try? start(call, writingTo: ends[1])
    try? close(ends[1])
    let output = try? read(ends[0], limit: ProgramCall.largestOutput)
    try? close(ends[0])
    guard let child, succeeds(child) else { return nil }
    return output
  }

  /// Starts a program with /dev/null as its input, and a stream for its output.
  ///
  /// Standard error is the read end of /dev/null: writes fail, and no file is opened for writing.
  private static func start(
    _ call: ProgramCall,
    writingTo output: Int32
  ) throws(FileError) -> pid_t {
    let nothing = try open("/dev/null")
    defer { try? close(nothing) }
    #if canImport(Darwin)
    var actions: FileActions = nil
    var attributes: SpawnAttributes = nil
    #else
    var actions = unsafe FileActions()
    var attributes = SpawnAttributes()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (from, to) in [(nothing, Int32(0)), (output, 1), (nothing, 2)] {
      unsafe posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    restoreSignals(&attributes)
    let words = try unsafe copies(of: call.words)
    let variables = try unsafe copies(of: environment(of: call))
    defer {
      let all = unsafe words + variables
      for index in unsafe all.indices { unsafe free(all[index]) }
    }
    guard let name = unsafe words[0] else { throw .missing }
    var child: pid_t = 0
    let code = unsafe posix_spawnp(&child, name, &actions, &attributes, words, variables)
    guard code == 0 else { throw .missing }
    return child
  }

  /// Restores the signals that this program blocks or ignores.
  private static func restoreSignals(_ attributes: inout SpawnAttributes) {
    var blocked = sigset_t()
    var usual = sigset_t()
    unsafe sigemptyset(&blocked)
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGPIPE)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Words as a null-terminated array of C strings.
  private static func copies(
    of words: [FilePath]
  ) throws(FileError) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in words { unsafe copies.append(strdup(try word.characters)) }
    unsafe copies.append(nil)
    return unsafe copies
  }

  /// The variables of this program with the changes of the call.
  private static func environment(of call: ProgramCall) -> [FilePath] {
    let equals = UInt8(ascii: "=")
    var lines: [FilePath] = []
    var next = unsafe environ
    while let line = unsafe next.pointee {
      let bytes = unsafe UnsafeBufferPointer(start: line, count: strlen(line))
      let own = unsafe FilePath(bytes: bytes.map { UInt8(bitPattern: $0) })
      let name = String(decoding: own.bytes.prefix { $0 != equals }, as: UTF8.self)
      if call.variables[name] == nil { lines.append(own) }
      unsafe next += 1
    }
    return lines
      + call.variables.compactMap { name, value in value.map { FilePath(name + "=" + $0) } }
  }

  /// Waits for a program to exit, and returns whether it exited with 0.
  private static func succeeds(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
