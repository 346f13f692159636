import DecisionTables

/// The value of a key for which Apple documents the number 1.
///
/// The tables decide which values count as set.
public enum PayloadFlag: UInt8, ColumnValue {
  /// The key is missing.
  case absent
  /// The number 1, also written 1.0 or 1e0.
  case one
  /// The literal `true`.
  case boolean
  /// The string "1", or a number above 1.
  case undocumented
  /// The number 0 or another below 1, or the literal `false`.
  case zero
  /// Another string, `null`, an array or an object.
  case unreadable
  /// The key stands outside `aps`, or is misspelt.
  case misplaced

  /// The word that prints.
  public var name: String {
    [
      "absent", "1", "true", "\"1\" or a number above 1", "0 or false",
      "neither number nor Boolean", "outside aps or misspelt",
    ][place]
  }

  /// Whether the value counts as set: the number 1, `true`, or a value that iOS takes for one of
  /// them.
  package var countsAsSet: Bool { self == .one || self == .boolean || self == .undocumented }

  fileprivate func instruction(_ key: String, from old: PayloadFlag) -> Instruction {
    switch (old, self) {
    case (.absent, .one): .act("add \"" + key + "\": 1 to aps")
    case (.misplaced, .one):
      .act("put \"" + key + "\": 1 into aps (the key is outside aps or misspelt)")
    case (_, .one): .act("give " + key + " the value 1")
    case (_, .absent): .act("remove " + key)
    default: .act("give " + key + " the value " + name)
    }
  }
}

extension InputDescription {
  static let contentAvailable = flag(
    "content-available",
    json: "payload.traits.contentAvailable",
    get: { $0.contentAvailable },
    set: { $0.contentAvailable = $1 }
  )

  static let mutableContent = flag(
    "mutable-content",
    json: "payload.traits.mutableContent",
    get: { $0.mutableContent },
    set: { $0.mutableContent = $1 }
  )

  private static func flag(
    _ key: String,
    json: String,
    get: @escaping @Sendable (PayloadTraits) -> PayloadFlag,
    set: @escaping @Sendable (inout PayloadTraits, PayloadFlag) -> Void
  ) -> InputDescription {
    InputDescription(
      key,
      PayloadFlag.self,
      json: json,
      changedBy: .payload,
      .line,
      get: { get($0.payload) },
      set: { set(&$0.payload, $1) },
      instruction: { value, current in value.instruction(key, from: current) },
      clause: { accepted in
        switch accepted {
        case [.one, .boolean, .undocumented]: key + " set"
        case [.absent, .zero, .unreadable, .misplaced]: key + " not set"
        default: nil
        }
      },
      changed: { .truth($0.countsAsSet) }
    )
  }
}
