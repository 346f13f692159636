internal import PushPayload

// Methods, modes and entitlements without which a push does not reach the app's code.
extension LintCode {
  static let delegateMissing = LintCode(
    .error("delegate-missing"),
    "A method of UNUserNotificationCenterDelegate is written, and nothing sets the delegate.",
    because: "iOS asks the delegate of the notification center alone: a tap opens the app, and the "
      + "method never runs.",
    bad: "class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate "
      + "{ func userNotificationCenter(_ c: …, didReceive r: UNNotificationResponse, …) }",
    good: "func application(_ a: …, didFinishLaunchingWithOptions o: …) -> Bool { "
      + "UNUserNotificationCenter.current().delegate = self; return true }"
  )
  static let asyncOffMain = LintCode(
    .warning("async-off-main"),
    "An async method of a delegate is not isolated to the main actor.",
    because: "It may run off the main thread. There UIKit may end the app with “Call must be made "
      + "on main thread”, or what it does comes late.",
    bad: "nonisolated func userNotificationCenter(_ c: …, didReceive r: …) async",
    good: "@MainActor func userNotificationCenter(_ c: …, didReceive r: …) async",
    citations: ["R-51"]
  )
  static let callUnreported = LintCode(
    .warning("call-unreported"),
    "A method for VoIP pushes reports no call to CallKit or LiveCommunicationKit.",
    because: "iOS ends an app that reports none, and later delivers no VoIP push to it any more.",
    bad: "func pushRegistry(_ r: …, didReceiveIncomingPushWith p: …, …) { ring(); completion() }",
    good: "func pushRegistry(_ r: …, didReceiveIncomingPushWith p: …, …) { "
      + "provider.reportNewIncomingCall(with: id, update: update) { _ in completion() } }"
  )

  static let modeMissing = LintCode(
    .warning("mode-missing"),
    "A push with content-available goes to an app without the mode remote-notification.",
    because: "Without it iOS wakes no app for a push.",
    bad: "<key>UIBackgroundModes</key><array/>",
    good: "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"
  )
  static let timeSensitiveMissing = LintCode(
    .warning("time-sensitive-missing"),
    "A push has interruption-level time-sensitive, and the app's entitlements lack it.",
    because:
      "Without com.apple.developer.usernotifications.time-sensitive iOS treats the push as an "
      + "active one, which a Focus or the summary may hold back.",
    bad: "<key>aps-environment</key><string>production</string>",
    good: "<key>com.apple.developer.usernotifications.time-sensitive</key><true/>"
  )
}
