internal import PushRules

extension LintSubject {
  /// The push type that the headers name, if there is such a type.
  var pushType: PushType? {
    headers?["apns-push-type"].flatMap { PushType(headerValue: $0.value) }
  }

  /// Whether the push type is newer than the version of iOS that is asked about.
  var isOfTypeTooNew: Bool { pushType.map { system < $0.facts.since } ?? false }

  /// The priority that the headers name, if there is such a priority.
  var priority: Priority? {
    guard let text = headers?["apns-priority"]?.value else { return nil }
    return Priority(name: text)
  }

  /// Whether the push has to be sent as one for the background.
  var isForBackground: Bool {
    switch pushType {
    case .background: true
    case nil, .alert: isSilent && !isLiveActivity
    default: false
    }
  }

  /// Whether the payload asks for background time and shows nothing.
  var isSilent: Bool { !traits.isVisible && traits.asksForBackground }

  /// Whether content-available stands somewhere, but misspelt or in the wrong place.
  var mistakesContentAvailable: Bool {
    misplacedKeys.contains { $0.expected == .contentAvailable }
  }

  /// The first value in `aps` that shows, plays or sets something.
  var visibleNode: JSONNode? {
    guard let aps else { return nil }
    if traits.alert != .absent { return aps["alert"] }
    if traits.sound == .present { return aps["sound"] }
    return traits.badge == .present ? aps["badge"] : nil
  }
}

extension PayloadTraits {
  /// Whether the push shows an alert, plays a sound or sets a badge.
  var isVisible: Bool { alert != .absent || sound == .present || badge == .present }

  /// Whether the push means to ask for background time.
  var asksForBackground: Bool { contentAvailable.isPerhapsSet }
}

extension PayloadFlag {
  /// Whether iOS may take the flag for set.
  var isPerhapsSet: Bool {
    switch self {
    case .one, .boolean, .undocumented: true
    case .absent, .zero, .unreadable, .misplaced: false
    }
  }
}

extension LintSubject {
  /// The event that `aps` names, if there is such an event.
  var activityEvent: LiveActivityEvent? {
    aps?["event"]?.string.flatMap { LiveActivityEvent(name: $0) }
  }

  /// Tells whether a payload is for a Live Activity, by its event or by keys that nothing else has.
  static func isLiveActivity(_ aps: JSONNode) -> Bool {
    if let event = aps["event"]?.string, LiveActivityEvent(name: event) != nil { return true }
    let names = (aps.members ?? []).compactMap { KnownNames.activity.spelt(like: $0.key) }
    if names.contains("content-state") { return true }
    return names.count > 1 && names.contains { $0.contains("-") }
  }

  /// Whether the push starts a Live Activity on a version of iOS in which only the app does.
  var startsTooEarly: Bool { activityEvent == .start && system < .iOS(17, 2) }
}
