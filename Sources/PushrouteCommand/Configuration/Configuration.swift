internal import PushPayload
internal import Questions
internal import RouteReport

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

  /// The same, with names that say where each part is stated.
  var profile: StatedSituation.Statements {
    situation.mapValues { $0.named(in: path, $0.subject.position) }
  }

  private static let known = [
    "$schema", "exclude", "ignore", "select", "perPath", "failSeverity", "from", "baseline",
    "situation",
  ]

  /// Reads a file, up to the first mistake.
  init(_ file: JSONFile) throws(FileMessage) {
    path = file.file.path
    let members = try file.members(
      of: file.root,
      known: Self.known,
      expected: "a configuration as an object"
    )
    for member in members { try read(member, in: file) }
  }

  private mutating func read(_ member: JSONMember, in file: JSONFile) throws(FileMessage) {
    switch member.key {
    case "exclude":
      for node in try file.words(member) { exclude.append(try Self.pattern(node, in: file)) }
    case "ignore", "select": codes = try codes.reading(member, in: file)
    case "perPath": rules = try Self.rules(member, in: file)
    case "failSeverity":
      let word = try file.word(member, Severity.allCases.map { $0.name })
      failLevel = Severity(named: word)
    case "from": provider = try file.word(member, ProviderChoice.names)
    case "baseline":
      let text = try file.text(member.node, of: member.key)
      baseline = try file.location(of: text, at: file.position(of: member.node.offset))
    case "situation": situation = try StatedSituation.statements(member.node, in: file)
    default: _ = try file.text(member.node, of: member.key)
    }
  }

  private static func pattern(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> GlobPattern {
    try pattern(try file.text(node, of: "exclude"), at: node.offset, in: file)
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
      for member in members { codes = try codes.reading(member, in: file) }
      return PathRule(pattern: pattern, codes: codes)
    }
  }
}

extension CodeChoice {
  /// Returns the choice with the codes of an `ignore` or `select` member.
  fileprivate func reading(
    _ member: JSONMember,
    in file: JSONFile
  ) throws(FileMessage) -> CodeChoice {
    var codes: Set<String> = []
    for node in try file.words(member) {
      let word = try file.text(node, of: member.key)
      do {
        codes.formUnion(try Self.codes(word, of: "`\(member.key)`"))
      } catch {
        throw file.error(error.description, at: node.offset)
      }
    }
    var choice = self
    if member.key == "select" { choice.selected = codes } else { choice.ignored = codes }
    return choice
  }
}

// The values of members.
extension JSONFile {
  fileprivate func text(_ node: JSONNode, of name: String) throws(FileMessage) -> String {
    guard let text = node.string else {
      throw unexpected(node, expected: "a string for `\(name)`")
    }
    return text
  }

  fileprivate func words(_ member: JSONMember) throws(FileMessage) -> [JSONNode] {
    guard let elements = member.node.elements else {
      throw unexpected(member.node, expected: "an array of strings for `\(member.key)`")
    }
    return elements
  }

  fileprivate func word(_ member: JSONMember, _ known: [String]) throws(FileMessage) -> String {
    let text = try text(member.node, of: member.key)
    if let word = Kebab.word(text, in: known) { return word }
    let error = ArgumentError.unknownValue("`\(member.key)`", text, expected: known)
    throw self.error(error.description, at: member.node.offset)
  }
}

extension Configuration {
  static let schema = JSONSchema.object(
    [:],
    optional: [
      "$schema": .text,
      "exclude": JSONSchema.list(.nonEmptyText)
        .about("Patterns of the paths that lint and test pass over."),
      "ignore": codes.about("Codes that do not show, or patterns of them with *."),
      "select": codes.about("The only codes that show, or patterns of them with *."),
      "perPath": JSONSchema.table(of: .object([:], optional: ["ignore": codes, "select": codes]))
        .about("Codes for some of the paths, by their pattern."),
      "failSeverity": JSONSchema.severity.about("The least severity that fails."),
      "from": JSONSchema.words(ProviderChoice.names).about("Whose messages the files are."),
      "baseline": JSONSchema.text.about("The file of findings that are known already."),
      "situation": JSONSchema.statedSituation.about("What is so in your app, as in a case."),
    ]
  )

  private static let codes = JSONSchema.list(
    .either([.words(LintCode.all.map(\.code)), .text(like: "\\*")])
  )
}
