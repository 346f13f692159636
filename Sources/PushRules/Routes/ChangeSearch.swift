/// Finds the smallest change of a situation that brings an answer about.
struct ChangeSearch: Sendable {
  let composition: Composition
  let situation: Box

  /// The parts of a situation, those first that the asker changes most easily.
  static let tiers: [[Column]] = [
    [
      .contentAvailableValue, .mutableContentValue, .category, .willFinishLaunching,
      .didFinishLaunching, .didReceive, .didReceiveFetch, .handleAction, .handleActionResponse,
      .willPresent, .didReceiveResponse, .sceneWillConnect, .serviceExtension,
      .didReceiveIncomingPush, .delegate, .remoteNotificationMode, .voipMode, .pushType,
      .priority, .content,
    ],
    [.backgroundAppRefresh, .lowPowerMode, .authorization, .firstUnlock],
    [.lifecycle, .sdk],
    [.state],
    [.launch],
    [.system],
  ]

  /// The smallest change that stays within the nearest tiers, or nil if none brings it about.
  ///
  /// A push for the same receiver comes before one for another.
  func nearest(for question: Box, decided: Box) -> Change? {
    let possible = question & .world(.open)
    return nearest(for: possible & decided.only(.recipient)) ?? nearest(for: possible)
  }

  private func nearest(for question: Box) -> Change? {
    var free: [Column] = []
    for tier in Self.tiers {
      free += tier
      if let example = example(changing: free, for: question) {
        return smallest(changing: free, like: example, for: question)
      }
    }
    return nil
  }

  /// A box in which the answer is brought about by changing some of the columns and no other.
  private func example(changing columns: [Column], for question: Box) -> Box? {
    composition.example(of: question & columns.reduce(situation) { $0 | $1.mask })
  }

  /// The smallest change among columns, one of which is known to bring the answer about.
  ///
  /// A column without which the others cannot do it must change; then as few more as will do.
  private func smallest(
    changing columns: [Column],
    like example: Box,
    for question: Box
  ) -> Change? {
    let changed = (situation & example).emptyColumns.spokenColumns
    let needed = changed.filter { column in
      self.example(changing: columns.filter { $0 != column }, for: question) == nil
    }
    let others = columns.filter { !needed.contains($0) }
    for count in 0...others.count {
      let changes = others.choices(of: count)
        .map { needed + $0 }
        .filter { self.example(changing: $0, for: question) != nil }
        .flatMap { assignments(of: $0[...], in: situation, for: question) }
        .map { Change(from: situation, to: $0) }
      if let best = changes.min(by: { $0.ranks.lexicographicallyPrecedes($1.ranks) }) {
        return best
      }
    }
    return nil
  }

  /// The situations that differ in the columns and bring the answer about.
  private func assignments(
    of columns: ArraySlice<Column>,
    in other: Box,
    for question: Box
  ) -> [Box] {
    guard let column = columns.first else {
      return question.contains(composition.graph.decide(other)) ? [other] : []
    }
    return (0..<column.width).flatMap { index in
      var changed = other
      changed[column] = 1 << UInt64(index)
      guard changed != other else { return [Box]() }
      return assignments(of: columns.dropFirst(), in: changed, for: question)
    }
  }
}

extension Array {
  /// The ways to choose some elements, in order.
  fileprivate func choices(of count: Int) -> [[Element]] {
    guard count > 0 else { return [[]] }
    return indices.flatMap { index in
      Array(self[(index + 1)...]).choices(of: count - 1).map { [self[index]] + $0 }
    }
  }
}
