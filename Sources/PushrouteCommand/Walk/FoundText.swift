internal import PushPayload
internal import RouteReport

/// The kind of a file that a folder search found.
struct FoundText: Sendable {
  enum Kind: Hashable, Sendable {
    /// A push, perhaps with mistakes.
    case push
    /// Cases, or a scenario with expectations, for `test`; perhaps with mistakes.
    case cases
    case other
  }

  let kind: Kind

  /// The number of bytes to check for signs of a push in a file that is too large.
  static let lengthOfStart = 64 * 1024

  /// Classifies a file; only one with signs of a push is parsed.
  init(_ name: FilePath, _ bytes: [UInt8]) {
    if let carrier = TextCarrier(of: name) {
      let isPush = carrier.parts(of: bytes).contains { part in
        FoundText(name, part: part, part.bytes(in: bytes)).kind == .push
      }
      kind = isPush ? .push : .other
    } else {
      kind = Self.kind(of: bytes, isSimulatorFile: name.hasEnding(".apns"))
    }
  }

  /// Classifies a part of a document: what cannot be read there is no push.
  init(_ name: FilePath, part: TextPart, _ text: [UInt8]) {
    let isReadable =
      (try? JSONDocument(reading: text)) != nil || LenientText(text).document != nil
    kind = isReadable ? Self.kind(of: text, isSimulatorFile: false) : .other
  }

  private static func kind(of bytes: [UInt8], isSimulatorFile: Bool) -> Kind {
    let signs = PushSigns(in: bytes)
    guard signs.hasAps || signs.mayBeMessage || hasCases(bytes) else {
      return isSimulatorFile ? .push : .other
    }
    guard let document = (try? JSONDocument(reading: bytes)) ?? LenientText(bytes).document else {
      if hasCases(bytes) { return .cases }
      return signs.hasAps || isSimulatorFile ? .push : .other
    }
    let root = document.root
    if root["aps"]?.looksLikeAps == true { return .push }
    if isCases(root) { return .cases }
    if isScenario(root) { return root["expect"] == nil ? .other : .cases }
    if isSimulatorFile { return .push }
    if root.has("aps") || describesOthers(root) { return .other }
    return ProviderMessage.all(recognizedIn: document, strictly: true).isEmpty ? .other : .push
  }
}

// The program's own files, and files about payloads.
extension FoundText {
  /// Whether a text has the keys of a case file or of a scenario with expectations, even if it is
  /// invalid JSON.
  private static func hasCases(_ bytes: [UInt8]) -> Bool {
    let expects = has("\"expect\"", bytes)
    return has("\"cases\"", bytes) && (expects || has("\"situation\"", bytes))
      || expects && has("\"events\"", bytes)
  }

  private static func has(_ word: String, _ bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return false }
    return bytes.indices.dropLast(word.count - 1).contains { start in
      bytes[start] == word[0] && bytes[start...].starts(with: word)
    }
  }

  private static func isCases(_ root: JSONNode) -> Bool {
    guard let cases = root["cases"]?.elements else { return false }
    return cases.contains { $0["situation"] != nil || $0["expect"] != nil }
  }

  private static func isScenario(_ root: JSONNode) -> Bool {
    guard let events = root["events"]?.elements else { return false }
    return events.allSatisfy { $0.string != nil || $0["push"] != nil || $0["after"] != nil }
  }

  /// Whether a text is a schema, an API description, or output of this program.
  private static func describesOthers(_ root: JSONNode) -> Bool {
    let first = root.elements?.first ?? root
    return ["$schema", "openapi", "swagger", "schemaVersion"].contains { first[$0] != nil }
      || root["info"] != nil && root["item"] != nil
      || root["properties"] != nil && root["type"] != nil
  }
}
