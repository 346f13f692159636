import PushRules
import Testing

@testable import AppLifecycle

/// A clause of a ruling on the life cycle: a script, and how sure what it leads to is.
struct RulingClause: Sendable, CustomTestStringConvertible {
  let ruling: String
  let play: Play
  /// How sure the weakest of what cites the ruling is, or nil where the ruling gives no label.
  let confidence: Confidence?

  init(_ ruling: String, _ play: Play, _ confidence: Confidence? = nil) {
    self.ruling = ruling
    self.play = play.with(\.systems, play.systems.atBreakpoints)
    self.confidence = confidence
  }

  var testDescription: String { ruling }

  static let all: [RulingClause] =
    leaving + removal + interruptions + background + places + scenes + alerts + tasks + memory
    + links + windows + keepers + work + restarts + removedScenes

  /// The reasons on a version of iOS that cite the ruling.
  func reasons(on system: SystemVersion) throws -> [Reason] {
    try play.steps(on: system).flatMap { [$0.reason] + $0.calls.map(\.reason) }
      .filter { $0.citations.contains(ruling) }
  }

  /// The versions on which what cites the ruling is not as sure as the ruling.
  func versionsOfOtherConfidence() throws -> [SystemVersion] {
    guard let confidence else { return [] }
    return try play.systems.filter { system in
      try reasons(on: system).map(\.confidence).max() != confidence
    }
  }
}
