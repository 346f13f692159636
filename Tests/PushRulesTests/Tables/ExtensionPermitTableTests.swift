import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the service extension may run.
  static let extensionPermit = TableCases(.extensionPermit, from: .mutableAlert).rows([
    Gate.closed: [
      .init("extension-permit.before-10", .iOS(9)),
      .init("extension-permit.missing", .without(.serviceExtension)),
      .init("extension-permit.not-mutable", .payload(.alert)),
      .init("extension-permit.mutable-unreadable", .mutableContent(.unreadable)),
      .init("extension-permit.no-alert", .alert(.absent), .sound(.present)),
      .init("extension-permit.not-shown", .pushType(.background)),
    ],
    .open: [.init("extension-permit.permitted")],
  ])
}
