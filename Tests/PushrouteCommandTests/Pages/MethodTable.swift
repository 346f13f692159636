import PushTestSupport

@testable import PushRules

/// The table of the README: which method takes a push in which moment, by version of iOS.
struct MethodTable {
  /// A moment in which a push, or what the user does with it, can reach the app.
  struct Moment {
    let name: String
    let situation: Situation
  }

  static let moments: [Moment] = [
    moment("a push arrives, the app is in front", .active, .alert),
    moment("content-available arrives, the app is in memory", .suspended, .silent),
    moment("content-available arrives, the app is not running", .ended, .silent),
    moment("the notification is tapped, the app is in memory", .suspended, .alert, .notification),
    moment("the notification is tapped, the app is not running", .ended, .alert, .notification),
    moment("an action button is tapped", .suspended, .actionable, .action),
    moment("the notification is dismissed", .suspended, .actionable, .dismiss),
    moment("before an alert with mutable-content is shown", .suspended, .mutable),
    Moment(
      name: "a VoIP push arrives",
      situation: .on(.newest, .suspended, .empty, in: candidates)
        .with(\.pushType, .voip).with(\.backgroundModes, [.remoteNotification, .voip])
    ),
  ]

  private static let candidates = Set<DelegateMethod>.everything
    .subtracting([.sceneWillConnect, .willFinishLaunching])

  private static func moment(
    _ name: String,
    _ state: AppState,
    _ payload: PayloadTraits,
    _ action: UserAction? = nil
  ) -> Moment {
    Moment(name: name, situation: .on(.newest, state, payload, then: action, in: candidates))
  }

  /// The versions at which a cell of the table changes, oldest first.
  private let eras: [Int]
  private let cells: [[[Call]]]

  init() {
    let cells = SystemVersion.breakpoints.indices.map { version in
      Self.moments.map { Self.takers(of: $0, at: version, among: Self.candidates) }
    }
    self.cells = cells
    eras = cells.indices.filter { version in
      version == 0 || Self.ids(cells[version]) != Self.ids(cells[version - 1])
    }
  }

  private static func ids(_ cells: [[Call]]) -> [[String]] {
    cells.map { $0.map { $0.method.id + ($0.handedOver == nil ? "" : " with the key") } }
  }

  /// The calls that hand the push over in a moment, to an app that implements some methods.
  ///
  /// The launch options count only if no method takes it.
  private static func takers(
    of moment: Moment,
    at version: Int,
    among methods: Set<DelegateMethod>
  ) -> [Call] {
    let before = moment.situation
    let system = SystemVersion.release(at: version)
    var situation = Situation(
      system: system,
      state: before.state,
      userAction: before.userAction,
      payload: before.payload,
      implements: methods.filter { $0.since <= system },
      backgroundModes: before.backgroundModes
    )
    situation.pushType = before.pushType
    guard let route = try? Route(situation) else { return [] }
    let calls = before.userAction == nil ? route.arrival.calls : route.response?.calls ?? []
    let takers = calls.filter { $0.method != .didFinishLaunching }
    return takers.isEmpty ? calls.filter { $0.handedOver?.status == .present } : takers
  }

  func markdown() -> String {
    let names = eras.map { "iOS " + SystemVersion.breakpoints[$0].firstRelease }
    let lines = [["what happens"] + names] + rows + [least]
    var text = lines.map { "| " + $0.joined(separator: " | ") + " |" }
    text.insert("|" + String(repeating: "---|", count: names.count + 1), at: 1)
    return text.joined(separator: "\n")
  }

  private var rows: [[String]] {
    Self.moments.indices.map { row in
      [Self.moments[row].name] + eras.map { Self.cell(cells[$0][row]) }
    }
  }

  private var least: [String] {
    ["**to support this version and all newer ones**"]
      + eras.map { Self.list(smallestSet(since: $0)) }
  }

  private static func cell(_ calls: [Call]) -> String {
    let words = calls.map { call in
      "`\(call.method.id)`" + (call.handedOver == nil ? "" : " with the key")
    }
    return words.isEmpty ? "–" : words.joined(separator: ", ")
  }

  private static func list(_ methods: Set<DelegateMethod>) -> String {
    methods.sorted { $0.rawValue < $1.rawValue }.map { "`\($0.id)`" }.joined(separator: ", ")
  }

  /// The fewest methods that get every push that an app with all methods gets, with the same
  /// confidence.
  func smallestSet(since first: Int) -> Set<DelegateMethod> {
    let versions = SystemVersion.breakpoints.indices.dropFirst(first)
    let called = Set(versions.flatMap { cells[$0].flatMap { $0.map(\.method) } })
    let subsets = Self.subsets(of: called.sorted { $0.rawValue < $1.rawValue })
    // A place at which one set is too small is tried first for the next sets.
    var places = versions.flatMap { version in Self.moments.indices.map { (version, $0) } }
    return subsets.first { methods in
      let missing = places.firstIndex { !suffices(methods, at: $0, $1) }
      if let missing { places.swapAt(0, missing) }
      return missing == nil
    } ?? called
  }

  /// All subsets, the smallest first.
  private static func subsets(of methods: [DelegateMethod]) -> [Set<DelegateMethod>] {
    methods.reduce(into: [Set<DelegateMethod>()]) { sets, method in
      sets += sets.map { $0.union([method]) }
    }
    .sorted { ($0.count, list($0)) < ($1.count, list($1)) }
  }

  private func suffices(_ methods: Set<DelegateMethod>, at version: Int, _ row: Int) -> Bool {
    guard let surest = cells[version][row].map(\.confidence).min() else { return true }
    let takers = Self.takers(of: Self.moments[row], at: version, among: methods)
    return takers.contains { $0.confidence <= surest }
  }
}
