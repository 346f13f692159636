internal import AppLifecycle
internal import PushRules

/// Which notes a trace prints.
package struct TraceWording: Hashable, Sendable {
  let notes: Notes

  package init(notes: Notes = .all) { self.notes = notes }

  package enum Notes: CaseIterable, Sendable {
    /// Every note in full, once.
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

  func lines(of notes: [Caveat]) -> [NoteLine] {
    switch self.notes {
    case .all: notes.map { NoteLine(label: "Note: ", text: $0.text) }
    case .off: []
    }
  }

  /// The text of a note behind a label.
  struct NoteLine: Hashable, Sendable {
    let label: String
    let text: String

    var whole: String { label + text }
  }
}
