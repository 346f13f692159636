package import AppProfile
package import PushPayload
import PushRules

package struct LintReport: Changeable, Sendable {
  package let files: [FileFindings]
  package var isComplete = true
  /// The number of other files that were found, which hold no push or are not there.
  package var passedOver = 0
  /// The app that was read, or nil.
  package var app: Profile?
  /// Whether files were, or would be, mended.
  package var isMended = false
  /// What pushes run in the app, or nil without an app.
  package var rows: [AppRow]?

  package init(_ files: [FileFindings]) { self.files = files }

  /// What was, or would be, mended.
  package var mendedWords: String {
    let fixes = files.reduce(0) { $0 + $1.fixCount }
    let words = "\(fixes) in " + files.count { $0.fixCount > 0 }.counted("file")
    let changes = files.reduce(0) { $0 + $1.changeCount }
    guard changes > 0 else { return words }
    let which = fixes == 1 ? "this" : "\(changes) of them"
    return words + " (\(which) \(changes == 1 ? "changes" : "change") what the push does)"
  }

  var findingCount: Int { counts.values.reduce(0, +) }

  package var known: KnownFindings { files.reduce(into: KnownFindings()) { $0.add($1.known) } }

  package var statistics: LintStatistics {
    files.reduce(into: LintStatistics()) { statistics, file in
      for finding in file.findings { statistics.add(finding) }
    }
  }

  package var counts: [Severity: Int] { statistics.severities }

  package var hasFailure: Bool {
    files.contains { file in file.findings.contains { $0.severity >= file.failLevel } }
  }
}

package struct LintStatistics: Hashable, Sendable {
  private struct Kind: Hashable {
    let code: String
    let severity: Severity
  }

  private struct Count: Hashable {
    var all = 0
    var fixable = 0
    var unsafe = 0

    var offers: String {
      OfferedFixes(safe: fixable - unsafe, others: unsafe).clauses().joined(separator: "; ")
    }
  }

  private var counts: [Kind: Count] = [:]

  package init() {}

  package mutating func add(_ finding: Finding) {
    let kind = Kind(code: finding.code, severity: finding.severity)
    counts[kind, default: Count()].all += finding.count
    counts[kind, default: Count()].fixable += finding.fixableCount
    counts[kind, default: Count()].unsafe += finding.unsafeFixCount
  }

  package mutating func add(_ other: LintStatistics) {
    for (kind, count) in other.counts {
      counts[kind, default: Count()].all += count.all
      counts[kind, default: Count()].fixable += count.fixable
      counts[kind, default: Count()].unsafe += count.unsafe
    }
  }

  package var severities: [Severity: Int] {
    counts.reduce(into: [:]) { $0[$1.key.severity, default: 0] += $1.value.all }
  }

  /// The kinds with their numbers: the most frequent first, then by code.
  private var sorted: [(kind: Kind, count: Count)] {
    counts.map { (kind: $0.key, count: $0.value) }.sorted { one, other in
      one.count.all != other.count.all
        ? one.count.all > other.count.all
        : (one.kind.code, one.kind.severity.name) < (other.kind.code, other.kind.severity.name)
    }
  }
}

extension LintStatistics: JSONWritten {
  package static let form = JSONForm<LintStatistics>.object([
    .schemaVersion,
    .init("statistics", .list(entry)) { $0.sorted },
  ])

  private static let entry = JSONForm<(kind: Kind, count: Count)>.object([
    .init("code", LintCode.codes) { $0.kind.code },
    .init("severity", .severity) { $0.kind.severity },
    .init("count", .place) { $0.count.all },
    .init("fixable", .count) { $0.count.fixable },
  ])

  /// The counts in columns: number, how many have a fix, severity, code.
  package func text(style: TextStyle = .plain) -> String {
    let rows = sorted.map { kind, count in
      (number: count.all.grouped, offers: count.offers, kind: kind)
    }
    guard !rows.isEmpty else { return "no problems\n" }
    let width = rows.map { $0.number.count }.max() ?? 0
    let length = rows.map { $0.kind.code.count }.max() ?? 0
    return rows.map { row in
      let severity = row.kind.severity
      let space = String(repeating: " ", count: max(0, 7 - severity.name.count) + 2)
      return row.number.leading(width) + "  " + style.severity(severity) + space
        + (row.offers.isEmpty ? row.kind.code : row.kind.code.padded(to: length + 2) + row.offers)
        + "\n"
    }.joined()
  }
}
