import PushTestSupport
import PushrouteCommand
import Testing

/// What cases reach: counting the cells of all tables takes long in a debug build.
@Suite(.enabled(if: Sweep.isWhole))
struct TestCoverageTests {
  @Test(arguments: [
    "\ncoverage: ", " rules reached (", " cells (",
    "\n  place                           1/4        1/4\n",
    "\nrules that no case reaches\n", "\n  wake.launched\n    An app that the system ended is ",
  ])
  func `the coverage names the tables and the rules that no case reaches`(part: String) {
    let run = Run("test cases/good.json --coverage 0 --run resumes", in: .cases)
    #expect(run.output.contains(part))
    #expect(!run.output.contains("  wake.resumed\n"))
    #expect(!Run("test cases/good.json", in: .cases).output.contains("coverage"))
  }

  @Test(arguments: [
    "\"reachedRules\": ", "\"threshold\": 1,", "\"unreachedRules\": [", "\"wake.launched\"",
    "\"name\": \"place\",\n        \"rules\": 4,\n        \"reachedRules\": 1,",
  ])
  func `the coverage in JSON has the same`(part: String) {
    let run = Run("test cases/good.json --coverage 1 --run resumes --json", in: .cases)
    #expect(run.output.contains(part))
  }

  @Test(arguments: [(threshold: 1, code: ExitCode.done), (99, .findings), (100, .findings)])
  func `a threshold that is missed fails`(threshold: Int, code: ExitCode) {
    let call = "test cases/good.json --coverage \(threshold)"
    let run = Run(call, in: .cases)
    #expect(run.code == code)
    #expect(run.output.contains("rules reached"))
    #expect(run.errors.isEmpty == (code == .done))
    #expect(run.errors.hasPrefix(code == .done ? "" : "pushroute: --coverage \(threshold): "))
    let quiet = Run(call + " -q", in: .cases)
    #expect(quiet.output.isEmpty)
    #expect(quiet.code == code)
  }
}
