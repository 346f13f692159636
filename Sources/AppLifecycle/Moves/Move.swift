import DecisionTables
import PushRules

/// A step within a transition, which runs callbacks; the raw value is its name in sentences.
enum Move: String, CaseIterable, Hashable, Sendable {
  /// The process starts, on its way to the foreground.
  case launch
  /// A scene is connected to the process that was launched.
  case connectScene = "connect the scene"
  /// The scene that was connected at the launch is about to come to the foreground.
  case presentScene = "present the scene"
  case launchInBackground = "launch in the background"
  /// The process starts in the background, and no scene is connected.
  case launchWithoutScene = "launch without a scene"
  /// A suspended process runs again, in the background.
  case resume
  /// A scene that the system disconnected is connected again.
  case reconnectScene = "connect the scene again"
  case foreground = "come to the foreground"
  case foregroundOnUnlock = "come to the foreground by unlocking"
  case activate = "become active"
  /// The app is about to stop being active.
  case resign = "resign active"
  case enterBackground = "enter the background"
  case enterBackgroundOnLock = "enter the background by locking"
  case disconnectScene = "disconnect the scene"
  /// The session of the scene is discarded.
  case discardSession = "discard the session"
  case connectWindow = "connect a second window"
  case presentWindow = "present the second window"
  /// The first scene becomes active alone.
  case activateFirstWindow = "activate the first window"
  case sendWindowBack = "send the second window to the background"
  case disconnectWindow = "disconnect the second window"
  /// The app is about to end.
  case terminate
  case warnOfMemory = "warn of memory"
  case expireTask = "expire the background task"
  case fetch
  case process
  case continueTask = "continue a task"
  case performIntent = "perform an intent"
  case finishTransfers = "hand over a finished transfer"
  case locate = "hand over a location event"
  case fireTimer = "fire a timer"
  case openURLAtLaunch = "open the URL of the launch"
  case openURL = "open a URL"
  case continueActivityAtLaunch = "continue the activity of the launch"
  case continueActivity = "continue an activity"
  case performQuickActionAtLaunch = "perform the quick action of the launch"
  case performQuickAction = "perform a quick action"
  /// The app gets a push on arrival, as the push rules decide.
  case handOverPush = "hand over the push"
  /// The app gets the user's response to a push, as the push rules decide.
  case handOverResponse = "hand over the response"
  case prepareViews = "prepare the views"
  case showViews = "show the views"
  /// The views of an app without scenes appear although it is not on screen.
  case showViewsUnseen = "show the views unseen"
  case hideViews = "hide the views"
  case pushView = "push a view"
  case popView = "pop a view"
  case presentView = "present a view"
  case dismissView = "dismiss a view"
  case cancelPop = "cancel a swipe back"
  case selectTab = "select a tab"

  /// Adds the process states of the move to a path.
  ///
  /// An app with scenes launches into the background, until its scene comes forward (T-S1).
  func extend(_ path: inout [ProcessState], _ lifecycle: Lifecycle) {
    let process = path[path.count - 1]
    switch self {
    case .launch: path.append(lifecycle == .scene ? .background : .inactive)
    case .presentScene: if lifecycle == .scene { path.append(.inactive) }
    case .launchInBackground, .launchWithoutScene: path.append(.background)
    case .resume, .reconnectScene: if process == .suspended { path.append(.background) }
    case .foreground, .foregroundOnUnlock:
      if process == .suspended { path.append(.background) }
      path.append(.inactive)
    case .activate, .activateFirstWindow: if process != .active { path.append(.active) }
    case .resign: path.append(.inactive)
    case .enterBackground, .enterBackgroundOnLock, .disconnectScene:
      if process != .background { path.append(.background) }
    case .terminate: path.append(.notRunning)
    default: break
    }
  }
}

/// Where an app is between the moves of a transition: its states, its open windows and what has run.
struct TransitionProgress: Sendable {
  /// The event and the state in which the moves begin.
  let moment: Region
  /// What a push or a user action still has to call.
  var delivery: PushDelivery?
  var calls: [TracedCall] = []
  var path: [ProcessState]
  /// The scenes that get the callbacks of the last move, in order.
  private(set) var scenes: [Int] = [1]
  /// Whether there are two windows at some point, so that scenes have numbers.
  let showsWindows: Bool
  private var windows: OpenWindows

  init(_ moves: [Move], from state: LifecycleState, in moment: Region, _ delivery: PushDelivery?) {
    self.moment = moment
    self.delivery = delivery
    path = [state.process]
    windows = state.windows
    showsWindows = windows == .two || moves.contains(.connectWindow)
  }

  /// The state that the app reads now, or nil if it runs no code.
  var state: ApplicationState? { path.last.flatMap { ApplicationState($0) } }

  mutating func advance(by move: Move, _ lifecycle: Lifecycle) {
    move.extend(&path, lifecycle)
    scenes = move.scenes(of: windows)
    if move == .connectWindow { windows = .two }
    if move == .disconnectWindow { windows = .one }
  }
}

extension Move {
  /// The scenes that get its callbacks: in a log the second window resigns before the first.
  fileprivate func scenes(of windows: OpenWindows) -> [Int] {
    switch self {
    case .connectWindow, .presentWindow, .sendWindowBack, .disconnectWindow: return [2]
    case .activateFirstWindow: return [1]
    case .resign, .enterBackground, .disconnectScene: return windows == .two ? [2, 1] : [1]
    default: return windows == .two ? [1, 2] : [1]
    }
  }
}

extension ApplicationState {
  /// What an app reads in a process state, or nil if it runs no code.
  init?(_ process: ProcessState) {
    guard let state = Self.allCases.first(where: { $0.process == process }) else { return nil }
    self = state
  }
}
