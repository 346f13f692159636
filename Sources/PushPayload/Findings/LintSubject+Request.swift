internal import PushRules

extension LintSubject {
  /// The push type that the headers name, if there is such a type.
  var pushType: PushType? {
    headers?["apns-push-type"].flatMap { PushType(name: $0.value) }
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

extension Flag {
  /// Whether iOS may take the flag for set.
  var isPerhapsSet: Bool {
    switch self {
    case .one, .boolean, .undocumented: true
    case .absent, .zero, .unreadable, .misplaced: false
    }
  }
}

extension Check.Sample {
  /// A payload with the header lines of a whole request.
  static func request(
    _ payload: String,
    topic: String? = "com.example.app",
    _ headers: KeyValuePairs<String, String>
  ) -> Check.Sample {
    let topicHeader = topic.map { [Header(name: "apns-topic", value: $0)] } ?? []
    let others = headers.map { Header(name: "apns-" + $0.key, value: $0.value) }
    return Check.Sample(payload: payload, headers: topicHeader + others, file: .payload)
  }

  /// The headers as they stand in a file, one a line, or nil if there are none.
  public var requestHeaders: RequestHeaderList? {
    guard !headers.isEmpty else { return nil }
    var offset = 0
    let placed = headers.map { header in
      let start = offset + header.name.utf8.count + 2
      let end = start + header.value.utf8.count
      offset = end + 1
      return RequestHeaderList.Header(header.name, header.value, range: start..<end)
    }
    return RequestHeaderList(placed, isComplete: true)
  }
}

extension Check {
  /// A finding at a header, or about a header that is missing.
  func at(
    _ header: RequestHeaderList.Header?,
    _ message: String,
    severity: Severity? = nil
  ) -> Diagnostic {
    Diagnostic(self, message, at: header, severity: severity)
  }
}
