public import PushRules

/// Why a script cannot be played.
public enum ScenarioProblem: Error, Hashable, Sendable {
  /// The app, the device and the first state contradict each other.
  case contradiction(Contradiction)
  /// The first state is impossible, for a reason of the life cycle.
  case impossibleStart(reason: String)
  /// The event at an index, counted from 0, cannot happen.
  case impossibleEvent(ImpossibleEvent, index: Int)
}

/// An event that cannot happen in the state of the app.
public struct ImpossibleEvent: Error, Hashable, Sendable {
  /// The event, spelt as on the command line.
  public let event: String
  let state: LifecycleState
  /// Why it cannot happen, as a clause.
  public let reason: String
  /// The words of the events that can happen in this state.
  public let possible: [String]
}

extension ScenarioProblem: CustomStringConvertible {
  /// The problem as a clause without a period.
  public var description: String {
    switch self {
    case .contradiction(let contradiction): contradiction.description
    case .impossibleStart(let reason): "no script can start there: " + reason
    case .impossibleEvent(let event, let index):
      "event " + String(index + 1) + ": " + event.description
    }
  }
}

extension ImpossibleEvent: CustomStringConvertible {
  /// The event, the state and why it cannot happen, as a clause without a period.
  public var description: String { message(naming: event) }

  /// The description with the reader's word for the event.
  package func message(naming name: String) -> String {
    name + " cannot happen while the app is " + state.words + ": " + reason
  }

  /// The words of the events that can happen instead, separated by commas.
  package var alternatives: String {
    possible.isEmpty ? "nothing" : possible.joined(separator: ", ")
  }
}

extension LifecycleState {
  /// The state of the process, and what covers the app.
  var words: String {
    let process = process == .notRunning ? appState.fullName : process.name
    return [process, overlay.clause, screen.clause].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Overlay {
  fileprivate var clause: String? {
    switch self {
    case .nothing, .unnamed: nil
    case .call: name + " ringing"
    default: name + " open"
    }
  }
}

extension Screen {
  fileprivate var clause: String? { self == .unlocked ? nil : "the device locked" }
}

/// Why an event cannot happen.
struct Refusal: Error, Hashable, Sendable {
  let reason: String
}

extension Refusal {
  /// Takes the sentence of a rule as a clause: without its period, and in lowercase unless it
  /// begins with a name.
  init(because rule: Rule) {
    let sentence = rule.statement
    let words = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let first = words.prefix { $0 != " " }
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let beginsWithName = !first.utf8.dropFirst().allSatisfy { small.contains($0) }
    reason = beginsWithName ? words : first.lowercased() + words.dropFirst(first.count)
  }
}
