/// An entry of an explanation: its member in JSON, and what text and Markdown print of it.
package struct ExplanationEntry<Subject>: Sendable {
  let member: JSONForm<Subject>.Member
  private(set) var printed: @Sendable (Subject) -> Printed = { _ in Printed() }

  struct Printed {
    var sentences: [String] = []
    var facts: [(String, String)] = []
    var parts: [ExplanationPart] = []
  }

  init(_ member: JSONForm<Subject>.Member) { self.member = member }

  init<Value>(
    _ name: String,
    _ form: JSONForm<Value>,
    _ value: @escaping @Sendable (Subject) -> Value
  ) {
    self.init(.init(name, form, value))
  }

  private func printing(_ printed: @escaping @Sendable (Subject) -> Printed) -> Self {
    var copy = self
    copy.printed = printed
    return copy
  }

  /// Prints the text or the texts of the member as sentences.
  var sentences: Self { printing { Printed(sentences: texts(of: $0)) } }

  /// Prints a line behind a label: a text, or that of the member, unless it is empty.
  func fact(_ label: String, _ text: (@Sendable (Subject) -> String)? = nil) -> Self {
    facts { [(label, text?($0) ?? texts(of: $0).first ?? "")] }
  }

  func facts(_ facts: @escaping @Sendable (Subject) -> [(String, String)]) -> Self {
    printing { Printed(facts: facts($0)) }
  }

  func parts(_ parts: @escaping @Sendable (Subject) -> [ExplanationPart]) -> Self {
    printing { Printed(parts: parts($0)) }
  }

  private func texts(of subject: Subject) -> [String] {
    [member].values(of: subject).flatMap { $0.value.texts }
  }

  static func citations(_ ids: @escaping @Sendable (Subject) -> [String]) -> Self {
    Self("citations", .list(CitationText.form)) { ids($0).map { CitationText($0) } }
      .parts { [.sources(ids($0), under: "citations")] }
  }
}

extension JSONTree {
  /// The strings of a list, or a single one.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap { $0.texts }
    default: []
    }
  }
}
