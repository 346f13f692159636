import PushRules
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// An answer is read in ten seconds: it fits a terminal of 80 × 24 with a line for the prompt.
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
        #expect(run.code == .done)
        #expect(lines.count <= 23, "\(action) \(ios): \(lines.count)\n\(run.output)")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
      }
    }
  }

  @Test(arguments: payloads, actions)
  func `the table of the states fits a screen`(payload: String, action: String) {
    let output = Run("eval \(payload) --launch \(action)").output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 23, "\(lines.count)\n\(output)")
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(output)")
  }

  @Test(arguments: payloads, actions)
  func `the table of the states fits every width`(payload: String, action: String) throws {
    for width in Sweep.of([40, 60, 80, 120], oneIn: 2) {
      var world = MemoryWorld.usual
      world.terminalWidth = width
      let run = Run("eval \(payload) --launch \(action)", in: world)
      let rows = try #require(run.output.split(separator: "\nstate ", maxSplits: 1).last)
      let table = rows.components(upTo: ["Why not", "The ", "will", "Assumed"])
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
    #expect(Run("eval alert.json --brief").output.split(separator: "\n").count == 6)
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
      has: "Not called: did-receive-fetch (needs content-available), will-present (why: -v)",
      lacks: "Why not"
    ),
    (
      call: "alert.json --state suspended --expect did-receive-fetch",
      has: "Without content-available nothing runs", lacks: "Why not willPresent"
    ),
    (
      call: "silent.json --state suspended --implements did-receive",
      has: "Fix: implement didReceiveRemoteNotification:fetchCompletionHandler:.",
      lacks: "have the app active"
    ),
    (
      call: "alert.json --state suspended --launch notification", has: "response-method.tap",
      lacks: "do not implement"
    ),
    (
      call: "alert.json --state active --implements did-receive-response",
      has: "Fix: implement willPresentNotification:.", lacks: "fetchCompletionHandler"
    ),
    (
      call: "both.json --state active --launch notification", has: "handle it once",
      lacks: "best effort"
    ),
    (
      call: "alert.json --state not-running --launch notification",
      has: "In a scene app the launch options are nil. (documented)", lacks: "first touch"
    ),
    (
      call: "alert.json --state suspended --want badge",
      has:
        "Badge: The icon keeps its number: the push has no badge. Fix: send badge, with the number.",
      lacks: "Why not"
    ),
    (
      call: "alert.json --want badge",
      has: "Badge (every state): The icon keeps its number: the push has no badge.",
      lacks: "content-available"
    ),
    (
      call: "silent.json --state suspended",
      has: "Not decided: token, budget, force quit …: pushroute rules before-the-device",
      lacks: "Why not"
    ),
    (
      call: "alert.json",
      has: "Not decided: token, permission, Focus …: pushroute rules before-the-device",
      lacks: "Why not"
    ),
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
