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

  /// Whether the service extension runs.
  static let extensionRun = TableCases(.extensionRun, from: .mutableAlert).rows([
    ExtensionRun.runs: [
      .init("service-extension.runs"),
      .init("service-extension.runs-provisional", .authorization(.provisional)),
      .init("service-extension.runs-after-force-quit", .state(.quit)),
      .init("service-extension.runs-for-string", .alert(.string)),
      .init("service-extension.runs-before-unlock", .lockedSinceReboot),
      .init("service-extension.runs-for-string-before-unlock", .lockedSinceReboot, .alert(.string)),
      .init("service-extension.runs-in-simulator", .environment(.simulator)),
      .init("service-extension.runs-in-simulator-by-apns", .environment(.simulatorByApns)),
    ],
    .skipped: [.init("service-extension.skipped", .iOS(9))],
  ])

  /// Whether `mutable-content` counts as set.
  static let mutableContent = TableCases(.mutableContent, from: .mutableAlert).rows([
    Presence.present: [
      .init("mutable-content.1"),
      .init("mutable-content.true", .mutableContent(.boolean)),
      .init("mutable-content.undocumented", .mutableContent(.undocumented)),
    ],
    .absent: [
      .init("mutable-content.absent", .payload(.alert)),
      .init("mutable-content.0", .mutableContent(.zero)),
      .init("mutable-content.unreadable", .mutableContent(.unreadable)),
      .init("mutable-content.misplaced", .mutableContent(.misplaced)),
    ],
  ])
}
