public import PushRules

/// The findings in a text: the first of each kind, and the number of the others.
///
/// A text of some megabytes may hold a million mistakes, which are counted instead of kept.
/// Findings are of one kind if code, severity and intent agree.
public struct Findings: Changeable, Hashable, Sendable {
  static let mostOfAKind = 100

  /// The listed findings, by position.
  public private(set) var listed: [Finding] = []
  /// The sums of the unlisted findings, one for each kind.
  public private(set) var counted: [Finding] = []
  /// The fixes of all findings, listed or not, if they are kept.
  package internal(set) var fixes: [Fix] = []

  private let keepsFixes: Bool
  private var places: [Kind: Place] = [:]

  private struct Kind: Hashable {
    let code: String
    let severity: Severity
    let intent: PushIntent?
  }

  private struct Place: Hashable {
    var listedCount = 0
    var index: Int?
  }

  init(keepsFixes: Bool = false) { self.keepsFixes = keepsFixes }

  package init(_ findings: [Finding]) {
    self.init(keepsFixes: true)
    for finding in findings { add(finding) }
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { listed.isEmpty }

  package var all: [Finding] { listed + counted }

  /// Lists a finding, or counts it if enough of its kind are listed.
  mutating func add(_ finding: Finding) {
    if keepsFixes, let fix = finding.fix { fixes.append(fix) }
    let kind = Kind(code: finding.code, severity: finding.severity, intent: finding.intent)
    var place = places[kind, default: Place()]
    if place.listedCount < Self.mostOfAKind {
      listed.append(finding)
      place.listedCount += 1
      places[kind] = place
    } else if let index = place.index {
      counted[index].add(finding)
    } else {
      place.index = counted.count
      places[kind] = place
      counted.append(Finding(summingUp: finding))
    }
  }

  /// Adds findings of other codes.
  package mutating func append(_ others: Findings) {
    listed += others.listed
    counted += others.counted
    fixes += others.fixes
  }

  /// Sorts the list by place; what concerns no place of the text comes first.
  package mutating func sort() {
    listed.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
  }
}
