import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the user can do this.
  static let opportunity = TableCases(.opportunity, from: .oldButton).rows([
    Gate.closed: [
      .init("opportunity.nothing", .then(nil)),
      .init("opportunity.icon-of-active-app", .state(.active), .then(.icon)),
      .init("opportunity.other-receiver", .pushType(.mdm)),
      .init("opportunity.silent", .alert(.absent), beside: "opportunity.not-shown"),
      .init("opportunity.no-alert", .alert(.absent), .sound(.present)),
      .init("opportunity.not-shown", .state(.active)),
      .init("opportunity.actions-before-8", .iOS(7)),
      .init("opportunity.text-before-9", .iOS(8), .then(.textAction)),
      .init("opportunity.no-category", .payload(.alert)),
      .init("opportunity.authentication-pending", .authenticationPending),
    ],
    .open: [.init("opportunity.possible")],
  ])
}
