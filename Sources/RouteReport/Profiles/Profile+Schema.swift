package import AppProfile
internal import PushPayload
internal import PushRules

extension Profile {
  /// What ``json`` prints, and what `--app` reads.
  package static let schema = JSONSchema.object(
    ["schemaVersion": .version, "targets": .list(TargetProfile.schema)],
    optional: ["$schema": .text]
  )
}

extension TargetProfile {
  fileprivate static let schema = JSONSchema.object([
    "name": .text,
    "kind": .words(Kind.allCases.map { $0.rawValue }),
    "situation": JSONSchema.object([:], optional: JSONSchema.situationMembers)
      .about("What the sources settle; the rest is assumed as without an app."),
    "deploymentTarget": JSONSchema.release.orNull,
    "facts": .list(
      .object([
        "input": .text,
        "value": .text,
        "from": .words(Fact.Origin.allCases.map { $0.rawValue }),
        "file": .text,
        "line": JSONSchema.place.orNull,
        "condition": JSONSchema.text.orNull.about("What has to hold in a build, such as DEBUG."),
        "by": JSONSchema.text.orNull.about("The SDK of others that does it."),
      ])
    ),
    "unknown": .list(.object(["input": .text, "because": .text])),
    "diagnostics": .list(
      .object([
        "code": .text,
        "severity": .severity,
        "file": .text,
        "line": JSONSchema.place.orNull,
        "column": JSONSchema.place.orNull,
        "message": .text,
        "fix": .constant(.null),
      ])
    ),
  ])
}
