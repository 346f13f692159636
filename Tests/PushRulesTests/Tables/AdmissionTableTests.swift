import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the system may hand the push to the app delegate.
  static let admission = TableCases(.admission, from: .silentPush).rows([
    Gate.closed: [
      .init("admission.other-receiver", .pushType(.voip)),
      .init("admission.never-launched", .state(.neverLaunched)),
      .init("admission.not-registered-before-8", .iOS(7), .denied),
      .init("admission.denied-in-foreground", .state(.active), .payload(.empty), .denied),
      .init("admission.denied-without-mode", .backgroundModes([]), .denied),
      .init("admission.denied-without-refresh", .backgroundAppRefresh(.off), .denied),
      .init("admission.alert-styles-off", .stylesOff),
      .init("admission.silent-typed-alert", .pushType(.alert)),
      .init("admission.silent-typed-alert-in-foreground", .state(.active), .pushType(.alert)),
      .init("admission.background-typed-visible", .payload(.alert), .pushType(.background)),
      .init("admission.background-typed-empty", .payload(.empty), .pushType(.background)),
      .init("admission.silent-in-simulator", .environment(.simulator)),
    ],
    .open: [.init("admission.admitted")],
  ])
}
