internal import PushRules

extension AnswerChange {
  /// The change as a clause.
  var words: String {
    switch self {
    case .gained(let method, let phase): phase.words + " " + method.id + " runs"
    case .lost(let method, let phase): phase.words + " " + method.id + " no longer runs"
    case .answer(let part, let old, let new): part.words + " " + old + " → " + new
    case .state(let method, let phase, let old, let new):
      phase.words + " " + method.id + " reads " + old.name + " → " + new.name
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
        "method": .string(method.id), "from": .string(old.name), "to": .string(new.name),
      ]
    }
  }
}

extension AnswerPart {
  /// What the part is called.
  var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}
