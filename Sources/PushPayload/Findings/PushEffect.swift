package import PushRules

/// The part of a payload that iOS reads: the documented keys, with values that iOS accepts.
struct PushEffect: Hashable, Sendable {
  private let text: String

  /// The largest text that can arrive as a push, with a provider's message around it.
  fileprivate static let largestByteCount = 64 * 1024

  init(_ payload: JSONNode) { text = Self.read(payload["aps"], PayloadKey.aps) ?? "" }

  /// Reads a payload or a message; returns nil for a text that is no JSON.
  init?(of bytes: [UInt8], as provider: Provider?) {
    guard let document = (try? JSONDocument(reading: bytes)) ?? LenientText(bytes).document else {
      return nil
    }
    guard let provider else {
      self.init(document.root)
      return
    }
    guard let message = try? ProviderMessage(document, as: provider) else { return nil }
    self.init(message.payload)
  }

  private static func read(_ object: JSONNode?, _ keys: [PayloadKey]) -> String? {
    let members = keys.compactMap { key in
      object?[key.name].flatMap { value(of: key, $0) }.map { key.name + ":" + $0 }
    }
    return members.isEmpty ? nil : "{" + members.joined(separator: ",") + "}"
  }

  private static func value(of key: PayloadKey, _ node: JSONNode) -> String? {
    if FlagKey(rawValue: key.name) != nil || key.name == "critical" {
      return PayloadFlag(TraitValue(node)).countsAsSet ? "1" : nil
    }
    guard key.types.contains(node.value), node.value != .null, node.string != "" else { return nil }
    switch (key.name, key.values, node.value) {
    case ("alert", _, .object): return read(node, PayloadKey.alert)
    case ("sound", _, .object): return read(node, PayloadKey.sound)
    case (_, .words(let words), .string(let word)) where !words.contains(word): return nil
    default: return node.compactText
    }
  }
}

extension LintSubject {
  /// Whether iOS reads something else of the push once a fix is carried out, or may: a text that is
  /// too large for APNs is not compared.
  func changesPush(_ fix: Fix) -> Bool {
    let whole = message?.root ?? root
    let part = message?.verbatim ?? whole.offset..<whole.end
    let isVerbatim = fix.edits.allSatisfy { part.holds($0.range) }
    let unit = isVerbatim ? part : whole.offset..<whole.end
    let edits = fix.edits.filter { unit.holds($0.range) }.map { $0.moved(by: -unit.lowerBound) }
    guard !edits.isEmpty else { return false }
    let provider =
      isVerbatim && (message == nil || message?.verbatim != nil) ? nil : message?.provider
    guard unit.count <= PushEffect.largestByteCount else { return true }
    let bytes = Array(document.bytes[unit])
    let before = message == nil ? PushEffect(root) : PushEffect(of: bytes, as: provider)
    guard let before else { return false }
    return PushEffect(of: Fix.apply([Fix(title: "", edits: edits)], to: bytes), as: provider)
      != before
  }
}

/// What a push was meant to do, and fails to do because of a mistake.
package enum PushIntent: Hashable, Sendable {
  /// It shows a text.
  case alert
  /// It plays a sound.
  case sound
  /// It sets the badge.
  case badge
  /// It sets a flag.
  case flag(FlagKey)
  case pushType(PushType)
  case priority(Priority)

  package func mended(in situation: Situation) -> Situation {
    var situation = situation
    switch self {
    case .alert: situation.payload.alert = .dictionary
    case .sound: situation.payload.sound = .present
    case .badge: situation.payload.badge = .present
    case .flag(.contentAvailable): situation.payload.contentAvailable = .one
    case .flag(.mutableContent): situation.payload.mutableContent = .one
    case .pushType(let type): situation.pushType = type
    case .priority(let priority): situation.priority = priority
    }
    return situation
  }
}
