internal import PushRules

/// What the checks look at: a payload that is JSON, and what is known beside it.
struct LintSubject: Sendable {
  /// The text of the file.
  let document: JSONDocument
  /// The payload, which is a part of the text in a message of a provider.
  let root: JSONNode
  /// The kind of file.
  let kind: Lint.FileKind
  /// The request headers, or nil if none are known.
  let headers: RequestHeaderList?
  /// The version of iOS that receives the push.
  let system: SystemVersion
  /// The message of a provider that the payload is made of, or nil if the text is a payload.
  let message: ProviderMessage?
  private let knownLines: LineMap?
  /// The value of `aps`, if it is an object.
  let aps: JSONNode?
  /// Whether the payload is for a Live Activity.
  let isLiveActivity: Bool
  /// What counts as present in `aps`; a misplaced flag counts as absent.
  let traits: PayloadTraits
  /// The flags that stand outside `aps` or are misspelt.
  let misplacedKeys: [MisplacedMember]

  /// Puts together what is known; traits that the reader of the payload found are not read again.
  init(
    document: JSONDocument,
    root: JSONNode,
    kind: Lint.FileKind = .payload,
    headers: RequestHeaderList?,
    system: SystemVersion,
    message: ProviderMessage?,
    lines: LineMap? = nil,
    traits: PayloadTraits? = nil
  ) {
    self.document = document
    self.root = root
    self.kind = kind
    self.headers = message.map { $0.headers(replacedBy: headers) } ?? headers
    self.system = system
    self.message = message
    knownLines = lines
    let type = self.headers?["apns-push-type"]?.value
    let aps = root["aps"].flatMap { $0.members == nil ? nil : $0 }
    self.aps = aps
    isLiveActivity =
      aps.map { type == PushType.liveActivity.name || Self.isLiveActivity($0) } ?? false
    self.traits = traits?.withoutMisplacedFlags ?? aps.map { PayloadTraits(aps: $0) } ?? .init()
    misplacedKeys = MisplacedMember.all(in: root, aps: aps)
  }

  /// Tells whether the provider adds a key of `aps` with a value of its own.
  func isAddedByProvider(_ key: String) -> Bool {
    message?.provider.format.ownKeys.contains(key) ?? false
  }

  /// The lines of the text, counted anew at each call unless they are known.
  var lines: LineMap { knownLines ?? document.lineMap }

  /// Whether the whole text is a payload or a message, and not a part of something else.
  var isWhole: Bool { message != nil || root.offset == document.root.offset }
}

extension PayloadTraits {
  /// The same traits, in which a misplaced flag is an absent one.
  fileprivate var withoutMisplacedFlags: PayloadTraits {
    var traits = self
    if contentAvailable == .misplaced { traits.contentAvailable = .absent }
    if mutableContent == .misplaced { traits.mutableContent = .absent }
    return traits
  }
}

extension LintSubject {
  /// The value of `alert`, if it is an object.
  var alert: JSONNode? { object(aps?["alert"]) }

  /// The value of `sound`, if it is an object.
  var sound: JSONNode? { object(aps?["sound"]) }

  /// The objects with texts and their arguments: the alert, and in it the texts that are objects.
  var localizedObjects: [JSONNode] {
    guard let alert else { return [] }
    guard isLiveActivity else { return [alert] }
    return [alert] + ["title", "body"].compactMap { object(alert[$0]) }
  }

  private func object(_ node: JSONNode?) -> JSONNode? {
    node.flatMap { $0.members == nil ? nil : $0 }
  }
}

extension JSONNode {
  /// The keys of an object, for many searches; empty for another value.
  var keys: Set<String> { Set((members ?? []).map { $0.key }) }

  /// The first byte, such as the brace of an object.
  var start: Range<Int> { offset..<(offset + 1) }

  /// The kind of value in words; an empty string has words of its own.
  var kindOrEmpty: String { string == "" ? "an empty string" : value.kind }
}

extension JSONDocument {
  /// Returns the bytes of a key with its quotes, or the first of them if they are other quotes.
  func keyRange(at offset: Int) -> Range<Int> {
    guard bytes[offset] == ASCII.quote else { return offset..<(offset + 1) }
    var end = offset + 1
    while end < bytes.count, bytes[end] != ASCII.quote {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    return offset..<min(end + 1, bytes.count)
  }
}
