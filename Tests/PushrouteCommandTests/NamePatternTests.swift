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

  @Test func `a pattern of many stars is no trap`() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!NamePattern(pattern).fits(String(repeating: "a", count: 400)))
  }
}
