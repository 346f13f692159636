/// A member of a situation as people state it: by a flag, or by a member of a JSON object.
///
/// Shared by all that list members, and never changed: hence a class.
package final class SituationMember: Sendable {
  /// The name in JSON.
  package let name: String
  /// The flag, without its dashes.
  package let flag: String
  /// What the flag takes, as the help prints it.
  package let placeholder: String
  /// The form of the value.
  package var form: Form { makeForm() }
  /// Other words that people use, with the words that they stand for.
  package var synonyms: [Synonym] { makeSynonyms() }
  /// What to use instead, for those who take the flag for another one; or nil.
  package let hint: String?
  /// What the help prints about it.
  package let help: String
  /// The inputs that it states.
  package let inputs: [Input]
  /// The values along the rows of a table that names the member alone; empty for all its words.
  package let tableValues: [String]
  /// Returns the value in a situation.
  package let value: @Sendable (Situation) -> MemberValue
  /// Returns the value in words, where the user left it open; nil if it is not worth a word.
  package let assumption: @Sendable (Situation) -> String?
  /// Gives a situation the value of a word, a version or a list.
  package let set: @Sendable (inout Situation, String) -> Void
  /// Few calls ask for the words of a member.
  private let makeForm: @Sendable () -> Form
  private let makeSynonyms: @Sendable () -> [Synonym]

  /// The form of a value.
  package enum Form: Hashable, Sendable {
    /// One of some words.
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

  /// Describes a member.
  init(
    _ name: String,
    flag: String,
    takes placeholder: String,
    _ form: @autoclosure @escaping @Sendable () -> Form,
    synonyms: @autoclosure @escaping @Sendable () -> [Synonym] = [],
    hint: String? = nil,
    help: String,
    inputs: [Input],
    tableValues: [String] = [],
    value: @escaping @Sendable (Situation) -> MemberValue,
    assumption: @escaping @Sendable (Situation) -> String?,
    set: @escaping @Sendable (inout Situation, String) -> Void
  ) {
    self.name = name
    self.flag = flag
    self.placeholder = placeholder
    makeForm = form
    makeSynonyms = synonyms
    self.hint = hint
    self.help = help
    self.inputs = inputs
    self.tableValues = tableValues
    self.value = value
    self.assumption = assumption
    self.set = set
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

  /// Whether a situation has the value that the member takes when it is left out.
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
  /// The members that answers list under `assumed`, those first that others depend on.
  package static let inOrderOfAssumptions: [SituationMember] = {
    let first = ["ios", "terminatedBy", "launch", "implements", "sdk", "lifecycle"]
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
  /// A number.
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
