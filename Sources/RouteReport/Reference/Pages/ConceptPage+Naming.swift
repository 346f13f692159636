internal import AppLifecycle

extension ConceptPage {
  static let notifications = ConceptPage(
    "notifications",
    "The posts to NotificationCenter that go with the callbacks.",
    rows: Callback.all.compactMap { callback in
      callback.notification.map { Row(callback.id, $0) }
    },
    know: [
      "They are posts inside the process, not local notifications that a user sees.",
      "The delegate method runs first, then the notification is posted; for willEnterForeground "
        + "Apple's pages disagree.",
      "In a scene app the notifications of the app are posted when all its scenes together change, "
        + "while the methods of the app delegate are not called.",
    ],
    claims: ["S0-07", "S2-06"],
    related: ["S0-08", "S0-11", "S0-14", "S0-17", "S0-20", "S0-23", "S1-13", "X-13"],
    citing: "L-09",
    "A-178",
    "T-S2"
  )

  static let applicationDidFinishLaunching = ConceptPage(
    "application-did-finish-launching",
    "applicationDidFinishLaunching:, the launch method of iPhone OS 2, without options.",
    spelled: ["applicationDidFinishLaunching:", "applicationDidFinishLaunching(_:)"],
    rows: [
      Row("selector", "applicationDidFinishLaunching:"),
      Row("Swift", "applicationDidFinishLaunching(_:)"),
      Row("in its place", on: "3+", "did-finish-launching, where it is implemented"),
    ],
    know: [
      "It is not called when application:didFinishLaunchingWithOptions: is implemented."
    ],
    related: ["S4-04"],
    citing: "T-L1",
    "T-L2"
  )
}
