package import PushPayload

/// The kind of a file that a folder search found.
package enum FoundText: Hashable, Sendable {
  /// A push, perhaps with mistakes.
  case push
  /// Cases, or a scenario with expectations, for `test`; perhaps with mistakes.
  case cases
  case other

  /// The number of bytes to check for signs of a push in a file that is too large.
  package static let lengthOfStart = 64 * 1024

  /// Classifies a file; only one with signs of a push is parsed.
  package init(_ name: FilePath, _ bytes: [UInt8]) {
    if let container = ContainerFormat(of: name) {
      self = container.pushes(in: bytes).isEmpty ? .other : .push
    } else {
      self = Self.kind(of: bytes, isSimulatorFile: name.hasEnding(".apns"))
    }
  }

  fileprivate static func kind(of bytes: [UInt8], isSimulatorFile: Bool) -> FoundText {
    let scan = PushScan(in: bytes)
    guard scan.hasAps || scan.mayBeMessage || hasCases(bytes) else {
      return isSimulatorFile ? .push : .other
    }
    guard let document = (try? JSONDocument(reading: bytes)) ?? LenientText(bytes).document else {
      if hasCases(bytes) { return .cases }
      return scan.hasAps || isSimulatorFile ? .push : .other
    }
    let root = document.root
    if root["aps"]?.looksLikeAps == true { return .push }
    let cases = root["cases"]?.elements ?? []
    if cases.contains(where: { $0["situation"] != nil || $0["expect"] != nil }) { return .cases }
    if let events = root["events"]?.elements,
      events.allSatisfy({ $0.string != nil || $0["push"] != nil || $0["after"] != nil })
    {
      return root["expect"] == nil ? .other : .cases
    }
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

  /// Whether a text is a schema, an API description, or output of this program.
  private static func describesOthers(_ root: JSONNode) -> Bool {
    let first = root.elements?.first ?? root
    return ["$schema", "openapi", "swagger", "schemaVersion"].contains { first[$0] != nil }
      || root["info"] != nil && root["item"] != nil
      || root["properties"] != nil && root["type"] != nil
  }
}

extension ContainerFormat {
  /// The kind of a file by the ending of its name, or nil for a file that is one text.
  package init?(of name: FilePath) {
    guard let container = Self.endings.first(where: { name.hasEnding($0.key) })?.value else {
      return nil
    }
    self = container
  }

  /// Returns the parts of a file that are pushes: what cannot be read there is none.
  package func pushes(in bytes: [UInt8]) -> [TextPart] {
    parts(of: bytes).filter { part in
      let text = part.bytes
      let isReadable =
        (try? JSONDocument(reading: text)) != nil || LenientText(text).document != nil
      return isReadable && FoundText.kind(of: text, isSimulatorFile: false) == .push
    }
  }
}

extension Lint.FileKind {
  /// The kind of a file by the ending of its name.
  package init(of name: FilePath) {
    switch true {
    case name.hasEnding(".apns"): self = .simulator
    case name.hasEnding(".jsonc"): self = .jsonWithComments
    case name.hasEnding(".json5"): self = .json5
    default: self = .payload
    }
  }
}
