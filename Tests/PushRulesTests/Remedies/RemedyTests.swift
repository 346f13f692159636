import PushTestSupport
import Testing

@testable import DecisionTables
@testable import PushRules

struct RemedyTests {
  @Test func `a changed situation is the one of its region`() {
    var random = SeededRandom(seed: 9)
    var situation = Situation.on(.newest, .active, .alert, in: .both)
    for _ in 0..<300 {
      let target = Region.random(&random)
      let change = ColumnChange(from: situation.region, to: target, in: .push)
      situation = situation.applying([InputChange](change))
      #expect(situation.region == target)
    }
  }

  @Test func `what has an candidate can run, whatever the situation is`() {
    var random = SeededRandom(seed: 29)
    var situation = Situation.on(.newest, .active, .alert, in: .both)
    for _ in 0..<Sweep.count(300) {
      let change = ColumnChange(from: situation.region, to: .random(&random), in: .push)
      situation = situation.applying([InputChange](change))
      let notCalled = (try? Route(situation))?.notCalled ?? []
      for entry in notCalled { #expect(entry.canRun == (entry.remedy != nil), "\(entry)") }
    }
  }

  @Test func `a remedy is compared by its steps`() throws {
    let situation = Situation(
      state: .suspended,
      payload: PayloadTraits(contentAvailable: .one),
      implements: [],
      backgroundModes: []
    )
    let remedy = try Route(situation).whyNot(.didReceiveFetch, in: .arrival).remedy
    #expect(
      remedy?.steps == [
        .method(.didReceiveFetch, .present), .backgroundMode(.remoteNotification, .present),
      ]
    )
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
  func `versions print as a range`(first: String, last: String, words: String) throws {
    let lower = try #require(SystemVersion(first)).breakpoint
    let upper = try #require(SystemVersion(last)).breakpoint
    #expect(SystemVersion.words(for: Array(lower...upper)) == words)
  }

  @Test func `versions with a gap print as two ranges`() throws {
    let places = try [1, 2, 3, #require(SystemVersion("10.0")).breakpoint]
    #expect(SystemVersion.words(for: places) == "4 to 6 or 10.0")
  }
}
