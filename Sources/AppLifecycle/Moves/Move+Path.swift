extension Move {
  /// The states that the process passes when it makes the move, the first one left out.
  func path(from process: ProcessState) -> [ProcessState] {
    switch self {
    case .launch: [.inactive]
    case .launchBehind: [.background]
    case .resume: process == .suspended ? [.background] : []
    case .foreground, .foregroundOnUnlock:
      process == .suspended ? [.background, .inactive] : [.inactive]
    case .activate: [.active]
    case .resign: [.inactive]
    case .enterBackground, .enterBackgroundOnLock: process == .background ? [] : [.background]
    case .terminate: [.notRunning]
    default: []
    }
  }
}
