internal import AppLifecycle
internal import PushRules

/// How a trace names callbacks, and how much it notes beside them.
package struct TraceWording: Hashable, Sendable {
  let names: Names
  let notes: Notes

  /// Chooses names and notes; what is left out is the usual.
  package init(names: Names = .id, notes: Notes = .all) {
    self.names = names
    self.notes = notes
  }

  /// What a callback is called.
  package enum Names: String, CaseIterable, Sendable {
    /// Its id on the command line.
    case id
    /// Its Swift spelling.
    case swift
    /// Its Objective-C selector.
    case selector
  }

  /// How much is noted beside the steps.
  package enum Notes: String, CaseIterable, Sendable {
    /// Every note in full, once.
    case all
    /// The ids of the notes.
    case short
    /// Nothing.
    case off
  }
}

extension TraceWording {
  /// The name of a callback.
  func name(of callback: Callback) -> String {
    switch names {
    case .id: callback.id
    case .swift: callback.signature
    case .selector: callback.selector
    }
  }

  /// The name of a call's callback, behind the number of its scene where there are two.
  func name(of call: TracedCall) -> String {
    let callback = call.callback.map { name(of: $0) } ?? "notification only"
    return call.scene.map { String($0) + ": " + callback } ?? callback
  }

  /// Notes, each behind its label.
  func lines(of notes: [Caveat]) -> [NoteLine] {
    switch self.notes {
    case .all: notes.map { NoteLine(label: "Note: ", text: $0.text) }
    case .short where notes.isEmpty: []
    case .short:
      [NoteLine(label: "Notes: ", text: notes.map { $0.id }.joined(separator: ", "))]
    case .off: []
    }
  }

  /// The text of a note behind a label.
  struct NoteLine: Hashable, Sendable {
    let label: String
    let text: String

    /// Label and text.
    var whole: String { label + text }
  }
}
