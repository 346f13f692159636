/// Finds the smallest changes of a situation that bring an answer about.
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

  /// The cheapest of the smallest changes, or nil if none brings the answer about.
  ///
  /// A push for the same receiver comes before one for another.
  func nearest(for question: Box, decided: Box) -> Change? {
    let possible = question & .world(.open)
    return nearest(for: possible & decided.only(.recipient)) ?? nearest(for: possible)
  }

  private func nearest(for question: Box) -> Change? {
    smallest(for: [question]).compactMap(\.ways.first?.change).min { $0.cost < $1.cost }
  }

  /// All smallest changes after which one of the questions holds, cheapest first.
  ///
  /// Changes after which the push is for the same receiver come before all others.
  func all(for questions: [Box], decided: Box) -> [SmallestChange] {
    let possible = questions.map { $0 & .world(.open) }
    let receiver = decided.only(.recipient)
    return smallest(for: possible, preferring: receiver)
      .compactMap { smallest in
        smallest.ways.first.map { way in
          let changed = situation.applying(way.change)
          let isSame = receiver.contains(composition.graph.decide(changed))
          return (smallest: smallest, isSame: isSame, cost: way.change.cost)
        }
      }
      .sorted { $0.isSame != $1.isSame ? $0.isSame : $0.cost < $1.cost }
      .map(\.smallest)
  }

  private func smallest(for questions: [Box], preferring preferred: Box? = nil) -> [SmallestChange]
  {
    MinimalMisses(from: situation, to: questions, in: composition).sets.map { columns in
      let free = columns.reduce(situation) { $0 | $1.mask }
      return SmallestChange(
        columns,
        of: situation,
        values: values(of: columns, in: questions.map { $0 & free }),
        preferring: preferred.map { preferred in
          values(of: columns, in: questions.map { $0 & free & preferred })
        } ?? []
      )
    }
  }

  /// The values of columns with which one of the questions holds, in boxes that may meet.
  private func values(of columns: [Column], in questions: [Box]) -> [Box] {
    let boxes = questions.flatMap(composition.situations)
    return boxes.map { box in columns.reduce(Box.any) { $0 & box.only($1) } }.absorbed
  }
}
