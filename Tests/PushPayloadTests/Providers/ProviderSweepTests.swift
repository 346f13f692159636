import PushRules
import PushTestSupport
import Testing

@testable import PushPayload

struct ProviderSweepTests {
  private static let keys: [String] =
    Provider.allCases.flatMap(keys) + [
      "aps", "alert", "payload", "interests", "fcm", "threadId", "Badge", "content-available",
    ]

  private static func keys(of provider: Provider) -> [String] {
    var keys: [String] = provider.format.keys.flatMap(\.source)
    keys += provider.format.firstKeys.sorted()
    for slip in provider.format.slips {
      switch slip.key {
      case .flag(let flag): keys.append(flag.underscored)
      case .word(let word): keys.append(word)
      }
    }
    return keys
  }

  private static let scalars = [
    "null", "true", "false", "0", "1", "\"1\"", "\"\"", "\"Hi\"", "[\"a\"]", "[]", "{}",
    "\"ExponentPushToken[x]\"", "\"[1,[2]]\"", "\"nil\"", "\"high\"",
  ]

  private static func object(depth: Int, _ random: inout SeededRandom) -> String {
    let members = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let key = keys.randomElement(using: &random) ?? ""
      let isObject = depth > 0 && Int.random(in: 0..<2, using: &random) == 0
      let scalar = scalars.randomElement(using: &random) ?? "1"
      return " \"\(key)\": " + (isObject ? object(depth: depth - 1, &random) : scalar)
    }
    return "{\(members.joined(separator: ","))}"
  }

  @Test
  func `whatever stands in a message, findings lie in it and fixes leave it JSON`() throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<Sweep.count(400) {
      let inner = Self.object(depth: 3, &random)
      let text = Bool.random(using: &random) ? inner : "{\"message\": \(inner)}"
      let document = try JSONDocument(reading: Array(text.utf8))
      for provider in Provider.allCases {
        guard let messages = try? ProviderMessage.all(in: document, as: provider) else { continue }
        let found = Lint(document, messages: messages).findings.listed
        let ranges = found.compactMap(\.range)
        #expect(ranges.allSatisfy { $0.upperBound <= text.utf8.count }, "\(text)")
        let mended = Fix.apply(found.compactMap(\.fix), to: document.bytes)
        #expect(throws: Never.self, "\(text)") { try JSONDocument(reading: mended) }
        for message in messages { _ = try? Payload(message, in: document) }
      }
    }
  }
}
