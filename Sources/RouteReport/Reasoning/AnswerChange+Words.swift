internal import PushRules

extension AnswerChange {
  /// The change as a clause.
  var words: String {
    switch self {
    case .gained(let method, let phase): phase.words + " " + method.id + " runs"
    case .lost(let method, let phase): phase.words + " " + method.id + " no longer runs"
    case .answer(let part, let old, let new): part.words + " " + old + " → " + new
    case .state(let method, let phase, let old, let new):
      phase.words + " " + method.id + " reads " + old.rawValue + " → " + new.rawValue
    }
  }

  /// The change as members of an object.
  var json: JSONTree {
    switch self {
    case .gained(let method, let phase), .lost(let method, let phase):
      let isGained = if case .gained = self { true } else { false }
      return [
        "part": .string(phase.name), "method": .string(method.id),
        "from": .boolean(!isGained), "to": .boolean(isGained),
      ]
    case .answer(let part, let old, let new):
      return ["part": .string(part.rawValue), "from": .string(old), "to": .string(new)]
    case .state(let method, let phase, let old, let new):
      return [
        "part": .string(part.rawValue), "phase": .string(phase.name),
        "method": .string(method.id), "from": .string(old.rawValue), "to": .string(new.rawValue),
      ]
    }
  }
}

extension AnswerPart {
  /// What the part is called.
  var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}

extension Route {
  /// The whole answer on one line.
  var line: String {
    let parts = [
      "on arrival " + Self.words(arrival.calls), launch.map { "then " + Self.words($0.calls) },
      "wake " + arrival.wake.answer.name, "presentation " + arrival.presentation.answer.name,
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private static func words(_ calls: [Call]) -> String {
    calls.isEmpty ? "nothing" : calls.map(\.inWords).joined(separator: ", ")
  }
}

extension Box {
  /// What the box says besides a space: for each part of the situation the values.
  func json(within space: Box) -> JSONTree {
    .array(
      Column.base.filter { self[$0] != space[$0] }.map { column in
        let values = column.values
        let accepted = values.indices.filter { self[column] & 1 << UInt64($0) != 0 }
        return [
          "column": .string(column.name), "values": .texts(accepted.map { values[$0] }),
        ]
      }
    )
  }
}

extension Situation {
  /// The situation with its answer.
  var witnessJSON: JSONTree {
    let route = try? Route(self)
    func calls(_ calls: [Call]?) -> JSONTree {
      calls.map {
        .array(
          $0.map { call in
            [
              "method": .string(call.method.id),
              "applicationState": .text(call.applicationState?.rawValue),
              "rule": .string(call.rule.id), "confidence": .string(call.confidence.name),
            ]
          }
        )
      } ?? .null
    }
    return [
      "payload": .string(WitnessWords(self).payload),
      "situation": json(stateBeforeKill: nil),
      "wake": .text(route?.arrival.wake.answer.name),
      "presentation": .text(route?.arrival.presentation.answer.name),
      "arrival": calls(route?.arrival.calls),
      "launch": calls(route?.launch?.calls),
    ]
  }
}
