internal import DecisionTables
internal import PushRules

/// What every event runs in view controllers, wherever they are.
struct ViewTable: Sendable {
  private let rules: [ViewRule]
  private let obstacles: [ViewObstacle]
  private let table: OutcomeTable

  /// Collects rules and obstacles; their order means nothing.
  init(_ rules: [ViewRule], obstacles: [ViewObstacle]) {
    self.rules = rules
    self.obstacles = obstacles
    table = OutcomeTable(
      "views",
      in: .views,
      obstacles: obstacles.map { $0.rule },
      rows: rules.map { $0.rule }
    )
  }

  /// The rules of view controllers.
  static let all = ViewTable(ViewRule.all, obstacles: ViewObstacle.all)

  /// The rule for an event at a place on a version of iOS, or nil if an obstacle stands.
  func rule(for moment: Region) -> ViewRule? { table.row(in: moment).map { rules[$0] } }

  /// The obstacle to an event at a place on a version of iOS, or nil if none stands.
  func obstacle(to moment: Region) -> ViewObstacle? {
    table.obstacle(in: moment).map { obstacles[$0] }
  }

  /// What is wrong with the rules, a sentence each; empty if they are proven.
  var defects: [String] { table.defects + blocked }

  /// The rules that hold where an obstacle stands, so that they decide nothing there.
  private var blocked: [String] {
    rules.flatMap { rule in
      obstacles.filter { $0.rule.row.condition.intersects(rule.rule.row.condition) }
        .map { "\(rule.id) holds where \($0.rule.id) stands" }
    }
  }
}
