extension Source {
  /// Printed logs of the life cycle, and reports about it.
  static let lifecycleLogs: [Source] = [
    Source(
      "L1",
      "AppLaunchSequence, an app that prints its callbacks, on iOS 11.0.3",
      .web,
      "github.com/regularberry/AppLaunchSequence"
    ),
    Source(
      "L2",
      "A log of iOS 4.3 against 5.0 with the states",
      .web,
      "e-com-net.com/article/253833.htm"
    ),
    Source(
      "L3",
      "Stack Overflow, question 7754317",
      .web,
      "stackoverflow.com/questions/7754317"
    ),
    Source(
      "L4",
      "Radar 14295449",
      .web,
      "github.com/lionheart/openradar-mirror/issues/4788"
    ),
    Source(
      "L5",
      "Radar 14075101",
      .web,
      "github.com/lionheart/openradar-mirror/issues/4925"
    ),
    Source(
      "L6",
      "A Stack Overflow answer with logs of the simulators 7.1 and 8.0, in a copy",
      .web,
      "example-a.com/answer/25857028"
    ),
    Source(
      "L7",
      "A post on the delegate methods of iOS 10",
      .web,
      "medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"
    ),
    Source(
      "L8",
      "Radar 49216830",
      .web,
      "github.com/lionheart/openradar-mirror/issues/21113"
    ),
    Source(
      "L9",
      "flutter, issue 60683",
      .web,
      "github.com/flutter/flutter/issues/60683"
    ),
    Source(
      "L9b",
      "React Native, issue 18575",
      .web,
      "github.com/react/react-native/issues/18575"
    ),
    Source(
      "L10",
      "A comparison of iOS 10.3.3 and 11.0.3, in a copy of a Jianshu post",
      .unsecured,
      "39.103.169.235/p/0eb14c24cdb8"
    ),
    Source(
      "L11",
      "A comment in the app delegate of Godot"
    ),
    Source(
      "L12",
      "react-native-code-push, issue 1991",
      .web,
      "github.com/microsoft/react-native-code-push/issues/1991"
    ),
    Source(
      "L13",
      "A post on the order of app delegate and view controller methods",
      .web,
      "progressconcepts.com/blog/ios-appdelegate-viewcontroller-method-order"
    ),
    Source(
      "L14",
      "Stack Overflow, question 66605297",
      .web,
      "stackoverflow.com/questions/66605297"
    ),
    Source(
      "L15",
      "Lemonbrush, notes on the states of UIKit",
      .web,
      "github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker"
    ),
    Source(
      "L16",
      "Spezi, LifecycleHandlerTests.swift",
      .web,
      "github.com/StanfordSpezi/Spezi"
    ),
    Source(
      "L17",
      "Apple developer forums, thread 732170",
      .web,
      "developer.apple.com/forums/thread/732170"
    ),
    Source(
      "L18",
      "Stack Overflow, question 71570813",
      .web,
      "stackoverflow.com/questions/71570813"
    ),
    Source(
      "L19",
      "Douglas Hill, App termination, with feedback FB6185896",
      .web,
      "douglashill.co/app-termination/"
    ),
    Source(
      "L20",
      "flutter_background_geolocation, issue 790",
      .web,
      "github.com/transistorsoft/flutter_background_geolocation/issues/790"
    ),
    Source(
      "L21",
      "Christian Fries, tests of iOS 4.0",
      .unsecured,
      "www.christian-fries.de/blog/files/2010-07-ios.html"
    ),
    Source(
      "L22",
      "A post on view controllers and the multitasking of iOS 4",
      .unsecured,
      "old.bunnyhero.org/2010/08/31/ios4-multitasking-subtle-uiviewcontroller-change"
    ),
    Source(
      "L23",
      "iOS 5 Programming Cookbook, chapter 12",
      .web,
      "www.oreilly.com/library/view/ios-5-programming/9781449321123/ch12s11.html"
    ),
    Source(
      "L24",
      "Leanplum iOS SDK, Leanplum.m",
      .web,
      "github.com/Leanplum/Leanplum-iOS-SDK"
    ),
  ]
}
