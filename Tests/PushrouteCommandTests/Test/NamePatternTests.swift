import PushTestSupport
import Testing

@testable import PushrouteCommand

struct NamePatternTests {
  private static let patterns: [(pattern: String, name: String, fits: Bool)] = [
    (pattern: "tap", name: "A tap resumes", fits: true),
    (pattern: "TAP", name: "a tap resumes", fits: true),
    (pattern: "taps", name: "a tap resumes", fits: false),
    (pattern: "", name: "anything", fits: true),
    (pattern: "tap*", name: "a tap resumes", fits: false),
    (pattern: "*tap*", name: "a tap resumes", fits: true),
    (pattern: "a*s", name: "a tap resumes", fits: true),
    (pattern: "a t?p*", name: "a tap resumes", fits: true),
    (pattern: "?", name: "a", fits: true),
    (pattern: "?", name: "", fits: false),
    (pattern: "**", name: "", fits: true),
    (pattern: "a*b*c", name: "aXbXbc", fits: true),
    (pattern: "a*b*c", name: "aXbXcd", fits: false),
    (pattern: "[a]", name: "x [a] y", fits: true),
    (pattern: "ü*", name: "Über", fits: true),
  ]

  @Test(arguments: patterns)
  func `a pattern fits`(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).fits(name) == fits)
  }

  @Test
  func `a pattern fits as a slow reading says`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<3000 {
      let pattern = Self.word("ab*?", upTo: 7, &random) + "*"
      let name = Self.word("ab", upTo: 9, &random)
      let slow = Self.fits(Array(pattern)[...], Array(name)[...])
      #expect(NamePattern(pattern).fits(name) == slow, "\(pattern) \(name)")
    }
  }

  private static func word(
    _ letters: String,
    upTo count: Int,
    _ random: inout SeededRandom
  ) -> String {
    String(
      (0..<Int.random(in: 0...count, using: &random)).compactMap { _ in
        letters.randomElement(using: &random)
      }
    )
  }

  private static func fits(
    _ pattern: ArraySlice<Character>,
    _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return fits(pattern.dropFirst(), name) || (!name.isEmpty && fits(pattern, name.dropFirst()))
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return fits(pattern.dropFirst(), name.dropFirst())
  }

  @Test func `a pattern of many stars is no trap`() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!NamePattern(pattern).fits(String(repeating: "a", count: 400)))
  }
}
