/// A part of a situation as users state it: a flag, or a member of a JSON object.
///
/// A class, because it never changes and many values refer to it.
package final class SituationMember: Sendable {
  /// The name in JSON.
  package let name: String
  /// The flag, without its dashes.
  package let flag: String
  /// The word for its value in the help.
  package let placeholder: String
  /// The form of the value.
  package let form: Form
  /// Other words for its values.
  package let synonyms: [Synonym]
  /// A hint for users who confuse this flag with another one, or nil.
  package let hint: String?
  /// Its text in the help.
  package let help: String
  /// The inputs that it states.
  package let inputs: [Input]
  /// The rows of a table that names only the member; if empty, all its words.
  package let tableValues: [String]
  package let value: @Sendable (Situation) -> MemberValue
  /// Returns the default value in the words of answers, or nil if they leave it out.
  package let assumption: @Sendable (Situation) -> String?
  /// Gives a situation the value of a word, a version or the words of a list.
  package let set: @Sendable (inout Situation, [String]) -> Void

  /// The form of a value.
  package enum Form: Hashable, Sendable {
    case words([String])
    /// One of some words, or null where nothing is stated.
    case optional([String])
    /// A version of iOS.
    case version
    /// Methods, with commas between them.
    case methods
    /// Some words, with commas between them.
    case list([String])
  }

  init(
    _ name: String,
    flag: String,
    takes placeholder: String,
    _ form: Form,
    synonyms: [Synonym] = [],
    hint: String? = nil,
    help: String,
    inputs: [Input],
    tableValues: [String] = [],
    value: @escaping @Sendable (Situation) -> MemberValue,
    assumption: @escaping @Sendable (Situation) -> String?,
    set: @escaping @Sendable (inout Situation, String) -> Void = { _, _ in },
    setAll: (@Sendable (inout Situation, [String]) -> Void)? = nil
  ) {
    self.name = name
    self.flag = flag
    self.placeholder = placeholder
    self.form = form
    self.synonyms = synonyms
    self.hint = hint
    self.help = help
    self.inputs = inputs
    self.tableValues = tableValues
    self.value = value
    self.assumption = assumption
    self.set = setAll ?? { set(&$0, $1.first ?? "") }
  }

  /// The words of the flag; empty if it takes a version or a list.
  package var words: [String] {
    switch form {
    case .words(let words), .optional(let words): words
    case .version, .methods, .list: []
    }
  }

  /// Whether JSON states it as a number.
  package var isNumber: Bool { words.allSatisfy { Int($0) != nil } && !words.isEmpty }

  /// Whether a situation has the default value.
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

extension SituationMember {
  /// The members that answers list under `assumed`; first those on which other defaults depend.
  package static let inOrderOfAssumptions: [SituationMember] = {
    let first = ["ios", "terminatedBy", "userAction", "implements", "sdk", "lifecycle"]
    let members = Situation.members.filter { $0.name != "state" }
    return first.flatMap { name in members.filter { $0.name == name } }
      + members.filter { !first.contains($0.name) }
  }()
}

/// The value of a member of a situation.
package enum MemberValue: Hashable, Sendable {
  /// A word, a version or a name.
  case text(String)
  /// A list of words.
  case texts([String])
  case number(Int)
  /// True or false.
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
  /// The other word.
  package let word: String
  /// The word that it stands for.
  package let meaning: String

  package init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}
