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

  /// Whether the whole text is a payload or a message, and not a part of something else.
  var isWhole: Bool { message != nil || root.offset == document.root.offset }

  /// The value of `aps`, if it is an object.
  var aps: JSONNode? { root["aps"].flatMap { $0.members == nil ? nil : $0 } }
}
