import PushRules
import PushTestSupport

@testable import AppLifecycle

extension SeededRandom {
  /// Whether something happens that does so in this many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// One of some values; there must be at least one.
  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}

extension Scenario {
  private static let versions: [SystemVersion] = [
    .iOS(3), .iOS(4, 0), .iOS(4, 2), .iOS(4), .iOS(5), .iOS(6, 0), .iOS(6), .iOS(7, 0), .iOS(7),
    .iOS(8, 0), .iOS(8, 2), .iOS(8), .iOS(9), .iOS(10, 0), .iOS(10, 1), .iOS(10), .iOS(11),
    .iOS(12), .iOS(13, 0), .iOS(13, 3), .iOS(13), .iOS(14), .iOS(15), .iOS(16, 0), .iOS(16, 1),
    .iOS(16, 2), .iOS(16), .iOS(17, 0), .iOS(17, 2), .iOS(17), .iOS(18, 0), .iOS(18, 1),
    .iOS(18, 4), .iOS(18), .iOS(26), .iOS(27), .iOS(27), .iOS(27),
  ]

  /// Draws an app, a device and a first state, which may contradict each other.
  static func random(_ random: inout SeededRandom) -> Scenario {
    Scenario(
      .random(&random),
      exitsOnSuspend: random.chance(20) ? .present : .absent,
      multitasking: random.chance(80) ? .present : .absent,
      backgroundTasks: random.one(of: [0, 0, 1, 3]),
      stateRestoration: random.chance(40) ? .present : .absent,
      device: random.one(of: Device.allCases),
      alwaysOn: random.one(of: [.unstated, .off, .on]),
      events: []
    )
  }

  fileprivate static func version(_ random: inout SeededRandom) -> SystemVersion {
    random.one(of: versions)
  }
}

extension Situation {
  fileprivate static func random(_ random: inout SeededRandom) -> Situation {
    let system = Scenario.version(&random)
    let state = random.one(of: AppState.allCases)
    let lifecycle: Lifecycle = system >= .iOS(13, 0) && random.chance(60) ? .scene : .app
    var modes: Set<BackgroundMode> = random.chance(85) ? [.remoteNotification, .voip] : []
    for mode in [BackgroundMode.fetch, .processing, .audio, .location] where random.chance(60) {
      modes.insert(mode)
    }
    var situation = Situation(
      system: system,
      state: state,
      payload: PayloadTraits(),
      implements: .random(&random),
      lifecycle: lifecycle,
      sdk: random.chance(70) ? nil : random.one(of: [system, .iOS(16), .iOS(17, 0)]),
      backgroundModes: modes,
      backgroundAppRefresh: random.chance(85) ? .on : .off,
      lowPowerMode: random.chance(85) ? .off : .on,
      authorization: random.chance(70) ? .authorized : random.one(of: Authorization.allCases),
      firstUnlock: state == .notRunning(.reboot) && random.chance(50) ? .pending : .done,
      pushType: random.chance(70) ? nil : random.one(of: PushType.frequent),
      priority: random.chance(70) ? nil : random.one(of: Priority.allCases)
    )
    if random.chance(40) {
      situation.notificationCenterDelegate = random.one(of: [nil, .set, .late])
    }
    if random.chance(5) { situation.environment = .debugger }
    return situation
  }
}

extension PushType {
  /// All push types; those for the app itself more often.
  fileprivate static let frequent: [PushType] =
    allCases + [.alert, .alert, .background, .background, .voip, .voip, .voip]
}

extension Set<DelegateMethod> {
  fileprivate static func random(_ random: inout SeededRandom) -> Self {
    var methods: Self = []
    for method in DelegateMethod.allCases where random.chance(method == .serviceExtension ? 40 : 75)
    {
      methods.insert(method)
    }
    return methods
  }
}

extension PayloadTraits {
  /// Draws a payload; most of them show an alert or are silent.
  static func random(_ random: inout SeededRandom) -> PayloadTraits {
    PayloadTraits(
      alert: random.one(of: [.absent, .string, .dictionary]),
      sound: random.chance(30) ? .present : .absent,
      badge: random.chance(30) ? .present : .absent,
      contentAvailable: random.one(of: [.absent, .absent, .one, .one] + PayloadFlag.allCases),
      mutableContent: random.one(of: [.absent, .absent, .one, .one] + PayloadFlag.allCases),
      category: random.chance(60) ? .present : .absent
    )
  }
}
