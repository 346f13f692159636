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

  @Test func `what a payload file says cannot reach the terminal`() {
    let situation = Situation.on(.newest, .active, .alert, in: .both)
    let payload = PayloadSummary(
      source: "a\u{1B}[31m.json",
      byteCount: 2,
      traits: situation.payload,
      simulatorTargetBundle: "com.\u{202E}example"
    )
    var text = ""
    TextReport(RouteAnswer(to: situation, payload: payload, assumed: [])).write(to: &text)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !["\u{1B}", "\u{202E}"].contains($0) })
    #expect(text.contains("for com.\\u{202e}example"))
  }

  private func text(_ situation: Situation, _ style: TextStyle) -> String {
    let payload = PayloadSummary(source: "payload.json", byteCount: 60, traits: situation.payload)
    let answer = RouteAnswer(to: situation, payload: payload, assumed: ["ios", "sdk"])
    var text = ""
    TextReport(answer, style: style).write(to: &text)
    return text
  }
}
