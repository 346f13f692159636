import PushRules
import PushTestSupport

extension TableTests {
  /// Whether `willPresent` is asked.
  static let willPresentCall = TableCases(.willPresentCall, from: .alertInFront).rows([
    WillPresentCall.asked: [
      .init("will-present-call.asked"),
      .init("will-present-call.asked-provisional", .authorization(.provisional)),
      .init("will-present-call.asked-without-alert", .payload(.sound)),
    ],
    .skipped: [.init("will-present-call.not-asked", .iOS(9))],
  ])
}
