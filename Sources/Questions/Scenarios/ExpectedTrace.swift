internal import AppLifecycle
package import PushPayload
internal import PushRules

/// What a script has to lead to: the names of a printed log, or the lines of a scenario's `expect`.
///
/// Only callbacks and notifications that are named at all count; of these, each call counts.
package struct ExpectedTrace: Sendable {
  /// A name, an event or states, with the place that states it.
  package typealias Mark = (word: TraceWord, position: SourcePosition)

  package let marks: [Mark]
  /// The details that the marks state of each subject.
  package let counted: [String: Set<TraceWord.Detail>]

  init(_ marks: [Mark]) {
    self.marks = marks
    counted = marks.reduce(into: [:]) { counted, mark in
      counted[mark.word.subject, default: []].formUnion(mark.word.details.keys)
    }
  }

  /// Reads a printed log.
  package init(log file: InputFile) throws(FileMessage) {
    let lines = String(decoding: file.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    let entries = PrintedLog(lines.map { String($0) }).entries
    guard !entries.isEmpty else {
      let found = "found no name of a callback in \(lines.count.counted("line"))"
      throw file.error(found + ", expected a log that prints some", at: nil)
    }
    self.init(
      entries.map {
        (TraceWord($0.name), SourcePosition(line: $0.line, column: $0.column))
      }
    )
  }
}

/// A word of an expectation: a name, an event or the states of a step.
package struct TraceWord: Sendable {
  /// A detail of a call that an expectation may state.
  package enum Detail: Character, CaseIterable, Hashable, Sendable {
    /// The number of the scene that gets it.
    case scene = "#"
    /// The state that the app reads inside it; of an event, the seconds at which it happens.
    case state = "@"
  }

  /// What is named; all events are one subject, as are all states and all phases.
  package let subject: String
  /// The event, the states or the phase; empty for a name.
  package let value: String
  /// The expected details of the call.
  package var details: [Detail: String] = [:]

  package init(_ name: PrintedName) {
    if case .scenePhase(let phase) = name {
      self.init("scenePhase", phase.name)
    } else {
      self.init(name.text)
    }
  }

  /// Names a callback or a notification, or states a value of a subject.
  init(_ subject: String, _ value: String = "") {
    self.subject = subject
    self.value = value
  }

  package static func event(_ event: String, at time: String?) -> TraceWord {
    var word = TraceWord("->", event)
    word.details[.state] = time
    return word
  }

  package static func states(_ states: [String]) -> TraceWord {
    TraceWord("=", states.joined(separator: " "))
  }
}
