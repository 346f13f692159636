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
}
