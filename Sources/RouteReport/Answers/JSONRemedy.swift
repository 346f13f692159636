internal import PushRules

extension Remedy {
  /// The members to change, each once with its new value and with what to do.
  ///
  /// - Parameter situation: The situation before the change.
  /// - Returns: An array of objects with the name of a member, its value and what to do.
  func json(in situation: Situation) -> JSONTree {
    let after = situation.applying(self)
    var members: [InputDescription.ChangedMember] = []
    var clauses: [[String]] = []
    for (step, text) in zip(steps, instructions) {
      for member in step.input.description.changedMembers(situation, after) {
        if let known = members.firstIndex(where: { $0.name == member.name }) {
          clauses[known].append(text)
        } else {
          members.append(member)
          clauses.append([text])
        }
      }
    }
    return .array(
      zip(members, clauses).map { member, texts in
        [
          "member": .string(member.name), "value": JSONTree(member.value),
          "text": .string(texts.joined(separator: " and ")),
        ]
      }
    )
  }
}
