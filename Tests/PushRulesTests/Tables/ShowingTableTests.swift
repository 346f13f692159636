import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the push has something to show and may show it.
  static let showing = TableCases(.showing, from: .alert).rows([
    Gate.closed: [
      .init("showing.empty", .payload(.empty)),
      .init("showing.other-receiver", .pushType(.voip)),
      .init("showing.never-launched", .state(.neverLaunched)),
      .init("showing.denied", .denied),
      .init("showing.alert-styles-off", .stylesOff),
      .init("showing.typed-background", .pushType(.background)),
    ],
    .open: [.init("showing.has-content")],
  ])
}
