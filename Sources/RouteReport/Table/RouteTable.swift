package import PushRules

package struct RouteTable: Sendable {
  /// The parts of the situation that change along the rows, or along the columns.
  package typealias Axis = (parts: [String], entries: [[String]])

  package enum Cell: Hashable, Sendable {
    /// The answer, which may be that the situation cannot exist.
    case answer(RouteAnswer)
    /// The values contradict each other, so there is no situation.
    case contradiction(because: String, rule: String? = nil)
  }

  package var purpose: String?
  /// The statements about all situations, word for word.
  package var stated: [String] = []
  /// The assumptions of all situations that the answers do not mention.
  package var assumed: [String] = []
  package let rows: Axis
  /// The parts that change along the columns; if empty, there is one column.
  package let columns: Axis
  /// The phase to look at, or nil for both.
  package var phase: Phase?
  /// Whether methods have short names, and cells with an action only what that runs.
  package var isBrief = false
  package let cells: [[Cell]]

  package init(rows: Axis, columns: Axis, cells: [[Cell]]) {
    self.rows = rows
    self.columns = columns
    self.cells = cells
  }

  var answers: [RouteAnswer] { cells.joined().compactMap { $0.answer } }

  var heading: String {
    [rows, columns].map { $0.parts.commaList }.filter { !$0.isEmpty }
      .joined(separator: " × ")
  }

  /// The values of the rows or columns, as printed.
  func entries(of axis: Axis) -> [[String]] {
    guard isBrief, phase == nil else { return axis.entries }
    return axis.entries.map { values in
      zip(axis.parts, values).map { part, value in
        part != "launch" ? value : value == "none" ? "arrives" : "then " + value
      }
    }
  }

  /// The members that all situations assume alike of the app.
  private var appNames: [String] {
    AssumedApp.members.filter { member in
      let values = Set(answers.map { member.value($0.situation) })
      return values.count == 1 && answers.allSatisfy { $0.assumed.contains(member.name) }
    }.map { $0.name }
  }

  /// The flags that state the app of all situations; empty if each states its own.
  var app: String {
    answers.first.map { AssumedApp.flags(of: $0.situation, assuming: appNames) } ?? ""
  }

  /// The assumptions of all situations, in words, and those of each one.
  var assumptions: [String] {
    let all = answers.flatMap { $0.unstatedInWords }
    var words = assumed
    var varying: [String] = []
    let app = appNames
    for assumption in answers.unstatedInWords where !app.contains(assumption.member) {
      let values = Set(all.filter { $0.member == assumption.member }.map { $0.words })
      if values.count == 1 {
        words.append(assumption.words)
      } else {
        varying.append(assumption.name)
      }
    }
    guard !varying.isEmpty else { return words }
    return words + [varying.commaList + " as eval assumes for each cell"]
  }
}

extension RouteTable.Cell {
  var answer: RouteAnswer? {
    if case .answer(let answer) = self { answer } else { nil }
  }
}

extension RouteAnswer.Unstated {
  fileprivate var name: String {
    switch member {
    case "sdk": "SDK"
    case "implements": "implemented methods"
    case "notificationCenterDelegate": "notification center delegate"
    case "lifecycle": "life cycle"
    case "terminatedBy": "what ended the app"
    default: words
    }
  }
}
