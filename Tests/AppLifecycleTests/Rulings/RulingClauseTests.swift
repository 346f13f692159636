import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct RulingClauseTests {
  @Test(arguments: RulingClause.all)
  func `a clause of a ruling comes out, as sure as the ruling`(clause: RulingClause) throws {
    for disagreement in clause.play.disagreements {
      Issue.record("\(clause.ruling): \(disagreement)")
    }
    #expect(try clause.versionsOfOtherConfidence() == [], "\(clause.ruling)")
  }

  @Test func `every ruling on the life cycle has clauses`() {
    let noted = ["L-09", "L-12", "L-27"]
    #expect(
      Set(RulingClause.all.map(\.ruling)).union(noted)
        == Set((1...9).map { "L-0\($0)" })
        .union((10...28).map { "L-\($0)" })
    )
  }

  @Test(arguments: RulingClause.all.filter { $0.confidence == .contested })
  func `a contested ruling names the other side and an experiment`(clause: RulingClause) throws {
    for system in clause.play.systems {
      let disputes = try clause.reasons(on: system).flatMap(\.disputes)
      #expect(!disputes.isEmpty, "iOS \(system)")
      #expect(disputes.allSatisfy { !$0.otherSide.isEmpty && !$0.experiment.isEmpty })
    }
  }

  @Test func `L-09: a notification comes with its method, contested for willEnterForeground`()
    throws
  {
    let play = Play.app(.since(4), from: .active, "home\ntap-icon")
    for system in play.systems {
      let calls = try play.trace(on: system).steps.flatMap(\.calls)
      let orders = calls.compactMap { call in
        call.notification.map { ($0, call.notificationConfidence) }
      }
      let surenesses = Dictionary(uniqueKeysWithValues: orders)
      #expect(
        surenesses == [
          "UIApplicationWillResignActiveNotification": .documented,
          "UIApplicationDidEnterBackgroundNotification": .documented,
          "UIApplicationWillEnterForegroundNotification": .contested,
          "UIApplicationDidBecomeActiveNotification": .documented,
        ]
      )
    }
  }

  @Test func `L-09: the contested order names the other side and an experiment`() throws {
    let play = Play.app([.newest], from: .suspended, "tap-icon")
    let calls = try play.trace(on: .newest).steps.flatMap(\.calls)
    let disputes = calls.compactMap(\.notificationDispute)
    #expect(disputes.count == 1)
    #expect(disputes.allSatisfy { !$0.otherSide.isEmpty && !$0.experiment.isEmpty })
  }

  @Test(arguments: ["home", "lock", "open-switcher", "call-incoming"])
  func `L-12: views get nothing when the app leaves the foreground`(event: String) throws {
    let play = Play.app(.since(4), from: .active, event)
    for system in play.systems {
      let calls = try play.trace(on: system).steps.flatMap(\.calls)
      #expect(calls.allSatisfy { $0.viewController == nil }, "iOS \(system)")
    }
  }

  @Test func `L-12: the views of an app that exits on suspend disappear`() {
    let play = Play.app(
      .majors(4...12),
      from: .active,
      """
      home -> will-resign-active@a A.view-will-disappear A.view-did-disappear
        did-enter-background will-terminate
      """
    ).exiting
    #expect(play.disagreements == [])
  }

  @Test(arguments: [
    (system: SystemVersion.iOS(4), sure: Confidence.observed), (.iOS(5), .observed),
    (.iOS(6), .inferred), (.iOS(12), .inferred),
  ])
  func `T-LK4, T-E5: after iOS 5 nobody logged the lock of an app that exits on suspend`(
    system: SystemVersion,
    sure: Confidence
  ) throws {
    let play = Play.app([system], from: .active, "lock -> will-resign-active@a").exiting
    #expect(play.disagreements == [])
    #expect(try play.steps(on: system).first?.reason.confidence == sure)
  }

  @Test func `L-14: the spurious pair of Notification Center is a note`() throws {
    for system in [SystemVersion].since(5) {
      let play = Play.app([system], from: .active, "notification-center-open")
      let isNoted = try play.notes(on: system).contains { $0.citations.contains("T-N2") }
      #expect(isNoted == (system >= .iOS(11, 0)), "iOS \(system)")
    }
  }

  @Test func `L-05: calls in banners are a note`() throws {
    for system in [SystemVersion].all {
      let play = Play.app([system], from: .active, "call-incoming")
      let isNoted = try play.notes(on: system).contains { $0.citations.contains("L-05") }
      #expect(isNoted == (system >= .iOS(14, 0)), "iOS \(system)")
    }
  }

  @Test func `T-S10: a launch behind posts nothing of the app but that it launched`() throws {
    for system in [SystemVersion].since(13) {
      let play = Play.scene([system], from: .ended, "push:ca\ntap-icon")
      let posted = try play.trace(on: system).steps.map { step in
        step.calls.compactMap(\.notification).filter { $0.hasPrefix("UIApplication") }
      }
      #expect(
        posted == [
          ["UIApplicationDidFinishLaunchingNotification"],
          [
            "UIApplicationWillEnterForegroundNotification",
            "UIApplicationDidBecomeActiveNotification",
          ],
        ],
        "iOS \(system)"
      )
    }
  }
}
