import PushRules
import PushTestSupport
import Testing

@testable import PushPayload

struct FixSweepTests {
  private static let keys =
    KnownNames.aps.names + KnownNames.alert.names + [
      "contentAvailable", "content_available", "mutableContent", "threadId", "apns-priority",
      "data",
      "Badge", "locArgs", "name", "critical", "volume", "", "\\u0061lert",
    ]

  private static let scalars = [
    "null", "true", "false", "0", "1", "-1", "2.5", "1e999", "\"\"", "\"1\"", "\"Hi\"",
    "\"timeSensitive\"", "[1,\"a\",null]", "[]", "{}",
  ]

  private static func object(depth: Int, _ random: inout SeededRandom) -> String {
    let space = ["", " ", "\n  "].randomElement(using: &random) ?? ""
    let members = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let key = keys.randomElement(using: &random) ?? ""
      let isObject = depth > 0 && Int.random(in: 0..<3, using: &random) == 0
      let value =
        isObject
        ? object(depth: depth - 1, &random) : scalars.randomElement(using: &random) ?? "1"
      return "\(space)\"\(key)\"\(space):\(space)\(value)\(space)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  @Test func `texts with all fixes are read again, and come to rest`() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<Sweep.count(600) {
      let original = "{\"aps\":\(Self.object(depth: 2, &random)),\"badge\":1}"
      var text = original
      var rounds = 0
      while rounds < 20 {
        let run = try LintRun(text)
        if run.mended == text { break }
        text = run.mended
        rounds += 1
      }
      #expect(rounds < 20, "\(original) became \(text)")
    }
  }

  @Test func `a fix takes its finding away and brings no key twice`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<Sweep.count(600) {
      let text = "{\"aps\":\(Self.object(depth: 2, &random))}"
      let run = try LintRun(text)
      guard run.document.duplicateKeys.isEmpty else { continue }
      for finding in run.listed {
        guard let fix = finding.fix else { continue }
        let bytes = Fix.apply([fix], to: run.document.bytes)
        let mended = try LintRun(String(decoding: bytes, as: UTF8.self))
        let count = { (run: LintRun) in run.codes.count { $0 == finding.code } }
        #expect(count(mended) < count(run), "\(finding.code) in \(text)")
        #expect(mended.document.duplicateKeys.isEmpty, "\(finding.code) in \(text)")
      }
    }
  }

  @Test func `messages hold no bare text of the payload`() throws {
    let evil = "\\u001b[2J\\u202e\\n\\u0007\\u200f"
    for key in KnownNames.aps.names + KnownNames.alert.names {
      let alert = "\"alert\":{\"\(key)\":\"\(evil)\",\"\(key)\(evil)\":1}"
      let text = "{\"aps\":{\"\(key)\":\"\(evil)\",\"\(key)\(evil)\":1,\(alert)},\"\(evil)\":1}"
      for finding in try LintRun(text).listed {
        #expect(finding.message.unicodeScalars.allSatisfy(PrintableText.isPrintable))
        let title = finding.fix?.title ?? ""
        #expect(title.unicodeScalars.allSatisfy(PrintableText.isPrintable))
      }
    }
  }
}
