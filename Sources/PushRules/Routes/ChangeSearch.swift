/// Finds the smallest changes of a situation that bring an answer about.
struct ChangeSearch: Sendable {
  let graph: DecisionGraph
  let situation: Box
  /// The tables as relations, which only a search needs.
  private let makeComposition: @Sendable () -> Composition

  /// Prepares a search in tables, and in the relations that they make up.
  init(
    graph: DecisionGraph = .routing,
    composition: @autoclosure @escaping @Sendable () -> Composition,
    situation: Box
  ) {
    self.graph = graph
    self.situation = situation
    makeComposition = composition
  }

  private var composition: Composition { makeComposition() }

  /// The tiers of a situation's parts: what the asker changes most easily has the lowest.
  static let tiers = 0..<6

  /// The parts of a tier, those first that the asker changes most easily.
  static func columns(ofTier tier: Int) -> [Column] {
    switch tier {
    case 0:
      [
        .contentAvailableValue, .mutableContentValue, .category, .willFinishLaunching,
        .didFinishLaunching, .didReceive, .didReceiveFetch, .handleAction, .handleActionResponse,
        .willPresent, .didReceiveResponse, .sceneWillConnect, .serviceExtension,
        .didReceiveIncomingPush, .delegate, .remoteNotificationMode, .voipMode, .pushType,
        .priority, .content,
      ]
    case 1: [.backgroundAppRefresh, .lowPowerMode, .authorization, .firstUnlock]
    case 2: [.lifecycle, .sdk]
    case 3: [.state]
    case 4: [.launch]
    default: [.system]
    }
  }

  /// The cheapest of the smallest changes, or nil if none brings the answer about.
  ///
  /// A push for the same receiver comes before one for another.
  func nearest(for question: Box, decided: Box) -> Change? {
    let possible = question & .world(.open)
    return nearest(for: possible & decided.only(.recipient)) ?? nearest(for: possible)
  }

  /// Nothing of a dearer tier is looked at while those before it will do.
  private func nearest(for question: Box) -> Change? {
    var free = situation
    for tier in Self.tiers {
      free = Self.columns(ofTier: tier).reduce(free) { $0 | $1.mask }
      let asked = question & free
      guard let needed = NeededColumns(from: situation, to: asked, in: graph) else { continue }
      if let change = nearestChange(of: needed.columns, for: question) { return change }
      let sets = MinimalMisses(from: situation, to: [asked], in: composition).sets
      let cheapest = sets.min { Change.Cost($0) < Change.Cost($1) }
      if let cheapest { return nearestChange(of: cheapest, for: question) }
    }
    return nil
  }

  /// The change of some columns to the cheapest values that bring the answer about.
  private func nearestChange(of columns: [Column], for question: Box) -> Change? {
    let free = columns.reduce(situation) { $0 | $1.mask }
    return cheapest(of: columns[...], in: question & free)
      .map { Change(from: situation, to: $0) }
  }

  /// The cheapest value of the first column that leaves a way, then of the second.
  private func cheapest(of columns: ArraySlice<Column>, in question: Box) -> Box? {
    guard let column = columns.first else {
      return question.contains(graph.decide(question.situation)) ? question.situation : nil
    }
    // To try all values of the last column is less than to narrow them first.
    let narrowed = columns.count > 1 ? graph.narrowed(question) : question
    guard let possible = narrowed else { return nil }
    let current = situation[column].trailingZeroBitCount
    let values = column.places(of: possible[column])
      .sorted { column.rank($0, from: current) < column.rank($1, from: current) }
    for value in values {
      var asked = question
      asked[column] = 1 << UInt64(value)
      if let found = cheapest(of: columns.dropFirst(), in: asked) { return found }
    }
    return nil
  }

  /// All smallest changes after which one of the questions holds, cheapest first.
  ///
  /// Changes after which the push is for the same receiver come before all others.
  func all(for questions: [Box], decided: Box) -> [SmallestChange] {
    let possible = questions.map { $0 & .world(.open) }
    let receiver = decided.only(.recipient)
    return MinimalMisses(from: situation, to: possible, in: composition).sets
      .map { columns in
        let change = change(of: columns, for: possible, preferring: receiver)
        return (change: change, isSame: isMet(receiver, after: change))
      }
      .sorted { one, other in
        one.isSame == other.isSame
          ? Change.Cost(one.change.columns) < Change.Cost(other.change.columns) : one.isSame
      }
      .map(\.change)
  }

  /// Whether an answer is given after the cheapest way of a change.
  private func isMet(_ answer: Box, after change: SmallestChange) -> Bool {
    change.ways.first.map { way in
      answer.contains(graph.decide(situation.applying(way.change)))
    } ?? false
  }

  /// The change of some columns, with all values that bring one of the questions about.
  private func change(
    of columns: [Column],
    for questions: [Box],
    preferring preferred: Box? = nil
  ) -> SmallestChange {
    let free = columns.reduce(situation) { $0 | $1.mask }
    let asked = questions.map { $0 & free }
    return SmallestChange(
      columns,
      of: situation,
      values: values(of: columns, in: asked),
      preferring: preferred.map { better in
        values(of: columns, in: asked.map { $0 & better })
      } ?? []
    )
  }

  /// The values of columns with which one of the questions holds, in boxes that may meet.
  private func values(of columns: [Column], in questions: [Box]) -> [Box] {
    let boxes = questions.flatMap(composition.situations)
    return boxes.map { box in columns.reduce(Box.any) { $0 & box.only($1) } }.absorbed
  }
}
