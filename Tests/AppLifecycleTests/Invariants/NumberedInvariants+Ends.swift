import PushRules

@testable import AppLifecycle

struct TerminationIsLast: TraceInvariant {
  static let number = "(4)"
  static let sentence =
    "willTerminate comes only from a process that runs, nothing follows it, and the process is gone."

  init(_ script: PlayedScript) {}

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    guard let index = step.first(.willTerminate) else { return nil }
    if step.before.isSilent, !step.launches { return "the app was \(step.before.name)" }
    if index + 1 < step.calls.count { return "\(step.calls[index + 1].words) follows" }
    return step.state == .notRunning ? nil : "the app is \(step.state.name)"
  }
}

struct BackgroundOnce: TraceInvariant {
  static let number = "(6)"
  static let sentence =
    "didEnterBackground comes once between active and background, but for a removal on iOS 7."

  private let isSeven: Bool
  private var entered: Bool

  init(_ script: PlayedScript) {
    let scenario = script.scenario
    isSeven = scenario.system.major == 7 && !scenario.endsWhenLeft
    entered = script.start.process == .background || script.start.process == .suspended
  }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let quirk = isSeven && entry.event(of: step) == .removeInSwitcher
    if quirk, step.count(.didEnterBackground) == 2 { entered = false }
    for call in step.calls {
      if call.tells(.didBecomeActive) || call.isOfLaunch { entered = false }
      guard call.tells(.didEnterBackground) else { continue }
      if entered, !quirk { return "\(step.event) enters the background again" }
      entered = true
    }
    let scenes = Set(step.calls.compactMap(\.scene)).count
    let most = quirk ? 2 : max(scenes, 1)
    if step.count(.didEnterBackground) + step.count(.sceneDidEnterBackground) > most {
      return "\(step.event) enters the background too often"
    }
    if !step.state.isAlive { entered = false }
    return nil
  }
}

struct ExitsInsteadOfSuspending: TraceInvariant {
  static let number = "(7)"
  static let sentence =
    "With UIApplicationExitsOnSuspend on iOS 4 to 12 willEnterForeground never comes, "
    + "and Home ends the app."

  private let counts: Bool

  init(_ script: PlayedScript) { counts = script.scenario.endsWhenLeft }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    guard counts else { return nil }
    if step.first(.willEnterForeground) != nil { return "\(step.event) calls willEnterForeground" }
    if step.state == .suspended || step.state == .background {
      return "\(step.event) leads to \(step.state.name)"
    }
    let centers: [Overlay] = [.notificationCenter, .controlCenter]
    guard entry.event(of: step) == .home, step.before.isInForeground,
      !centers.contains(entry.before.overlay)
    else { return nil }
    return step.state == .notRunning ? nil : "Home leads to \(step.state.name)"
  }
}

struct ForceQuitBlocks: TraceInvariant {
  static let number = "(8)"
  static let sentence =
    "A removal marks the app, a launch by the user or a restart takes the mark away, and with it "
    + "nothing launches the app in the background but a call, a location event or the user."

  private static let lifting: [LifecycleEvent?] = [.reboot, .powerOff, .reinstall]

  private let isCall: Bool
  private let isSinceEight: Bool
  private var marked: Bool

  init(_ script: PlayedScript) {
    isSinceEight = script.scenario.situation.system.major >= 8
    isCall = script.scenario.situation.pushType == .voip
    marked = script.scenario.situation.state == .notRunning(.user)
  }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let event = entry.event(of: step)
    if step.state.isInForeground || Self.lifting.contains(event) { marked = false }
    let isLocation = event == .locationWake && isSinceEight
    let isByUser = event == .tapAction || event == .appIntent
    let isExcepted = isByUser || isLocation || step.arrival != nil && isCall
    if marked, step.launches, !isExcepted { return "\(step.event) launches the app" }
    if event == .removeInSwitcher { marked = true }
    if event == .holdHome, step.before.isInForeground { marked = true }
    return nil
  }

  mutating func violation(after entry: PlayedScript.Entry) -> String? {
    guard !entry.after.process.isAlive else { return nil }
    let said = entry.after.termination == .user
    if marked == said { return nil }
    return marked ? "\(entry.event.name) loses the mark" : "\(entry.event.name) sets the mark"
  }
}
