/// The findings in a text: the first of each kind, and the number of the others.
///
/// A text of some megabytes may hold a million mistakes, which are counted instead of kept.
/// Findings are of one kind if code, severity and meaning agree.
public struct Findings: Hashable, Sendable {
  /// The most listed findings of one kind.
  package static let mostOfAKind = 100

  /// The listed findings, by position.
  public private(set) var listed: [Finding] = []
  /// The sums of the unlisted findings, one for each kind.
  public private(set) var counted: [Finding] = []
  /// The fixes of all findings, listed or not, if they are kept.
  package private(set) var fixes: [Fix] = []

  private let keepsFixes: Bool
  private var places: [Kind: Place] = [:]

  /// Findings with the same kind are counted together.
  private struct Kind: Hashable {
    let code: String
    let severity: Severity
    let meaning: Meaning?
  }

  /// The number of listed findings of a kind, and where the others are counted.
  private struct Place: Hashable {
    var listedCount = 0
    var index: Int?
  }

  /// Begins without findings.
  ///
  /// - Parameter keepsFixes: Whether to keep the fixes of all findings, to mend the text.
  init(keepsFixes: Bool = false) { self.keepsFixes = keepsFixes }

  package init(_ findings: [Finding]) {
    self.init(keepsFixes: true)
    for finding in findings { add(finding) }
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { listed.isEmpty }

  /// The listed findings, then the sums of the others.
  package var all: [Finding] { listed + counted }

  /// Lists a finding, or counts it if enough of its kind are listed.
  mutating func add(_ finding: Finding) {
    if keepsFixes, let fix = finding.fix { fixes.append(fix) }
    let kind = Kind(code: finding.code, severity: finding.severity, meaning: finding.meaning)
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

  /// The same findings, of which no fix is kept to mend the text.
  var withoutKeptFixes: Findings {
    var copy = self
    copy.fixes = []
    return copy
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
