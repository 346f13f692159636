extension Source {
  /// What Apple says about the life cycle, and quotations of it.
  static let lifecyclePages: [Source] = [
    Source(
      "A1",
      "Apple, About the app launch sequence",
      .documentation,
      "uikit/about-the-app-launch-sequence"
    ),
    Source(
      "A2",
      "Apple, About the background execution sequence",
      .documentation,
      "uikit/about-the-background-execution-sequence"
    ),
    Source(
      "A3",
      "Apple, Managing your app's life cycle",
      .documentation,
      "uikit/managing-your-app-s-life-cycle"
    ),
    Source(
      "A4",
      "Apple, UIApplication.applicationState",
      .documentation,
      "uikit/uiapplication/applicationstate"
    ),
    Source(
      "A5",
      "Apple, applicationWillTerminate(_:)",
      .documentation,
      "uikit/uiapplicationdelegate/applicationwillterminate(_:)"
    ),
    Source(
      "A6",
      "Apple, applicationDidEnterBackground(_:)",
      .documentation,
      "uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
    ),
    Source(
      "A7",
      "Apple, applicationWillEnterForeground(_:)",
      .documentation,
      "uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
    ),
    Source(
      "A7b",
      "Apple, applicationDidBecomeActive(_:)",
      .documentation,
      "uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"
    ),
    Source(
      "A10",
      "Apple, UIApplicationExitsOnSuspend",
      .documentation,
      "bundleresources/information-property-list/uiapplicationexitsonsuspend"
    ),
    Source(
      "A11",
      "Apple, Extending your app's background execution time",
      .documentation,
      "uikit/extending-your-app-s-background-execution-time"
    ),
    Source(
      "A11b",
      "Apple, beginBackgroundTask(expirationHandler:)",
      .documentation,
      "uikit/uiapplication/beginbackgroundtask(expirationhandler:)"
    ),
    Source(
      "A11c",
      "Apple, backgroundTimeRemaining",
      .documentation,
      "uikit/uiapplication/backgroundtimeremaining"
    ),
    Source(
      "A12",
      "Apple, Responding to memory warnings",
      .documentation,
      "uikit/responding-to-memory-warnings"
    ),
    Source(
      "A13",
      "Apple, viewIsAppearing(_:)",
      .documentation,
      "uikit/uiviewcontroller/viewisappearing(_:)"
    ),
    Source(
      "A14",
      "Apple, sceneWillEnterForeground(_:)",
      .documentation,
      "uikit/uiscenedelegate/scenewillenterforeground(_:)"
    ),
    Source(
      "A14b",
      "Apple, UIScene.ActivationState.unattached",
      .documentation,
      "uikit/uiscene/activationstate-swift.enum/unattached"
    ),
    Source(
      "A15",
      "Apple, application(_:willFinishLaunchingWithOptions:)",
      .documentation,
      "uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)"
    ),
    Source(
      "A17",
      """
      Apple archive, iPhone Application Programming \
      Guide of 2010 on opting out, as quoted in a blog
      """,
      .web,
      "cnblogs.com/vinceoniphone/archive/2010/09/13/1824780.html"
    ),
    Source(
      "A18",
      "react-native-firebase, discussion 7843, quoting Apple on background pushes",
      .web,
      "github.com/invertase/react-native-firebase/discussions/7843"
    ),
    Source(
      "A19",
      "Apple archive, the guide of 2013 on sleep and wake, as quoted in a blog",
      .web,
      "howard-tutorial.blogspot.com/2013/02/"
    ),
    Source(
      "A-BGT",
      "Apple, BGTask.expirationHandler"
    ),
    Source(
      "H",
      "iOS SDK headers 9.3 to 16.5, UIApplication.h, UIScene.h and UIViewController.h",
      .web,
      "github.com/theos/sdks"
    ),
  ]
}
