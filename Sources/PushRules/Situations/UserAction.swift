/// What the user does after the push has arrived.
///
/// A situation without any has a nil of this type.
public enum UserAction: String, CaseIterable, Hashable, Sendable {
  /// Taps the icon of the app.
  case icon
  /// Taps the notification.
  case notification
  /// Chooses an action that leaves the app in the background.
  case action
  /// Chooses an action that brings the app to the foreground.
  case foregroundAction = "foreground-action"
  /// Chooses an action that takes text.
  case textAction = "text-action"
  /// Dismisses the notification.
  case dismiss
}
