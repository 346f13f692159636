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
}

extension LintCode {
  func check(
    intent: PushIntent? = nil,
    effect: Check.Effect = .noRoute,
    look: @escaping Check.Look
  ) -> Check {
    Check(self, intent: intent, effect: effect, look: look)
  }
}

extension Check {
  package struct Sample: Changeable, Hashable, Sendable {
    package var payload: String
    package var headers: [RequestHeaderList.Header] = []
    package var file = Lint.FileKind.payload
    package var system = SystemVersion.newest

    package init(_ payload: String) { self.payload = payload }
  }
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
