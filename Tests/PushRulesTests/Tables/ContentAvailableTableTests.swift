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
}
