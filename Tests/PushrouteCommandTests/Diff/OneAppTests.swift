import Foundation
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// One call is about one app (R-66).
struct OneAppTests {
  /// All that a side states but its version and its app.
  private static let rest =
    "--push-registry set --background-modes remote-notification --category-options none "
    + "--scene connected --meanwhile nothing --push-to-talk-channel joined"

  @Test func `diff says what two calls of eval say with the flags of its first lines`() throws {
    var random = SeededRandom(seed: 66)
    let versions = ["8", "9", "10.0", "12", "13", "17", "18.0", "26", "27"]
    let states = ["active", "suspended", "not-running --terminated-by system"]
    let actions = ["none", "icon", "notification"]
    let own = ["", "", " --lifecycle app", " --implements did-receive", " --sdk 26"]
    for _ in 0..<Sweep.count(75) {
      let sides = versions.shuffled(using: &random).prefix(2)
      let fixed =
        "--state \(states[Int.random(in: 0..<3, using: &random)]) "
        + "--launch \(actions[Int.random(in: 0..<3, using: &random)]) "
        + Self.rest + own[Int.random(in: 0..<5, using: &random)]
      let payload = Bool.random(using: &random) ? "alert.json" : "both.json"
      let call = "\(payload) --ios \(sides[0]) --ios \(sides[1]) \(fixed)"
      let difference = try object(Run("diff \(call) --json"))
      let app = try #require(difference["app"] as? String)
      let answers = try sides.map { version in
        let answer = try object(Run("eval \(payload) --ios \(version) \(fixed) \(app) --json"))
        let arrival = try #require(answer["arrival"] as? [String: Any])
        return try [arrival, answer["userAction"] as? [String: Any]].map { calls($0?["calls"]) }
          + ["wake", "presentation"].map { ["\(try #require(arrival[$0]))"] }
      }
      let isSame = "\(try #require(difference["differing"]))" == "0"
      #expect(isSame == (answers[0] == answers[1]), "\(call)")
      #expect(Run("diff \(call)").output.contains("App: ") == !app.isEmpty, "\(call)")
    }
  }

  @Test func `where each side alone has another app, diff says that two calls of eval differ`() {
    let call = "diff --ios 17 --ios 26 alert.json --state not-running --launch notification"
    #expect(Run(call).output.contains("Two calls of eval without"))
    #expect(!Run(call + " --lifecycle app").output.contains("Two calls of eval without"))
  }

  @Test func `the rows of a table are about one app`() {
    let table = Run("table --rows ios=17,26 --columns launch=notification --state not-running")
    #expect(table.output.contains("\nApp: --implements did-receive-fetch,"))
  }

  private func object(_ run: Run) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any], "\(run.errors)")
  }

  private func calls(_ value: Any?) -> [String] {
    let calls = value as? [[String: Any]] ?? []
    return calls.compactMap { $0["method"] as? String }
  }
}
