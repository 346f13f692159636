import PushRules
import PushTestSupport
import Questions
import RouteReport
import Testing

struct PayloadSummaryTests {
  @Test(arguments: PayloadFlag.allCases)
  func `the summary counts a flag as set exactly if the rules do`(flag: PayloadFlag) throws {
    let payload = PayloadTraits(alert: .dictionary, contentAvailable: flag, mutableContent: flag)
    let situation = Situation.on(.newest, .suspended, payload, in: .everything)
    let methods = try Route(situation).arrival.calls.map(\.method)
    let summary = PayloadSummary(source: "x", byteCount: 2, traits: payload)
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
    let summary = PayloadSummary(source: "x", byteCount: byteCount, traits: PayloadTraits())
    let caveat = summary.sizeCaveat(pushType: pushType)
    #expect(caveat?.id == (isTooLarge ? "payload-too-large" : nil))
  }
}
