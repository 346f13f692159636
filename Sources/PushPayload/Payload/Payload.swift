public import PushRules

/// A push payload: its text, and its traits for routing.
public struct Payload: Sendable {
  /// What routing depends on.
  public let traits: PayloadTraits
  package let document: JSONDocument
  /// The size in bytes: of the text without surrounding white space, or of what a provider makes.
  public let byteCount: Int
  /// The provider's message that contains the payload, or nil.
  public let message: ProviderMessage?
  let root: JSONNode

  /// Reads a payload as a provider would send it, or as a file for the simulator.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - pushType: The value of the request header, or nil if unknown.
  /// - Throws: A ``PayloadError`` if the text is not JSON, or misses the object `aps` although the
  ///   push type asks for it.
  public init(_ json: String, pushType: PushType? = nil) throws(PayloadError) {
    try self.init(json.utf8, pushType: pushType)
  }

  /// Reads a payload from the bytes of a file or of a request.
  ///
  /// - Parameters:
  ///   - json: The bytes, such as an array or the `Data` of Foundation.
  ///   - pushType: The value of the request header, or nil if unknown.
  /// - Throws: A ``PayloadError`` if the bytes are not JSON, or miss the object `aps` although the
  ///   push type asks for it.
  public init(_ json: some Sequence<UInt8>, pushType: PushType? = nil) throws(PayloadError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(reading: Array(json))
    } catch {
      throw .unreadable(error)
    }
    try self.init(document.root, in: document, pushType: pushType)
  }

  /// Reads a payload that is a value of a larger text, with positions in that text.
  package init(
    _ root: JSONNode,
    in document: JSONDocument,
    of message: ProviderMessage? = nil,
    pushType: PushType? = nil
  ) throws(PayloadError) {
    let aps = try Self.aps(of: root, in: document, pushType: pushType)
    traits = aps == nil ? PayloadTraits() : PayloadTraits(payload: root)
    self.document = document
    self.root = root
    self.message = message
    byteCount = message?.byteCount ?? root.end - root.offset
  }

  /// Takes the payload that a provider makes of a message, with positions in the message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - document: The text of the message.
  ///   - pushType: The value of the request header, or nil if unknown.
  /// - Throws: A ``PayloadError`` if the payload misses the object `aps` although the push type asks
  ///   for it.
  public init(
    _ message: ProviderMessage,
    in document: JSONDocument,
    pushType: PushType? = nil
  ) throws(PayloadError) {
    try self.init(message.payload, in: document, of: message, pushType: pushType)
  }

  /// The flags outside of `aps`, and misspelt ones, by position; found at each call.
  public var misplacedKeys: [MisplacedKey] {
    guard let aps else { return [] }
    let misplaced = MisplacedMember.all(in: root, aps: aps)
    guard !misplaced.isEmpty else { return [] }
    let lines = document.lineMap
    return misplaced.map { MisplacedKey($0, lines) }
  }

  package var aps: JSONNode? { root["aps"] }

  package var simulatorTargetBundle: String? { root["Simulator Target Bundle"]?.string }

  private static func aps(
    of root: JSONNode,
    in document: JSONDocument,
    pushType: PushType?
  ) throws(PayloadError) -> JSONNode? {
    guard root.members != nil else {
      throw .notAnObject(found: root.value.kind, document.position(of: root.offset))
    }
    guard let aps = root["aps"] else {
      if pushType?.facts.needsAps == false { return nil }
      throw .missingAps(
        document.position(of: root.offset),
        elsewhere: ApsPlace(in: root, of: document)
      )
    }
    guard aps.members != nil else {
      throw .apsType(found: aps.value.kind, document.position(of: aps.offset))
    }
    return aps
  }
}
