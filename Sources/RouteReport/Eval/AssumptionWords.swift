internal import PushRules

extension RouteAnswer {
  /// The unstated inputs whose other values would change the answer.
  var assumptionsThatMatter: [Assumption] {
    (route?.assumptions(about: assumed) ?? []).filter { $0.matters }
  }

  /// An assumption in words.
  func name(of assumption: Assumption) -> String {
    assumption.clause ?? assumption.ownWords(in: situation)
  }

  /// An assumption with the answers for other values, on one line.
  func line(of assumption: Assumption) -> String {
    let label = name(of: assumption)
    guard let found = route?.consequence else { return label }
    return label
      + assumption.groups.map { group in
        "; " + group.words + ": " + group.outcome.words(unlike: found)
      }.joined()
  }
}

extension Assumption {
  /// Values that lead to the same answer.
  struct Group: Sendable {
    /// The values in words.
    var words: String
    /// The answer.
    let outcome: Consequence
  }

  /// The member with its value, in words.
  fileprivate func ownWords(in situation: Situation) -> String {
    switch input {
    case .pushType: "apns-push-type unstated"
    case .priority: "apns-priority unstated"
    default: member.assumption(situation) ?? member.name
    }
  }

  /// Whether the assumption is that the app lacks a method.
  var isOfMissingMethod: Bool { isPresence && value == 0 && input.method != nil }

  /// The other values, grouped by answer.
  fileprivate var groups: [Group] {
    alternatives.reduce(into: []) { groups, alternative in
      let words =
        isPresence
        ? (alternative.value == 0 ? "without it" : "with it")
        : alternative.memberValue.argument ?? "unstated"
      if let place = groups.firstIndex(where: { $0.outcome == alternative.outcome }) {
        groups[place].words += ", " + words
      } else {
        groups.append(Group(words: words, outcome: alternative.outcome))
      }
    }
  }
}

extension Consequence {
  /// The differences from another answer.
  fileprivate func words(unlike other: Consequence) -> String {
    var words: [String] = []
    if arrival != other.arrival || response != other.response {
      let ids = (arrival + (response ?? [])).map { $0.id }
      words.append(ids.isEmpty ? "nothing runs" : ids.joined(separator: ", then "))
    } else if wake != other.wake {
      words.append("wake " + wake.name)
    }
    if presentation != other.presentation { words.append("presentation " + presentation.name) }
    return words.joined(separator: ", ")
  }
}

/// The names of assumptions on at most two lines, with the number of those left out.
struct AssumedLines: Sendable {
  /// The lines.
  let text: String

  init(_ names: [String]) {
    let label = "Assumed: "
    for count in (1...names.count).reversed() {
      let rest = names.count - count
      let more = rest == 0 ? "" : " · \(rest) more"
      let list = Array(names.prefix(count)).joined(separator: " · ") + more
      if count > 1, list.count > 2 * 80 { continue }
      let text = Paragraph(list).hanging(on: label)
      if text.utf8.count(where: { $0 == 0x0A }) <= 2 {
        self.text = text
        return
      }
    }
    text = Paragraph(names.count.counted("input")).hanging(on: label)
  }
}
