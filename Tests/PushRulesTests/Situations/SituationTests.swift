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

  @Test(arguments: [
    (system: SystemVersion.iOS(9), sdk: SystemVersion.iOS(9)),
    (system: .iOS(26), sdk: .iOS(26)),
    (system: .newest, sdk: .iOS(26)),
  ])
  func `the SDK is 26, or that of an older system`(system: SystemVersion, sdk: SystemVersion) {
    let situation = Situation(system: system, state: .active, payload: PayloadTraits())
    #expect(situation.sdk == sdk)
  }

  @Test func `scenes are used if their callback is implemented`() {
    let payload = PayloadTraits()
    #expect(Situation(state: .active, payload: payload).lifecycle == .app)
    let scene = Situation(state: .active, payload: payload, implements: [.sceneWillConnect])
    #expect(scene.lifecycle == .scene)
  }
}
