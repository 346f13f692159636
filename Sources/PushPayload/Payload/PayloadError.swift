/// Why a file is not a payload that could be sent.
public enum PayloadError: CustomStringConvertible, Error, Hashable, Sendable {
  /// The file is not JSON, or is too large.
  case unreadable(JSONError)
  /// The JSON is no object; `found` is its kind, in words.
  case notAnObject(found: String, SourcePosition)
  /// The object lacks the key `aps` that its push type needs; `aps` may be elsewhere.
  case missingAps(SourcePosition, elsewhere: ApsPlace? = nil)
  /// The value of `aps` is no object; `found` is its kind, in words.
  case apsType(found: String, SourcePosition)

  /// The permanent code of the error.
  public var code: String {
    switch self {
    case .unreadable(let error): error.code
    case .notAnObject: "not-an-object"
    case .missingAps: "missing-aps"
    case .apsType: "aps-type"
    }
  }

  /// The position of the error, or nil if it concerns the whole file.
  public var position: SourcePosition? {
    switch self {
    case .unreadable(let error): error.code == "too-large" ? nil : error.position
    case .notAnObject(_, let position), .missingAps(let position, _), .apsType(_, let position):
      position
    }
  }

  /// What is wrong, as a clause without a period.
  public var message: String {
    switch self {
    case .unreadable(let error): error.message
    case .notAnObject(let found, _): "a payload must be an object with the key `aps`, not \(found)"
    case .missingAps(_, let place?):
      "the payload has no `aps` here; it stands in "
        + "\(PrintableText.quoted(place.path, limit: 80)) at \(place.position)"
    case .missingAps(_, nil):
      "the payload has no `aps` object"
    case .apsType(let found, _): "`aps` must be an object, not \(found)"
    }
  }

  /// The position, if there is one, and the message.
  public var description: String { (position.map { "\($0): " } ?? "") + message }
}
