/// When the app sets the delegate of the notification center.
///
/// Nil is an app that sets none.
public enum NotificationCenterDelegate: UInt8, ColumnValue {
  /// Before the launch is finished, as Apple requires.
  case set
  /// After the launch is finished.
  case late

  /// The word of the command line.
  public var name: String { ["set", "late"][place] }
}

extension InputDescription {
  static let notificationCenterDelegate = InputDescription(
    "notification center delegate",
    optional: "none",
    NotificationCenterDelegate.self,
    json: "notificationCenterDelegate",
    changedBy: .code,
    .line,
    get: { $0.notificationCenterDelegate },
    set: { $0.notificationCenterDelegate = $1 },
    instruction: { value in
      switch value {
      case .set: "set the delegate of the notification center before the launch is finished"
      case .late: "set the delegate of the notification center after the launch"
      case nil: "set no delegate of the notification center"
      }
    },
    clause: { accepted in
      switch accepted {
      case [nil]: "no notification center delegate"
      case [.set, .late]: "a notification center delegate"
      case [.set]: "notification center delegate set in time"
      default: nil
      }
    }
  )
}

extension SituationMember {
  package static let notificationCenterDelegate = SituationMember(
    .notificationCenterDelegate,
    takes: "WHEN",
    help: "when its delegate is set: before the launch has finished, or late (set if "
      + "will-present or did-receive-response is implemented, else none)"
  )
}
