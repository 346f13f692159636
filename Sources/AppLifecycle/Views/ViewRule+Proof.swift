internal import PushRules

extension ViewRule {
  /// What is wrong with the rules and obstacles of view controllers; empty if they are proven.
  static var defects: [String] {
    let conditions = ViewRule.all.map(\.condition) + ViewObstacle.all.map(\.condition)
    let systems = Set(conditions.flatMap { [$0.since, $0.end].compactMap(\.self) }).sorted()
    return ViewEvent.allCases.flatMap { event in
      ViewPlace.allCases.flatMap { place in
        ([.iOS(3, 0)] + systems).compactMap { system in
          let count = conditions.count { $0.event == event && $0.holds(at: place, on: system) }
          return count == 1
            ? nil : "\(count) rules decide \(event.name) at \(place.name) on iOS \(system)"
        }
      }
    }
  }
}

extension ViewCondition {
  /// The condition in words.
  var words: String {
    let bounds = [
      since.map { "from iOS " + $0.firstRelease }, end.map { "before iOS " + $0.firstRelease },
    ]
    let places =
      places.count == ViewPlace.allCases.count
      ? [] : [self.places.map(\.name).joined(separator: " or ")]
    let phrases = places + bounds.compactMap(\.self)
    return phrases.isEmpty ? "always" : phrases.joined(separator: ", ")
  }
}

extension ViewStep {
  /// The step in words.
  var words: String { role.name + ": " + methods.map(\.id).joined(separator: ", ") }
}

extension ViewRole {
  fileprivate var name: String {
    switch self {
    case .top: "the top"
    case .beneath: "the one beneath"
    case .covered: "each one covered"
    }
  }
}

extension ViewPlace {
  fileprivate var name: String {
    switch self {
    case .empty: "no view"
    case .appearing: "the first view is about to appear"
    case .root: "the root is visible"
    case .pushed: "a pushed view is visible"
    case .presented: "a presented view is visible"
    case .hidden: "the view has disappeared"
    }
  }
}

extension ViewEvent {
  /// The words that print.
  var name: String {
    switch self {
    case .prepare: "views prepared"
    case .show: "views shown"
    case .hide: "views hidden"
    case .push: "view pushed"
    case .pop: "view popped"
    case .present: "view presented"
    case .dismiss: "view dismissed"
    case .warnOfMemory: "memory short"
    }
  }
}
