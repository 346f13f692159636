// One source a line: key | address, or - for none | title
extension Source {
  /// What Apple says about what surrounds an app: SwiftUI, the simulator, signing, watches, Focus.
  static let surroundings = [
    "D-ADAPTOR | docs:swiftui/uiapplicationdelegateadaptor | Apple, UIApplicationDelegateAdaptor",
    "D-APSENV | docs:bundleresources/entitlements/aps-environment | Apple, APS Environment Entitlement",
    "D-BACK | docs:uikit/preparing-your-ui-to-run-in-the-background | Apple, Preparing your UI to run in the background",
    "D-FORWARD | docs:watchos-apps/taking-advantage-of-notification-forwarding | Apple, Taking advantage of notification forwarding",
    "D-HIG | https://developer.apple.com/design/human-interface-guidelines/managing-notifications | Apple, Human Interface Guidelines, Managing notifications",
    "D-INACTIVE | docs:uikit/uiapplication/state/inactive | Apple, UIApplication.State.inactive",
    "D-LEVEL | docs:usernotifications/unnotificationinterruptionlevel | Apple, UNNotificationInterruptionLevel",
    "A-MULTI | docs:uikit/uidevice/ismultitaskingsupported | Apple, UIDevice.isMultitaskingSupported",
    "D-PHASE | docs:swiftui/scenephase | Apple, ScenePhase",
    "D-RESIGN | docs:uikit/uiapplicationdelegate/applicationwillresignactive(_:) | Apple, applicationWillResignActive(_:)",
    "D-WATCH | https://support.apple.com/en-au/HT204791 | Apple Support, Notifications on your Apple Watch",
    "D-XCODE14 | docs:xcode-release-notes/xcode-14-release-notes | Apple, Xcode 14 release notes, on the simulator",
  ]

  /// Reports about SwiftUI, the simulator, builds of TestFlight, and several SDKs in one app.
  static let surroundingReports = [
    "F-ADAPTOR | https://github.com/OneSignal/OneSignal-iOS-SDK/pull/1091 | OneSignal for iOS, pull request 1091",
    "F-BOTH | https://github.com/flutter/flutter/issues/35534 | flutter, issue 35534",
    "F-COMPOSE | https://github.com/customerio/customerio-ios/pull/1211 | Customer.io for iOS, pull request 1211",
    "F-DASD | https://stackoverflow.com/questions/58525436 | Stack Overflow, question 58525436, with the system log of a delayed push",
    "F-EMBRACE | https://github.com/embrace-io/embrace-apple-sdk/pull/168 | Embrace for Apple platforms, pull request 168",
    "F-EXPO | https://github.com/expo/expo/issues/20937 | Expo, issue 20937",
    "F-GUL | https://github.com/google/GoogleUtilities/pull/162 | GoogleUtilities, pull request 162",
    "F-NOTIFEE | https://github.com/invertase/notifee/issues/616 | Notifee, issue 616",
    "F-ONEBUS | https://github.com/OneBusAway/onebusaway-ios/pull/1227 | OneBusAway for iOS, pull request 1227, on tokens in the simulator",
    "F-PHASE | https://jessesquires.com/blog/2024/06/29/swiftui-scene-phase | Jesse Squires, SwiftUI app lifecycle, on ScenePhase and app delegate adaptors",
    "F-POSTHOG | https://github.com/PostHog/posthog-ios/issues/768 | PostHog for iOS, issue 768",
    "F-SIMTOKEN | https://github.com/firebase/firebase-ios-sdk/issues/9968 | Firebase for Apple platforms, issue 9968, quoting the release notes of Xcode 14",
    "F-TESTFLIGHT | https://github.com/firebase/quickstart-ios/issues/169 | Firebase quickstart for iOS, issue 169, on TestFlight",
  ]
}
