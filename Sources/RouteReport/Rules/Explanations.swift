internal import AppLifecycle
internal import AppProfile
internal import PushPayload

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
        NamedHandler.schema, CitationText.form.schema, CitationExplanation.claim.schema,
        ListedRule.schema,
      ])
    ),
  ])
}
