import DecisionTables

/// The answers of the tables, in the order in which they decide; later tables may read them.
///
/// The comment of its table explains each answer.
package enum Answer: UInt8, CaseIterable, Hashable, Sendable {
  // The situation and the receiver.
  case place, permission, contentAvailable, mutableContent
  case recipient, remoteNotificationMethod, pushKitMethod, foregroundPresenter
  case lifecycleInEffect, launchability, feasibility
  // Time for the app.
  case admission, request, configuration, device, backgroundTime, callTime, frameworkTime
  case backgroundWork, wake, placeAtResponse, sceneAtResponse
  // What is shown, and what runs on arrival.
  case showing, willPresentPermit, willPresentCall, presentation, extensionPermit, extensionRun
  case arrivalRecipient, arrivalMethod
  // What the user does.
  case responseDelegate, tapFallback, actionHandler, actionableNotification
  case opportunity, reachesApp, responseMethod, comesForward
  // What the app reads, and where it is in the end.
  case arrivalState, launchState, responseState
  case launchCause, launchOptions, sceneConnection, finalState

  /// The name also begins the ids of its table's rules, unless the table has a name of its own.
  var description: ColumnDescription {
    switch self {
    case .place: .init("place", Place.self)
    case .permission: .init("permission", Permission.self)
    case .contentAvailable: .init("content-available that counts", Presence.self)
    case .mutableContent: .init("mutable-content that counts", Presence.self)
    case .recipient: .init("recipient", Recipient.self)
    case .remoteNotificationMethod:
      .init("remote notification method", RemoteNotificationMethod.self)
    case .pushKitMethod: .init("PushKit method", PushKitMethod.self)
    case .foregroundPresenter: .init("foreground presenter", ForegroundPresenter.self)
    case .lifecycleInEffect: .init("life cycle in effect", Lifecycle.self)
    case .launchability: .init("launchability", Launchability.self)
    case .feasibility: .init("feasibility", Gate.self)
    case .admission: .init("admission", Gate.self)
    case .request: .init("request", Gate.self)
    case .configuration: .init("configuration", Gate.self)
    case .device: .init("device", Gate.self)
    case .backgroundTime: .init("background time", Gate.self)
    case .callTime: .init("call time", Gate.self)
    case .frameworkTime: .init("framework time", Gate.self)
    case .backgroundWork: .init("background work", BackgroundWork.self)
    case .wake: .init("wake", Wake.self)
    case .placeAtResponse: .init("place at response", PlaceAtResponse.self)
    case .sceneAtResponse: .init("scene at response", SceneAtResponse.self)
    case .showing: .init("showing", Gate.self)
    case .willPresentPermit: .init("will-present permit", Gate.self)
    case .willPresentCall: .init("willPresent", WillPresentCall.self)
    case .presentation: .init("presentation", Presentation.self)
    case .extensionPermit: .init("extension permit", Gate.self)
    case .extensionRun: .init("service extension", ExtensionRun.self)
    case .arrivalRecipient: .init("arrival recipient", ArrivalRecipient.self)
    case .arrivalMethod: .init("arrival method", ArrivalMethod.self)
    case .responseDelegate: .init("response delegate", ResponseDelegate.self)
    case .tapFallback: .init("tap fallback", RemoteNotificationMethod.self)
    case .actionHandler: .init("action handler", ActionHandler.self)
    case .actionableNotification: .init("actionable notification", ActionableNotification.self)
    case .opportunity: .init("opportunity", Gate.self)
    case .reachesApp: .init("reaches app", Gate.self)
    case .responseMethod: .init("response method", ResponseMethod.self)
    case .comesForward: .init("comes forward", Gate.self)
    case .arrivalState: .init("arrival state", ApplicationState.self)
    case .launchState: .init("launch state", ApplicationState.self)
    case .responseState: .init("response state", ApplicationState.self)
    case .launchCause: .init("launch cause", LaunchCause.self)
    case .launchOptions: .init("launch options", LaunchOptions.self)
    case .sceneConnection: .init("scene connection", SceneConnection.self)
    case .finalState: .init("final state", FinalState.self)
    }
  }

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
