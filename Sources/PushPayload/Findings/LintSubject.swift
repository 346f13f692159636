internal import PushRules

/// What the checks look at: a payload that is JSON, and what is known beside it.
public struct LintSubject: Sendable {
  /// The kinds of files that hold payloads.
  public enum FileKind: Hashable, Sendable {
    /// A payload as a provider sends it.
    case payload
    /// A file for the simulator, with the extension `.apns`.
    case simulator
  }

  /// The text of the file.
  let document: JSONDocument
  /// The payload; within a message of a provider it is a part of the text.
  let root: JSONNode
  /// The kind of file.
  let kind: FileKind
  /// The request headers, or nil if none are known.
  let headers: RequestHeaderList?
  /// The version of iOS that is asked about.
  let system: SystemVersion
  /// The message of a provider that the payload is made of, or nil if the text is a payload.
  let message: ProviderMessage?
  private let knownLines: LineMap?
  /// The value of `aps`, if it is an object.
  let aps: JSONNode?
  /// Whether the payload is for a Live Activity.
  let isLiveActivity: Bool
  /// What counts as present in `aps`; nothing without it.
  let traits: PayloadTraits
  /// The flags that stand outside `aps` or are misspelt.
  let misplacedKeys: [MisplacedMember]

  /// Puts together what is known.
  init(
    document: JSONDocument,
    root: JSONNode,
    kind: FileKind,
    headers: RequestHeaderList?,
    system: SystemVersion,
    message: ProviderMessage?,
    lines: LineMap? = nil
  ) {
    self.document = document
    self.root = root
    self.kind = kind
    self.headers = headers
    self.system = system
    self.message = message
    knownLines = lines
    let type = headers?["apns-push-type"]?.value
    let aps = root["aps"].flatMap { $0.members == nil ? nil : $0 }
    self.aps = aps
    isLiveActivity =
      aps.map { type == PushType.liveActivity.name || Self.isLiveActivity($0) } ?? false
    traits = aps.map(PayloadTraits.init(aps:)) ?? PayloadTraits()
    misplacedKeys = MisplacedMember.all(in: root, aps: aps)
  }

  /// The lines of the text, counted anew at each call unless they are known.
  var lines: LineMap { knownLines ?? document.lineMap }

  /// Whether the whole text is a payload or a message, and not a part of something else.
  var isWhole: Bool { message != nil || root.offset == document.root.offset }
}
