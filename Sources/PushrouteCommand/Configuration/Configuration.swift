import PushPayload
import Questions
import RouteReport

struct Configuration: Sendable {
  static let fileName: FilePath = ".pushroute.json"

  /// Codes for the files that match a pattern.
  struct PathRule: Hashable, Sendable {
    let pattern: GlobPattern
    let codes: CodeChoice
  }

  let path: FilePath
  private(set) var exclude: [GlobPattern] = []
  private(set) var codes = CodeChoice()
  private(set) var rules: [PathRule] = []
  private(set) var failLevel: Severity?
  private(set) var provider: String?
  private(set) var baseline: FilePath?
  /// The situation that commands start from.
  private(set) var situation: StatedSituation.Statements = [:]

  /// The same, with names that show where each part is stated.
  var profile: StatedSituation.Statements {
    situation.mapValues { $0.named(in: path, $0.subject.position) }
  }

  /// Reads a file, up to the first mistake.
  init(_ file: JSONFile) throws(FileMessage) {
    path = file.file.path
    let known = Self.members.map { $0.name }
    let expected = "a configuration as an object"
    for member in try file.members(of: file.root, known: known, expected: expected) {
      try Self.members.first { $0.name == member.key }?.read(&self, member, file)
    }
  }

  private typealias Reader =
    @Sendable (inout Configuration, JSONMember, JSONFile) throws(FileMessage) -> Void

  private static let members: [(name: String, schema: JSONSchema, read: Reader)] = [
    ("$schema", .text, { _, member, file throws(FileMessage) in _ = try file.text(member) }),
    (
      "exclude",
      .list(.nonEmptyText).about("Patterns of the paths that lint and test pass over."),
      { result, member, file throws(FileMessage) in result.exclude = try patterns(member, in: file)
      }
    ),
    (
      "ignore", codes.about("Codes that do not show, or patterns of them with *."),
      { result, member, file throws(FileMessage) in try result.codes.read(member, in: file) }
    ),
    (
      "select", codes.about("The only codes that show, or patterns of them with *."),
      { result, member, file throws(FileMessage) in try result.codes.read(member, in: file) }
    ),
    (
      "perPath",
      .table(of: .object([:], optional: ["ignore": codes, "select": codes]))
        .about("Codes for some of the paths, by their pattern."),
      { result, member, file throws(FileMessage) in result.rules = try rules(member, in: file) }
    ),
    (
      "failSeverity", .severity.about("The least severity that fails."),
      { result, member, file throws(FileMessage) in
        result.failLevel = Severity(named: try file.word(member, Severity.allCases.map { $0.name }))
      }
    ),
    (
      "from", .words(ProviderChoice.names).about("Whose messages the files are."),
      { result, member, file throws(FileMessage) in
        result.provider = try file.word(member, ProviderChoice.names)
      }
    ),
    (
      "baseline", .text.about("The file of findings that are known already."),
      { result, member, file throws(FileMessage) in
        let place = file.position(of: member.node.offset)
        result.baseline = try file.location(of: try file.text(member), at: place)
      }
    ),
    (
      "situation", .statedSituation.about("What is so in your app, as in a case."),
      { result, member, file throws(FileMessage) in
        result.situation = try StatedSituation.statements(member.node, in: file)
      }
    ),
  ]

  static let schema = JSONSchema.object(
    [:],
    optional: JSONSchema.Members(members.map { (name: $0.name, value: $0.schema) })
  )

  private static let codes = JSONSchema.list(
    .either([.words(LintCode.all.map(\.code)), .text(like: "\\*")])
  )

  private static func patterns(
    _ member: JSONMember,
    in file: JSONFile
  ) throws(FileMessage) -> [GlobPattern] {
    try file.words(member).map { node throws(FileMessage) in
      try pattern(try file.text(node, of: member.key), at: node.offset, in: file)
    }
  }

  private static func pattern(
    _ text: String,
    at offset: Int,
    in file: JSONFile
  ) throws(FileMessage) -> GlobPattern {
    if let pattern = GlobPattern(FilePath(text)) { return pattern }
    let found = "found \(ArgumentError.quoted(text)), expected "
    throw file.error(found + GlobPattern.expectation, at: offset)
  }

  private static func rules(
    _ member: JSONMember,
    in file: JSONFile
  ) throws(FileMessage) -> [PathRule] {
    guard let entries = member.node.members else {
      throw file.unexpected(member.node, expected: "an object with patterns for paths as keys")
    }
    return try entries.map { entry throws(FileMessage) in
      let pattern = try pattern(entry.key, at: entry.keyOffset, in: file)
      let members = try file.members(
        of: entry.node,
        known: ["ignore", "select"],
        expected: "an object with `ignore` or `select`"
      )
      var codes = CodeChoice()
      for member in members { try codes.read(member, in: file) }
      return PathRule(pattern: pattern, codes: codes)
    }
  }
}

extension CodeChoice {
  /// Takes the codes of an `ignore` or `select` member.
  fileprivate mutating func read(_ member: JSONMember, in file: JSONFile) throws(FileMessage) {
    var codes: Set<String> = []
    for node in try file.words(member) {
      let word = try file.text(node, of: member.key)
      do {
        codes.formUnion(try Self.codes(word, of: "`\(member.key)`"))
      } catch {
        throw file.error(error.description, at: node.offset)
      }
    }
    if member.key == "select" { selected = codes } else { ignored = codes }
  }
}

// The values of members.
extension JSONFile {
  fileprivate func text(_ member: JSONMember) throws(FileMessage) -> String {
    try text(member.node, of: member.key)
  }

  fileprivate func text(_ node: JSONNode, of name: String) throws(FileMessage) -> String {
    guard let text = node.string else {
      throw unexpected(node, expected: "a string for `\(name)`")
    }
    return text
  }

  fileprivate func words(_ member: JSONMember) throws(FileMessage) -> [JSONNode] {
    try elements(of: member.node, expected: "strings for `\(member.key)`")
  }

  fileprivate func word(_ member: JSONMember, _ known: [String]) throws(FileMessage) -> String {
    let text = try text(member)
    if let word = Kebab.word(text, in: known) { return word }
    let error = ArgumentError.unknownValue("`\(member.key)`", text, expected: known)
    throw self.error(error.description, at: member.node.offset)
  }
}
