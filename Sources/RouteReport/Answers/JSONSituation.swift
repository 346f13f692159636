internal import PushRules

extension Situation {
  /// The members of the situation; the payload is another part of the answer.
  func json(stateBeforeKill: AppState?) -> JSONTree {
    .object(members(stateBeforeKill: stateBeforeKill))
  }

  /// Those members whose flag is asked for, without the ones that state nothing.
  package func statedMembers(_ isStated: (_ flag: String) -> Bool) -> [JSONTree.Member] {
    Self.members.filter {
      isStated($0.flag) || $0.name == "terminatedBy" && state.termination != nil
    }
    .compactMap { member in
      let value = member.value(self)
      return value == .null ? nil : .init(member.name, JSONTree(value))
    }
  }

  /// The members alone, for an object that has more of them.
  func members(stateBeforeKill: AppState?) -> [JSONTree.Member] {
    Self.members.flatMap { member -> [JSONTree.Member] in
      let own = JSONTree.Member(member.name, JSONTree(member.value(self)))
      guard member.name == "terminatedBy", let stateBeforeKill else { return [own] }
      return [own, .init("stateBeforeKill", .string(stateBeforeKill.name))]
    }
  }
}

extension JSONTree {
  /// The value of a member of a situation.
  init(_ value: MemberValue) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .texts(let texts): .texts(texts)
      case .number(let number): .number(number)
      case .truth(let isTrue): .boolean(isTrue)
      case .null: .null
      }
  }
}
