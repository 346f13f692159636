import PushRules

struct Reporter {
  private(set) var findings: Findings
  let subject: LintSubject
  private let scope: Lint.Scope
  private let isWanted: (Finding) -> Bool
  private let doubtful: DoubtfulFixes
  private var checks: [Check] = []
  private var index = 0
  /// The positions of findings in a provider's message, which the checks of payloads skip.
  private var messagePlaces: Set<Int> = []
  private var isInMessage = false

  static func findings(
    in subjects: [LintSubject],
    scope: Lint.Scope,
    keepsFixes: Bool = false,
    where isWanted: (Finding) -> Bool = { _ in true }
  ) -> Findings {
    var ofMessages = Findings(keepsFixes: keepsFixes)
    var ofPayloads = ofMessages
    withoutActuallyEscaping(isWanted) { isWanted in
      for subject in subjects where subject.message?.isForOthers != true {
        var reporter = Reporter(subject, scope, adding: ofMessages, where: isWanted)
        if subject.message != nil {
          reporter.isInMessage = true
          reporter.run(CheckTopic.messages.checks)
          reporter.isInMessage = false
          ofMessages = reporter.findings
        }
        reporter.findings = ofPayloads
        reporter.run(scope.checksOfPayloads)
        ofPayloads = reporter.findings
      }
    }
    ofPayloads.append(ofMessages)
    ofPayloads.sort()
    return ofPayloads
  }

  private init(
    _ subject: LintSubject,
    _ scope: Lint.Scope,
    adding findings: Findings,
    where isWanted: @escaping (Finding) -> Bool
  ) {
    self.findings = findings
    self.subject = subject
    self.scope = scope
    self.isWanted = isWanted
    doubtful = DoubtfulFixes(subject)
  }

  private mutating func run(_ checks: [Check]) {
    self.checks = checks
    for index in checks.indices where checks[index].about.applies(to: subject) {
      self.index = index
      checks[index].look(subject, &self)
    }
  }

  /// Reports a finding at a place; a placeholder has no value yet.
  mutating func callAsFunction(
    at place: some FindingPlace,
    _ message: String,
    severity: Severity? = nil,
    fix: Fix? = nil,
    intent: PushIntent? = nil
  ) {
    guard !place.isPlaceholder else { return }
    let check = checks[index]
    let start = place.range.lowerBound
    if isInMessage {
      messagePlaces.insert(start)
    } else if messagePlaces.contains(start), start != subject.message?.root.offset {
      return
    }
    add(
      Finding(
        check.code,
        severity ?? check.about.severity,
        message,
        at: place.range,
        fix: fix.flatMap(safe),
        intent: intent ?? check.intent
      )
    )
  }

  /// Reports a finding at a request header, or about a missing one; placeholders are no findings.
  mutating func callAsFunction(
    at header: RequestHeaderList.Header?,
    _ message: String,
    severity: Severity? = nil
  ) {
    if let header, Placeholder.isWhole(header.value) { return }
    if let header, header.isInMessage, let range = header.range {
      return self(at: range, message, severity: severity)
    }
    let check = checks[index]
    // What the message or a part of a file leaves out has its place there.
    let isInText = header?.isInMessage ?? (subject.headers?.isComplete != true)
    let place = (subject.message?.message ?? subject.root).start
    add(
      Finding(
        check.code,
        severity ?? check.about.severity,
        message,
        at: isInText || subject.isPart ? place : nil,
        header: header?.isInMessage == true ? nil : header,
        intent: check.intent
      )
    )
  }

  private mutating func add(_ finding: Finding) {
    guard scope.contains(finding, of: checks[index].effect), isWanted(finding) else { return }
    findings.add(finding)
  }

  /// Returns a fix with what it does to the push, unless it is doubtful, works where syntax is
  /// mended, or the provider does not send the bytes that it changes.
  private func safe(_ fix: Fix) -> Fix? {
    let isInMended = fix.edits.contains { edit in
      // They share a byte, or one is a position within the other.
      subject.document.mendedParts.contains {
        $0.lowerBound < edit.range.upperBound && edit.range.lowerBound < $0.upperBound
      }
    }
    guard !doubtful.contains(fix), !isInMended,
      isInMessage || subject.message?.canCarryOut(fix) != false
    else { return nil }
    var fix = fix
    fix.changesPush = subject.changesPush(fix)
    return fix
  }

  /// Reports a value of the wrong type; null counts as a missing key and can be removed.
  mutating func wrongType(
    _ member: JSONMember,
    of object: JSONNode,
    expected: String,
    fix: Fix? = nil
  ) {
    let key = member.key.quoted
    let message = "\(key) must be \(expected), not \(member.node.value.kind)"
    guard member.node.value == .null else { return self(at: member.node, message, fix: fix) }
    let removal = Fix.remove(member, from: object, in: subject.document)
    self(at: member.node, message + "; or leave the key out", severity: .warning, fix: removal)
  }
}

/// Something that a finding can be about.
protocol FindingPlace {
  var range: Range<Int> { get }
  var isPlaceholder: Bool { get }
}

extension FindingPlace {
  var isPlaceholder: Bool { false }
}

extension Range<Int>: FindingPlace {
  var range: Range<Int> { self }
}

extension JSONMember: FindingPlace {
  /// The key, up to the value.
  var range: Range<Int> { keyOffset..<node.offset }
}

extension JSONNode: FindingPlace {
  var range: Range<Int> { offset..<end }
}
