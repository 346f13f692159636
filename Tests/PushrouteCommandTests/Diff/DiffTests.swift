import PushTestSupport
import Testing

@testable import PushrouteCommand

struct DiffTests {
  private static let suspended = "--state suspended --launch notification"

  private static let differences: KeyValuePairs<String, String> = [
    "diff.txt": "diff --ios 9 --ios 17 --limit 3 \(suspended)",
    "diff.json": "diff --ios 12 --ios 13 alert.json \(suspended) --json",
    "diff.md": "diff scenes both.json -f markdown --state not-running",
    "diff-payloads.txt": "diff alert.json both.json --ios 18 --state suspended",
    "diff-state.txt": "diff alert.json --state active --state suspended --ios 18",
    "diff-parts.txt":
      "diff late-delegate alert.json --only all --ios 18 --state not-running"
      + " --launch notification",
  ]

  @Test(arguments: differences)
  func `a difference is printed as recorded`(name: String, call: String) throws {
    let run = Run(call)
    #expect(run.errors.isEmpty && run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  private static let waysToAsk: KeyValuePairs<String, String> = [
    "ios=9,17": "--ios 9 --ios 17",
    "scenes": "--lifecycle app --lifecycle scene",
    "notification-center-delegate":
      "--notification-center-delegate none --notification-center-delegate set",
    "low-power": "--set low-power=off --set low-power=on",
  ]

  @Test(arguments: waysToAsk)
  func `there are several ways to ask`(call: String, flags: String) {
    let one = Run("diff \(call) alert.json --state active --json")
    let other = Run("diff \(flags) alert.json --state active --json")
    let lines = { (run: Run) in
      run.output.split(separator: "\n").filter { !$0.contains("\"question\"") }
    }
    #expect(one.code == .done && lines(one) == lines(other))
  }

  @Test func `a question about a payload takes the place of what the payload says`() {
    let flags = "--state suspended --ios 18"
    #expect(
      Run("diff content-available both.json \(flags)").output
        == Run("diff content-available alert.json \(flags)").output
    )
  }

  @Test func `the same answer everywhere is an answer`() {
    let run = Run("diff late-delegate silent.json --state suspended --ios 9")
    #expect(run.code == .done)
    #expect(run.output.contains("The answer is the same in all "))
  }

  @Test(arguments: ["alert.json alert.json", "--ios 9 --ios 9.2"])
  func `two sides that mean the same have the same answer`(call: String) {
    for format in ["text", "markdown"] {
      let run = Run("diff --state suspended \(call) -f \(format)")
      #expect(run.output.contains("Both sides mean the same to the rules"))
      #expect(run.output.contains("The answer is the same in all "))
      #expect(run.code == .done && run.errors.isEmpty)
    }
  }

  @Test func `a method is called by its selector, too`() {
    let selector = "application:didReceiveRemoteNotification:"
    let run = Run("diff \(selector) --ios 9")
    #expect(run.output == Run("diff did-receive --ios 9").output)
    #expect(run.code == .done)
  }

  @Test func `methods that a stated version does not have are reported`() {
    let run = Run("diff scenes --ios 9 --implements will-present alert.json --state active")
    #expect(run.errors.contains("will-present: exists from iOS 10"))
    #expect(Run("diff scenes --implements will-present alert.json --state active").errors.isEmpty)
  }

  private static let questions: KeyValuePairs<String, String> = [
    "diff": "nothing to compare: state a flag with two values",
    "diff --ios 9": "nothing to compare",
    "diff --ios 9 --ios 9": "nothing to compare",
    "diff --ios 9,10": "--ios: found `9,10`, expected a version",
    "diff --ios 9..11 --sdk 9..11":
      "more than two values of --ios and more than two values of --sdk cannot be combined",
    "diff --ios 11..9": "--ios: found `11..9`, expected the older version first",
    "diff ios=9..11 - ": "- stands for standard input",
    "diff ios=9..11 --ios 12": "ios=9..11 and --ios cannot be combined",
    "diff colour=red": "diff: found `colour`, expected state",
    "diff --ios 9 --ios x": "--ios: found `x`, expected a version",
    "diff scenes --ios 9 --ios 10": "the question scenes and",
    "diff --ios 9 --ios 10 --limit 0": "--limit: found `0`, expected a number",
    "diff scenes --only x": "--only: found `x`, expected arrival",
    "diff a.json b.json c.json": "diff: unexpected argument `c.json`",
    "diff scene": "diff: found `scene`, expected scenes, ",
    "diff did-recieve-fetch": "did you mean did-receive-fetch?",
    "diff scenes low-power": "the question scenes and the question low-power cannot be combined",
    "diff force-quit --state suspended":
      "the question force-quit and what is stated about state cannot be combined",
    "diff scenes --lifecycle scene":
      "the question scenes and what is stated about life cycle cannot be combined",
    "diff - -": "- stands for standard input",
    "diff text.json --ios 9 --ios 10": "text.json:1:1: error:",
    "diff --ios 3 --ios 9 --state suspended": "none of these situations can exist: Before iOS 4",
  ]

  @Test(arguments: questions)
  func `a question that makes no sense is refused`(call: String, words: String) {
    let run = Run(call)
    #expect(run.code == .failure && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
