extension Source {
  /// Further reports about the life cycle.
  static let lifecycleReports: [Source] = [
    Source(
      "L25",
      "Unity, iOSAppInBackgroundBehavior.Exit",
      .web,
      """
      docs.unity.com/en-us/engine/6000.0/script-reference/unityeditor/\
      iosappinbackgroundbehavior/exit.md
      """
    ),
    Source(
      "L26",
      "Cordova, documentation of its events",
      .web,
      "github.com/apache/cordova-docs"
    ),
    Source(
      "L27",
      "onmyway133, notes, issue 8",
      .web,
      "github.com/onmyway133/notes/issues/8"
    ),
    Source(
      "L28",
      "A comparison of four app delegate methods",
      .web,
      """
      codehunter.cc/a/ios/\
      applicationwillenterforeground-vs-applicationdidbecomeactive-applicationwillresignactive-\
      vs-applicationdidenterbackground
      """
    ),
    Source(
      "L31",
      "affogato, a log of view controllers",
      .web,
      """
      velog.io/@affogato/\
      iOS-View-%EC%83%81%ED%83%9C-%EA%B4%80%EB%A0%A8-%EB%A9%94%EC%84%9C%EB%93%9C
      """
    ),
    Source(
      "L31b",
      "yeahg_dev, notes of 29 October 2021 with a log",
      .web,
      "velog.io/@yeahg_dev/29.10.21-%EB%A6%B4%EB%A6%AC-TIL-6lp6877u"
    ),
    Source(
      "L31c",
      "rudin_, a log of modal presentations",
      .web,
      "velog.io/@rudin_/iOS-LifeCycle-in-Modal"
    ),
    Source(
      "L32",
      "A post on when applicationWillTerminate is called",
      .web,
      "seacode.uk/swift/when-will-applicationwillterminate-be-called"
    ),
    Source(
      "L34",
      "MultipleWindowsSample, issue 1",
      .web,
      "github.com/hironytic/MultipleWindowsSample/issues/1"
    ),
    Source(
      "L36",
      "A post on crash reports and the limits of the watchdog",
      .web,
      "www.cnblogs.com/417460188dy/p/3678112.html"
    ),
    Source(
      "L36b",
      "A report on a kill by the watchdog at launch",
      .web,
      "zenn.dev/numatech/articles/71f8fffc357c0e"
    ),
    Source(
      "L37",
      "Apple developer forums, thread 741432",
      .web,
      "developer.apple.com/forums/thread/741432"
    ),
    Source(
      "L37b",
      "Apple developer forums, message 391799",
      .web,
      "forums.developer.apple.com/message/391799"
    ),
    Source(
      "L37c",
      "A question on the background time of iOS, number 25989640",
      .web,
      "ios-ruby-on-rails.developreference.com/article/25989640"
    ),
    Source(
      "L37d",
      "Home Assistant for iOS, discussion 1793",
      .web,
      "www.github.com/home-assistant/iOS/discussions/1793"
    ),
    Source(
      "L37e",
      "An answer on background time, number 55114747",
      .web,
      "thetopsites.net/article/55114747.shtml"
    ),
    Source(
      "L37f",
      "ui_background_task, documentation",
      .web,
      "pub.dev/documentation/ui_background_task/latest"
    ),
    Source(
      "L37g",
      "A post on background tasks in iOS 13",
      .web,
      "medium.com/swlh/handling-background-tasks-in-ios-13-67f717d94b3d"
    ),
    Source(
      "L38",
      "Delta Chat for iOS, issue 1561",
      .web,
      "github.com/deltachat/deltachat-ios/issues/1561"
    ),
    Source(
      "L39",
      "A book on iPhone OS 3, on interruptions",
      .unsecured,
      "www.mob-pc.info/responding-to-interruptions/"
    ),
    Source(
      "L40",
      "Radar 13677039",
      .web,
      "github.com/lionheart/openradar-mirror/issues/13864"
    ),
    Source(
      "L42",
      "A note on the callbacks of Home in early versions",
      .web,
      "haomeiwen.com/subject/iveduftx.html"
    ),
    Source(
      "L43",
      "A log of Home and return",
      .web,
      "blog.csdn.net/Fuck_name/article/details/47083857"
    ),
    Source(
      "L44",
      "A note on the order of memory warnings",
      .web,
      "blog.csdn.net/u010438187/article/details/46799933"
    ),
    Source(
      "L45",
      "Matt Neuburg, iOS 13 book examples, ActivationTest",
      .web,
      "github.com/mattneub/Programming-iOS-Book-Examples"
    ),
  ]
}
