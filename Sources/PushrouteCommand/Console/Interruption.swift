import Questions

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Deletes unfinished files when the program is interrupted.
enum Interruption {
  /// The unfinished files.
  private static let drafts = Locked<Set<FolderName>>([])

  /// Creates, renames or deletes an unfinished file, without interruption.
  static func changing<Result: Sendable>(
    _ change: (inout Set<FolderName>) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    watch()
    return try drafts.withLock { drafts throws(FileError) in try change(&drafts) }
  }

  /// Runs the program, on a thread of its own if the stack of the main thread is too small.
  static func run(_ program: @escaping @Sendable () -> Never) -> Never {
    for number in [SIGABRT, SIGSEGV, SIGBUS] { _ = signal(number, reportFatalSignal) }
    if SystemCall.hasRoom { program() }
    watch()
    guard SystemCall.detach({ program() }) else { program() }
    while true { pause() }
  }

  /// Starts the thread that waits for signals: before the first draft and before another thread.
  private static func watch() { _ = isWatched }

  private static let isWatched: Bool = {
    var signals = emptySet()
    let ending = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
    ]
    for number in ending where !isTaken(number) {
      unsafe sigaddset(&signals, number)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    let isStarted = SystemCall.detach { [signals] in waitForInterruption(by: signals) }
    if !isStarted { unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
    return isStarted
  }()

  private static func waitForInterruption(by signals: sigset_t) {
    var signals = signals
    while true {
      var number: Int32 = 0
      if unsafe sigwait(&signals, &number) == 0, number != 0 { end(by: number) }
    }
  }

  /// Explains the end of the program when it runs out of memory, which raises several signals.
  ///
  /// Failed preconditions raise other signals and stay crashes.
  private static let reportFatalSignal: @convention(c) (Int32) -> Void = { _ in
    let message: StaticString =
      "pushroute: cannot go on: out of memory, or a fault in the program\n"
    _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
    _exit(2)
  }

  /// Deletes the drafts and ends the program with the signal.
  private static func end(by number: Int32) {
    drafts.withLock { drafts in
      for draft in drafts { SystemCall.remove(draft) }
      _ = signal(number, SIG_DFL)
      var signals = emptySet()
      unsafe sigaddset(&signals, number)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), number)
    }
  }

  /// Whether a signal has an action already: ignored by the parent process, as nohup does, or handled.
  private static func isTaken(_ number: Int32) -> Bool {
    let action = signal(number, SIG_DFL)
    guard unsafe unsafeBitCast(action, to: Int.self) != 0 else { return false }
    _ = signal(number, action)
    return true
  }

  private static func emptySet() -> sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    return signals
  }
}

/// A value shared by threads, of which one at a time reads or changes it.
@safe
final class Locked<State>: @unchecked Sendable {
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ state: sending State) {
    self.state = state
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&state)
  }
}

extension SystemCall {
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

  /// The stack size of a thread, enough for the deepest JSON that is read.
  private static let stackSize = 8 << 20

  /// Whether the main thread has such a stack.
  static var hasRoom: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
    let stack = RLIMIT_STACK
    #endif
    return unsafe getrlimit(stack, &limit) == 0 && limit.rlim_cur >= rlim_t(stackSize)
  }

  /// Runs a function on a new thread; returns false if the system starts none.
  static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
    let box = unsafe Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let code = unsafe pthread_create(&thread, &attributes, { unsafe runThread($0) }, box.toOpaque())
    guard code == 0 else {
      unsafe box.release()
      return false
    }
    #if canImport(Darwin)
    if let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
    return true
  }
}

private final class ThreadBody {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
