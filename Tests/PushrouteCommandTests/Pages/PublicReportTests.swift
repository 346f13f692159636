import PushTestSupport
import PushrouteCommand
import Testing

/// Public reports, typed as their authors would: the first screen of the first command names the cause.
///
/// Each is in our own words, with other details.
struct PublicReportTests {
  static let reports: [Report] = [
    Report(
      "invertase/react-native-firebase/issues/5449",
      "The notification shows, the background handler runs only for data messages.",
      #"{"message":{"topic":"news","notification":{"title":"Hi","body":"There"}}}"#,
      "--state background",
      names: "did-receive-fetch (needs content-available)"
    ),
    Report(
      "firebase/flutterfire/issues/5926",
      "The background handler does not run; the message has mutable-content alone.",
      #"{"message":{"token":"t","notification":{"title":"Hi","body":"There"},"#
        + #""apns":{"payload":{"aps":{"mutable-content":1}}}}}"#,
      "--state background",
      names: "did-receive-fetch (needs content-available)"
    ),
    Report(
      "expo/expo/issues/20574",
      "A registered task is never woken by what Expo sends.",
      #"{"to":"ExponentPushToken[t]","title":"Hi","body":"There"}"#,
      "--state suspended",
      names: "did-receive-fetch (needs content-available)"
    ),
    Report(
      "zo0r/react-native-push-notification/issues/1031",
      "A silent push works in the background, and not after the app was swiped away.",
      #"{"aps":{"content-available":1}}"#,
      "--state killed",
      names: "It runs again once the user has opened the app."
    ),
    Report(
      "invertase/notifee/issues/576",
      "No event when the notification is dismissed.",
      #"{"aps":{"alert":{"title":"Hi","body":"There"},"category":"post"}}"#,
      "--state background --launch dismiss",
      names: "Fix: register the category with the option customDismissAction."
    ),
    Report(
      "beeminder/BeeSwift/pull/646",
      "No banner while the app is open.",
      #"{"aps":{"alert":"Time to log"}}"#,
      "--state active --implements will-present --notification-center-delegate none",
      names: "Fix: set the delegate of the notification center before the launch is finished."
    ),
    Report(
      "firebase/quickstart-ios/issues/258",
      "Silent pushes arrive for ten minutes, then stop.",
      #"{"aps":{"content-available":1}}"#,
      "--state suspended",
      names: "Not decided: token, budget"
    ),
    Report(
      "OneSignal/OneSignal-iOS-SDK/issues/104",
      "The service extension is not called, the method for remote notifications is.",
      #"{"aps":{"alert":"Hi","content-available":1}}"#,
      "--state background --implements did-receive-fetch,service-extension",
      names: "service-extension (needs mutable-content)"
    ),
    Report(
      "deltachat/deltachat-ios/issues/1099",
      "Silent pushes are throttled in Low Power Mode.",
      #"{"aps":{"content-available":1}}"#,
      "--state suspended --low-power on",
      names: "Low Power Mode"
    ),
    Report(
      "wix/react-native-notifications/issues/101",
      "The notification shows on iOS 10, the handler for the background does not run.",
      #"{"aps":{"alert":"Hi"}}"#,
      "--ios 10.3 --state background",
      names: "did-receive-fetch (needs content-available)"
    ),
  ]

  @Test(arguments: reports)
  func `the first screen names the cause`(report: Report) {
    let world = MemoryWorld(files: ["push.json": report.payload])
    let run = Run("eval push.json " + report.flags, in: world)
    let screen = run.output.split(separator: "\n", omittingEmptySubsequences: false).prefix(23)
    #expect(screen.allSatisfy { $0.count <= 80 }, "\(run.output)")
    let words = screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
    let asked = report.address + ": " + report.sees
    #expect(words.contains(report.cause), "\(asked)\n\(run.output)\(run.errors)")
  }

  /// What somebody sees, has and types, and the words that name the cause.
  struct Report: Sendable, CustomTestStringConvertible {
    let address: String
    let sees: String
    let payload: String
    let flags: String
    let cause: String

    init(_ path: String, _ sees: String, _ payload: String, _ flags: String, names cause: String) {
      address = "https://github.com/" + path
      self.sees = sees
      self.payload = payload
      self.flags = flags
      self.cause = cause
    }

    var testDescription: String { address }
  }
}
