import PushRules
import PushTestSupport

// The situations that the rows of the tables change.
extension Situation {
  /// `content-available` alone, for a suspended app.
  static let silentPush = Situation.on(.newest, .suspended, .silent, in: .both)
  /// An alert for a suspended app that has a delegate of the notification center.
  static let alert = Situation.on(.newest, .suspended, .alert, in: .center)
  /// The same alert over the active app.
  static let alertInFront = Situation.on(.newest, .active, .alert, in: .center)
  /// An alert that the notification service extension may change.
  static let mutableAlert = Situation.on(.newest, .suspended, .mutable, in: .extended)
  /// A tap on an alert that has buttons, for an app that the system ended.
  static let coldTap = Situation.on(.newest, .ended, .actionable, then: .notification, in: .center)
  /// A tap on a button on iOS 9, for a suspended app with both methods for buttons.
  static let oldButton = Situation.on(.iOS(9), .suspended, .actionable, then: .action, in: .buttons)
  /// A VoIP push for a suspended app that takes calls.
  static let call = Situation.on(.newest, .suspended, .empty, in: .pushKit)
    .with(\.pushType, .voip).with(\.backgroundModes, [.voip])
}

extension AppState {
  /// Ended by a crash.
  static let crashed = AppState.notRunning(.crash)
  /// Not opened since the device was restarted.
  static let rebooted = AppState.notRunning(.reboot)
  /// Not opened since it was installed.
  static let neverLaunched = AppState.notRunning(.neverLaunched)
}
