extension Move {
  /// The words that print.
  var name: String {
    switch self {
    case .launch: "launch"
    case .connectScene: "connect the scene"
    case .presentScene: "present the scene"
    case .launchBehind: "launch in the background"
    case .resume: "resume"
    case .reconnectScene: "connect the scene again"
    case .foreground: "come to the foreground"
    case .foregroundOnUnlock: "come to the foreground by unlocking"
    case .activate: "become active"
    case .resign: "resign active"
    case .enterBackground: "enter the background"
    case .enterBackgroundOnLock: "enter the background by locking"
    case .disconnectScene: "disconnect the scene"
    case .discardSession: "discard the session"
    case .terminate: "terminate"
    case .warnOfMemory: "warn of memory"
    case .expireTask: "expire the background task"
    case .fetch: "fetch"
    case .openURLAtLaunch: "open the URL of the launch"
    case .openURL: "open a URL"
    case .continueActivityAtLaunch: "continue the activity of the launch"
    case .continueActivity: "continue an activity"
    case .handOverPush: "hand over the push"
    case .handOverResponse: "hand over the response"
    case .prepareViews: "prepare the views"
    case .showViews: "show the views"
    case .showViewsUnseen: "show the views unseen"
    case .hideViews: "hide the views"
    case .pushView: "push a view"
    case .popView: "pop a view"
    case .presentView: "present a view"
    case .dismissView: "dismiss a view"
    }
  }
}
