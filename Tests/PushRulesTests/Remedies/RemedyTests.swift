import PushTestSupport
import Testing

@testable import PushRules

struct SituationChangeTests {
  @Test func `a changed situation is the one that its box says`() {
    var random = SeededRandom(seed: 9)
    var situation = Situation.on(.newest, .active, .alert, in: .both)
    for _ in 0..<300 {
      let target = Box.random(&random)
      situation = situation.applying(Change(from: situation.box, to: target))
      #expect(situation.box == target)
    }
  }

  private static let versions: [(first: String, last: String, words: String)] = [
    (first: "7", last: "27", words: "7 or later"),
    (first: "10.0", last: "27", words: "10.0 or later"),
    (first: "3", last: "6", words: "6 or earlier"),
    (first: "3", last: "3", words: "3"),
    (first: "27", last: "27", words: "27"),
    (first: "9", last: "9", words: "9"),
    (first: "4", last: "8.0", words: "4 to 8.1"),
    (first: "10.0", last: "10.0", words: "10.0"),
    (first: "13.0", last: "13.0", words: "13.0 to 13.2"),
    (first: "13.3", last: "13.3", words: "13.3 to 13.x"),
    (first: "16.1", last: "16.2", words: "16.1 to 16.x"),
    (first: "8.0", last: "8.2", words: "8.x"),
    (first: "8.2", last: "9", words: "8.2 to 9"),
    (first: "3", last: "10.1", words: "10 or earlier"),
    (first: "16.2", last: "18.1", words: "16.2 to 18.3"),
  ]

  @Test(arguments: versions)
  func `versions are told as a range`(first: String, last: String, words: String) throws {
    let lower = try #require(SystemVersion(first)).breakpoint
    let upper = try #require(SystemVersion(last)).breakpoint
    let bits = (lower...upper).reduce(into: 0 as UInt64) { $0 |= 1 << UInt64($1) }
    #expect(SystemVersion.words(forBreakpoints: bits) == words)
  }

  @Test func `versions with a gap are told as two ranges`() throws {
    let bits: UInt64 = 0b1110 | 1 << UInt64(try #require(SystemVersion("10.0")).breakpoint)
    #expect(SystemVersion.words(forBreakpoints: bits) == "4 to 6 or 10.0")
  }
}
