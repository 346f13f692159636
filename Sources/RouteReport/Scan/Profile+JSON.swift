import AppProfile
import PushPayload
import PushRules
import Questions

extension ProfileReport: JSONWritten {
  /// How a profile is written and kept, and how `--app` reads it, without the findings.
  package static let form = JSONForm<ProfileReport>.object([
    .schemaVersion,
    .init("targets", .list(TargetProfile.form)) { $0.profile.targets },
    .optional("unread", .list(gap).about("What was not read, or only a part of.")) {
      $0.profile.unread.isEmpty ? nil : $0.profile.unread
    },
    .optional("findings", .list(TargetProfile.finding).about("What is wrong in the app.")) {
      $0.lint.files.flatMap { $0.findings }
    },
    .optional("$schema", .text) { _ in nil },
  ])

  private static let gap = JSONForm<UnreadFile>.object([
    .init("file", .text) { $0.file },
    .init("because", .text) { $0.reason },
  ])
}

extension TargetProfile {
  fileprivate static let form = JSONForm<TargetProfile>.object([
    .init("name", .text) { $0.name },
    .init("kind", .word) { $0.kind },
    .init("situation", settled) { $0.situation },
    .init("deploymentTarget", .orNull(JSONForm(.release) { .string($0) })) {
      $0.deploymentTarget
    },
    .init("facts", .list(fact)) { $0.facts },
    .init("unknown", .list(missing)) { $0.unknown },
    .init("findings", .list(finding)) { $0.diagnostics },
  ])

  private static let settled = JSONForm<AppSituation>(
    .object([:], optional: Situation.written.described())
  ) { $0.json }.about("What the sources settle; the rest is assumed as without an app.")

  private static let fact = JSONForm<Fact>.object([
    .init("input", .text) { $0.input.rawValue },
    .init("value", .text) { $0.value },
    .init("from", .word) { $0.origin },
    .init("file", .text) { $0.place.file },
    .init("line", .orNull(.place)) { $0.place.position?.line },
    .init("condition", .orNull(.text).about("What has to hold in a build, such as DEBUG.")) {
      $0.condition
    },
    .init("by", .orNull(.text).about("The SDK of others that does it.")) { $0.agent },
  ])

  private static let missing = JSONForm<AppDoubt>.object([
    .init("input", .text) { $0.input.rawValue },
    .init("because", .text) { $0.reason },
    .optional("by", .text.about("Who may change methods.")) { $0.agent },
    .optional("change", .word.about("What it may do to them.")) {
      $0.methods.isEmpty ? nil : $0.change
    },
    .optional("methods", .list(.method)) { doubt in
      doubt.methods.isEmpty ? nil : DelegateMethod.allCases.filter { doubt.methods.contains($0) }
    },
  ])

  static let finding = JSONForm<Finding>.object([
    .init("code", .text) { $0.code },
    .init("severity", .severity) { $0.severity },
    .init("file", .text) { $0.file },
    .init("line", .orNull(.place)) { $0.position?.line },
    .init("column", .orNull(.place)) { $0.position?.column },
    .init("message", .text) { $0.message },
    .init("fix", .null) { _ in },
  ])
}

extension AppSituation {
  /// The settled members, with the names that cases use.
  var json: JSONTree {
    .object(
      words.map { member, words in
        .init(member.name, member.isList ? .texts(words) : .string(words.joined()))
      }
    )
  }
}
