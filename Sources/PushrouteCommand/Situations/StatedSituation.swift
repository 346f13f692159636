internal import PushPayload
internal import RouteReport

/// What a user states of a situation, word for word: by flags, or by the members of a scenario.
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

  /// What flags say, by name, so that their order does not count; the members of a file say nothing
  /// about the same.
  private let flags: [ParsedArguments.Flag]
  /// What the members of a file say, by the flag of the same meaning.
  private var members: [String: Statement] = [:]
  /// The flags of which a configuration speaks, and nothing else.
  private(set) var configured: Set<String> = []
  /// The flags of which the app that is read speaks, and no flag.
  private(set) var scanned: Set<String> = []
  /// What SDKs do in the app that is read.
  private(set) var changes: [StatedApp.Change] = []

  /// Takes over what the flags of a call say, what the app that it names does, and what its
  /// configuration says about the rest.
  init(_ arguments: ParsedArguments) {
    flags = arguments.flags.sorted { $0.name < $1.name }
    add(arguments.app?.situation ?? [:])
    scanned = Set(members.keys)
    changes = scanned.contains("implements") ? arguments.app?.changes ?? [] : []
    add(arguments.configuration)
  }

  /// Takes over words about the situation, by flag, and what a configuration says about the rest.
  init(_ values: [String: String], _ configuration: Configuration? = nil) {
    flags = values.map { ParsedArguments.Flag(name: $0.key, value: $0.value) }
      .sorted { $0.name < $1.name }
    add(configuration)
  }

  /// Takes over what the members of a file say.
  init(_ members: [String: Statement]) {
    flags = []
    self.members = members
  }

  /// Whether something is stated.
  func has(_ flag: String) -> Bool { self[flag] != nil }

  /// Returns the value of what a flag, or the member of its meaning, says; or nil.
  subscript(flag: String) -> String? {
    flags.first { $0.name == flag }?.value ?? members[flag]?.value
  }

  /// Returns the name of a statement where it stands; the flag's if it does not.
  func name(of flag: String) -> String { members[flag]?.name ?? "--" + flag }

  /// Returns a statement as it was made, such as `--state active`.
  func phrase(_ flag: String) -> String {
    guard let value = self[flag], !value.isEmpty else { return name(of: flag) }
    return name(of: flag) + " " + value
  }

  /// Tells whether an SDK adds a method to the app that is read.
  func adds(_ method: String) -> Bool {
    changes.contains { $0.kind == .adds && $0.methods.contains(method) }
  }

  /// Adds the members of a scenario, unless a flag states the same input.
  mutating func add(_ members: [String: Statement]) {
    let said = flags.map(\.name) + self.members.keys
    let replaced = Set(said.flatMap(Self.members(replacedBy:))).union(said)
    self.members.merge(members.filter { !replaced.contains($0.key) }) { old, _ in old }
  }

  /// Adds the situation of a configuration, as far as nothing else states the same input.
  mutating func add(_ configuration: Configuration?) {
    guard let configuration else { return }
    let said = Set(members.keys)
    add(configuration.profile)
    configured.formUnion(members.keys.filter { !said.contains($0) })
  }

  /// Returns the place in the file of what an error is about, or nil if flags are to blame.
  func position(of error: ArgumentError) -> SourcePosition? {
    members.values.filter { statement in
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
