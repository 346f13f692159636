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

  private static let old: Set<DelegateMethod> = [
    .didFinishLaunching, .didReceive, .didReceiveFetch,
  ]
  private static let center: Set<DelegateMethod> = [
    .didFinishLaunching, .didReceiveFetch, .willPresent, .didReceiveResponse,
  ]

  private static let scenes = center.union([.sceneWillConnect])

  private static let apps:
    [(
      system: SystemVersion, lifecycle: Lifecycle?, methods: Set<DelegateMethod>, sdk: SystemVersion
    )] = [
      (system: .iOS(6), lifecycle: nil, methods: [.didFinishLaunching, .didReceive], sdk: .iOS(6)),
      (system: .iOS(9), lifecycle: nil, methods: old, sdk: .iOS(9)),
      (system: .iOS(10, 0), lifecycle: nil, methods: center, sdk: .iOS(10, 0)),
      (system: .iOS(18), lifecycle: nil, methods: center, sdk: .iOS(18)),
      (system: .iOS(17, 2), lifecycle: .scene, methods: scenes, sdk: .iOS(17)),
      (system: .iOS(12), lifecycle: .scene, methods: center, sdk: .iOS(12)),
      (system: .iOS(26), lifecycle: nil, methods: scenes, sdk: .iOS(26)),
      (system: .newest, lifecycle: nil, methods: scenes, sdk: .newest),
      (system: .newest, lifecycle: .scene, methods: scenes, sdk: .newest),
      (system: .newest, lifecycle: .app, methods: center, sdk: .iOS(26)),
    ]

  @Test(arguments: apps)
  func `R-42: an app has the methods that are usual for the version, and without scenes SDK 26`(
    system: SystemVersion,
    lifecycle: Lifecycle?,
    methods: Set<DelegateMethod>,
    sdk: SystemVersion
  ) {
    let situation = Situation(
      system: system,
      state: .active,
      payload: PayloadTraits(),
      lifecycle: lifecycle
    )
    #expect(situation.implements == methods && situation.sdk == sdk)
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
