internal import PushRules

extension Check {
  /// States a check that may find as many things as a payload has parts.
  ///
  /// The samples are made when somebody asks for them, which few processes do.
  init(
    _ code: String,
    _ severity: Severity,
    _ statement: String,
    because reason: String,
    bad: @autoclosure @escaping @Sendable () -> Sample,
    good: @autoclosure @escaping @Sendable () -> Sample,
    since: SystemVersion = .iOS(3, 0),
    until: SystemVersion? = nil,
    pushTypes: [PushType] = [],
    meaning: Meaning? = nil,
    citations: [String],
    look: @escaping @Sendable (Check, LintSubject, Listener) -> Void
  ) {
    self.code = code
    self.severity = severity
    self.statement = statement
    self.reason = reason
    self.makeBad = bad
    self.makeGood = good
    self.since = since
    self.until = until
    self.pushTypes = pushTypes
    self.meaning = meaning
    self.citations = citations
    self.look = look
  }

  /// States a check that finds a few things in a payload, however large that is.
  init(
    _ code: String,
    _ severity: Severity,
    _ statement: String,
    because reason: String,
    bad: @autoclosure @escaping @Sendable () -> Sample,
    good: @autoclosure @escaping @Sendable () -> Sample,
    since: SystemVersion = .iOS(3, 0),
    until: SystemVersion? = nil,
    pushTypes: [PushType] = [],
    meaning: Meaning? = nil,
    citations: [String],
    find: @escaping @Sendable (Check, LintSubject) -> [Diagnostic]
  ) {
    self.init(
      code,
      severity,
      statement,
      because: reason,
      bad: bad(),
      good: good(),
      since: since,
      until: until,
      pushTypes: pushTypes,
      meaning: meaning,
      citations: citations
    ) { check, subject, tell in
      for finding in find(check, subject) { tell(finding) }
    }
  }

  /// A finding at a value.
  func at(
    _ node: JSONNode,
    _ message: String,
    severity: Severity? = nil,
    fix: Fix? = nil,
    meaning: Meaning? = nil
  ) -> Diagnostic {
    let range = node.offset..<node.end
    return Diagnostic(self, message, at: range, severity: severity, fix: fix, meaning: meaning)
  }

  /// A finding at a key.
  func at(_ member: JSONMember, _ message: String, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(self, message, at: member.keyOffset..<member.node.offset, fix: fix)
  }
}

extension Check.Sample: ExpressibleByStringLiteral {
  /// A payload as a provider sends it, without headers.
  public init(stringLiteral payload: String) {
    self.init(payload: payload, headers: [], file: .payload)
  }

  /// The same payload with a request header.
  func with(_ name: String, _ value: String) -> Check.Sample {
    Check.Sample(
      payload: payload,
      headers: headers + [Header(name: name, value: value)],
      file: file
    )
  }

  /// The same payload in a file for the simulator.
  var forSimulator: Check.Sample {
    Check.Sample(payload: payload, headers: headers, file: .simulator)
  }

  /// The same payload, asked about for another version of iOS.
  func on(_ system: SystemVersion) -> Check.Sample {
    var sample = self
    sample.system = system
    return sample
  }
}

extension Fix {
  /// Writes another value.
  static func write(_ text: String, for node: JSONNode) -> Fix {
    Fix(title: "write " + text, edits: [Edit(range: node.offset..<node.end, text: text)])
  }
}
