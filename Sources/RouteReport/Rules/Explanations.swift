import AppLifecycle
import AppProfile
import DeviceLog
import PushPayload
import PushRules

/// What there is to know about a rule, a check, a callback or another subject with a name.
package protocol Explanation: Sendable {
  var title: String { get }
  /// The address of its page, or nil without one.
  var address: String? { get }
  var parts: [ExplanationPart] { get }
  /// What JSON lists for it.
  var objects: [JSONTree] { get }
}

extension Explanation {
  package var address: String? { nil }

  package func write(to output: inout some TextOutputStream) {
    let page = ExplanationPart.names("page", address.map { [$0] } ?? [])
    output.write(title + "\n" + ExplanationPart.joined(parts + [page]).text)
  }

  package var markdown: String {
    let name = MarkdownText.escaped(title)
    let heading = "**" + (address.map { MarkdownText.link(name, to: $0) } ?? name) + "**\n"
    return ([heading] + parts.map { $0.markdown }).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// An explanation whose text, Markdown and JSON come from one list of entries.
package protocol ListedExplanation: Explanation, JSONWritten {
  static var entries: [ExplanationEntry<Self>] { get }
  /// The least width of the labels of facts.
  static var labelWidth: Int { get }
}

extension ListedExplanation {
  package static var labelWidth: Int { 0 }

  package static var form: JSONForm<Self> { .object(entries.map { $0.member }) }

  /// The sentences, then the facts, then the rest.
  package var parts: [ExplanationPart] {
    let printed = Self.entries.map { $0.printed(self) }
    let facts = ExplanationPart.facts(printed.flatMap { $0.facts }, width: Self.labelWidth)
    return printed.flatMap { $0.sentences }.map { ExplanationPart.sentence($0) } + [facts]
      + printed.flatMap { $0.parts }
  }

  package var objects: [JSONTree] { [json] }
}

package enum Explanations: Sendable {
  /// The subjects of all kinds, in the order of the question.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "explanations": .list(
      .either([
        RuleExplanation.schema, LifecycleRule.schema, EventExplanation.schema,
        MethodExplanation.schema, ConceptPage.schema, LintCode.schema,
        NamedHandler.schema, ServerAnswer.schema, CitationText.form.schema,
        CitationExplanation.claim.schema,
        Reason.schema,
      ])
    ),
  ])
}

/// An entry of an explanation: its member in JSON, and what text and Markdown print of it.
package struct ExplanationEntry<Subject>: Changeable, Sendable {
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
    changed { $0.printed = printed }
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
