import AppLifecycle
package import PushPayload
import PushRules

/// What a script has to lead to: the names of a printed log, or the lines of a scenario's `expect`.
///
/// Only callbacks and notifications that are named at all count; of these, each call counts.
package struct ExpectedTrace: Sendable {
  /// A name, an event or states, with the place that states it.
  package typealias Mark = (word: TraceWord, position: SourcePosition)

  package let marks: [Mark]
  /// The details that the marks state of each subject.
  package let counted: [String: Set<TraceWord.Detail>]

  package init(_ marks: [Mark]) {
    self.marks = marks
    counted = marks.reduce(into: [:]) { counted, mark in
      counted[mark.word.subject, default: []].formUnion(mark.word.details.keys)
    }
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
  package init(_ subject: String, _ value: String = "") {
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

extension ExpectedTrace {
  /// Reads the lines of `expect`: printed ones, or steps such as
  /// `home -> will-resign-active did-enter-background = active inactive background suspended`.
  init(_ node: JSONNode, in file: JSONFile) throws(FileMessage) {
    var marks: [Mark] = []
    for line in try file.elements(of: node, expected: "lines") {
      guard let text = line.string else { throw file.unexpected(line, expected: "a line") }
      let position = file.position(of: line.offset)
      marks += try file.words(of: text, at: line).map { ($0, position) }
    }
    self.init(marks)
  }
}

extension JSONFile {
  /// Reads the words of a line.
  fileprivate func words(of text: String, at node: JSONNode) throws(FileMessage) -> [TraceWord] {
    let parts = text.split { $0 == " " || $0 == "," }.map { String($0) }
    let events = LifecycleEvent.allCases.map { $0.name }
    // The path of a push may have spaces.
    let words = text.split(separator: " ").map { String($0) }
    let end = words.firstIndex { $0 == "->" || $0 == "=" }
    let event = words[..<(end ?? words.count)].joined(separator: " ")
    let isKnown = events.contains(String(event.prefix { $0 != ":" && $0 != "@" }))
    guard isKnown && (words.count == 1 || event.hasPrefix("push:")) || end != nil else {
      let names = PrintedLine(text).names.map { TraceWord($0) }
      if names.isEmpty { throw error(Self.notFound(text, Self.callbacks), at: node.offset) }
      return names
    }
    guard isKnown else { throw error(Self.notFound(event, events), at: node.offset) }
    let time = event.split(separator: "@").last.map { String($0) } ?? ""
    let isTimed = event.hasSuffix("@" + time) && time.allSatisfy { $0.isNumber }
    let plain = isTimed ? String(event.dropLast(time.count + 1)) : event
    var marks = [TraceWord.event(plain, at: isTimed ? time : nil)]
    let rest = parts.drop { $0 != "->" && $0 != "=" }
    let calls = rest.prefix { $0 != "=" }
    for call in calls where call != "->" { marks.append(try name(call, at: node)) }
    let states = rest.drop { $0 != "=" }.dropFirst()
    let known = ProcessState.allCases.map { $0.name }
    for state in states where !known.contains(state) {
      throw error(Self.notFound(state, known), at: node.offset)
    }
    return marks + (states.isEmpty ? [] : [.states(Array(states))])
  }

  /// Reads a name with its details, such as `scene-will-connect#2@inactive`.
  private func name(_ text: String, at node: JSONNode) throws(FileMessage) -> TraceWord {
    let parts = text.split(separator: "@")
    let names = parts[0].split(separator: "#")
    let name = String(names[0])
    guard let found = Callback(name)?.id ?? PrintedName(name)?.text else {
      throw error(Self.notFound(text, Self.callbacks), at: node.offset)
    }
    var word = TraceWord(found)
    word.details[.scene] = names.count > 1 ? String(names[1]) : nil
    word.details[.state] = parts.count > 1 ? String(parts[1]) : nil
    return word
  }

  private static let callbacks = Callback.all.map { $0.id }

  private static func notFound(_ text: String, _ known: [String]) -> String {
    let suggestion = NearestWord(to: text, in: known).suggestion
    let expected = known.count < 10 ? ArgumentError.list(known) : "a callback or an event"
    return "found \(ArgumentError.quoted(text)), expected \(expected)" + suggestion
  }
}
