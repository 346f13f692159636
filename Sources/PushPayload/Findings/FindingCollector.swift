/// Lets all checks look through a payload, and collects what they find as far as it counts.
struct FindingCollector: Sendable {
  private let subject: LintSubject
  private let doubtful: DoubtfulFixes
  /// The places of which checks of messages speak: there the checks of payloads are silent.
  private let ownPlaces: Set<Int>

  /// Prepares the collection of findings.
  init(_ subject: LintSubject) {
    self.subject = subject
    doubtful = DoubtfulFixes(subject)
    var places: Set<Int> = []
    if subject.message != nil {
      CheckTopic.messages.checks.look(through: subject) { finding in
        if let place = finding.range?.lowerBound { places.insert(place) }
      }
    }
    ownPlaces = places
  }

  /// Collects the findings of a scope that are wanted, by place.
  func findings(
    of scope: Lint.Scope,
    keepsFixes: Bool,
    where isWanted: (Diagnostic) -> Bool
  ) -> Findings {
    var findings = Findings(keepsFixes: keepsFixes)
    scope.checks(inMessage: subject.message != nil).look(through: subject) { finding in
      guard let finding = kept(finding), scope.contains(finding), isWanted(finding) else { return }
      findings.add(finding)
    }
    findings.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
    return findings
  }

  private static let ownCodes = Set(CheckTopic.messages.checks.map(\.code))

  /// Returns a finding, without its fix if that could do harm; nil if a check of messages says more.
  private func kept(_ finding: Diagnostic) -> Diagnostic? {
    let finding = doubtful.removed(from: finding)
    guard let message = subject.message else { return finding }
    if let place = finding.range?.lowerBound, place != message.root.offset,
      ownPlaces.contains(place), !Self.ownCodes.contains(finding.code)
    {
      return nil
    }
    return finding.fix.map(message.canCarryOut) == false ? finding.withoutFix : finding
  }
}
