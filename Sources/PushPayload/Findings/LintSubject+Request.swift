internal import PushRules

extension LintSubject {
  /// The push type in the headers, if such a type exists.
  var pushType: PushType? {
    headers?["apns-push-type"].flatMap { PushType(headerValue: $0.value) }
  }

  var isOfTypeTooNew: Bool { pushType.map { system < $0.facts.since } ?? false }

  /// The priority in the headers, if it is valid.
  var priority: Priority? {
    guard let text = headers?["apns-priority"]?.value else { return nil }
    return Priority(name: text)
  }

  /// Whether APNs needs the push sent as a background push.
  var isForBackground: Bool {
    switch pushType {
    case .background: true
    case nil, .alert: isSilent && !isLiveActivity
    default: false
    }
  }

  var isSilent: Bool { !traits.isVisible && traits.asksForBackground }

  /// The first value in `aps` that shows, plays or sets something.
  var visibleNode: JSONNode? {
    guard let aps else { return nil }
    if traits.alert != .absent { return aps["alert"] }
    if traits.sound == .present { return aps["sound"] }
    return traits.badge == .present ? aps["badge"] : nil
  }

  var activityEvent: LiveActivityEvent? {
    aps?["event"]?.string.flatMap { LiveActivityEvent(name: $0) }
  }

  /// Whether a payload is for a Live Activity, by its event or by keys that only Live Activities
  /// have.
  static func isLiveActivity(_ aps: JSONNode) -> Bool {
    if let event = aps["event"]?.string, LiveActivityEvent(name: event) != nil { return true }
    let names = (aps.members ?? []).compactMap { KnownNames.activity.spelt(like: $0.key) }
    if names.contains("content-state") { return true }
    return names.count > 1 && names.contains { $0.contains("-") }
  }

  /// Whether the push starts a Live Activity on a version of iOS in which only the app can.
  var startsTooEarly: Bool { activityEvent == .start && system < .iOS(17, 2) }
}

extension PayloadTraits {
  var isVisible: Bool { alert != .absent || sound == .present || badge == .present }

  var asksForBackground: Bool { contentAvailable.isPerhapsSet }
}

extension PayloadFlag {
  /// Whether iOS may treat the flag as set.
  var isPerhapsSet: Bool {
    switch self {
    case .one, .boolean, .undocumented: true
    case .absent, .zero, .unreadable, .misplaced: false
    }
  }
}
