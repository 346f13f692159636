import PushPayload
import PushRules
import PushTestSupport
import Questions
import RouteReport
import Testing

struct TextReportTests {
  private static let reports: [(name: String, situation: Situation, style: TextStyle)] = [
    (
      name: "contested.txt",
      situation: Situation.on(.iOS(17), .suspended, .alert, then: .notification, in: .old),
      style: TextStyle.plain
    ),
    (
      name: "impossible.txt",
      situation: .on(.iOS(3), .background, .alert, in: .old).with(\.firstUnlock, .pending),
      style: .plain
    ),
    (
      name: "colored.txt",
      situation: .on(.iOS(17), .ended, .mixed, then: .notification, in: .sceneCenter),
      style: .colored
    ),
    (
      name: "not-possible.txt",
      situation: .on(.iOS(17), .active, .silent, then: .notification, in: .center),
      style: .plain
    ),
  ]

  @Test(arguments: reports)
  func `the report is the recorded one`(
    name: String,
    situation: Situation,
    style: TextStyle
  ) throws {
    try expectSnapshot(text(situation, style), named: name)
  }

  @Test func `colour adds nothing but colour`() throws {
    let situation = Situation.on(.iOS(17), .ended, .mixed, then: .notification, in: .sceneCenter)
    let colored = text(situation, .colored)
    let codes = try Regex("\u{1B}\\[[0-9;]*m")
    #expect(colored.contains(codes))
    #expect(colored.replacing(codes, with: "") == text(situation, .plain))
  }

  @Test func `what a payload file says cannot reach the terminal`() throws {
    let situation = Situation.on(.newest, .active, .alert, in: .both)
    let json = #"{"aps":{"alert":"Hi"},"Simulator Target Bundle":"com.\u202Eexample"}"#
    let file = InputFile("a\u{1B}[31m.json", bytes: Array(json.utf8))
    let payload = PayloadSummary(try InputPayload(file, for: situation, from: .automatic))
    var text = ""
    TextReport(RouteAnswer(to: situation, payload: payload, assumed: [])).write(to: &text)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !["\u{1B}", "\u{202E}"].contains($0) })
    #expect(text.contains("for com.\\u{202e}example"))
  }

  private func text(_ situation: Situation, _ style: TextStyle) -> String {
    let input = InputPayload("payload.json", byteCount: 60, traits: situation.payload)
    let payload = PayloadSummary(input)
    let answer = RouteAnswer(to: situation, payload: payload, assumed: ["ios", "sdk"])
    var text = ""
    TextReport(answer, style: style).write(to: &text)
    return text
  }

  @Test(arguments: PayloadFlag.allCases)
  func `the summary counts a flag as set exactly if the rules do`(flag: PayloadFlag) throws {
    let payload = PayloadTraits(alert: .dictionary, contentAvailable: flag, mutableContent: flag)
    let situation = Situation.on(.newest, .suspended, payload, in: .everything)
    let methods = try Route(situation).arrival.calls.map(\.method)
    let summary = PayloadSummary(InputPayload("x", byteCount: 2, traits: payload))
    let text = RouteAnswer(to: situation, payload: summary, assumed: []).json.text
    let isFetched = methods.contains(.didReceiveFetch)
    #expect(text.contains("\"contentAvailable\": \(isFetched)"))
    let isChanged = methods.contains(.serviceExtension)
    #expect(text.contains("\"mutableContent\": \(isChanged)"))
  }

  private static let payloads: [(pushType: PushType?, byteCount: Int, isTooLarge: Bool)] = [
    (pushType: PushType?.none, byteCount: 4096, isTooLarge: false),
    (pushType: nil, byteCount: 4097, isTooLarge: true),
    (pushType: .voip, byteCount: 5120, isTooLarge: false),
    (pushType: .voip, byteCount: 5121, isTooLarge: true),
  ]

  @Test(arguments: payloads)
  func `a payload is too large for APNs`(pushType: PushType?, byteCount: Int, isTooLarge: Bool) {
    let summary = PayloadSummary(InputPayload("x", byteCount: byteCount, traits: PayloadTraits()))
    let caveat = summary.sizeCaveat(pushType: pushType)
    #expect(caveat?.id == (isTooLarge ? "payload-too-large" : nil))
  }
}
