import PushTestSupport
import Testing

@testable import PushrouteCommand

struct DiffTests {
  private static let suspended = "--state suspended --launch notification"

  private static let differences: [(name: String, call: String)] = [
    (name: "diff.txt", call: "diff --ios 9 --ios 17 --limit 3 \(suspended)"),
    (name: "diff.json", call: "diff --ios 12 --ios 13 alert.json \(suspended) --json"),
    (name: "diff.md", call: "diff scenes both.json -f markdown --state not-running"),
    (name: "diff-payloads.txt", call: "diff alert.json both.json --ios 18 --state suspended"),
    (name: "diff-state.txt", call: "diff alert.json --state active --state suspended --ios 18"),
    (
      name: "diff-parts.txt",
      call: "diff late-delegate alert.json --only all --ios 18 --state not-running"
        + " --launch notification"
    ),
  ]

  @Test(arguments: differences)
  func `a difference is printed as recorded`(name: String, call: String) throws {
    let run = Run(call)
    #expect(run.errors.isEmpty && run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  private static let waysToAsk: [(call: String, flags: String)] = [
    (call: "ios=9,17", flags: "--ios 9 --ios 17"),
    (call: "scenes", flags: "--lifecycle app --lifecycle scene"),
    (
      call: "notification-center-delegate",
      flags: "--notification-center-delegate none --notification-center-delegate set"
    ),
    (call: "low-power", flags: "--set low-power=off --set low-power=on"),
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

  private static let questions: [(call: String, words: String)] = [
    (call: "diff", words: "nothing to compare: state a flag with two values"),
    (call: "diff --ios 9", words: "nothing to compare"),
    (call: "diff --ios 9 --ios 9", words: "nothing to compare"),
    (call: "diff --ios 9,10", words: "--ios: found `9,10`, expected a version"),
    (
      call: "diff --ios 9..11 --sdk 9..11",
      words: "more than two values of --ios and more than two values of --sdk cannot be combined"
    ),
    (call: "diff --ios 11..9", words: "--ios: found `11..9`, expected the older version first"),
    (call: "diff ios=9..11 - ", words: "- stands for standard input"),
    (call: "diff ios=9..11 --ios 12", words: "ios=9..11 and --ios cannot be combined"),
    (call: "diff colour=red", words: "diff: found `colour`, expected state"),
    (call: "diff --ios 9 --ios x", words: "--ios: found `x`, expected a version"),
    (call: "diff scenes --ios 9 --ios 10", words: "the question scenes and"),
    (call: "diff --ios 9 --ios 10 --limit 0", words: "--limit: found `0`, expected a number"),
    (call: "diff scenes --only x", words: "--only: found `x`, expected arrival"),
    (call: "diff a.json b.json c.json", words: "diff: unexpected argument `c.json`"),
    (call: "diff scene", words: "diff: found `scene`, expected scenes, "),
    (call: "diff did-recieve-fetch", words: "did you mean did-receive-fetch?"),
    (
      call: "diff scenes low-power",
      words: "the question scenes and the question low-power cannot be combined"
    ),
    (
      call: "diff force-quit --state suspended",
      words: "the question force-quit and what is stated about state cannot be combined"
    ),
    (
      call: "diff scenes --lifecycle scene",
      words: "the question scenes and what is stated about life cycle cannot be combined"
    ),
    (call: "diff - -", words: "- stands for standard input"),
    (call: "diff text.json --ios 9 --ios 10", words: "text.json:1:1: error:"),
    (
      call: "diff --ios 3 --ios 9 --state suspended",
      words: "none of these situations can exist: Before iOS 4"
    ),
  ]

  @Test(arguments: questions)
  func `a question that makes no sense is refused`(call: String, words: String) {
    let run = Run(call)
    #expect(run.code == .failure && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
