internal import AppLifecycle
internal import PushRules

package struct TraceWording: Hashable, Sendable {
  let notes: Notes

  package init(notes: Notes = .all) { self.notes = notes }

  package enum Notes: CaseIterable, Sendable {
    case all
    case off
  }
}

extension TraceWording {
  /// The name of a call's callback, behind the number of its scene if there are two.
  func name(of call: TracedCall) -> String {
    let callback = call.callback?.name ?? "notification only"
    return call.scene.map { String($0) + ": " + callback } ?? callback
  }

  /// The notes that are printed.
  func shown(_ notes: [Caveat]) -> [Caveat] { self.notes == .all ? notes : [] }
}
