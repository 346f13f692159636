import PushRules
import Testing

struct SituationTests {
  @Test(
    arguments: [
      (implements: [DelegateMethod.didReceiveFetch], delegate: nil),
      (implements: [.willPresent], delegate: .set),
      (implements: [.didReceiveResponse, .didReceiveFetch], delegate: .set),
    ] as [(implements: Set<DelegateMethod>, delegate: NotificationCenterDelegate?)]
  )
  func `the notification center's delegate counts as set if one of its methods is there`(
    implements: Set<DelegateMethod>,
    delegate: NotificationCenterDelegate?
  ) {
    let situation = Situation(state: .active, payload: PayloadTraits(), implements: implements)
    #expect(situation.notificationCenterDelegate == delegate)
  }

  @Test func `an app that never sets its delegate is not asked what to show`() throws {
    var situation = Situation(
      state: .active,
      payload: PayloadTraits(alert: .dictionary),
      implements: [.willPresent]
    )
    #expect(try Route(situation).calls.map(\.method) == [.willPresent])
    situation.notificationCenterDelegate = nil
    #expect(try Route(situation).calls.isEmpty)
  }

  @Test(
    arguments: [
      (system: SystemVersion.iOS(9), lifecycle: nil, sdk: SystemVersion.iOS(9)),
      (system: .iOS(17, 2), lifecycle: .scene, sdk: .iOS(17)),
      (system: .iOS(26), lifecycle: nil, sdk: .iOS(26)),
      (system: .newest, lifecycle: nil, sdk: .newest),
      (system: .newest, lifecycle: .scene, sdk: .newest),
      (system: .newest, lifecycle: .app, sdk: .iOS(26)),
    ] as [(system: SystemVersion, lifecycle: Lifecycle?, sdk: SystemVersion)]
  )
  func `R-42: the SDK is that of the system, without scenes 26 at most`(
    system: SystemVersion,
    lifecycle: Lifecycle?,
    sdk: SystemVersion
  ) {
    let situation = Situation(
      system: system,
      state: .active,
      payload: PayloadTraits(),
      lifecycle: lifecycle
    )
    #expect(situation.sdk == sdk)
  }

  private static let old: Set<DelegateMethod> = [
    .didFinishLaunching, .didReceive, .didReceiveFetch,
  ]
  private static let center: Set<DelegateMethod> = [
    .didFinishLaunching, .didReceiveFetch, .willPresent, .didReceiveResponse,
  ]

  @Test(
    arguments: [
      (system: SystemVersion.iOS(6), lifecycle: nil, methods: [.didFinishLaunching, .didReceive]),
      (system: .iOS(9), lifecycle: nil, methods: old),
      (system: .iOS(10, 0), lifecycle: nil, methods: center),
      (system: .iOS(18), lifecycle: nil, methods: center),
      (system: .iOS(18), lifecycle: .scene, methods: center.union([.sceneWillConnect])),
      (system: .iOS(12), lifecycle: .scene, methods: center),
      (system: .iOS(26), lifecycle: nil, methods: center.union([.sceneWillConnect])),
      (system: .newest, lifecycle: .app, methods: center),
    ] as [(system: SystemVersion, lifecycle: Lifecycle?, methods: Set<DelegateMethod>)]
  )
  func `R-42: an app that names no methods has those that are usual for the version`(
    system: SystemVersion,
    lifecycle: Lifecycle?,
    methods: Set<DelegateMethod>
  ) {
    let situation = Situation(
      system: system,
      state: .active,
      payload: PayloadTraits(),
      lifecycle: lifecycle
    )
    #expect(situation.implements == methods)
    let isOfScenes = lifecycle.map { $0 == .scene } ?? methods.contains(.sceneWillConnect)
    #expect((situation.lifecycle == .scene) == isOfScenes)
  }

  @Test func `scenes are used if their callback is implemented`() {
    let payload = PayloadTraits()
    let app = Situation(state: .active, payload: payload, implements: [.didReceiveFetch])
    #expect(app.lifecycle == .app && app.sdk == .iOS(26))
    let scene = Situation(state: .active, payload: payload, implements: [.sceneWillConnect])
    #expect(scene.lifecycle == .scene)
  }
}
