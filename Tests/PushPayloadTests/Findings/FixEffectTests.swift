import PushRules
import PushTestSupport
import Testing

@testable import PushPayload

/// A fix keeps what the push does, or states the change.
struct FixEffectTests {
  private static let keys = [
    "alert", "Alert", "sound", "badge", "Badge", "category", "content-available",
    "contentAvailable",
    "Content-Available", "content_available", "mutable-content", "mutableContent", "event",
    "timestamp", "content-state", "title", "Title", "body", "loc-key", "loc-args", "name",
    "critical",
    "volume", "thread-id", "threadId", "interruption-level", "InterruptionLevel",
  ]
  private static let values = [
    "null", "true", "false", "0", "1", "2", "-1", "\"\"", "\"0\"", "\"1\"", "\"true\"", "\"Hi\"",
    "\"Update\"", "\"update\"", "\"end\"", "\"timeSensitive\"", "1715931200000", "5", "[1]", "{}",
  ]

  private static func object(depth: Int, _ random: inout SeededRandom) -> String {
    let members = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let key = keys.randomElement(using: &random) ?? ""
      let isObject = depth > 0 && Int.random(in: 0..<3, using: &random) == 0
      let value =
        isObject ? object(depth: depth - 1, &random) : values.randomElement(using: &random) ?? ""
      return "\"\(key)\":\(value)"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static let situations: [Situation] = AppState.rows.flatMap { state in
    [SystemVersion.iOS(9, 3), .iOS(15, 8), .newest].flatMap { system in
      [UserAction?.none, .notification].map { action in
        Situation(system: system, state: state, userAction: action, payload: PayloadTraits())
      }
    }
  }

  /// Tells whether two texts do the same in each situation: calls, waking and presentation.
  private static func doTheSame(_ one: [UInt8], _ other: [UInt8]) throws -> Bool {
    let before = try Payload(one).traits
    let after = try Payload(other).traits
    return before == after || routes(before) == routes(after)
  }

  private static func routes(_ traits: PayloadTraits) -> [String] {
    situations.map { situation in
      var situation = situation
      situation.payload = traits
      guard let route = try? Route(situation) else { return "impossible" }
      let calls = route.calls.map { "\($0.phase) \($0.method.id)" }.joined(separator: ", ")
      let answers = [
        route.arrival.wake.answer.name, route.arrival.presentation.answer.name,
        route.finalState.name, calls,
      ]
      return answers.joined(separator: "; ")
    }
  }

  @Test func `a fix changes no route, or announces it`() throws {
    var random = SeededRandom(seed: 20_261_123)
    var trials = 0
    var changes = 0
    for _ in 0..<Sweep.count(4_000) {
      let text =
        "{\"aps\":\(Self.object(depth: 2, &random)),\"a\":\(Self.object(depth: 1, &random))}"
      let bytes = Array(text.utf8)
      let fixes = try LintRun(text).findings.fixes
      guard !fixes.isEmpty else { continue }
      for fix in fixes {
        trials += 1
        let isSame = try Self.doTheSame(bytes, Fix.apply([fix], to: bytes))
        let says = fix.changesPush
        if says { changes += 1 }
        #expect(isSame || says, "\(fix.title) in \(text)")
      }
    }
    #expect(trials > Sweep.count(1_500))
    #expect(changes > Sweep.count(100))
    #expect(changes < trials)
  }

  @Test func `each fix of a check's sample changes no route, or announces it`() throws {
    var trials = 0
    for check in Check.all {
      let bytes = Array(check.bad.payload.utf8)
      for fix in try LintRun(check.bad).findings.fixes where !fix.changesPush {
        guard let isSame = try? Self.doTheSame(bytes, Fix.apply([fix], to: bytes)) else { continue }
        trials += 1
        #expect(isSame, "\(check.code): \(fix.title)")
      }
    }
    #expect(trials > 5)
  }

  private static func mending(_ bytes: [UInt8], _ changesPushes: Bool) -> Mending {
    Mending(of: bytes, changingPushes: changesPushes) { bytes in
      let run = try? LintRun(String(decoding: bytes, as: UTF8.self))
      return (run?.findings ?? Findings([]), run != nil)
    }
  }

  @Test func `plain mending changes no route and nothing that iOS reads, and twice is once`() throws
  {
    var random = SeededRandom(seed: 7)
    var trials = 0
    for _ in 0..<Sweep.count(3_000) {
      let text =
        "{\"aps\":\(Self.object(depth: 2, &random)),\"a\":\(Self.object(depth: 1, &random))}"
      let bytes = Array(text.utf8)
      let mending = Self.mending(bytes, false)
      guard mending.fixCount > 0 else { continue }
      trials += 1
      #expect(mending.changeCount == 0)
      #expect(try Self.doTheSame(bytes, mending.bytes), "\(text)")
      #expect(PushEffect(of: bytes, as: nil) == PushEffect(of: mending.bytes, as: nil), "\(text)")
      #expect(Self.mending(mending.bytes, false).fixCount == 0, "\(text)")
    }
    #expect(trials > Sweep.count(500))
  }

  @Test(arguments: [0, 70_000])
  func `a fix that changes the push counts as such in a text of any size`(padding: Int) throws {
    let pad = String(repeating: "p", count: padding)
    let text = #"{"aps":{"content_available":1,"alert":"Hi"},"pad":"\#(pad)"}"#
    let fixes = try LintRun(text).findings.fixes
    #expect(fixes.map { $0.changesPush } == [true])
  }

  @Test func `one run carries out all fixes`() throws {
    var random = SeededRandom(seed: 8)
    for _ in 0..<Sweep.count(1_000) {
      let text =
        "{\"aps\":\(Self.object(depth: 2, &random)),\"a\":\(Self.object(depth: 1, &random))}"
      let mended = Self.mending(Array(text.utf8), true).bytes
      #expect(
        try LintRun(String(decoding: mended, as: UTF8.self)).findings.fixes.isEmpty,
        "\(text)"
      )
    }
  }

