import PushRules
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// An answer is read in ten seconds: it fits a terminal of 80 × 24 with a line for the prompt, beside
/// the line of the app, which is one line however long, so that it can be pasted.
struct ScreenTests {
  private static let payloads = ["alert.json", "silent.json", "both.json"]
  private static let states = AppState.rows.map(\.rowName)
  private static let actions = ["none", "icon", "notification", "dismiss"]

  @Test(arguments: payloads, states)
  func `the answer for one state fits a screen`(payload: String, state: String) {
    for action in Self.actions {
      for ios in Sweep.of(["27", "12", "9"], oneIn: 3) {
        let run = Run("eval \(payload) --state \(state) --launch \(action) --ios \(ios)")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .filter { !$0.hasPrefix("App: ") }
        #expect(run.code == .done)
        #expect(lines.count <= 23, "\(action) \(ios): \(lines.count)\n\(run.output)")
        let short = lines.filter { !$0.contains("Notification") }
        #expect(short.allSatisfy { $0.count <= 80 }, "\(run.output)")
      }
    }
  }

  @Test(arguments: payloads, actions)
  func `the table of the five states fits a screen`(payload: String, action: String) {
    let output = Run("eval \(payload) --launch \(action)").output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 23, "\(lines.count)\n\(output)")
  }

  @Test(arguments: payloads, actions)
  func `the table of the five states fits every width`(payload: String, action: String) throws {
    for width in Sweep.of([40, 60, 80, 120], oneIn: 2) {
      var world = MemoryWorld.usual
      world.terminalWidth = width
      let run = Run("eval \(payload) --launch \(action)", in: world)
      let rows = try #require(run.output.split(separator: "\nstate ", maxSplits: 1).last)
      let table = rows.components(upTo: ["Why not", "Assumed", "More"])
      #expect(table.allSatisfy { $0.count <= width }, "\(width)\n\(run.output)")
    }
  }

  @Test func `what keeps a tap from the app is changed in the app, not in the payload`() {
    let late = "--launch notification --notification-center-delegate late"
    for state in ["not-running", "killed"] {
      let run = Run("eval alert.json --state \(state) \(late)")
      #expect(run.output.contains("  Fix: set the delegate of the notification center before"))
      #expect(!run.output.contains("content-available"), "\(run.output)")
    }
  }

  @Test func `brief is one line for each state, and everything has all`() {
    #expect(
      Run("eval alert.json --state suspended --brief").output
        == "iOS 27, app suspended: nothing runs: "
        + "Without content-available nothing runs until the user acts.\n"
    )
    #expect(Run("eval alert.json --brief").output.split(separator: "\n").count == 5)
    let two = Run("eval alert.json silent.json --brief --state active").output
    #expect(two.split(separator: "\n").map { $0.prefix(7) } == ["alert.j", "silent."])
    let all = Run("eval alert.json --state suspended -v").output
    for part in [
      "Remarks", "Assumptions that would change the answer",
      "scene:willConnectToSession:options:",
    ] {
      #expect(all.contains(part))
      #expect(!Run("eval alert.json --state suspended").output.contains(part))
    }
    #expect(Run("eval silent.json --state suspended -v").output.contains("     Source: "))
  }

  private static let advice: [(call: String, has: String, lacks: String)] = [
    (
      call: "both.json --killed-by-user",
      has: "It runs again once the user has opened the app.", lacks: "To change that"
    ),
    (
      call: "alert.json --state suspended",
      has: "Why not didReceiveRemoteNotification", lacks: "willPresent"
    ),
    (
      call: "alert.json --state suspended --implements did-finish-launching",
      has: "Without content-available nothing runs", lacks: "in memory already"
    ),
    (
      call: "alert.json --state suspended --implements did-receive",
      has: "fetchCompletionHandler:.", lacks: "have the app active"
    ),
    (
      call: "alert.json --state suspended --launch notification", has: "response-method.tap",
      lacks: "do not implement"
    ),
    (call: "alert.json --state active", has: "Fix: add", lacks: "Finish"),
  ]

  @Test(arguments: advice)
  func `what does not run is what was asked about`(call: String, has: String, lacks: String) {
    let words = Run("eval " + call).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(words.contains(has), "\(words)")
    #expect(!words.contains(lacks), "\(words)")
  }

  @Test func `a payload is answered without the word eval, too`() {
    #expect(Run("alert.json --state active").output == Run("eval alert.json --state active").output)
    #expect(Run("alert.json --state active").code == .done)
  }
}

extension Substring {
  /// The lines before one that begins with one of some words.
  fileprivate func components(upTo words: [String]) -> [Substring] {
    Array(split(separator: "\n").prefix { line in !words.contains { line.hasPrefix($0) } })
  }
}
