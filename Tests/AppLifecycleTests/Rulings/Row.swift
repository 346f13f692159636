import PushRules
import Testing

@testable import AppLifecycle

/// A row of the reference: a script on the versions that the row is about, and what it leads to.
struct Row: Sendable, CustomTestStringConvertible {
  let id: String
  let play: Play

  init(_ id: String, _ play: Play) {
    self.id = id
    self.play = play.with(\.systems, play.systems.atBreakpoints)
  }

  var testDescription: String { id }

  /// The rows that scripts can play.
  static let all: [Row] =
    launches + linkLaunches + restarts + leaving + switcher + calls + centers + locking
    + removals + ends + tasks + exits + scenes + sceneEnds
}

extension Play {
  /// The citations of all that the last version in the range leads to.
  func citations() throws -> Set<String> {
    guard let system = systems.last else { return [] }
    return try citations(on: system)
  }

  /// The citations of the steps, their calls and their notes on a version of iOS.
  func citations(on system: SystemVersion) throws -> Set<String> {
    Set(
      try steps(on: system).flatMap { step in
        step.reason.citations + step.calls.flatMap(\.reason.citations)
          + step.notes.flatMap(\.citations)
      }
    )
  }

  /// The disputes of the steps and their calls on a version of iOS.
  func disputes(on system: SystemVersion) throws -> [Dispute] {
    try steps(on: system).flatMap { step in
      step.reason.disputes + step.calls.flatMap(\.reason.disputes)
    }
  }

  /// The notes of the steps on a version of iOS.
  func notes(on system: SystemVersion) throws -> [Caveat] {
    try steps(on: system).flatMap(\.notes)
  }
}
