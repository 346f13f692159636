/// The value of the request header `apns-push-type`.
public enum PushType: String, CaseIterable, Hashable, Sendable {
  /// Shows an alert, plays a sound or sets a badge.
  case alert
  /// Gives the app background time and shows nothing.
  case background
  /// Announces a call; PushKit takes it.
  case voip
  /// Asks for the position; a location push service extension takes it.
  case location
  /// Announces speech; the Push to Talk framework takes it.
  case pushToTalk = "pushtotalk"
  /// Announces changed files; the file provider extension takes it.
  case fileProvider = "fileprovider"
  /// Updates a watch complication.
  case complication
  /// Makes the device contact its management server.
  case mdm
  /// Starts, updates or ends a Live Activity.
  case liveActivity = "liveactivity"
  /// Reloads widgets.
  case widgets
  /// Reloads controls.
  case controls
}

/// The value of the request header `apns-priority`.
public enum Priority: Int, CaseIterable, Hashable, Sendable {
  /// Sent at once.
  case ten = 10
  /// Sent with regard to power.
  case five = 5
  /// Sent when it costs no power.
  case one = 1
}
