import PushRules

@testable import AppLifecycle

struct ReadStatesArePassed: TraceInvariant {
  static let number = "path"
  static let sentence =
    "A state that is read is one that the process passes, but for the lock of iOS 5 and 6."

  private let system: SystemVersion

  init(_ script: PlayedScript) { system = script.scenario.situation.system }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    if zip(step.path, step.path.dropFirst()).contains(where: ==) { return "it stays on its way" }
    if (5...6).contains(system.major) { return nil }
    let wrong = step.calls.first { call in
      call.applicationState.map { !step.path.contains($0.process) } ?? false
    }
    return wrong.map { "\(step.event) calls \($0.words) on \(step.path.map(\.name))" }
  }
}

extension ApplicationState {
  fileprivate var process: ProcessState {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}
