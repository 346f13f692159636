internal import PushRules

// The words that the rules of the life cycle are written in: the app, the device and iOS.
extension Moments {
  static func since(_ major: Int, _ minor: Int = 0) -> Moments {
    Moments(.system, Array(place(of: major, minor)..<versions.count))
  }
  static func before(_ major: Int, _ minor: Int = 0) -> Moments { !since(major, minor) }
  static func lifecycle(_ lifecycle: Lifecycle) -> Moments {
    Moments(.lifecycle, [Int(lifecycle.rawValue)])
  }
  static let app = lifecycle(.app)
  static let scene = lifecycle(.scene)
  static let canLaunch = Moments(.launchability, [0])
  static let failsToLaunch = Moments(.launchability, [1])
  static func suspension(_ suspension: Suspension) -> Moments {
    Moments(.suspension, [Int(suspension.rawValue)])
  }
  /// The app ends when it is left.
  static let endsWhenLeft = suspension(.refused)
  /// The app goes to the background when it is left.
  static let staysWhenLeft = !endsWhenLeft
  static func stateRestoration(_ presence: Presence) -> Moments {
    Moments(.stateRestoration, [Int(presence.rawValue)])
  }
  static func backgroundRefresh(_ setting: Setting) -> Moments {
    Moments(.backgroundRefresh, [setting == .on ? 1 : 0])
  }
  static func device(_ devices: Device...) -> Moments {
    Moments(.device, devices.map { Int($0.rawValue) })
  }

  private static func place(of major: Int, _ minor: Int) -> Int {
    guard let index = versions.firstIndex(of: .iOS(major, minor)) else {
      preconditionFailure("iOS \(major).\(minor) is no version at which the life cycle changes")
    }
    return index
  }
}

// What the state is.
extension Moments {
  static func from(_ processes: ProcessState...) -> Moments {
    Moments(.process, processes.map { Int($0.rawValue) })
  }
  static func ended(_ terminations: Termination...) -> Moments {
    Moments(.termination, terminations.compactMap(Termination.allCases.firstIndex(of:)))
  }
  static func under(_ overlays: Overlay...) -> Moments {
    Moments(.overlay, overlays.map { Int($0.rawValue) })
  }
  static func screen(_ screens: Screen...) -> Moments {
    Moments(.screen, screens.map { Int($0.rawValue) })
  }
  static func firstUnlock(_ firstUnlock: FirstUnlock) -> Moments {
    Moments(.firstUnlock, [firstUnlock == .done ? 0 : 1])
  }
  static func task(_ task: BackgroundTask) -> Moments { Moments(.task, [Int(task.rawValue)]) }
  static func notification(_ notifications: ShownNotification...) -> Moments {
    Moments(.notification, notifications.map { Int($0.rawValue) })
  }
  static func archive(_ presence: Presence) -> Moments {
    Moments(.archive, [Int(presence.rawValue)])
  }
  static func session(_ sessions: SceneSession...) -> Moments {
    Moments(.session, sessions.map { Int($0.rawValue) })
  }
  static func scene(_ scene: SceneConnectionState) -> Moments {
    Moments(.scene, [Int(scene.rawValue)])
  }
}

// Words that say more than one thing, or say it better.
extension Moments {
  static let locked = screen(.lockedOverApp, .lockedElsewhere)
  static let unlocked = screen(.unlocked)
  static let inForeground = from(where: \.isInForeground)
  static let runningCode = from(where: \.runsCode)
  static let behind = from(.background, .suspended)
  static let withoutProcess = from(.notRunning, .prewarmed)
  static let elsewhere = !inForeground

  private static func from(where holds: (ProcessState) -> Bool) -> Moments {
    Moments(.process, ProcessState.allCases.filter(holds).map { Int($0.rawValue) })
  }
}
