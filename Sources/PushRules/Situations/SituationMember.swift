import DecisionTables

/// A part of a situation as users state it: a flag, or a member of a JSON object.
///
/// A class, because it never changes and many values refer to it.
package final class SituationMember: Sendable {
  package let name: String
  /// The flag, without its dashes.
  package let flag: String
  /// The word for its value in the help; empty if the flag takes none.
  package let placeholder: String
  package let form: Form
  package let synonyms: [Synonym]
  package let help: String
  package let inputs: [Input]
  /// The rows of a table that names only the member; if empty, all its words.
  package let tableValues: [String]
  package let value: @Sendable (Situation) -> MemberValue
  /// Returns the default value in the words of answers, or nil if they leave it out.
  package let assumption: @Sendable (Situation) -> String?
  /// Gives a situation the value of a word, a version or the words of a list.
  package let set: @Sendable (inout Situation, [String]) -> Void

  package enum Form: Hashable, Sendable {
    case words([String])
    /// One of some words, or null where nothing is stated.
    case optional([String])
    case version
    /// Methods, with commas between them.
    case methods
    /// Some words, with commas between them.
    case list([String])
    /// True or false; the flag alone means true.
    case truth
    /// True or false; the flag takes `on` or `off`.
    case onOff
    case count
  }

  /// Creates a member; a flag that is left out is the name in words with dashes.
  package init(
    _ name: String,
    flag: String? = nil,
    takes placeholder: String = "",
    _ form: Form,
    synonyms: [Synonym] = [],
    help: String,
    inputs: [Input] = [],
    tableValues: [String] = [],
    value: @escaping @Sendable (Situation) -> MemberValue = { _ in .null },
    assumption: @escaping @Sendable (Situation) -> String? = { _ in nil },
    set: @escaping @Sendable (inout Situation, String) -> Void = { _, _ in },
    setAll: (@Sendable (inout Situation, [String]) -> Void)? = nil
  ) {
    self.name = name
    self.flag =
      flag ?? name.reduce(into: "") { $0 += ($1.isUppercase ? "-" : "") + $1.lowercased() }
    self.placeholder = placeholder
    self.form = form
    self.synonyms = synonyms
    self.help = help
    self.inputs = inputs
    self.tableValues = tableValues
    self.value = value
    self.assumption = assumption
    self.set = setAll ?? { set(&$0, $1.first ?? "") }
  }

  /// Describes a member that states one input.
  ///
  /// What is left out follows from the input: the name is that in JSON, the words are its values,
  /// and an answer names the assumed value behind its name.
  convenience init(
    _ input: Input,
    flag: String? = nil,
    takes placeholder: String,
    _ form: Form? = nil,
    synonyms: [Synonym] = [],
    help: String,
    assumption: (@Sendable (Situation) -> String?)? = nil
  ) {
    let description = input.description
    let (name, values) = (description.column.name, description.column.values)
    self.init(
      description.jsonName,
      flag: flag,
      takes: placeholder,
      form ?? .words(values),
      synonyms: synonyms,
      help: help,
      inputs: [input],
      value: { description.changedMembers($0, $0)[0].value },
      assumption: assumption ?? { name + " " + values[description.read($0)] },
      set: { situation, word in
        if let place = values.firstIndex(of: word) { description.write(&situation, place) }
      }
    )
  }

  /// The words to choose from; empty if the flag takes anything else.
  package var words: [String] {
    switch form {
    case .words(let words), .optional(let words): words
    case .onOff: ["on", "off"]
    case .version, .methods, .list, .truth, .count: []
    }
  }

  package var isNumber: Bool { words.allSatisfy { Int($0) != nil } && !words.isEmpty }

  package func flag(in situation: Situation) -> String? {
    value(situation).argument.map { "--" + flag + " " + $0 }
  }

  package func isUsual(in situation: Situation) -> Bool {
    let usual = Situation(
      system: situation.system,
      state: situation.state,
      payload: situation.payload,
      implements: form == .methods ? nil : situation.implements
    )
    return value(situation) == value(usual)
  }
}

extension SituationMember: Hashable {
  package static func == (one: SituationMember, other: SituationMember) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The members that answers list under `assumed`; first those on which other defaults depend.
  package static let inOrderOfAssumptions: [SituationMember] = {
    let first = [system, terminatedBy, userAction, implements, sdk, lifecycle]
    return first + Situation.members.filter { $0 != .state && !first.contains($0) }
  }()
}

package enum MemberValue: Hashable, Sendable {
  /// A word, a version or a name.
  case text(String)
  case texts([String])
  case number(Int)
  case truth(Bool)
  /// Nothing is stated.
  case null

  /// The value as a flag takes it, or nil if there is nothing to state.
  package var argument: String? {
    switch self {
    case .text(let text): text
    case .texts(let texts): texts.isEmpty ? "none" : texts.joined(separator: ",")
    case .number(let number): String(number)
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .null: nil
    }
  }
}

/// Another word that people use.
package struct Synonym: Sendable {
  package let word: String
  package let meaning: String

  package init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}
