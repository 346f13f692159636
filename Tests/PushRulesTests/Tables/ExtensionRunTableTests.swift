import PushRules
import PushTestSupport

extension TableTests {
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
}
