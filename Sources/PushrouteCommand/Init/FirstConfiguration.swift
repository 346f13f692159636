internal import AppProfile
internal import PushPayload
internal import PushRules
internal import RouteReport

/// A configuration to begin with, and what its lines are for.
struct FirstConfiguration: Sendable {
  /// A member of the file.
  struct Line: Sendable {
    /// The member.
    let member: JSONTree.Member
    /// What it is for, as a clause.
    let purpose: String
  }

  /// The members, in the order of the file.
  let lines: [Line]

  /// The file.
  var json: JSONTree { .object(lines.map { $0.member }) }

  /// Takes from a repository what its files prove.
  init(for found: FoundRepository) {
    lines = [Self.exclude(found), Self.failSeverity, Self.situation(found)].compactMap { $0 }
  }

  private static func exclude(_ found: FoundRepository) -> Line? {
    // A pattern is text; a folder whose name is none cannot stand in JSON.
    let folders = found.foreign.keys.compactMap { $0.text }.sorted()
    guard !folders.isEmpty else { return nil }
    let count = found.foreign.values.reduce(0, +)
    return Line(
      member: .init("exclude", .texts(folders)),
      purpose: "what lint and test pass by: others wrote the "
        + (count == 1 ? "push in it" : "\(count) pushes in it")
    )
  }

  private static let failSeverity = Line(
    member: .init("failSeverity", .string(Severity.warning.name)),
    purpose: "lint ends with exit code 1 from a warning on; \"error\" lets warnings pass"
  )

  /// What one app is like; of several nobody can say which is asked about.
  private static func situation(_ found: FoundRepository) -> Line? {
    guard found.apps.count == 1, let app = found.apps.first else { return nil }
    let name = PrintableText.escaped(app.name)
    return Line(
      member: .init("situation", app.situation(withServiceExtension: found.hasServiceExtension)),
      purpose: "what every answer starts from: \(name) as pushroute scan reads it; add what else "
        + "is so, such as \"ios\""
    )
  }
}

extension TargetProfile {
  /// What the sources settle about an app, and whether a service extension of it handles pushes.
  fileprivate func situation(withServiceExtension has: Bool) -> JSONTree {
    var situation = situation
    if has { situation.implements.insert(.serviceExtension) }
    return situation.json
  }
}
