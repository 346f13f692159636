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

extension Explanation where Self: JSONWritten {
  package var objects: [JSONTree] { [json] }
}

package enum Explanations: Sendable {
  /// The subjects of all kinds, in the order of the question.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "explanations": .list(
      .either([
        RuleExplanation.schema, LifecycleRuleExplanation.schema, EventExplanation.schema,
        MethodExplanation.schema, ConceptExplanation.schema, CheckExplanation.schema,
        HandlerExplanation.schema, CitationText.form.schema, CitationExplanation.claim.schema,
        ListedRule.schema,
      ])
    ),
  ])
}
