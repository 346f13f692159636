internal import PushPayload

/// What is said about a situation, word for word: by flags, or by the members of a scenario.
struct StatedSituation: Hashable, Sendable {
  /// A word about the situation.
  struct Statement: Hashable, Sendable {
    /// The value, as a flag takes it; empty for a flag that takes none.
    let value: String
    /// How whoever said it calls it, such as `--state`.
    let name: String
    /// Where it stands, if it stands in a file.
    let position: SourcePosition?
  }

  private var statements: [String: Statement] = [:]

  /// Takes over what the flags of a call say.
  init(_ arguments: ParsedArguments) { self.init(arguments.values) }

  /// Takes over words about the situation, by flag.
  init(_ values: [String: String]) {
    for (flag, value) in values {
      statements[flag] = Statement(value: value, name: "--" + flag, position: nil)
    }
  }

  /// Tells whether something is said.
  func has(_ flag: String) -> Bool { statements[flag] != nil }

  /// Returns the value of what a flag, or the member of its meaning, says; or nil.
  subscript(flag: String) -> String? { statements[flag]?.value }

  /// Returns how what is said is called where it is said; the flag if it is not.
  func name(of flag: String) -> String { statements[flag]?.name ?? "--" + flag }

  /// Returns what is said as it is said, such as `--state active`.
  func phrase(_ flag: String) -> String {
    guard let value = self[flag], !value.isEmpty else { return name(of: flag) }
    return name(of: flag) + " " + value
  }

  /// Adds the members of a scenario, unless a flag speaks of the same.
  mutating func add(_ members: [String: Statement]) {
    let replaced = Set(statements.keys.flatMap(Self.members(replacedBy:)))
    statements.merge(members.filter { !replaced.contains($0.key) }) { flag, _ in flag }
  }

  /// Returns the place in the file of what an error is about, or nil if flags are to blame.
  func position(of error: ArgumentError) -> SourcePosition? {
    statements.values.filter { statement in
      error.subjects.contains { ($0 + " ").hasPrefix(statement.name + " ") }
    }.compactMap(\.position).min()
  }

  /// The start state and the device are said in several words, which a flag replaces together.
  private static func members(replacedBy flag: String) -> [String] {
    switch flag {
    case "state", "terminated-by", "killed-by-user": ["state", "terminated-by"]
    case "device", "multi-window": ["device", "multi-window"]
    case "headers": ["push-type", "priority"]
    default: [flag]
    }
  }
}
