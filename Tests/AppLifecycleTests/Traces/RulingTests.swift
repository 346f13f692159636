import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

/// Statements of rulings beside the traces.
struct RulingTests {
  @Test func `L-09: a notification comes with its method, contested for willEnterForeground`()
    throws
  {
    let play = Play.app(.since(4), from: .active, "home\ntap-icon")
    for system in play.systems {
      let calls = try play.trace(on: system).steps.flatMap(\.calls)
      let orders = calls.compactMap { call in
        call.notification.map { ($0, call.notificationConfidence) }
      }
      #expect(
        Dictionary(uniqueKeysWithValues: orders) == [
          "UIApplicationWillResignActiveNotification": .documented,
          "UIApplicationDidEnterBackgroundNotification": .documented,
          "UIApplicationWillEnterForegroundNotification": .contested,
          "UIApplicationDidBecomeActiveNotification": .documented,
        ]
      )
      let disputes = calls.compactMap(\.notificationDispute)
      #expect(disputes.count == 1)
      #expect(disputes.allSatisfy { !$0.otherSide.isEmpty && !$0.experiment.isEmpty })
    }
  }

  @Test(arguments: ["home", "lock", "open-switcher", "call-incoming"])
  func `L-12, L-27: views get nothing when the app leaves the foreground`(event: String) throws {
    let play = Play.app(.since(4), from: .active, event)
    for system in play.systems {
      let calls = try play.trace(on: system).steps.flatMap(\.calls)
      #expect(calls.allSatisfy { $0.viewController == nil }, "iOS \(system)")
    }
  }

  @Test(arguments: [
    (event: "notification-center-open", citation: "T-N3", since: SystemVersion.iOS(11, 0)),
    (event: "call-incoming", citation: "L-05", since: .iOS(14, 0)),
  ])
  func `L-14, L-05: a note begins with a version`(
    event: String,
    citation: String,
    since: SystemVersion
  ) throws {
    for system in [SystemVersion].since(5) {
      let steps = try Play.app([system], from: .active, event).steps(on: system)
      let isNoted = steps.flatMap(\.notes).contains { $0.citations.contains(citation) }
      #expect(isNoted == (system >= since), "iOS \(system)")
    }
  }

  @Test func `T-S10: a launch behind posts nothing of the app but that it launched`() throws {
    for system in [SystemVersion].since(13) {
      let play = Play.scene([system], from: .ended, "push:ca\ntap-icon")
      let posted = try play.trace(on: system).steps.map { step in
        step.calls.compactMap(\.notification).filter { $0.hasPrefix("UIApplication") }
      }
      let forward = ["WillEnterForeground", "DidBecomeActive"]
      #expect(
        posted == [
          ["UIApplicationDidFinishLaunchingNotification"],
          forward.map { "UIApplication\($0)Notification" },
        ],
        "iOS \(system)"
      )
    }
  }

  private static let information:
    [(event: String, app: LaunchInformation, scene: LaunchInformation)] = [
      ("open-url", .urlKey, .urlContexts),
      ("open-universal-link", .userActivityKey, .userActivities),
      ("open-quick-action", .shortcutItemKey, .shortcutItem),
    ]

  @Test(arguments: information)
  func `L-21: a launch carries what opened the app`(
    event: String,
    app: LaunchInformation,
    scene: LaunchInformation
  ) throws {
    let plays: [(play: Play, carrier: Callback, information: LaunchInformation)] = [
      (.app(.since(9), from: .ended, event), .push(.didFinishLaunching), app),
      (.scene(from: .ended, event), .push(.sceneWillConnect), scene),
      (.scene(from: .suspended, event).after("scene-disconnect"), .push(.sceneWillConnect), scene),
    ]
    for (play, carrier, information) in plays {
      for system in play.systems {
        let calls = try play.steps(on: system).flatMap(\.calls)
        #expect(
          calls.first { $0.callback == carrier }?.launchInformation == information,
          "iOS \(system)"
        )
      }
    }
  }

  @Test func `L-25: the lack of multitasking is not in effect from iOS 5`() throws {
    for system in [SystemVersion].all {
      let scenario = try Play(["4", "ended single-tasking"], ["tap-icon"]).scenario(on: system)
      let isNoted = scenario.caveats.contains { $0.id == "multitasking-everywhere" }
      #expect(isNoted == (system >= .iOS(5, 0)), "iOS \(system)")
    }
  }

  @Test(arguments: ["open-url", "open-universal-link", "open-switcher\nreturn-from-switcher"])
  func `only a start by the icon is called one`(script: String) throws {
    for play in [
      Play.app([.newest], from: .ended, script), .scene([.newest], from: .ended, script),
    ] {
      let rules = try play.steps(on: .newest).flatMap(\.calls).map(\.reason.rule)
      #expect(rules.contains("launch.did-finish") || rules.contains("launch.did-finish-scene"))
      #expect(!rules.contains { $0.hasSuffix("icon") })
    }
  }

  @Test func `L-42: an observed rule is inferred on the versions on which it was not seen`() throws
  {
    for system in [SystemVersion].since(7) {
      let steps = try Play.app([system], from: .active, "lock").steps(on: system)
      let confidence = steps.first?.reason.confidence
      #expect(confidence == (system.major <= 18 ? .observed : .inferred), "iOS \(system)")
    }
    #expect(LifecycleRule(id: "lock.active")?.seen == "iOS 7 to 18")
    #expect(
      LifecycleRule.all.allSatisfy { ($0.seen != nil) == ($0.reason.confidence == .observed) }
    )
  }

  @Test func `L-41: what rests on a locked app in the foreground is inferred`() throws {
    let play = Play(["8-12", "active exits", "after lock"], ["push:alert", "unlock"])
    for system in play.systems {
      let steps = try play.steps(on: system)
      let reasons = steps.flatMap { [$0.reason] + $0.calls.map(\.reason) }
      #expect(!reasons.isEmpty && reasons.allSatisfy { $0.confidence >= .inferred })
      #expect(steps.allSatisfy { $0.notes.contains { $0.id == "foreground-while-locked" } })
    }
  }

  @Test func `L-39: a callback without a state is one of another process, or of a time without it`()
    throws
  {
    for trace in KnownTrace.all {
      guard let system = trace.play.systems.last, trace.play.lines.last?.refusal == nil else {
        continue
      }
      for call in try trace.play.steps(on: system).flatMap(\.calls)
      where call.applicationState == nil {
        #expect(
          call.callback == .push(.serviceExtension) || system < .iOS(5, 0),
          "\(trace.name): \(call.callback?.id ?? "")"
        )
      }
    }
  }

  @Test func `L-38: what is no event of the model is refused with the reason`() {
    let words = LifecycleEvent.unmodelled.flatMap(\.key.words)
    #expect(words.allSatisfy { LifecycleEvent($0) == nil })
  }
}
