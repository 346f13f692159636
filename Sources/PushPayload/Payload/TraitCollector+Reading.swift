package import PushRules

extension TraitCollector: JSONReceiver {
  @inline(__always)
  mutating func key(_ text: JSONText, of bytes: Span<UInt8>) {
    guard !isIgnoring else { return }
    if text.hasEscapes {
      key(text.string(in: bytes))
    } else {
      key(in: text.range, of: bytes)
    }
  }

  @inline(__always)
  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {
    // Most values do not matter: the reader passes over them without a call.
    if wantsScalar { take(scalar, at: range, of: bytes) }
  }

  private mutating func take(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {
    switch scalar {
    case .null: value(.null)
    case .boolean(let isTrue): value(.boolean(isTrue))
    case .number: value(.number(bytes.number(in: range)))
    case .string(let text) where expectsEvent: event(named: text.string(in: bytes))
    case .string(let text): value(TraitValue(text, of: bytes))
    }
  }

  @inline(__always)
  mutating func open(_ container: JSONContainer, at offset: Int) { open(container) }
  @inline(__always)
  mutating func close(at end: Int) { close() }

  private mutating func key(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    key(in: 0..<bytes.count, of: bytes.span)
  }

  /// Descends into a value as far as something in it matters: a few levels.
  mutating func read(_ node: JSONNode) {
    switch node.value {
    case .array:
      open(.array)
      close()
    case .object(let members):
      open(.object)
      if !isIgnoring {
        for member in members {
          key(member.key)
          read(member.node)
        }
      }
      close()
    case .string(let text) where expectsEvent: event(named: text)
    default: value(TraitValue(node))
    }
  }
}

extension PayloadTraits {
  init(payload root: JSONNode) {
    var collector = TraitCollector()
    collector.read(root)
    self = collector.traits
  }

  /// Reads the value of `aps`; flags elsewhere do not matter.
  init(aps: JSONNode) {
    var collector = TraitCollector()
    collector.member = .aps
    collector.read(aps)
    self = collector.traits(misplaced: [])
  }
}

package struct PayloadScanner: Sendable {
  private var reader = JSONReader(receiver: TraitCollector())

  package init() {}

  /// Gives nil for a text that is no object with an object `aps`; ``Payload`` throws the
  /// reason, or reads the payloads that need none.
  package mutating func traits(of text: Span<UInt8>) -> PayloadTraits? {
    reader.receiver = TraitCollector()
    guard (try? reader.read(text)) != nil, reader.receiver.shape == .payload else { return nil }
    return reader.receiver.traits
  }
}
