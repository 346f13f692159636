internal import PushPayload
package import PushRules

extension Route {
  /// A short form of the route; another form writes each call.
  static func brief(calls call: JSONForm<Call>) -> [JSONForm<Route>.Member] {
    [
      .init("wake", .name) { $0.arrival.wake.answer },
      .init("presentation", .name) { $0.arrival.presentation.answer },
      .init("arrival", .list(call)) { $0.arrival.calls },
      .init(Phase.response.jsonName, .orNull(.list(call))) { $0.response?.calls },
      .init("finalState", .name) { $0.finalState },
    ]
  }

  /// An example: payload, situation and route.
  static let witness = JSONForm<Route>.object(
    [
      .init("payload", .text) { $0.situation.payload.sample },
      .init("situation", .situation) { $0.situation },
    ] + brief(calls: Call.brief)
  )
}

extension Decision {
  package var json: JSONTree {
    contradiction.map { .object(Self.impossible.values(of: $0)) }
      ?? .object(Self.possible.values(of: self))
  }

  private static let possible: [JSONForm<Decision>.Member] = [
    .init("wake", JSONForm(.names(of: Wake.self)) { .text($0?.name) }) { $0.wake },
    .init("arrival", .list(.method)) { $0.methods(in: .arrival) },
    .init(Phase.response.jsonName, .list(.method)) { $0.methods(in: .response) },
  ]

  private static let impossible: [JSONForm<Contradiction>.Member] =
    ["wake", "arrival", Phase.response.jsonName].map { .init($0, .null) { _ in } }
    + [.init("impossible", .impossible) { $0 }]

  /// The schema of ``json`` behind the number of a line.
  package static let schema = JSONSchema.either([
    .object(["line": .place] + possible.described(), optional: ["note": mistake, "key": key]),
    .object(
      ["line": .place] + impossible.described(),
      optional: ["note": mistake, "key": key]
    ), .object(["line": .place, "error": mistake], optional: ["key": key]),
  ])

  private static let key = JSONSchema.anything.about("The member that --key names.")

  private static let mistake = JSONSchema.object([
    "code": .text, "column": JSONSchema.place.orNull, "message": .text,
  ])
}
