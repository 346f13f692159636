/// What `rules` prints about the subjects that a call names.
package enum Explanations: Sendable {
  /// The subjects of all kinds, in the order of the question.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "explanations": .list(
      .either([
        RuleExplanation.schema, LifecycleRuleExplanation.schema, EventExplanation.schema,
        MethodExplanation.schema, ConceptExplanation.schema, CheckExplanation.schema,
        CitationText.form.schema, CitationExplanation.claim.schema, ListedRule.schema,
      ])
    ),
  ])
}
