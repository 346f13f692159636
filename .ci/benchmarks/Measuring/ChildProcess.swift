#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that runs to its end, with its output thrown away.
@safe
struct ChildProcess {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// Runs it; only a start and an end lie between, so that little else is measured.
  func run() throws(JobError) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
    var process: pid_t = 0
    var status: Int32 = 0
    guard unsafe posix_spawn(&process, words[0], &actions, nil, &arguments, environ) == 0,
      unsafe waitpid(process, &status, 0) == process, status == 0
    else { throw .failed(words.joined(separator: " ")) }
  }
}
