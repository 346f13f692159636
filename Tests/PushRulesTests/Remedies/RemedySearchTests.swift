import PushRules
import PushTestSupport
import Testing

struct RemedySearchTests {
  private static let smallestChanges:
    [(situation: Situation, methods: [DelegateMethod], changes: [String])] = [
      (
        situation: Situation.on(.newest, .suspended, .alert, in: .both),
        methods: [DelegateMethod.didReceiveFetch],
        changes: ["content-available → 1", "state → active", "user action → notification"]
      ),
      (
        situation: .on(.newest, .quit, .silent, in: .both),
        methods: [.didReceiveFetch],
        changes: [
          "state → not-running (system)", "payload → alert dictionary, user action → notification",
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
          "payload → alert dictionary, user action → notification",
          "Background App Refresh → on, iOS → 7 to 8",
        ]
      ),
      (
        situation: .on(.iOS(9), .active, .alert, in: .both),
        methods: [.willPresent],
        changes: ["will-present → present, notification center delegate → set, iOS → 10.0 or later"]
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
    #expect(try RemedySearch(for: methods, in: situation).options.map(\.words) == changes)
  }

  @Test func `a method that runs already needs no change`() throws {
    let search = try RemedySearch(
      for: [.didReceiveFetch],
      in: .on(.newest, .suspended, .silent, in: .both)
    )
    guard case .runs(let calls) = search.outcome else {
      Issue.record("\(search.outcome)")
      return
    }
    #expect(calls.calls.map(\.method) == [.didReceiveFetch])
    #expect(calls.rules.first?.id == "arrival-method.background-fetch")
    #expect(calls.confidence == .documented)
  }

  @Test func `a call on arrival and one when the user acts count alike`() throws {
    let situation = Situation.on(.newest, .suspended, .alert, then: .notification, in: .both)
    let search = try RemedySearch(for: [.didReceiveFetch], in: situation)
    guard case .runs(let calls) = search.outcome else {
      Issue.record("the tap runs did-receive-fetch")
      return
    }
    #expect(calls.calls.map(\.phase) == [.response])
  }

  private static let methods:
    [(methods: [DelegateMethod], excluded: DelegateMethod, causes: [String], isGeneral: Bool)] = [
      (
        methods: [DelegateMethod.handleAction, .handleActionResponse],
        excluded: DelegateMethod.handleActionResponse, causes: ["action-handler.handle-action"],
        isGeneral: false
      ),
      (
        methods: [.didFinishLaunching, .didReceive, .willPresent, .serviceExtension],
        excluded: .willPresent, causes: ["will-present-permit.not-in-foreground"], isGeneral: true
      ),
      (
        methods: [.didReceiveFetch, .didReceiveIncomingPush],
        excluded: .didReceiveIncomingPush, causes: ["call-time.not-voip"], isGeneral: true
      ),
    ]

  @Test(arguments: methods)
  func `methods that never run together come with the reason`(
    methods: [DelegateMethod],
    excluded: DelegateMethod,
    causes: [String],
    isGeneral: Bool
  ) throws {
    let search = try RemedySearch(for: methods, in: .on(.newest, .suspended, .alert, in: .both))
    guard case .never(let conflict) = search.outcome else {
      Issue.record("\(search.outcome)")
      return
    }
    #expect(conflict.excluded == excluded)
    #expect(conflict.causes.map(\.id) == causes)
    #expect(conflict.isGeneral == isGeneral)
  }

  @Test(arguments: Sweep.of(DelegateMethod.allCases, oneIn: 2))
  func `some change makes it run from every state, and the situations agree`(
    method: DelegateMethod
  ) throws {
    for state in Sweep.of(AppState.allCases, oneIn: 3) {
      var situation = Situation.on(.newest, state, .badge, in: [])
      // PushKit's methods take calls, which no advice makes of a badge.
      let isOfCalls = [.didReceiveIncomingPush, .didReceiveIncomingVoIPPush].contains(method)
      if isOfCalls { situation.pushType = .voip }
      let search = try RemedySearch(for: [method], in: situation)
      #expect(!search.options.isEmpty, "\(state)")
      for option in search.options {
        #expect(try Route(situation.applying(option.remedy)) == option.route)
        #expect(option.route.calls.contains { $0.method == method })
        #expect(option.calls.calls.allSatisfy { $0.method == method })
        #expect(
          !option.newRules.isEmpty && option.calls.rules.starts(with: [option.calls.calls[0].rule])
        )
      }
    }
  }

  @Test func `a situation that cannot exist has no answer`() {
    let situation = Situation.on(.iOS(3), .suspended, .alert, in: .old)
    #expect(throws: Contradiction.self) { try RemedySearch(for: [.didReceive], in: situation) }
  }
}

extension RemedySearch {
  /// The changes, if it comes to them.
  fileprivate var options: [RemedyOption] {
    if case .remedies(let options) = outcome { options } else { [] }
  }
}

extension RemedyOption {
  /// The steps in short.
  fileprivate var words: String {
    remedy.parts.map { $0.change.input.name + " → " + ($0.versions ?? $0.change.value) }
      .joined(separator: ", ")
  }
}
