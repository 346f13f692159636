package import PushPayload
package import PushRules

/// The stated parts of a situation, word for word: from flags, or from the members of a file.
package struct StatedSituation: Hashable, Sendable {
  package struct Statement: Hashable, Sendable {
    /// The words of a list, or the value alone; empty for a flag that takes none.
    package var words: [String]
    /// The flag or member, for messages.
    package let subject: ArgumentError.Subject

    package init(_ words: [String], of subject: ArgumentError.Subject) {
      self.words = words
      self.subject = subject
    }

    /// The same, with a name that says in which file, and where in it, the statement stands.
    package func named(in path: FilePath, _ position: SourcePosition?) -> Statement {
      let place = path.printed + (position.map { ":\($0)" } ?? "")
      return Statement(words, of: "\(subject) (\(place))")
    }
  }

  package typealias Statements = [SituationMember: Statement]

  private var statements: Statements
  /// The inputs that a configuration states.
  package private(set) var configured: Set<SituationMember> = []
  /// The inputs that scanning the app stated.
  let scanned: Set<SituationMember>
  /// What SDKs do in the app that was scanned.
  package let changes: [ConfiguredInput]
  /// What the call assumes of its app, or nil for what is usual for the version.
  package var app: AssumedApp?

  /// Takes flags or the members of a file; the scanned app states what they do not.
  package init(
    _ members: Statements,
    app: Statements = [:],
    changes: [ConfiguredInput] = []
  ) {
    statements = members
    scanned = Set(Self.members(app, besides: members).keys)
    self.changes = scanned.contains(.implements) ? changes : []
    add(app)
  }

  package func has(_ member: SituationMember) -> Bool { statements[member] != nil }

  /// The value that a flag, or the member of the same meaning, states; or nil.
  package subscript(member: SituationMember) -> String? { words(of: member)?.first }

  /// Returns the words of a list that a flag, or the member of the same meaning, states; or nil.
  package func words(of member: SituationMember) -> [String]? { statements[member]?.words }

  /// Returns the name of a statement with its place in a file, or else the flag.
  package func subject(of member: SituationMember) -> ArgumentError.Subject {
    statements[member]?.subject ?? "--\(member.flag)"
  }

  /// Returns a statement as written, such as `--state active`.
  package func phrase(_ member: SituationMember) -> ArgumentError.Subject {
    self[member].map { subject(of: member).adding($0) } ?? subject(of: member)
  }

  func adds(_ method: String) -> Bool {
    changes.contains { $0.change == .adds && $0.values.contains(method) }
  }

  /// Adds the members of a file, unless the same input is stated already.
  package mutating func add(_ members: Statements) {
    for (member, statement) in Self.members(members, besides: statements) {
      statements[member] = statement
    }
  }

  /// Adds the situation of a configuration, unless the same input is stated already.
  package mutating func add(configuration: Statements) {
    configured.formUnion(Self.members(configuration, besides: statements).keys)
    add(configuration)
  }

  /// The members that state inputs that nothing states yet.
  private static func members(_ members: Statements, besides statements: Statements) -> Statements {
    let replaced = Set(statements.keys.flatMap { Self.members(replacedBy: $0) })
    return members.filter { !replaced.contains($0.key) }
  }

  /// The start state and the device are stated by several words, which a flag replaces together.
  private static func members(replacedBy member: SituationMember) -> [SituationMember] {
    switch member {
    case .state, .terminatedBy, .killedByUser: [.state, .terminatedBy, member]
    case .device, .multiWindow: [.device, .multiWindow]
    case .headers: [.pushType, .priority, member]
    default: [member]
    }
  }
}

extension StatedSituation.Statements {
  /// What flags state with their values.
  package init(flags: [SituationMember: [String]]) {
    self.init()
    for (member, values) in flags {
      let words = member.isList ? values.flatMap { $0.commaWords } : values
      self[member] = StatedSituation.Statement(words, of: "--\(member.flag)")
    }
  }
}

package struct ConfiguredInput: Hashable, Sendable {
  package enum Origin: String, CaseIterable, Hashable, Sendable {
    case code
    case sdk
    case configuration = "config"
  }

  package let input: String
  package let values: [String]
  package let origin: Origin
  package var change = MethodChange.adds
  package var agent: String?

  /// An input by its JSON name, with its values: for an SDK, the methods that it changes.
  package init(input: String, values: [String], from origin: Origin) {
    (self.input, self.values, self.origin) = (input, values, origin)
  }
}
