internal import PushRules

extension Moments {
  /// The moments that a change leads to from these.
  ///
  /// What follows from a change depends on a few columns: the set is split by them, and a state of
  /// each part is changed as the player changes it.
  func after(_ change: Change) -> [Moments] {
    split(by: Self.moving).map { part in
      var state = LifecycleState(in: part)
      state.apply(change)
      let end = Moments(state)
      var result = part
      for column in Self.moving { result[column] = end[column] }
      if change.session != nil { result[.session] = end[.session] }
      result[.termination] = part.endings(after: change, to: state)
      return result
    }
  }

  /// What may have ended the app once a change was carried out: the mark of a force quit may stay.
  private func endings(after change: Change, to state: LifecycleState) -> UInt64 {
    if state.process.isInForeground { return Moments.ended(.system)[.termination] }
    guard let termination = change.termination else { return self[.termination] }
    let end = Moments.ended(termination)[.termination]
    guard termination == .system || termination == .crash else { return end }
    let mark = Moments.ended(.user)[.termination] & self[.termination]
    return self[.termination] == mark ? mark : mark | end
  }

  private static let moving: [MomentColumn] =
    [.process, .overlay, .screen, .task, .notification, .scene, .firstUnlock]
}

extension LifecycleState {
  /// One of the states in a set.
  init(in moments: Moments) {
    self.init(
      process: Self.first(of: ProcessState.allCases, moments[.process]),
      termination: Self.first(of: Termination.allCases, moments[.termination]),
      overlay: Self.first(of: Overlay.allCases, moments[.overlay]),
      screen: Self.first(of: Screen.allCases, moments[.screen]),
      firstUnlock: moments[.firstUnlock] & 1 == 1 ? .done : .pending,
      task: Self.first(of: BackgroundTask.allCases, moments[.task]),
      notification: Self.first(of: ShownNotification.allCases, moments[.notification]),
      archive: moments[.archive] & 1 == 1 ? .absent : .present,
      session: Self.first(of: SceneSession.allCases, moments[.session]),
      scene: Self.first(of: SceneConnectionState.allCases, moments[.scene])
    )
  }

  private static func first<Value>(of values: [Value], _ bits: UInt64) -> Value {
    values[bits.trailingZeroBitCount]
  }
}
