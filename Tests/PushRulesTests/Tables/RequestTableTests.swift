import PushRules
import PushTestSupport

extension TableTests {
  /// Whether payload and headers ask for background time.
  static let request = TableCases(.request, from: .silentPush).rows([
    Gate.closed: [
      .init("request.no-content-available", .payload(.empty)),
      .init("request.content-available-0", .contentAvailable(.zero)),
      .init("request.content-available-unreadable", .contentAvailable(.unreadable)),
      .init("request.content-available-misplaced", .contentAvailable(.misplaced)),
      .init("request.beside-in-simulator", .payload(.mixed), .environment(.simulator)),
      .init("request.priority-10", .priority(.ten)),
      .init(
        "request.background-typed-priority-10",
        .payload(.mixed),
        .pushType(.background),
        .priority(.ten)
      ),
    ],
    .open: [.init("request.requested")],
  ])
}
