import PushRules
import PushTestSupport

extension TableTests {
  /// Whether `willPresent` can be asked.
  static let willPresentPermit = TableCases(.willPresentPermit, from: .alertInFront).rows([
    Gate.closed: [
      .init("will-present-permit.nothing-to-ask", .payload(.empty)),
      .init("will-present-permit.other-receiver", .pushType(.voip)),
      .init("will-present-permit.typed-background", .pushType(.background)),
      .init("will-present-permit.not-in-foreground", .state(.background)),
      .init("will-present-permit.before-10", .iOS(9)),
      .init("will-present-permit.no-delegate", .delegate(nil)),
      .init("will-present-permit.no-will-present", .without(.willPresent)),
      .init("will-present-permit.denied", .denied),
      .init("will-present-permit.alert-styles-off", .stylesOff),
    ],
    .open: [.init("will-present-permit.may-ask")],
  ])
}
