internal import PushRules
internal import Questions

struct TablePart: Hashable, Sendable {
  /// The member of the situation, or nil for the payload.
  let member: SituationMember?

  static let all: [TablePart] = SituationMember.inOrderOfFlags.flatMap { member in
    member == .terminatedBy ? [TablePart(member), payload] : [TablePart(member)]
  }

  static let payload = TablePart(nil)
  static let state = TablePart(.state)
  static let terminatedBy = TablePart(.terminatedBy)
  static let userAction = TablePart(.userAction)

  static let names = all.map(\.name)

  /// The part with a name in any spelling, or nil.
  init?(_ word: String) {
    let name = Kebab.word(word, in: Self.names)
    guard let part = Self.all.first(where: { $0.name == name }) else { return nil }
    self = part
  }

  private init(_ member: SituationMember?) { self.member = member }

  /// The flag that states it in all cells.
  var key: CommandFlag.Key { member.map { .input($0) } ?? .own(.payload) }

  var name: String { key.name }

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

  func value(_ word: String, of flag: ArgumentError.Subject) throws(ArgumentError) -> String {
    switch member?.form {
    case nil: return try InputFile.isPath(word) ? word : PayloadKind(word, of: flag).name
    case .methods:
      let methods = try MethodList.methods(PlusList(word).words, of: flag, empty: "none")
      return methods.isEmpty ? "none" : methods.map(\.id).joined(separator: "+")
    case .list(let known):
      let words = try SituationArguments.list(PlusList(word).words, of: flag, known)
      return words.isEmpty ? "none" : words.joined(separator: "+")
    case .version: return try SituationArguments.version(word, of: flag).description
    case .words, .optional, .truth, .onOff, .count:
      guard let known = Kebab.word(word, in: words, synonyms: member?.synonyms ?? [])
      else {
        throw .unknownValue(flag, word, expected: words, at: .value(of: name))
      }
      return known
    }
  }

  func statement(of value: String) -> String? {
    switch member?.form {
    case nil: nil
    case .methods, .list: PlusList(value).words.joined(separator: ",")
    case .version, .words, .optional, .truth, .onOff, .count:
      isHeader && value == Self.unstated ? nil : value
    }
  }
}
