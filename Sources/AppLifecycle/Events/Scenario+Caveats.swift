internal import PushRules

extension Scenario {
  /// What the scenario says and the version of iOS does not have: it is not in effect.
  public var caveats: [Note] {
    let known = Set(Caveat.unavailable.map(\.id))
    let ofPushes = ((try? Route(situation))?.caveats ?? []).filter { known.contains($0.id) }
    return ofPushes.map { Note(id: $0.id, text: $0.text, citations: $0.citations) } + ofLifecycle
  }

  private var ofLifecycle: [Note] {
    var notes: [Note] = []
    if configuration.suspension == .refusalIgnored { notes.append(.exitsOnSuspendIgnored) }
    if stateRestoration == .present, situation.system < .iOS(6, 0) {
      notes.append(.stateRestorationUnavailable)
    }
    if device == .iPadWithWindows, situation.system < .iOS(13, 0) {
      notes.append(.windowsUnavailable)
    }
    return notes
  }
}

extension Note {
  static let exitsOnSuspendIgnored = Note(
    id: "exits-on-suspend-ignored",
    text: "UIApplicationExitsOnSuspend counts from iOS 4 to 12: it is not in effect.",
    citations: ["L-02", "T-E6"]
  )
  static let stateRestorationUnavailable = Note(
    id: "state-restoration-unavailable",
    text: "State restoration exists from iOS 6: it is not in effect.",
    citations: ["T-L1"]
  )
  static let windowsUnavailable = Note(
    id: "windows-unavailable",
    text: "Apps have several windows from iOS 13: this one has one.",
    citations: ["T-S7"]
  )
}
