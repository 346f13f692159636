// One source a line: key | address, or - for none | title
extension Source {
  /// Logs and reports from the field, and the texts that the project started from.
  static let reports = [
    "F-CN10 | - | A code comment on the fallback of iOS 10",
    "F-CSDN | https://blog.csdn.net/qpwyj/article/details/51754472 | A blog post on CSDN",
    "F-DEDUP | - | Three SDKs with code that removes the duplicate",
    "F-DEVGEM | https://devgem.io/posts/debugging-unexpected-viewcontroller-lifecycle-method-calls-in-ios-17-5-1-and-beyond | A report on view controllers that appear in the background, iOS 17.5.1 to 18.1",
    "F-DEVTO | - | A post on dev.to",
    "F-DTS | https://developer.apple.com/forums/thread/776933 | A reply of Apple's Developer Technical Support, forum thread 776933",
    "F-FLUTTERFIRE | - | flutterfire, issues 13072 and 13073",
    "F-HEADERS | - | Reports on request headers that do not match the body",
    "F-IOS18 | - | Reports on iOS 18.0",
    "F-LASTART | - | A comment in a script, citing feedback FB21158660",
    "F-NAPN | https://github.com/node-apn/node-apn/issues/241 | node-apn, issue 241",
    "F-NIFCLOUD | https://github.com/NIFCLOUD-mbaas/UserCommunity/issues/1108 | NIFCLOUD-mbaas/UserCommunity, issue 1108",
    "F-OMW | - | onmyway133, Push Notification in practice, 2014",
    "F-ONESIGNAL | - | A comment in a header of OneSignal's SDK",
    "F-PUSHER | https://github.com/pusher/push-notifications-swift/issues/156 | push-notifications-swift, issue 156",
    "F-QIITA | https://qiita.com/naonya3/items/cab4222bca046bfa6b1a | A post on Qiita about the fallback of iOS 10",
    "F-RADAR | - | Radars 27935982, 27822963 and 28386845",
    "F-SHARP | https://github.com/Redth/PushSharp/issues/313 | PushSharp, issue 313",
    "F-SIGNAL | - | The notification service extension of Signal",
    "F-SO | https://stackoverflow.com/a/14588454 | Stack Overflow, answer 14588454",
    "F-SPK | - | A slide of apppeterpan on Speaker Deck, quoting a note of Apple's archived guide",
    "F-SUITES | - | The test suites of the SDKs of Google and Embrace",
    "F-TABLE | - | A measured table for iOS 8 to 10",
    "F-TRUSTKIT | - | TrustKit, issue 315",
    "F-TW | - | Notes of a developer in Taiwan",
    "F-VAPOR | https://github.com/matthijs2704/vapor-apns/issues/52 | vapor-apns, issue 52",
    "F-VENDOR | - | The logs of an SDK vendor",
    "F-WORDPRESS | https://github.com/wordpress-mobile/WordPress-iOS/issues/25643 | WordPress for iOS, issue 25643, a migration report of 2026",
    "F-XAMARIN | https://github.com/xamarin/apple-api-docs | xamarin/apple-api-docs, UIKit/UIApplicationDelegate.xml",
    "S0 | - | The first of the five texts that the project started from",
    "S1 | - | The second of the five texts that the project started from",
    "S2 | - | The third of the five texts that the project started from",
    "S3 | - | The fourth of the five texts that the project started from",
    "S4 | - | The fifth of the five texts that the project started from",
  ]

  /// What providers write about the messages that they take.
  static let providers = [
    "P-FCM | https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages | Firebase, REST resource projects.messages",
    "P-FCM-LEGACY | https://firebase.google.com/docs/cloud-messaging/http-server-ref | Firebase, Cloud Messaging HTTP protocol (legacy)",
    "P-FCM-MOVE | https://firebase.google.com/docs/cloud-messaging/migrate-v1 | Firebase, Migrate from legacy FCM APIs to HTTP v1",
    "P-FCM-IMAGE | https://firebase.google.com/docs/cloud-messaging/ios/send-image | Firebase, Send an image in the notification payload",
    "P-FCM-NODE | https://github.com/firebase/firebase-admin-node/blob/master/src/messaging/messaging-internal.ts | firebase-admin-node, messaging-internal.ts",
    "P-ONESIGNAL | https://documentation.onesignal.com/reference/create-notification | OneSignal, reference of Create notification",
    "P-EXPO | https://docs.expo.dev/push-notifications/sending-notifications/ | Expo, Send notifications with the Expo Push Service",
    "P-PUSHER | https://pusher.com/docs/beams/reference/publish-api/ | Pusher Beams, reference of the Publish API",
  ]

  /// Standards of the Internet, and what Apple writes about its tools.
  static let standards = [
    "RFC-8259 | https://www.rfc-editor.org/rfc/rfc8259 | RFC 8259, the JSON data interchange format",
    "X-11.4 | docs:xcode-release-notes/xcode-11_4-release-notes | Apple, Xcode 11.4 release notes, on the simulator",
  ]
}
