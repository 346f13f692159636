import PushRules

/// Where an app is between the moves of a transition: its state and its open windows.
struct TransitionProgress: Hashable, Sendable {
  /// The state that the app reads now, or nil if it runs no code.
  private(set) var state: ApplicationState?
  /// The scenes that get the callbacks of the last move, in order.
  private(set) var scenes: [Int] = [1]
  /// Whether there are two windows at some point, so that scenes have numbers.
  let showsWindows: Bool
  private var windows: OpenWindows

  /// Begins with the windows that are open before the moves.
  init(_ windows: OpenWindows, _ moves: [Move]) {
    self.windows = windows
    showsWindows = windows == .two || moves.contains(.connectWindow)
  }

  /// Makes a move that ends in a state of the process.
  mutating func advance(by move: Move, to end: ProcessState) {
    state = ApplicationState(end)
    scenes = move.scenes(of: windows)
    if move == .connectWindow { windows = .two }
    if move == .disconnectWindow { windows = .one }
  }
}

extension Move {
  /// The scenes that get its callbacks: in a log the second window resigns before the first.
  fileprivate func scenes(of windows: OpenWindows) -> [Int] {
    switch self {
    case .connectWindow, .presentWindow, .sendWindowBack, .disconnectWindow: return [2]
    case .activateFirstWindow: return [1]
    case .resign, .enterBackground, .disconnectScene: return windows == .two ? [2, 1] : [1]
    default: return windows == .two ? [1, 2] : [1]
    }
  }
}

extension ApplicationState {
  /// What an app reads in a process state, or nil if it runs no code.
  init?(_ process: ProcessState) {
    guard let state = Self.allCases.first(where: { $0.process == process }) else { return nil }
    self = state
  }
}
