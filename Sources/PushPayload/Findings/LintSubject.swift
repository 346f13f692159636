import PushRules

/// What checks look at: a payload and what is known about it.
///
/// It is a class because every check gets it.
final class LintSubject: Sendable {
  let document: JSONDocument
  /// The payload: the whole text, or a part of a provider's message.
  let root: JSONNode
  let kind: Lint.FileKind
  let headers: RequestHeaderList?
  let system: SystemVersion
  let message: ProviderMessage?
  /// The value of `aps`, if it is an object.
  let aps: JSONNode?
  let isLiveActivity: Bool
  /// The traits of `aps`; misplaced flags do not count.
  let traits: PayloadTraits
  /// The flags outside of `aps`, and misspelt ones.
  let misplacedKeys: [MisplacedMember]

  /// Collects what is known; traits that the reader of the payload found are not read again.
  init(
    document: JSONDocument,
    root: JSONNode,
    kind: Lint.FileKind = .payload,
    headers: RequestHeaderList?,
    system: SystemVersion,
    message: ProviderMessage?,
    traits: PayloadTraits? = nil
  ) {
    self.document = document
    self.root = root
    self.kind = kind
    self.headers = message.map { $0.headers(replacedBy: headers) } ?? headers
    self.system = system
    self.message = message
    let type = self.headers?["apns-push-type"]?.value
    let aps = root["aps"].flatMap { $0.members == nil ? nil : $0 }
    self.aps = aps
    var own = traits ?? aps.map { PayloadTraits(aps: $0) } ?? .init()
    if own.contentAvailable == .misplaced { own.contentAvailable = .absent }
    if own.mutableContent == .misplaced { own.mutableContent = .absent }
    self.traits = own
    isLiveActivity =
      aps != nil
      && (type == PushType.liveActivity.name || self.traits.pushType(on: system) == .liveActivity)
    misplacedKeys = MisplacedMember.all(in: root, aps: aps)
  }

  func isAddedByProvider(_ key: String) -> Bool {
    message?.provider.format.ownKeys.contains(key) ?? false
  }

  /// Whether the text holds other pushes, too, or what is no JSON.
  var isPart: Bool {
    [.document, .pasted, .request].contains(kind)
      || message.map { $0.root.offset != document.root.offset } ?? false
  }

  var isWhole: Bool { message != nil || root.offset == document.root.offset }

  var alert: JSONNode? { object(aps?["alert"]) }

  var sound: JSONNode? { object(aps?["sound"]) }

  /// The alert, and in it the objects with localized texts.
  var localizedObjects: [JSONNode] {
    guard let alert else { return [] }
    guard isLiveActivity else { return [alert] }
    return [alert] + ["title", "body"].compactMap { object(alert[$0]) }
  }

  private func object(_ node: JSONNode?) -> JSONNode? {
    node.flatMap { $0.members == nil ? nil : $0 }
  }

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
    case nil:
      isSilent && !isLiveActivity
        && (headers?.lacks("apns-push-type") == true || traits.pushType(on: system) == nil)
    case .alert: isSilent && !isLiveActivity
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

  /// Whether the push starts a Live Activity on a version of iOS in which only the app can.
  var startsTooEarly: Bool { activityEvent == .start && system < .iOS(17, 2) }
}

extension PayloadTraits {
  var isVisible: Bool { alert != .absent || sound == .present || badge == .present }

  var asksForBackground: Bool { contentAvailable.isPerhapsSet }
}

extension JSONNode {
  var keys: Set<String> { Set((members ?? []).map { $0.key }) }

  var start: Range<Int> { offset..<(offset + 1) }

  /// The kind of value in words; an empty string counts as a kind.
  var kindOrEmpty: String { string == "" ? "an empty string" : value.kind }
}

extension [UInt8] {
  /// The bytes of a key with its quotes; only the first one if the quotes are not straight.
  func keyRange(at offset: Int) -> Range<Int> {
    guard self[offset] == ASCII.quote else { return offset..<(offset + 1) }
    var end = offset + 1
    while end < count, self[end] != ASCII.quote {
      end += self[end] == ASCII.backslash ? 2 : 1
    }
    return offset..<Swift.min(end + 1, count)
  }
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
