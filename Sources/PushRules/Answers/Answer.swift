internal import DecisionTables

/// The answers of the tables, in the order in which they decide; later tables may read them.
package enum Answer: UInt8, CaseIterable, Hashable, Sendable {
  /// Where the app is when the push arrives.
  case place
  /// What the user allows the app to show, on this version of iOS.
  case permission
  /// Whether `content-available` counts as set.
  case contentAvailable
  /// Whether `mutable-content` counts as set.
  case mutableContent
  /// Who takes a push of this push type.
  case recipient
  /// Which of the two methods for remote notifications is the one to call.
  case remoteNotificationMethod
  /// Which of PushKit's methods takes a call.
  case pushKitMethod
  /// Who can say what a push shows in the foreground.
  case foregroundPresenter
  /// The life cycle in effect.
  case lifecycleInEffect
  /// Whether the system launches the app.
  case launchability
  /// Whether the situation can exist.
  case feasibility
  /// Whether the system may hand the push to the app delegate.
  case admission
  /// Whether payload and headers ask for background time.
  case request
  /// Whether the app is built to take background time.
  case configuration
  /// Whether the device and its user allow background time.
  case device
  /// Whether `content-available` gets the app background time.
  case backgroundTime
  /// Whether the push reaches PushKit.
  case callTime
  /// Whether a framework of Apple's gives the app time for the push.
  case frameworkTime
  /// The reason of the push to give time to an app in the background.
  case backgroundWork
  /// What the push does to the process of the app.
  case wake
  /// Where the app is when the user acts.
  case placeAtResponse
  /// Whether a scene is connected when the user acts.
  case sceneAtResponse
  /// Whether the push has something to show and may show it.
  case showing
  /// Whether `willPresent` can be asked.
  case willPresentPermit
  /// Whether `willPresent` is asked.
  case willPresentCall
  /// What the user gets to see or hear.
  case presentation
  /// Whether the service extension may run.
  case extensionPermit
  /// Whether the service extension runs.
  case extensionRun
  /// To which part of the app the push is handed.
  case arrivalRecipient
  /// Which method takes the push, besides `willPresent`.
  case arrivalMethod
  /// Who can take the user's response.
  case responseDelegate
  /// Which method for remote notifications a tap falls back to.
  case tapFallback
  /// Which of the old methods takes an action button.
  case actionHandler
  /// What the push leaves for the user to act on.
  case actionableNotification
  /// Whether the user can do this.
  case opportunity
  /// Whether what the user does reaches the app.
  case reachesApp
  /// Who takes what the user does.
  case responseMethod
  /// Whether the user's action brings the app to the foreground.
  case comesForward
  /// The state that the app reads while the push arrives.
  case arrivalState
  /// The state that the app reads in the methods of a launch that the user causes.
  case launchState
  /// The state that the app reads while it is handed what the user does.
  case responseState
  /// What launches the app.
  case launchCause
  /// Whether the launch options carry the remote-notification key.
  case launchOptions
  /// Whether a scene connects when the user acts, and with the user's response.
  case sceneConnection
  /// The state of the app when all handlers have returned.
  case finalState
}

extension Answer {
  /// The name and the values of the column.
  var description: ColumnDescription {
    switch self {
    case .place: ColumnDescription("place", Place.self)
    case .permission: ColumnDescription("permission", Permission.self)
    case .contentAvailable: ColumnDescription("content-available that counts", Presence.self)
    case .mutableContent: ColumnDescription("mutable-content that counts", Presence.self)
    case .recipient: ColumnDescription("recipient", Recipient.self)
    case .remoteNotificationMethod:
      ColumnDescription("remote notification method", RemoteNotificationMethod.self)
    case .pushKitMethod: ColumnDescription("PushKit method", PushKitMethod.self)
    case .foregroundPresenter: ColumnDescription("foreground presenter", ForegroundPresenter.self)
    case .lifecycleInEffect: ColumnDescription("life cycle in effect", Lifecycle.self)
    case .launchability: ColumnDescription("launchability", Launchability.self)
    case .feasibility: ColumnDescription("feasibility", Gate.self)
    case .admission: ColumnDescription("admission", Gate.self)
    case .request: ColumnDescription("request", Gate.self)
    case .configuration: ColumnDescription("configuration", Gate.self)
    case .device: ColumnDescription("device", Gate.self)
    case .backgroundTime: ColumnDescription("background time", Gate.self)
    case .callTime: ColumnDescription("call time", Gate.self)
    case .frameworkTime: ColumnDescription("framework time", Gate.self)
    case .backgroundWork: ColumnDescription("background work", BackgroundWork.self)
    case .wake: ColumnDescription("wake", Wake.self)
    case .placeAtResponse: ColumnDescription("place at response", PlaceAtResponse.self)
    case .sceneAtResponse: ColumnDescription("scene at response", SceneAtResponse.self)
    case .showing: ColumnDescription("showing", Gate.self)
    case .willPresentPermit: ColumnDescription("will-present permit", Gate.self)
    case .willPresentCall: ColumnDescription("willPresent", WillPresentCall.self)
    case .presentation: ColumnDescription("presentation", Presentation.self)
    case .extensionPermit: ColumnDescription("extension permit", Gate.self)
    case .extensionRun: ColumnDescription("service extension", ExtensionRun.self)
    case .arrivalRecipient: ColumnDescription("arrival recipient", ArrivalRecipient.self)
    case .arrivalMethod: ColumnDescription("arrival method", ArrivalMethod.self)
    case .responseDelegate: ColumnDescription("response delegate", ResponseDelegate.self)
    case .tapFallback: ColumnDescription("tap fallback", RemoteNotificationMethod.self)
    case .actionHandler: ColumnDescription("action handler", ActionHandler.self)
    case .actionableNotification:
      ColumnDescription("actionable notification", ActionableNotification.self)
    case .opportunity: ColumnDescription("opportunity", Gate.self)
    case .reachesApp: ColumnDescription("reaches app", Gate.self)
    case .responseMethod: ColumnDescription("response method", ResponseMethod.self)
    case .comesForward: ColumnDescription("comes forward", Gate.self)
    case .arrivalState: ColumnDescription("arrival state", ApplicationState.self)
    case .launchState: ColumnDescription("launch state", ApplicationState.self)
    case .responseState: ColumnDescription("response state", ApplicationState.self)
    case .launchCause: ColumnDescription("launch cause", LaunchCause.self)
    case .launchOptions: ColumnDescription("launch options", LaunchOptions.self)
    case .sceneConnection: ColumnDescription("scene connection", SceneConnection.self)
    case .finalState: ColumnDescription("final state", FinalState.self)
    }
  }

  /// How much a different answer changes the situation; explanations prefer small numbers.
  var distance: Int {
    switch self {
    case .place, .placeAtResponse: 10_000
    case .recipient: 1_000
    default: 1
    }
  }
}

extension ColumnDescription {
  fileprivate init<Value: ColumnValue>(_ name: String, _: Value.Type) {
    self.init(name, values: Value.allCases.map { $0.name })
  }
}