  @Test
  func `a key that switches off stays where its absence would bring another to light`() throws {
    for text in [
      #"{"aps":{"contentAvailable":true,"content-available":0}}"#,
      #"{"aps":{"alert":"Hi","content-available":0},"contentAvailable":true}"#,
    ] {
      let run = try LintRun(text)
      #expect(run.codes.contains("content-available-value"))
      #expect(run.mended == text)
    }
    let alone = try LintRun(#"{"aps":{"alert":"Hi","content-available":0}}"#)
    #expect(alone.mended == #"{"aps":{"alert":"Hi"}}"#)
  }

  private static let fixes: KeyValuePairs<String, Bool> = [
    #"{"aps":{"content-available":"1"}}"#: false,
    #"{"aps":{"content-available":true}}"#: false,
    #"{"aps":{"alert":"Hi","content-available":0}}"#: false,
    #"{"aps":{"contentAvailable":1}}"#: true,
    #"{"aps":{"alert":{"body":5}}}"#: true,
    #"{"aps":{"alert":{"title":"Hi","body":5}}}"#: true,
    #"{"aps":{"alert":"Hi","sound":""}}"#: false,
    #"{"aps":{"alert":"Hi","thread-id":7}}"#: true,
    #"{"aps":{"alert":"Hi","interruption-level":"timeSensitive"}}"#: true,
    #"{"aps":{"alert":"Hi"},"content-available":1}"#: true,
    #"{"to":"ExponentPushToken[x]","body":"B","contentAvailable":true}"#: true,
    #"{"a":{"aps":{"badge":"1"}},"b":{"aps":{"alert":"x","mutable-content":true}}}"#: true,
    #"{"aps":{"alert":"Hi","Badge":5}}"#: true,
  ]

  @Test(arguments: fixes)
  func `a fix knows whether it changes the push`(text: String, changes: Bool) throws {
    let run = try LintRun(text)
    #expect(try #require(run.findings.fixes.first).changesPush == changes)
  }
}
