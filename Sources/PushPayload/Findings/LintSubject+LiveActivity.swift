internal import PushRules

extension LintSubject {
  /// The events of a Live Activity.
  enum ActivityEvent: String, CaseIterable, Sendable {
    /// Begins an activity.
    case start
    /// Changes its content.
    case update
    /// Ends it.
    case end
  }

  /// The event that `aps` names, if there is such an event.
  var activityEvent: ActivityEvent? {
    aps?["event"]?.string.flatMap { ActivityEvent(rawValue: $0) }
  }

  /// Tells whether a payload is for a Live Activity, by its event or by keys that nothing else has.
  static func isLiveActivity(_ aps: JSONNode) -> Bool {
    if let event = aps["event"]?.string, ActivityEvent(rawValue: event) != nil { return true }
    let names = (aps.members ?? []).compactMap { KnownNames.activity.spelt(like: $0.key) }
    if names.contains("content-state") { return true }
    return names.count > 1 && names.contains { $0.contains("-") }
  }

  /// Whether the push starts a Live Activity on a version of iOS in which only the app does.
  var startsTooEarly: Bool { activityEvent == .start && system < .iOS(17, 2) }
}
