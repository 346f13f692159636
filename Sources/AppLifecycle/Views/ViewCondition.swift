internal import PushRules

/// When a rule or an obstacle holds: one event, some places, some versions of iOS.
struct ViewCondition: Hashable, Sendable {
  let event: ViewEvent
  let places: [ViewPlace]
  /// The first version, or nil for the first of all.
  let since: SystemVersion?
  /// The first version after the last, or nil if there is no last.
  let end: SystemVersion?

  static func on(
    _ event: ViewEvent,
    at places: ViewPlace...,
    since: SystemVersion? = nil,
    before end: SystemVersion? = nil
  ) -> ViewCondition {
    ViewCondition(event: event, places: places, since: since, end: end)
  }

  static func anywhere(
    _ event: ViewEvent,
    since: SystemVersion? = nil,
    before end: SystemVersion? = nil
  ) -> ViewCondition {
    ViewCondition(event: event, places: ViewPlace.allCases, since: since, end: end)
  }

  func holds(at place: ViewPlace, on system: SystemVersion) -> Bool {
    places.contains(place) && since.map { system >= $0 } != false
      && end.map { system < $0 } != false
  }
}
