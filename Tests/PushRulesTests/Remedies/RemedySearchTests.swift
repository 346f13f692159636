import PushRules
import PushTestSupport
import Testing

struct WantTests {
  private static let smallestChanges:
    [(situation: Situation, methods: [DelegateMethod], changes: [String])] = [
      (
        situation: Situation.on(.newest, .suspended, .alert, in: .both),
        methods: [DelegateMethod.didReceiveFetch],
        changes: ["content-available → 1", "state → active", "launch → notification"]
      ),
      (
        situation: .on(.newest, .quit, .silent, in: .both),
        methods: [.didReceiveFetch],
        changes: [
          "state → not-running (system)", "payload → alert dictionary, launch → notification",
        ]
      ),
      (
        situation: .on(.iOS(6), .suspended, .silent, in: .both),
        methods: [.didReceiveFetch],
        changes: ["iOS → 7 or later"]
      ),
      (
        situation: .on(.newest, .suspended, .silent, in: .both)
          .with(\.lowPowerMode, .on).with(\.backgroundAppRefresh, .off),
        methods: [.didReceiveFetch],
        changes: [
          "Background App Refresh → on, Low Power Mode → off", "state → active",
          "payload → alert dictionary, launch → notification",
          "Background App Refresh → on, iOS → 7 to 8",
        ]
      ),
      (
        situation: .on(.iOS(9), .active, .alert, in: .both),
        methods: [.willPresent],
        changes: [
          "will-present → present, notification center delegate → set, iOS → 10.0 or later"
        ]
      ),
      (
        situation: .on(.newest, .suspended, .mixed, then: .notification, in: .launchOnly),
        methods: [.didReceiveFetch, .didReceiveResponse],
        changes: [
          "did-receive-fetch → present, did-receive-response → present, "
            + "notification center delegate → set"
        ]
      ),
    ]

  @Test(arguments: smallestChanges)
  func `the smallest changes are`(
    situation: Situation,
    methods: [DelegateMethod],
    changes: [String]
  ) throws {
    #expect(try Want(methods, in: situation).changes.map(\.words) == changes)
  }

  @Test func `a method that runs already needs no change`() throws {
    let want = try Want([.didReceiveFetch], in: .on(.newest, .suspended, .silent, in: .both))
    guard case .runs(let calls) = want.answer else {
      Issue.record("\(want.answer)")
      return
    }
    #expect(calls.calls.map(\.method) == [.didReceiveFetch])
    #expect(calls.rules.first?.id == "arrival.background-fetch")
    #expect(calls.confidence == .documented)
  }

  @Test func `a call on arrival and one when the user acts count alike`() throws {
    let situation = Situation.on(.newest, .suspended, .alert, then: .notification, in: .both)
    guard case .runs(let calls) = try Want([.didReceiveFetch], in: situation).answer else {
      Issue.record("the tap runs did-receive-fetch")
      return
    }
    #expect(calls.calls.map(\.phase) == [.launch])
  }

  private static let methods:
    [(methods: [DelegateMethod], left: DelegateMethod, causes: [String], isGeneral: Bool)] = [
      (
        methods: [DelegateMethod.handleAction, .handleActionResponse],
        left: DelegateMethod.handleActionResponse, causes: ["launch.handle-action"],
        isGeneral: false
      ),
      (
        methods: [.didFinishLaunching, .didReceive, .willPresent, .serviceExtension],
        left: .willPresent, causes: ["presentation.not-in-foreground"], isGeneral: true
      ),
      (
        methods: [.didReceiveFetch, .didReceiveIncomingPush],
        left: .didReceiveIncomingPush, causes: ["wake.not-voip"], isGeneral: true
      ),
    ]

  @Test(arguments: methods)
  func `methods that never run together are told with the reason`(
    methods: [DelegateMethod],
    left: DelegateMethod,
    causes: [String],
    isGeneral: Bool
  ) throws {
    let want = try Want(methods, in: .on(.newest, .suspended, .alert, in: .both))
    guard case .never(let conflict) = want.answer else {
      Issue.record("\(want.answer)")
      return
    }
    #expect(conflict.left == left)
    #expect(conflict.causes.map(\.id) == causes)
    #expect(conflict.isGeneral == isGeneral)
  }

  @Test(arguments: DelegateMethod.allCases)
  func `some change makes it run from every state, and the situations agree`(
    method: DelegateMethod
  ) throws {
    for state in AppState.allCases {
      let situation = Situation.on(.newest, state, .badge, in: [])
      let want = try Want([method], in: situation)
      #expect(!want.changes.isEmpty, "\(state)")
      for change in want.changes {
        #expect(try Route(situation.applying(change.change)) == change.route)
        #expect(change.route.calls.contains { $0.method == method })
        #expect(change.calls.calls.allSatisfy { $0.method == method })
        #expect(
          !change.brought.isEmpty && change.calls.rules.starts(with: [change.calls.calls[0].rule])
        )
      }
    }
  }

  @Test func `a situation that cannot exist has no answer`() {
    let situation = Situation.on(.iOS(3), .suspended, .alert, in: .old)
    #expect(throws: Contradiction.self) { try Want([.didReceive], in: situation) }
  }
}

extension Want {
  /// The changes, if it comes to them.
  fileprivate var changes: [WantedChange] {
    if case .changes(let changes) = answer { changes } else { [] }
  }
}

extension WantedChange {
  /// The steps in short.
  fileprivate var words: String {
    steps.map { $0.step.column.name + " → " + ($0.versions ?? $0.step.value) }
      .joined(separator: ", ")
  }
}
