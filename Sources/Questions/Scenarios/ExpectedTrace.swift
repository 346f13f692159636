package import AppLifecycle
package import PushPayload
internal import PushRules
internal import RouteReport

/// What a script has to lead to: the names of a printed log, or the lines of a scenario's `expect`.
///
/// Only callbacks and notifications that are named at all count; of these, each call counts.
package struct ExpectedTrace: Sendable {
  /// A name, an event or states, with the place that states it.
  typealias Mark = (word: TraceWord, position: SourcePosition)

  private let marks: [Mark]
  private let counted: [String: Set<TraceWord.Detail>]

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

  package func differences(from trace: Trace) -> [Difference] {
    let expected = marks.map { $0.word.text(counting: counted[$0.word.subject]) }
    let got = trace.steps.enumerated().flatMap { index, step in
      step.words.compactMap { word in
        counted[word.subject].map { details in
          (text: word.text(counting: details), step: "step \(index + 1), \(step.event)")
        }
      }
    }
    var differences = [Difference()]
    var (place, next) = (0, 0)
    for change in LineComparison(expected, got.map { $0.text }).changes {
      let last = differences.count - 1
      switch change.kind {
      case .kept:
        if !differences[last].isEmpty { differences.append(Difference()) }
        (place, next) = (place + 1, next + 1)
        continue
      case .removed:
        differences[last].expected.append(change.line)
        place += 1
      case .added:
        differences[last].got.append(change.line)
        differences[last].step = got[next].step
        next += 1
      }
      let stated = max(0, place - max(1, differences[last].expected.count))
      differences[last].position = marks.isEmpty ? .start : marks[stated].position
    }
    return differences.filter { !$0.isEmpty }
  }

  package struct Difference: Hashable, Sendable {
    /// The place of the first missing word, or of the last word before the surplus.
    package fileprivate(set) var position = SourcePosition.start
    package fileprivate(set) var expected: [String] = []
    package fileprivate(set) var got: [String] = []
    fileprivate var step = ""

    fileprivate var isEmpty: Bool { expected.isEmpty && got.isEmpty }

    package var sentence: String {
      let lists = [expected, got].map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
      let end = step.isEmpty ? "" : " (" + step + ")"
      return "expected " + lists[0] + "; got " + lists[1] + end
    }
  }
}

/// A word of an expectation: a name, an event or the states of a step.
struct TraceWord: Sendable {
  /// A detail of a call that an expectation may state.
  enum Detail: Character, CaseIterable, Hashable, Sendable {
    /// The number of the scene that gets it.
    case scene = "#"
    /// The state that the app reads inside it; of an event, the seconds at which it happens.
    case state = "@"
  }

  /// What is named; all events are one subject, as are all states and all phases.
  let subject: String
  /// The event, the states or the phase; empty for a name.
  let value: String
  /// The expected details of the call.
  var details: [Detail: String] = [:]

  init(_ name: PrintedName) {
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

  static func event(_ event: String, at time: String?) -> TraceWord {
    var word = TraceWord("->", event)
    word.details[.state] = time
    return word
  }
  static func states(_ states: [String]) -> TraceWord {
    TraceWord("=", states.joined(separator: " "))
  }

  /// The word with the details that count.
  func text(counting counted: Set<Detail>?) -> String {
    let word = value.isEmpty ? subject : subject == "->" ? value : subject + " " + value
    return Detail.allCases.filter { counted?.contains($0) == true }.reduce(word) {
      $0 + String($1.rawValue) + (details[$1] ?? "")
    }
  }
}

extension Step {
  fileprivate var words: [TraceWord] {
    let calls = calls.flatMap { call in
      call.names.map { name in
        var word = TraceWord(name)
        word.details[.scene] = call.scene.map { String($0) }
        word.details[.state] = call.applicationState?.name
        return word
      }
    }
    return [.event(event, at: String(time))] + calls + [.states(path.map { $0.name })]
  }
}

extension TracedCall {
  fileprivate var names: [PrintedName] {
    [
      callback.map { PrintedName.callback($0) }, notification.map { PrintedName.notification($0) },
      scenePhase.map { PrintedName.scenePhase($0) },
    ].compactMap { $0 }
  }
}
