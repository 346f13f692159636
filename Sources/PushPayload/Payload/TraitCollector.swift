package import PushRules

/// Collects the traits of a payload from its keys and values in text order.
///
/// If an object has a key twice, the last one counts. The ruling "What counts as
/// present in the payload" lists the values that count.
struct TraitCollector: JSONReceiver {
  private(set) var shape = PayloadShape.noObject
  private var place = TraitPlace.text
  var member = TraitMember.text
  /// The part of the alert whose object is open.
  private var part = TraitMember.title
  private var ignoredDepth = 0
  private var aps = Aps()
  private var flagsOutside: FlagKeys = []

  private struct Aps {
    var present: TraitMembers = []
    var contentAvailable = PayloadFlag.absent
    var mutableContent = PayloadFlag.absent
    var event: LiveActivityEvent?
    var hints = ActivityHints()
    var misspelt: FlagKeys = []
    var nested: FlagKeys = []

    var flags: FlagKeys {
      var flags = misspelt
      if contentAvailable != .absent { flags.insert(.contentAvailable) }
      if mutableContent != .absent { flags.insert(.mutableContent) }
      return flags
    }
  }

  var isIgnoring: Bool { ignoredDepth > 0 }

  /// Whether the next value matters, unless it is an object.
  var wantsScalar: Bool {
    switch member {
    case .ignored, .beside, .nested: false
    default: !isIgnoring
    }
  }

  /// A key that needs no decoding; the next value belongs to it.
  @inline(__always)
  mutating func key(in range: Range<Int>, of bytes: Span<UInt8>) {
    member = place.member(range, of: bytes)
    if place == .aps, member == .ignored || member == .nested || member == .event {
      aps.hints.note(range, of: bytes)
    }
    guard range.count >= FlagKeys.shortest, !member.isFlag else { return }
    let flags = FlagKeys(resembling: bytes, in: range)
    switch place {
    case .root, .beside: flagsOutside.formUnion(flags)
    case .aps: aps.misspelt.formUnion(flags)
    case .alert, .sound, .nested: aps.nested.formUnion(flags)
    case .text, .alertPart: break
    }
  }

  mutating func open(_ container: JSONContainer, at offset: Int) {
    value(container == .object ? .object : .array)
    if !isIgnoring, container == .object, let inner = member.place {
      place = inner
      if inner == .alertPart { part = member }
    } else {
      ignoredDepth += 1
    }
  }

  mutating func close(at end: Int) {
    if isIgnoring { ignoredDepth -= 1 } else { place = place.outer }
  }

  mutating func value(_ value: TraitValue) {
    guard !isIgnoring else { return }
    switch member {
    case .ignored, .beside, .nested: break
    case .text: shape = value == .object ? .noAps : .noObject
    case .aps:
      flagsOutside.formUnion(aps.flags)
      aps = Aps()
      shape = value == .object ? .payload : .otherAps
    case .contentAvailable: aps.contentAvailable = PayloadFlag(value)
    case .mutableContent: aps.mutableContent = PayloadFlag(value)
    case .alert:
      aps.present.subtract(.ofAlert)
      note(value.hasText)
    case .sound:
      aps.present.subtract(.ofSound)
      note(value.hasText)
    case .event: aps.event = nil
    case .badge: note(value.number >= 0)
    case .volume: note((0...1).contains(value.number))
    case .critical: note([.one, .boolean].contains(PayloadFlag(value)))
    case .partLocKey: note(part, value.hasText)
    default: note(value.hasText)
    }
  }

  /// A string as the value of `event`, the only key whose text matters.
  mutating func event(named name: String) { aps.event = LiveActivityEvent(name: name) }

  var expectsEvent: Bool { member == .event && !isIgnoring }

  private mutating func note(_ isPresent: Bool) { note(member, isPresent) }

  private mutating func note(_ member: TraitMember, _ isPresent: Bool) {
    if isPresent { aps.present.insert(member.bit) } else { aps.present.remove(member.bit) }
  }

  var traits: PayloadTraits {
    traits(misplaced: flagsOutside.union(aps.misspelt).union(aps.nested))
  }

  func traits(misplaced: FlagKeys) -> PayloadTraits {
    let present = aps.present
    var traits = PayloadTraits(
      alert: present.contains(.alert)
        ? .string : present.isDisjoint(with: .ofAlert) ? .absent : .dictionary,
      sound: present.isDisjoint(with: .ofSound) ? .absent : .present,
      badge: present.contains(.badge) ? .present : .absent,
      contentAvailable: aps.contentAvailable.orMisplaced(if: misplaced.contains(.contentAvailable)),
      mutableContent: aps.mutableContent.orMisplaced(if: misplaced.contains(.mutableContent)),
      category: present.contains(.category) ? .present : .absent,
      event: aps.event
    )
    traits.implied = aps.event == nil ? aps.hints.implied : nil
    return traits
  }

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

  private mutating func key(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    key(in: 0..<bytes.count, of: bytes.span)
  }

  /// Descends into a value as far as something in it matters: a few levels.
  mutating func read(_ node: JSONNode) {
    switch node.value {
    case .array:
      open(.array, at: node.offset)
      close(at: node.end)
    case .object(let members):
      open(.object, at: node.offset)
      if !isIgnoring {
        for member in members {
          key(member.key)
          read(member.node)
        }
      }
      close(at: node.end)
    case .string(let text) where expectsEvent: event(named: text)
    default: value(TraitValue(node))
    }
  }
}

extension PayloadFlag {
  /// The flag, or `misplaced` if there is one only elsewhere.
  fileprivate func orMisplaced(if isMisplaced: Bool) -> PayloadFlag {
    self == .absent && isMisplaced ? .misplaced : self
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
