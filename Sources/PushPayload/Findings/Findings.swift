/// What was found in a text; of many findings of a kind the first, and the number of the others.
///
/// A text of some megabytes may hold a million mistakes. They are counted and not kept. Findings are of one kind if code, severity and meaning agree.
public struct Findings: Hashable, Sendable {
  /// The number of findings of one kind that are listed.
  package static let mostOfAKind = 100

  /// The findings that are listed, by place.
  public private(set) var listed: [Finding] = []
  /// The sums of the findings that are not listed, one for each kind.
  public private(set) var counted: [Finding] = []
  /// The fixes of all findings, listed or not, if they are kept.
  package private(set) var fixes: [AnnouncedFix] = []

  private let keepsFixes: Bool
  private var places: [Kind: Place] = [:]

  /// What findings have in common that are counted together.
  private struct Kind: Hashable {
    let code: String
    let severity: Severity
    let meaning: Meaning?
  }

  /// The number of findings of a kind that are listed, and where the others are counted.
  private struct Place: Hashable {
    var listedCount = 0
    var index: Int?
  }

  /// Begins without findings.
  ///
  /// - Parameter keepsFixes: Whether the fixes of all findings are kept, to mend the text.
  init(keepsFixes: Bool = false) { self.keepsFixes = keepsFixes }

  /// Lists some findings, and keeps their fixes.
  package init(_ findings: [Finding]) {
    self.init(keepsFixes: true)
    for finding in findings { add(finding) }
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { listed.isEmpty }

  /// The findings that are listed, and after them the sums of the others.
  package var all: [Finding] { listed + counted }

  /// Adds a finding to the list, or counts it if enough of its kind are there.
  mutating func add(_ finding: Finding) {
    if keepsFixes, let fix = AnnouncedFix(finding) { fixes.append(fix) }
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

  /// Adds findings of other codes.
  mutating func append(_ others: Findings) {
    listed += others.listed
    counted += others.counted
    fixes += others.fixes
  }

  /// Sorts the list by place; what concerns no place of the text comes first.
  mutating func sort() {
    listed.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
  }
}
