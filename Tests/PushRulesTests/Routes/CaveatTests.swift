import PushRules
import PushTestSupport
import Testing

struct CaveatTests {
  private static let call = Situation.on(.iOS(26, 4), .suspended, .empty, in: [])
    .with(\.pushType, .voip).with(\.backgroundModes, [.voip])

  /// Caveats that share an id with another one.
  private static let shared: [(situation: Situation, id: String, words: String)] = [
    (.on(.iOS(6), .active, .silent, in: .fetch), "method-unavailable", "exists from iOS 7"),
    (
      .on(.iOS(9), .active, .alert, in: .extended), "method-unavailable",
      "didReceiveNotificationRequest:withContentHandler: exists"
    ),
    (call.with(\.implements, [.didReceiveIncomingPush]), "voip-report-call", "terminated"),
    (call.with(\.implements, [.didReceiveIncomingVoIPPush]), "voip-report-call", "mustReport"),
    (.on(.iOS(26), .suspended, .silent, in: .fetch), "debugger", "the limits are off"),
    (
      .on(.iOS(26), .suspended, .silent, in: .fetch).with(\.environment, .debugger), "debugger",
      "keeps the app from being suspended"
    ),
  ]

  @Test(arguments: shared)
  func `the caveat of the situation is shown`(
    situation: Situation,
    id: String,
    words: String
  ) throws {
    let texts = try Route(situation).caveats.filter { $0.id == id }.map(\.text)
    #expect(texts.count == 1 && texts.allSatisfy { $0.contains(words) }, "\(texts)")
  }
}
