import Questions

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
  static func output(of call: ProgramCall) throws(ProgramFailure) -> [UInt8] {
    let deadline = milliseconds() + ProgramCall.timeLimit
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .missing }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = try? start(call, writingTo: ends[1])
    try? close(ends[1])
    defer { try? close(ends[0]) }
    guard let child else { throw .missing }
    do throws(ProgramFailure) {
      let output = try read(ends[0], until: deadline)
      while true {
        switch end(of: child, waiting: false) {
        case 0: return output
        case nil: if milliseconds() > deadline { throw .tooSlow }
        default: throw .failed
        }
        usleep(1_000)
      }
    } catch {
      if error != .failed {
        kill(child, SIGKILL)
        _ = end(of: child, waiting: true)
      }
      throw error
    }
  }

  private static func read(
    _ descriptor: Int32,
    until deadline: Int
  ) throws(ProgramFailure) -> [UInt8] {
    var output: [UInt8] = []
    while true {
      var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let rest = Int32(max(0, deadline - milliseconds()))
      let count = unsafe poll(&awaited, 1, rest)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .tooSlow }
      guard let piece = try? read(descriptor, behind: [], limit: 65_536) else { throw .failed }
      if piece.isEmpty { return output }
      output += piece
      guard output.count <= ProgramCall.largestOutput else { throw .tooLarge }
    }
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
    for number in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&usual, number) }
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

  /// Returns the status with which a program ended, or nil while it runs.
  private static func end(of child: pid_t, waiting: Bool) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = unsafe waitpid(child, &status, waiting ? 0 : WNOHANG)
      if ended < 0, errno == EINTR { continue }
      return ended == 0 ? nil : ended < 0 ? -1 : status
    }
  }
}

// The pager, which a shell runs on this terminal.
extension SystemWorld {
  /// The exit status of a shell that does not find a program.
  private static let notFound: Int32 = 127

  /// Writes a text to a pager and waits for its end; returns false without a pager.
  package func page(_ text: String, with pager: String) -> Bool {
    guard let stream = unsafe popen(pager + " 2>/dev/null", "w") else { return false }
    let bytes = Array(text.utf8)
    unsafe fwrite(bytes, 1, bytes.count, stream)
    let status = unsafe pclose(stream)
    return status >= 0 && (status >> 8) & 0xFF != Self.notFound
  }
}
