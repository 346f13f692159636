extension Source {
  /// Logs and reports from the field, and the texts that the project started from.
  static let reports: [Source] = [
    Source(
      "F-CN10",
      "A code comment on the fallback of iOS 10"
    ),
    Source(
      "F-CSDN",
      "A blog post on CSDN",
      .web,
      "blog.csdn.net/qpwyj/article/details/51754472"
    ),
    Source(
      "F-DEDUP",
      "Three SDKs with code that removes the duplicate"
    ),
    Source(
      "F-DEVGEM",
      "A report on view controllers that appear in the background, iOS 17.5.1 to 18.1",
      .web,
      """
      devgem.io/posts/\
      debugging-unexpected-viewcontroller-lifecycle-method-calls-in-ios-17-5-1-and-beyond
      """
    ),
    Source(
      "F-DEVTO",
      "A post on dev.to"
    ),
    Source(
      "F-DTS",
      "A reply of Apple's Developer Technical Support, forum thread 776933",
      .web,
      "developer.apple.com/forums/thread/776933"
    ),
    Source(
      "F-FLUTTERFIRE",
      "flutterfire, issues 13072 and 13073"
    ),
    Source(
      "F-HEADERS",
      "Reports on request headers that do not match the body"
    ),
    Source(
      "F-IOS18",
      "Reports on iOS 18.0"
    ),
    Source(
      "F-LASTART",
      "A comment in a script, citing feedback FB21158660"
    ),
    Source(
      "F-NAPN",
      "node-apn, issue 241",
      .web,
      "github.com/node-apn/node-apn/issues/241"
    ),
    Source(
      "F-NIFCLOUD",
      "NIFCLOUD-mbaas/UserCommunity, issue 1108",
      .web,
      "github.com/NIFCLOUD-mbaas/UserCommunity/issues/1108"
    ),
    Source(
      "F-OMW",
      "onmyway133, Push Notification in practice, 2014"
    ),
    Source(
      "F-ONESIGNAL",
      "A comment in a header of OneSignal's SDK"
    ),
    Source(
      "F-PUSHER",
      "push-notifications-swift, issue 156",
      .web,
      "github.com/pusher/push-notifications-swift/issues/156"
    ),
    Source(
      "F-QIITA",
      "A post on Qiita about the fallback of iOS 10",
      .web,
      "qiita.com/naonya3/items/cab4222bca046bfa6b1a"
    ),
    Source(
      "F-RADAR",
      "Radars 27935982, 27822963 and 28386845"
    ),
    Source(
      "F-SHARP",
      "PushSharp, issue 313",
      .web,
      "github.com/Redth/PushSharp/issues/313"
    ),
    Source(
      "F-SIGNAL",
      "The notification service extension of Signal"
    ),
    Source(
      "F-SO",
      "Stack Overflow, answer 14588454",
      .web,
      "stackoverflow.com/a/14588454"
    ),
    Source(
      "F-SPK",
      "A slide of apppeterpan on Speaker Deck, quoting a note of Apple's archived guide"
    ),
    Source(
      "F-SUITES",
      "The test suites of the SDKs of Google and Embrace"
    ),
    Source(
      "F-TABLE",
      "A measured table for iOS 8 to 10"
    ),
    Source(
      "F-TRUSTKIT",
      "TrustKit, issue 315"
    ),
    Source(
      "F-TW",
      "Notes of a developer in Taiwan"
    ),
    Source(
      "F-VAPOR",
      "vapor-apns, issue 52",
      .web,
      "github.com/matthijs2704/vapor-apns/issues/52"
    ),
    Source(
      "F-VENDOR",
      "The logs of an SDK vendor"
    ),
    Source(
      "F-WORDPRESS",
      "WordPress for iOS, issue 25643, a migration report of 2026",
      .web,
      "github.com/wordpress-mobile/WordPress-iOS/issues/25643"
    ),
    Source(
      "F-XAMARIN",
      "xamarin/apple-api-docs, UIKit/UIApplicationDelegate.xml",
      .web,
      "github.com/xamarin/apple-api-docs"
    ),
    Source(
      "S0",
      "The first of the five texts that the project started from"
    ),
    Source(
      "S1",
      "The second of the five texts that the project started from"
    ),
    Source(
      "S2",
      "The third of the five texts that the project started from"
    ),
    Source(
      "S3",
      "The fourth of the five texts that the project started from"
    ),
    Source(
      "S4",
      "The fifth of the five texts that the project started from"
    ),
  ]
}
