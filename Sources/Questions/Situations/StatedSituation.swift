package import PushPayload
package import PushRules
package import RouteReport

/// The stated parts of a situation, word for word: from flags, or from the members of a file.
package struct StatedSituation: Hashable, Sendable {
  package struct Statement: Hashable, Sendable {
    /// The words of a list, or the value alone; an empty word for a flag that takes none.
    package var words: [String]
    /// The flag's or member's name, for messages.
    package let name: String
    package let position: SourcePosition?

    package init(_ words: [String], name: String, position: SourcePosition? = nil) {
      self.words = words
      self.name = name
      self.position = position
    }
  }

  /// What an SDK does to methods of the app that was scanned.
  package struct Change: Sendable, Hashable {
    /// Whether it adds or hides them.
    package let kind: ConfiguredInput.Change
    package var methods: [String]
    package let agent: String

    package init(kind: ConfiguredInput.Change, methods: [String], agent: String) {
      self.kind = kind
      self.methods = methods
      self.agent = agent
    }
  }

  /// What flags and the members of files say, by the flag of the same meaning.
  private var statements: [String: Statement]
  /// The flags that a configuration states.
  package private(set) var configured: Set<String> = []
  /// The flags that scanning the app stated.
  package let scanned: Set<String>
  /// What SDKs do in the app that was scanned.
  package let changes: [Change]
  /// What the call assumes of its app, or nil for what is usual for the version.
  package var app: AssumedApp?

  /// Takes the values of flags, by name; the scanned app states what no flag states.
  package init(flags: [String: String], app: [String: Statement] = [:], changes: [Change] = []) {
    var statements: [String: Statement] = [:]
    for (flag, value) in flags {
      let isList = SituationMember.stated(by: flag)?.isList ?? false
      let words = isList ? CommaList(value).words : [value]
      statements[flag] = Statement(words, name: "--" + flag)
    }
    self.statements = statements
    scanned = Set(Self.members(app, besides: statements).keys)
    self.changes = scanned.contains("implements") ? changes : []
    add(app)
  }

  package init(_ members: [String: Statement]) {
    statements = members
    scanned = []
    changes = []
  }

  package func has(_ flag: String) -> Bool { statements[flag] != nil }

  /// The value that a flag, or the member of the same meaning, states; or nil.
  package subscript(flag: String) -> String? { words(of: flag)?.first }

  /// Returns the words of a list that a flag, or the member of the same meaning, states; or nil.
  package func words(of flag: String) -> [String]? { statements[flag]?.words }

  /// Returns the name of a statement in its file, or else the flag.
  package func name(of flag: String) -> String { statements[flag]?.name ?? "--" + flag }

  /// Returns a statement as written, such as `--state active`.
  package func phrase(_ flag: String) -> String {
    guard let value = self[flag], !value.isEmpty else { return name(of: flag) }
    return name(of: flag) + " " + value
  }

  func adds(_ method: String) -> Bool {
    changes.contains { $0.kind == .adds && $0.methods.contains(method) }
  }

  /// Adds the members of a file, unless the same input is stated already.
  package mutating func add(_ members: [String: Statement]) {
    for (flag, statement) in Self.members(members, besides: statements) {
      statements[flag] = statement
    }
  }

  /// Adds the situation of a configuration, unless the same input is stated already.
  package mutating func add(configuration: [String: Statement]) {
    configured.formUnion(Self.members(configuration, besides: statements).keys)
    add(configuration)
  }

  /// Returns the place in the file that causes an error, or nil if flags cause it.
  package func position(of error: ArgumentError) -> SourcePosition? {
    statements.values.filter { statement in
      error.subjects.contains { ($0 + " ").hasPrefix(statement.name + " ") }
    }.compactMap { $0.position }.min()
  }

  /// The members that state inputs that nothing states yet.
  private static func members(
    _ members: [String: Statement],
    besides statements: [String: Statement]
  ) -> [String: Statement] {
    let replaced = Set(statements.keys.flatMap { Self.members(replacedBy: $0) })
    return members.filter { !replaced.contains($0.key) }
  }

  /// The start state and the device are stated by several words, which a flag replaces together.
  private static func members(replacedBy flag: String) -> [String] {
    switch flag {
    case "state", "terminated-by", "killed-by-user": ["state", "terminated-by", flag]
    case "device", "multi-window": ["device", "multi-window"]
    case "headers": ["push-type", "priority", flag]
    default: [flag]
    }
  }
}
