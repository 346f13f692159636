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
  var description: ColumnDescription { Self.descriptions[Int(rawValue)] }

  static let descriptions = [
    Entry.place.named("place"), Entry.permission.named("permission"),
    Entry.contentAvailable.named("content-available that counts"),
    Entry.mutableContent.named("mutable-content that counts"), Entry.recipient.named("recipient"),
    Entry.remoteNotificationMethod.named("remote notification method"),
    Entry.pushKitMethod.named("PushKit method"),
    Entry.foregroundPresenter.named("foreground presenter"),
    Entry.lifecycleInEffect.named("life cycle in effect"),
    Entry.launchability.named("launchability"), Entry.feasibility.named("feasibility"),
    Entry.admission.named("admission"), Entry.request.named("request"),
    Entry.configuration.named("configuration"), Entry.device.named("device"),
    Entry.backgroundTime.named("background time"), Entry.callTime.named("call time"),
    Entry.frameworkTime.named("framework time"), Entry.backgroundWork.named("background work"),
    Entry.wake.named("wake"), Entry.placeAtResponse.named("place at response"),
    Entry.sceneAtResponse.named("scene at response"), Entry.showing.named("showing"),
    Entry.willPresentPermit.named("will-present permit"),
    Entry.willPresentCall.named("willPresent"), Entry.presentation.named("presentation"),
    Entry.extensionPermit.named("extension permit"), Entry.extensionRun.named("service extension"),
    Entry.arrivalRecipient.named("arrival recipient"), Entry.arrivalMethod.named("arrival method"),
    Entry.responseDelegate.named("response delegate"), Entry.tapFallback.named("tap fallback"),
    Entry.actionHandler.named("action handler"),
    Entry.actionableNotification.named("actionable notification"),
    Entry.opportunity.named("opportunity"), Entry.reachesApp.named("reaches app"),
    Entry.responseMethod.named("response method"), Entry.comesForward.named("comes forward"),
    Entry.arrivalState.named("arrival state"), Entry.launchState.named("launch state"),
    Entry.responseState.named("response state"), Entry.launchCause.named("launch cause"),
    Entry.launchOptions.named("launch options"), Entry.sceneConnection.named("scene connection"),
    Entry.finalState.named("final state"),
  ]

  var distance: Int {
    switch self {
    case .place, .placeAtResponse: 10_000
    case .recipient: 1_000
    default: 1
    }
  }
}
