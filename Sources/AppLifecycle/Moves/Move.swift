/// A step within a transition, which runs callbacks.
enum Move: UInt8, CaseIterable, Hashable, Sendable {
  /// The process starts, on its way to the foreground.
  case launch
  /// A scene is connected to the process that was launched.
  case connectScene
  /// The scene that was connected at the launch is about to come to the foreground.
  case presentScene
  /// The process starts in the background.
  case launchBehind
  /// A suspended process runs again, in the background.
  case resume
  /// A scene that the system disconnected is connected again.
  case reconnectScene
  /// The app is about to come to the foreground.
  case foreground
  /// The app is about to come to the foreground because the device was unlocked.
  case foregroundOnUnlock
  /// The app becomes active.
  case activate
  /// The app is about to stop being active.
  case resign
  /// The app has entered the background.
  case enterBackground
  /// The app has entered the background because the device was locked.
  case enterBackgroundOnLock
  /// The system disconnects the scene.
  case disconnectScene
  /// The session of the scene is discarded.
  case discardSession
  /// A second scene is connected to the process.
  case connectWindow
  /// The second scene is about to come to the foreground.
  case presentWindow
  /// The first scene becomes active alone.
  case activateFirstWindow
  /// The second scene has entered the background.
  case sendWindowBack
  /// The second scene is disconnected.
  case disconnectWindow
  /// The app is about to end.
  case terminate
  /// Memory is low.
  case warnOfMemory
  /// The time of the background tasks is up.
  case expireTask
  /// A background fetch is due.
  case fetch
  /// A processing task is due.
  case process
  /// The transfers of a background session have finished.
  case finishTransfers
  /// A location event is due.
  case locate
  /// A timer of the app is due.
  case fireTimer
  /// The app gets a URL after a launch.
  case openURLAtLaunch
  /// The app gets a URL.
  case openURL
  /// The app gets a universal link after a launch.
  case continueActivityAtLaunch
  /// The app gets a universal link.
  case continueActivity
  /// The app gets a quick action after a launch.
  case performQuickActionAtLaunch
  /// The app gets a quick action.
  case performQuickAction
  /// The app gets a push on arrival, as the push rules decide.
  case handOverPush
  /// The app gets the user's response to a push, as the push rules decide.
  case handOverResponse
  /// The views of the app are about to appear.
  case prepareViews
  /// The views of the app have appeared.
  case showViews
  /// The views of an app without scenes appear although it is not on screen.
  case showViewsUnseen
  /// The views of the app disappear.
  case hideViews
  /// A view controller is pushed.
  case pushView
  /// A view controller is popped.
  case popView
  /// A view controller is presented.
  case presentView
  /// A view controller is dismissed.
  case dismissView
  /// A swipe back is cancelled.
  case cancelPop
  /// Another tab is selected.
  case selectTab
}
