internal import PushRules

extension TraitCollector: JSONReceiver {
  @inline(__always)
  mutating func key(_ text: JSONText, of bytes: Span<UInt8>) {
    guard !isIndifferent else { return }
    if text.hasEscapes {
      key(text.string(in: bytes))
    } else {
      key(in: text.range, of: bytes)
    }
  }

  @inline(__always)
  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {
    guard wantsScalar else { return }
    switch scalar {
    case .null: value(.null)
    case .boolean(let isTrue): value(.boolean(isTrue))
    case .number: value(.number(Self.number(at: range, of: bytes)))
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

  /// The value of a number; most are a few digits.
  private static func number(at range: Range<Int>, of bytes: Span<UInt8>) -> Double {
    var number = 0
    for index in range {
      guard ASCII.digits.contains(bytes[index]), range.count < 16 else {
        return JSONNumber(text: bytes.string(in: range)).double
      }
      number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
    }
    return Double(number)
  }
}

extension TraitCollector {
  /// Descends into a value as far as something in it matters: a few levels.
  mutating func read(_ node: JSONNode) {
    switch node.value {
    case .array:
      open(.array)
      close()
    case .object(let members):
      open(.object)
      if !isIndifferent {
        for member in members {
          key(member.key)
          read(member.node)
        }
      }
      close()
    default: value(TraitValue(node))
    }
  }
}

extension PayloadTraits {
  /// Reads the traits of a payload.
  init(payload root: JSONNode) {
    var collector = TraitCollector()
    collector.read(root)
    self = collector.traits
  }

  /// Reads what the value of `aps` says; no flag elsewhere matters.
  init(aps: JSONNode) {
    var collector = TraitCollector.atAps
    collector.read(aps)
    self = collector.traitsOfAps
  }
}
