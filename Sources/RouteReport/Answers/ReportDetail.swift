/// How much of an answer the text report prints.
package enum ReportDetail: Hashable, Sendable {
  /// What fits a screen: what runs, what was asked about and does not run, the first thing to change.
  case short
  /// Everything: sources, experiments, every method that does not run, what to know, assumptions.
  case all
}

/// How much room a report leaves for reasons; the roomiest that fits a screen is printed.
enum Room: Int, CaseIterable, Comparable {
  /// As with slim, and no blank lines.
  case least
  /// Ids in place of signatures, a line for each call.
  case slim
  /// Signatures without the sentences of their rules.
  case narrow
  /// The sentences of the rules, without the other side of contested ones.
  case tight
  /// Also the other side, and a second method that does not run.
  case ample
  /// Everything, whatever the screen.
  case endless

  /// The lines of a terminal, without that of the prompt.
  static let screen = 23

  /// The rooms to try for a screen, the roomiest first.
  static let forScreen: [Room] = [.ample, .tight, .narrow, .slim, .least]

  static func < (one: Room, other: Room) -> Bool { one.rawValue < other.rawValue }
}
