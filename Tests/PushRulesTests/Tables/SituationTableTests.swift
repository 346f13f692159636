import PushRules
import PushTestSupport

extension TableTests {
  /// Whether `content-available` counts as set.
  static let contentAvailable = TableCases(.contentAvailable, from: .silentPush).rows([
    Presence.present: [
      .init("content-available.1"),
      .init("content-available.true", .contentAvailable(.boolean)),
      .init("content-available.undocumented", .contentAvailable(.undocumented)),
      .init("content-available.alone-in-simulator", .environment(.simulator)),
      .init(
        "content-available.undocumented-alone-in-simulator",
        .contentAvailable(.undocumented),
        .environment(.simulator)
      ),
      .init("content-available.by-apns-in-simulator", .environment(.simulatorByApns)),
    ],
    .absent: [
      .init("content-available.beside-in-simulator", .payload(.mixed), .environment(.simulator)),
      .init("content-available.absent", .payload(.empty)),
      .init("content-available.0", .contentAvailable(.zero)),
      .init("content-available.unreadable", .contentAvailable(.unreadable)),
      .init("content-available.misplaced", .contentAvailable(.misplaced)),
    ],
  ])

  /// Whether the situation can exist.
  static let feasibility = TableCases(.feasibility, from: .silentPush).rows([
    Gate.closed: [
      .init("feasibility.no-background-before-4", .iOS(3)),
      .init("feasibility.locked-means-rebooted", .firstUnlock(.pending)),
      .init("feasibility.cannot-run", .sdk(27)),
      .init("feasibility.no-scene-to-lose", .lostScene),
      .init("feasibility.scene-lost-in-memory", .state(.active), .scenes, .lostScene),
      .init(
        "feasibility.opened-from-the-background",
        .state(.active),
        .then(.notification),
        .opened
      ),
      .init("feasibility.opened-before-a-tap", .opened),
      .init("feasibility.simulator-token", .iOS(15), .environment(.simulatorByApns)),
      .init(
        "feasibility.opened-with-its-scene",
        .then(.notification),
        .scenes,
        .lostScene,
        .opened
      ),
    ],
    .open: [.init("feasibility.possible")],
  ])

  /// What the user allows the app to show, on this version of iOS.
  static let permission = TableCases(.permission, from: .silentPush).rows([
    Permission.full: [
      .init("permission.authorized"),
      .init("permission.provisional-before-12", .iOS(11), .authorization(.provisional)),
    ],
    .historyOnly: [.init("permission.provisional", .authorization(.provisional))],
    .refused: [.init("permission.not-authorized", .denied)],
  ])

  /// Where the app is when the push arrives.
  static let place = TableCases(.place, from: .silentPush).rows([
    Place.foreground: [
      .init("place.active", .state(.active)),
      .init("place.inactive", .state(.inactive)),
    ],
    .background: [.init("place.background")],
    .notRunning: [.init("place.not-running", .state(.ended))],
  ])
}
