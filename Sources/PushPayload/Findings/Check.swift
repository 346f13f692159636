package import PushRules

/// A check of the lint: its code, and how it looks for mistakes.
///
/// It is a class because all lists of checks share it and it never changes.
package final class Check: Sendable {
  /// Looks through a payload and reports each finding at once, so that very many need no memory.
  typealias Look = @Sendable (LintSubject, inout Reporter) -> Void

  /// How its findings can change the route of a push.
  enum Effect: Sendable {
    case noRoute
    /// As their intent states.
    case intent
    /// In an unknown way: by how a device reads the text, or by what a provider sends.
    case unknown
  }

  package let about: LintCode
  /// What a push with such a finding fails to do, or nil if its route stays.
  let intent: PushIntent?
  let effect: Effect
  let look: Look

  package var code: String { about.code }

  init(_ about: LintCode, intent: PushIntent?, effect: Effect, look: @escaping Look) {
    self.about = about
    self.intent = intent
    self.effect = intent == nil ? effect : .intent
    self.look = look
  }

  package struct Sample: Changeable, Hashable, Sendable {
    package var payload: String
    package var headers: [RequestHeaderList.Header] = []
    package var file = Lint.FileKind.payload
    package var system = SystemVersion.newest

    package init(_ payload: String) { self.payload = payload }
  }
}

extension LintCode {
  func check(
    intent: PushIntent? = nil,
    effect: Check.Effect = .noRoute,
    look: @escaping Check.Look
  ) -> Check {
    Check(self, intent: intent, effect: effect, look: look)
  }

  package static let tooLarge = LintCode(
    .error("too-large"),
    "The file is larger than 16 MiB and is not read, or a document holds more than is read.",
    because: "A payload holds 4096 bytes, of VoIP 5120: this is another kind of file.",
    citations: ["A-244", "A-243"]
  )

  package static let unreadable = LintCode(
    .error("unreadable"),
    "The file or the folder cannot be read, entered or named.",
    because: "Nothing is known about what is in it; the exit code is 2."
  )

  package static let unusedIgnore = LintCode(
    .warning("unused-ignore"),
    "A comment ignores a code that the next line does not have.",
    because: "Whoever reads it looks for a mistake that is mended, or stands in another line."
  )

  package static let unwritable = LintCode(
    .error("unwritable"),
    "The file cannot be fixed: it would not stay the same file, or it has changed.",
    because:
      "Its owner, mode, links and attributes must survive, and what others write to it; the exit "
      + "code is 2."
  )
}

extension Check.Sample: ExpressibleByStringLiteral {
  package init(stringLiteral payload: String) { self.init(payload) }

  package static func + (start: Self, end: Self) -> Self { Self(start.payload + end.payload) }

  /// A payload with the headers of a whole request, such as `push-type: alert, priority: 10`, to a
  /// topic, with the suffix of its push type, unless they name one or a channel.
  static func request(
    _ payload: Check.Sample,
    topic: String? = "com.example.app",
    _ headers: String
  ) -> Check.Sample {
    var sample = payload
    for header in headers.split(separator: ",") {
      let parts = header.split(separator: ":", maxSplits: 1)
      let word = parts[0].drop { $0 == " " }
      let name = (word == "path" ? ":" : "apns-") + word
      sample.headers.append(RequestHeaderList.Header(name, String(parts[1].dropFirst())))
    }
    let isAddressed = ["topic:", "channel-id:"].contains { headers.utf8.holdsWord($0) }
    guard let topic, !isAddressed else { return sample }
    let type = sample.headers.lazy.compactMap { PushType(headerValue: $0.value) }.first
    let suffix = type?.facts.topicSuffix ?? ""
    sample.headers.insert(RequestHeaderList.Header("apns-topic", topic + suffix), at: 0)
    return sample
  }

  /// A request with a plain alert.
  static func alert(_ headers: String) -> Check.Sample {
    request(#"{"aps":{"alert":"Hi"}}"#, headers)
  }

  var forSimulator: Check.Sample { changed { $0.file = .simulator } }

  func on(_ system: SystemVersion) -> Check.Sample { changed { $0.system = system } }

  /// The headers as a file with one a line, or nil if there are none.
  package var requestHeaders: RequestHeaderList? {
    guard !headers.isEmpty else { return nil }
    var offset = 0
    let placed = headers.map { header in
      let start = offset + header.name.utf8.count + 2
      let end = start + header.value.utf8.count
      offset = end + 1
      return RequestHeaderList.Header(header.name, header.value, range: start..<end)
    }
    return RequestHeaderList(placed, isComplete: true)
  }
}

/// A permanent code of findings, with its texts and samples.
package struct LintCode: Hashable, Sendable {
  /// The code, such as `content-available-type`; a retired one is never used again.
  package let code: String
  /// How much a finding matters, unless it states its own severity.
  package let severity: Severity
  /// What is wrong, in one sentence.
  package let statement: String
  /// Why it matters on the device, in a sentence or two, and the ids of rules that it rests on.
  package let reason: String
  /// A text with such a finding, or nil if a sample would be too large.
  package let bad: Check.Sample?
  package let good: Check.Sample?
  /// The first affected version of iOS, or nil for all.
  package let since: SystemVersion?
  /// The last affected version of iOS, or nil if the newest is affected.
  package let until: SystemVersion?
  /// The affected push types; empty for all.
  package let pushTypes: [PushType]
  package let citations: [String]

  package struct Name: Hashable, Sendable {
    let code: String
    let severity: Severity

    package static func error(_ code: String) -> Name { Name(code: code, severity: .error) }
    package static func warning(_ code: String) -> Name { Name(code: code, severity: .warning) }
    package static func info(_ code: String) -> Name { Name(code: code, severity: .info) }
  }

  package init(
    _ name: Name,
    _ statement: String,
    because reason: String,
    bad: Check.Sample? = nil,
    good: Check.Sample? = nil,
    since: SystemVersion? = nil,
    until: SystemVersion? = nil,
    pushTypes: [PushType] = [],
    citations: [String] = []
  ) {
    code = name.code
    severity = name.severity
    self.statement = statement
    self.reason = reason
    self.bad = bad
    self.good = good
    // What is for some push types is for no system before them.
    let first = since ?? pushTypes.map { $0.facts.since }.min()
    self.since = first == .iOS(3, 0) ? nil : first
    self.until = until
    self.pushTypes = pushTypes
    self.citations = citations
  }

  func applies(to subject: LintSubject) -> Bool {
    since.map { $0 <= subject.system } ?? true && until.map { subject.system <= $0 } ?? true
      && (pushTypes.isEmpty || subject.pushType.map(pushTypes.contains) ?? true)
  }
}
