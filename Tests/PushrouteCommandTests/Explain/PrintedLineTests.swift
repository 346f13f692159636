import Testing

@testable import Questions

struct PrintedLineTests {
  private static let lines: KeyValuePairs<String, [String]> = [
    "2019-10-02 12:00:00.123 App[1:2] -[AppDelegate applicationWillResignActive:]":
      ["will-resign-active"],
    "application(_:didFinishLaunchingWithOptions:)": ["did-finish-launching"],
    "-[AppDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:]":
      ["did-receive-fetch"],
    "got didReceiveRemoteNotification with fetchCompletionHandler": ["did-receive-fetch"],
    "SceneDelegate: scene(_:willConnectTo:options:)": ["scene-will-connect"],
    "SceneDelegate.sceneDidEnterBackground(_:) called": ["scene-did-enter-background"],
    "A viewWillAppear, A viewIsAppearing": ["view-will-appear", "view-is-appearing"],
    "willEnterForeground, then sceneDidBecomeActive":
      ["will-enter-foreground", "scene-did-become-active"],
    "did-become-active": ["did-become-active"],
    "posted UIApplication.didBecomeActiveNotification":
      ["UIApplicationDidBecomeActiveNotification"],
    "UISceneDidActivateNotification": ["UISceneDidActivateNotification"],
    "didEnterBackgroundNotification": ["UIApplicationDidEnterBackgroundNotification"],
    "the timer of the scene fires: background, active": [],
  ]

  @Test(arguments: lines)
  func `the names of a line are found in any spelling`(line: String, names: [String]) {
    #expect(PrintedLine(line).names.map(\.text) == names)
  }
}
