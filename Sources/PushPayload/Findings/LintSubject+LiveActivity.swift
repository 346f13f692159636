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

  /// Whether the payload is for a Live Activity, by its push type or by keys that nothing else has.
  var isLiveActivity: Bool {
    guard let aps else { return false }
    if pushType == .liveActivity || activityEvent != nil { return true }
    let telling = ["content-state", "attributes-type", "dismissal-date", "input-push-token"]
    if telling.contains(where: { aps[$0] != nil }) { return true }
    return aps["event"] != nil && aps["timestamp"] != nil
  }
}
