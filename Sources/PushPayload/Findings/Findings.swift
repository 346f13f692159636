/// What was found in a text; of many findings of a kind the first, and the number of the others.
///
/// A text of some megabytes may hold a million mistakes. Nobody reads that many, so they are counted
/// and not kept. Findings are of one kind if code, severity and meaning agree.
public struct Findings: Hashable, Sendable {
  /// The number of findings of one kind that are listed.
  public static let mostOfAKind = 100

  /// The findings that are listed.
  public private(set) var listed: [Diagnostic] = []
  /// The findings that are only counted, by kind.
  public private(set) var counted: [CountedFindings] = []
  /// The fixes of all findings, listed or not, if they are kept.
  public private(set) var fixes: [Fix] = []

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
  /// - Parameter keepsFixes: Whether the fixes of all findings are kept, for somebody who mends.
  init(keepsFixes: Bool = false) { self.keepsFixes = keepsFixes }

  /// Whether nothing was found.
  public var isEmpty: Bool { listed.isEmpty }

  /// Adds a finding to the list, or counts it if enough of its kind are there.
  mutating func add(_ finding: Diagnostic) {
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
      counted.append(CountedFindings(first: finding))
    }
  }

  /// Brings the list into another order.
  public mutating func sort(by areInOrder: (Diagnostic, Diagnostic) -> Bool) {
    listed.sort(by: areInOrder)
  }
}

extension Findings: ExpressibleByArrayLiteral {
  /// Lists some findings, and keeps their fixes.
  public init(arrayLiteral findings: Diagnostic...) {
    self.init(keepsFixes: true)
    for finding in findings { add(finding) }
  }
}

/// Findings of one kind beyond those that are listed.
public struct CountedFindings: Hashable, Sendable {
  /// The permanent code of the check that found them.
  public let code: String
  /// How much each of them matters.
  public let severity: Severity
  /// What the push does not say because of them, or nil if they change no route.
  public let meaning: Meaning?
  /// The number of findings.
  public private(set) var count: Int
  /// The number of those that have a fix.
  public private(set) var fixableCount: Int

  init(first finding: Diagnostic) {
    code = finding.code
    severity = finding.severity
    meaning = finding.meaning
    count = 1
    fixableCount = finding.fix == nil ? 0 : 1
  }

  mutating func add(_ finding: Diagnostic) {
    count += 1
    if finding.fix != nil { fixableCount += 1 }
  }
}
