import PushTestSupport
import Testing

@testable import PushrouteCommand

/// Logs that people published: the words of the lines as they were, the values replaced.
struct PublishedLogTests {
  private static let issue = "https://github.com/"

  /// The log, where it was published, how many of its lines are known, and the sentence that solves
  /// the thread.
  private static let logs: [(name: String, address: String, known: Int, sentence: String)] = [
    (
      "push-7", issue + "uxduck/push/issues/7", 3,
      "Without content-available nothing runs until the user acts. verdict The log does what the rules say."
    ),
    (
      "notifee-407", issue + "invertase/notifee/issues/407", 10,
      "pushDisallowed: unknown, Apple documents no meaning."
    ),
    (
      "flutterfire-13073", issue + "firebase/flutterfire/issues/13073", 10,
      "ThunderingHerdPolicy, says Must Not Proceed: timeSinceThunderingHerdTriggerEvent."
    ),
    (
      "flutterfire-8277", issue + "firebase/flutterfire/issues/8277", 8,
      "The log ends before dasd decides about the launch."
    ),
    (
      "forum-835645", "https://developer.apple.com/forums/thread/835645", 2,
      "an app under Xcode's debugger passes"
    ),
    (
      "e-mission-290", issue + "e-mission/e-mission-phone/issues/290", 8,
      "that is usual for a silent push, and does not keep it from the app"
    ),
    (
      "flutter-130055", issue + "flutter/flutter/issues/130055", 4,
      "script pushroute simulate lock --state active --lifecycle app --set always-on=on answer The script prints the same"
    ),
    (
      "flutter-60683", issue + "flutter/flutter/issues/60683", 3,
      "The script prints the same: the log does what the rules say."
    ),
    (
      "flutterfire-1757", issue + "firebase/flutterfire/issues/1757", 3,
      "The tap reached did-receive-response, which did not call its completion handler."
    ),
    (
      "flutterfire-18037", issue + "firebase/flutterfire/pull/18051", 3,
      "an SDK that is set up twice hands the callback on to itself"
    ),
    (
      "radar-34182776", issue + "lionheart/openradar-mirror/issues/18284", 4,
      "A push for the app arrived with priority 1."
    ),
    (
      "radar-34139840", issue + "lionheart/openradar-mirror/issues/18271", 1,
      "A defect of the beta of iOS 11"
    ),
    (
      "flutterfire-13643", issue + "firebase/flutterfire/issues/13643", 6,
      "dasd takes the launch on with priority 10."
    ),
    (
      "flutterfire-16882", issue + "firebase/flutterfire/issues/16882", 3,
      "Without content-available nothing runs until the user acts."
    ),
    (
      "flutterfire-12978", issue + "firebase/flutterfire/issues/12978", 6,
      "The simulator, or a Mac, gives the app no time for content-available: a device does."
    ),
    (
      "stackoverflow-71523234", "https://stackoverflow.com/q/71523234", 6,
      "The launch waits until 5 minutes have passed, or 15 while the device is in use"
    ),
    (
      "ably", "https://ably.com/docs/push/configure/device", 2,
      "dasd carried the launch out: the app got time for the push."
    ),
    (
      "quickstart-327", issue + "firebase/quickstart-ios/issues/327", 2,
      "Nothing is shown, because the payload has no alert, sound or badge"
    ),
    (
      "react-native-firebase-4603", issue + "invertase/react-native-firebase/issues/4603", 1,
      "its willPresent answered with the options 0 (0 shows nothing)."
    ),
    (
      "wordpress-4454", issue + "wordpress-mobile/WordPress-iOS/issues/4454", 1,
      "Call the completion handler on every path"
    ),
    (
      "baker-387", issue + "bakerframework/baker/issues/387", 1,
      "The push reached did-receive-fetch, which did not call its completion handler."
    ),
    (
      "flutterfire-8624", issue + "firebase/flutterfire/issues/8624", 1,
      "The tap reached did-receive-response"
    ),
    (
      "pushwoosh-34", issue + "Pushwoosh/pushwoosh-sdk-samples/issues/34", 1,
      "Add remote-notification to UIBackgroundModes in the Info.plist"
    ),
    (
      "flutter-30839", issue + "flutter/flutter/issues/30839", 2,
      "The Info.plist lacks the background mode remote-notification."
    ),
    (
      "callkeep-664", issue + "react-native-webrtc/react-native-callkeep/issues/664", 1,
      "Report a new incoming call to CallKit inside the PushKit callback"
    ),
    (
      "zom-77", issue + "zom/Zom-iOS-XMPP/issues/77", 1,
      "The user has removed the app in the switcher: it gets no time for a push."
    ),
    (
      "react-native-push-notification-69",
      issue + "zo0r/react-native-push-notification/issues/69", 4,
      "Open the app once by its icon."
    ),
    (
      "phonegap-plugin-push-667", issue + "phonegap/phonegap-plugin-push/issues/667", 1,
      "Call the completion handler on every path"
    ),
    ("pushbots-77", issue + "pushbots/phonegap/issues/77", 2, "The user tapped the notification."),
    (
      "macios-3784", issue + "dotnet/macios/issues/3784", 2,
      "The push reached the device with apns-priority 10."
    ),
    (
      "cordova-plugin-fcm-4", issue + "ostownsville/cordova-plugin-fcm/pull/4", 2,
      "didReceiveNotificationResponse:"
    ),
    (
      "flutter-146734", issue + "flutter/flutter/issues/146734", 2,
      "The script prints the same: the log does what the rules say."
    ),
  ]

  @Test(arguments: logs)
  func `a published log is explained`(name: String, address: String, known: Int, sentence: String) {
    let run = Run("explain Payloads/logs/\(name).log", in: .project)
    let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(run.errors.isEmpty && run.code == .done)
    #expect(words.contains(", \(known) known, "), "\(run.output)")
    #expect(words.contains(sentence), "\(address)\n\(run.output)")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    #expect(!run.output.contains("SECRET") && !run.output.contains("my-iphone"))
  }

  @Test(.enabled(if: Sweep.isWhole)) func `a published log is explained in JSON`() {
    for log in Self.logs {
      let run = Run("explain Payloads/logs/\(log.name).log --json", in: .project)
      #expect(run.code == .done, "\(log.name)")
    }
  }

  /// getsentry/sentry-cocoa#3059 has no log: how an SDK observes pushes without taking them away.
  @Test func `a thread without a log leads to the page about several SDKs`() {
    let run = Run("rules swizzling")
    let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("before didFinishLaunching returns, and forward to each SDK."))
    #expect(words.contains("Turn swizzling off where an SDK has a switch"))
  }

  @Test func `every published log has its row`() {
    let files = MemoryWorld.project.files.keys.filter {
      $0.hasPrefix("Payloads/logs/") && $0.hasSuffix(".log")
    }
    #expect(Set(files) == Set(Self.logs.map { "Payloads/logs/\($0.name).log" }))
  }
}
