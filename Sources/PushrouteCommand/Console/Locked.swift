#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
