import PushRules
import Testing

@testable import AppLifecycle

struct FixtureTests {
  @Test(arguments: Fixture.all)
  func `a known sequence comes out on every version of its range`(fixture: Fixture) {
    for disagreement in fixture.play.disagreements {
      Issue.record("\(fixture.id): \(disagreement)")
    }
  }

  @Test func `every known sequence is there`() {
    let ids = [
      "L1", "L3", "L5", "L6", "H1", "R1", "R3", "A1", "A2", "A3", "LK1", "LK2", "LK2u", "LK3",
      "I1", "I2", "N1", "N2", "K1", "K1b", "K2", "K3", "K7", "E1", "S1", "S2", "S3", "S5", "S6",
      "S10",
    ]
    #expect(Set(Fixture.all.map(\.id)) == Set(ids))
  }

  @Test func `ranges run over the breakpoints and the last release of each version`() {
    let tested = Set(Fixture.all.flatMap(\.play.systems))
    #expect(tested.isSuperset(of: [.iOS(10, 0), .iOS(10, 1), .iOS(8, 2), .iOS(13, 3), .newest]))
    #expect([SystemVersion].majors(10...10) == [.iOS(10, 0), .iOS(10, 1), .iOS(10)])
    #expect(
      [SystemVersion].since(26) == [.iOS(26, 0), .iOS(26, 4), .iOS(26), .iOS(27, 0), .iOS(27)]
    )
  }

  @Test func `what comes out otherwise is found`() {
    let wrong = Play.app(.majors(12...12), from: .active, "home -> will-resign-active = active")
    #expect(
      wrong.disagreements == [
        "iOS 12.0, 12: after home the app is suspended, not active",
        "iOS 12.0, 12: home leads to \"will-resign-active@a did-enter-background@b\", "
          + "not \"will-resign-active\"",
      ]
    )
  }
}
