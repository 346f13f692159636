internal import PushRules
internal import Questions

struct TablePart: Hashable, Sendable {
  /// The name of its flag, or `payload`.
  let name: String

  static let all: [TablePart] = SituationMember.inOrderOfFlags.flatMap { member in
    let part = TablePart(name: member.flag)
    return part == .terminatedBy ? [part, .payload] : [part]
  }

  static let payload = TablePart(name: "payload")
  static let state = TablePart(name: "state")
  static let terminatedBy = TablePart(name: "terminated-by")
  static let userAction = TablePart(name: "launch")

  static let names = all.map(\.name)

  /// The part with a name in any spelling, or nil.
  init?(_ word: String) {
    guard let name = Kebab.word(word, in: Self.names) else { return nil }
    self.name = name
  }

  private init(name: String) { self.name = name }

  /// The member of the situation, or nil for the payload.
  private var member: SituationMember? { SituationMember.stated(by: name) }

  /// The word for a missing header.
  static let unstated = "unstated"

  var words: [String] {
    let words = member?.words ?? []
    return isHeader ? [Self.unstated] + words : words
  }

  var isVersion: Bool { member?.form == .version }

  private var isHeader: Bool {
    member?.inputs.allSatisfy { $0.description.party == .headers } ?? false
  }

  var usual: [String] {
    guard let member else { return ["alert", "content-available", "alert+content-available"] }
    return member.tableValues.isEmpty ? words : member.tableValues
  }

  func value(_ word: String, of flag: String) throws(ArgumentError) -> String {
    switch member?.form {
    case nil: return try InputFile.isPath(word) ? word : PayloadKind(word, of: flag).name
    case .methods:
      let methods = try MethodList(PlusList(word).words, of: flag, empty: "none").methods
      return methods.isEmpty ? "none" : methods.map(\.id).joined(separator: "+")
    case .list(let known):
      let words = try SituationArguments.list(PlusList(word).words, of: flag, known)
      return words.isEmpty ? "none" : words.joined(separator: "+")
    case .version: return try SituationArguments.version(word, of: flag).description
    case .words, .optional:
      guard let known = Kebab.word(word, in: words, synonyms: member?.synonyms ?? [])
      else {
        throw .unknownValue(flag, word, expected: words)
      }
      return known
    }
  }

  func statement(of value: String) -> String? {
    switch member?.form {
    case nil: nil
    case .methods, .list: PlusList(value).words.joined(separator: ",")
    case .version, .words, .optional: isHeader && value == Self.unstated ? nil : value
    }
  }
}
