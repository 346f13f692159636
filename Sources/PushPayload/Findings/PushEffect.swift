internal import PushRules

/// The part of a payload that iOS reads: the documented keys, with values that iOS accepts.
struct PushEffect: Equatable, Sendable {
  private let aps: JSONNode?

  /// The largest text that can arrive as a push, with a provider's message around it.
  fileprivate static let largestByteCount = 64 * 1024

  init(_ payload: JSONNode) { aps = payload["aps"] }

  /// Reads a payload or a message; returns nil for a text that is no JSON or too large for APNs.
  init?(of bytes: [UInt8], as provider: Provider?) {
    guard bytes.count <= Self.largestByteCount,
      let document = (try? JSONDocument(reading: bytes)) ?? LenientText(bytes).document
    else { return nil }
    guard let provider else {
      self.init(document.root)
      return
    }
    guard let message = try? ProviderMessage(document, as: provider) else { return nil }
    self.init(message.payload)
  }

  static func == (one: PushEffect, other: PushEffect) -> Bool {
    agree(one.aps, other.aps, in: PayloadKey.aps)
  }

  private static func agree(_ one: JSONNode?, _ other: JSONNode?, in keys: [PayloadKey]) -> Bool {
    keys.allSatisfy { key in
      guard let one = value(of: key, in: one) else { return value(of: key, in: other) == nil }
      guard let other = value(of: key, in: other) else { return false }
      if let parts = parts(of: key, one), other.members != nil {
        return agree(one, other, in: parts)
      }
      return isFlag(key) || one.value == other.value || one.compactText == other.compactText
    }
  }

  /// The value of a key, if iOS takes it.
  private static func value(of key: PayloadKey, in object: JSONNode?) -> JSONNode? {
    guard let node = object?[key.name] else { return nil }
    if isFlag(key) { return PayloadFlag(TraitValue(node)).countsAsSet ? node : nil }
    guard key.types.contains(node.value), node.value != .null, node.string != "" else { return nil }
    if let parts = parts(of: key, node) {
      return parts.contains { value(of: $0, in: node) != nil } ? node : nil
    }
    if case .words(let words) = key.values, let word = node.string, !words.contains(word) {
      return nil
    }
    return node
  }

  private static func isFlag(_ key: PayloadKey) -> Bool {
    FlagKey(rawValue: key.name) != nil || key.name == "critical"
  }

  /// The keys of an object that iOS reads by its keys, or nil for another value.
  private static func parts(of key: PayloadKey, _ node: JSONNode) -> [PayloadKey]? {
    guard node.members != nil else { return nil }
    return key.name == "alert" ? PayloadKey.alert : key.name == "sound" ? PayloadKey.sound : nil
  }
}

extension LintSubject {
  /// Whether iOS reads something else of the push once a fix is carried out.
  func changesPush(_ fix: Fix) -> Bool {
    let whole = message?.root ?? root
    let part = message?.verbatim ?? whole.offset..<whole.end
    let isVerbatim = fix.edits.allSatisfy { part.holds($0.range) }
    let unit = isVerbatim ? part : whole.offset..<whole.end
    let edits = fix.edits.filter { unit.holds($0.range) }.map { edit in
      let start = edit.range.lowerBound - unit.lowerBound
      return Fix.Edit(range: start..<(start + edit.range.count), text: edit.text)
    }
    guard !edits.isEmpty, unit.count <= PushEffect.largestByteCount else { return false }
    let provider =
      isVerbatim && (message == nil || message?.verbatim != nil) ? nil : message?.provider
    let bytes = Array(document.bytes[unit])
    return PushEffect(of: Fix.apply([Fix(title: "", edits: edits)], to: bytes), as: provider)
      != PushEffect(root)
  }
}
