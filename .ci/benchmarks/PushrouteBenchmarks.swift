internal import Foundation

/// Measures what pushroute does, or writes what comparisons with other programs need.
@main
struct PushrouteBenchmarks {
  static func main() {
    do {
      try Job(Array(CommandLine.arguments.dropFirst())).run()
    } catch let error as JobError {
      leave(error.message + (error.isAboutTheCall ? "\n" + Job.usage : ""), code: 2)
    } catch {
      leave("\(error)", code: 2)
    }
  }

  private static func leave(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data(".ci/benchmark: \(message)\n".utf8))
    exit(code)
  }
}
