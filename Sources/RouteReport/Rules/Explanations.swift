internal import AppLifecycle
internal import Evidence
internal import PushRules

/// What `rules` prints about the subjects that it is asked for.
package enum Explanations: Sendable {
  /// The subjects of all kinds, in the order of the question.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "explanations": .list(
      .either([
        rule, lifecycleRule, event, callback, concept, check, citation, claim, ListedRule.schema,
      ])
    ),
  ])

  private static let rule = JSONSchema.object([
    "id": .rule,
    "statement": .text,
    "topic": JSONSchema.text.orNull,
    "table": JSONSchema.text.orNull,
    "decides": JSONSchema.text.orNull,
    "when": .text,
    "then": .text,
    "confidence": .confidence,
    "otherSide": JSONSchema.text.orNull,
    "experiment": JSONSchema.text.orNull,
    "citations": .list(citation),
  ])

  private static let lifecycleRule = JSONSchema.object([
    "id": .rule,
    "statement": .text,
    "table": .words(LifecycleRule.Table.allCases.map { $0.rawValue }),
    "on": .text,
    "when": .text,
    "then": .text,
    "confidence": .confidence,
    "otherSide": JSONSchema.text.orNull,
    "experiment": JSONSchema.text.orNull,
    "citations": .list(citation),
  ])

  private static let event = JSONSchema.object([
    "id": .text,
    "meanings": .list(.text),
    "rules": .list(
      .object([
        "id": .rule, "statement": .text, "when": .text, "then": .text, "confidence": .confidence,
      ])
    ),
  ])

  private static let callback = JSONSchema.object([
    "id": .text,
    "purpose": .text,
    "selector": .text,
    "signature": .text,
    "owner": .text,
    "since": .text,
    "deprecated": JSONSchema.text.orNull,
    "notification": JSONSchema.text.orNull,
    "limits": .list(
      .object(["seconds": JSONSchema.count.orNull, "text": .text, "citation": .text])
    ),
    "applicationState": .list(.object(["state": .text, "when": JSONSchema.text.orNull])),
    "inSceneApps": .words(["called", "only", "notification-only", "not-called"]),
    "sceneTwin": JSONSchema.text.orNull,
    "do": .list(.text),
    "know": .list(.text),
    "claims": .list(claimOfPage),
    "citations": .list(.object(["id": .text, "statement": JSONSchema.text.orNull])),
    "decidedBy": .list(.text),
    "askedFor": .list(.text),
  ])

  private static let concept = JSONSchema.object([
    "id": .text,
    "purpose": .text,
    "rows": .list(.object(["name": .text, "ios": JSONSchema.text.orNull, "text": .text])),
    "know": .list(.text),
    "claims": .list(claimOfPage),
    "callbacks": .list(.text),
    "decidedBy": .list(.text),
    "related": .list(.text),
    "citations": .list(citation),
  ])

  private static let check = JSONSchema.object([
    "id": .text,
    "severity": .severity,
    "statement": .text,
    "reason": .text,
    "since": JSONSchema.text.orNull,
    "until": JSONSchema.text.orNull,
    "pushTypes": .list(.text),
    "fix": JSONSchema.truth.about("Whether --fix mends the bad sample."),
    "bad": sample,
    "good": sample,
    "citations": .list(citation),
  ])

  private static let sample = JSONSchema.object([
    "payload": .text, "headers": .table(of: .text), "file": .words(["json", "apns"]),
  ]).orNull

  private static let citation = JSONSchema.object(membersOfCitation)

  private static let membersOfCitation: JSONSchema.Members = [
    "id": .text,
    "statement": JSONSchema.text.orNull,
    "sources": .list(.object(["title": .text, "address": .text])),
    "basis": .list(.text),
  ]

  private static let verdict = JSONSchema.words(SeedClaim.Verdict.allCases.map { $0.rawValue })
    .orNull
  private static let concern = JSONSchema.words(SeedClaim.Concern.allCases.map { $0.rawValue })

  private static let claimOfPage = JSONSchema.object(
    ["id": .text, "statement": .text] + membersOfClaim
  )

  private static let claim = JSONSchema.object(
    membersOfCitation + membersOfClaim + ["pages": .list(.text)]
  )

  private static let membersOfClaim: JSONSchema.Members = [
    "verdict": JSONSchema.words(SeedClaim.Verdict.allCases.map { $0.rawValue }).orNull,
    "concern": .words(SeedClaim.Concern.allCases.map { $0.rawValue }),
    "remark": JSONSchema.text.orNull,
    "corrections": .list(citation),
    "conflicts": .list(.text),
  ]
}
