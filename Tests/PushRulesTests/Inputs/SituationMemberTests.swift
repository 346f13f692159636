import PushTestSupport
import Testing

@testable import PushRules

/// The members of a situation in JSON and the flags of the command line.
struct SituationMemberTests {
  private static let situation = Situation.on(.iOS(12), .ended, .alert, in: .both)

  /// The values to try: all words, or samples of a version and of lists.
  private func values(of member: SituationMember) -> [[String]] {
    switch member.form {
    case .words(let words), .optional(let words): words.map { [$0] }
    case .version: [["3"], ["10.1"], ["27"]]
    case .methods: [[], ["did-receive"], ["did-receive", "did-receive-fetch", "will-present"]]
    case .list(let words): [[], Array(words.prefix(2))]
    case .truth, .onOff, .count: []
    }
  }

  @Test(arguments: Situation.members.indices)
  func `a value that is stated is the value of the situation`(index: Int) {
    let member = Situation.members[index]
    for value in values(of: member) {
      var situation = Self.situation
      member.set(&situation, value)
      #expect(
        member.value(situation).argument == (value.isEmpty ? "none" : value.joined(separator: ",")),
        "\(member.name)"
      )
      #expect(member.assumption(situation)?.isEmpty != true, "\(member.name)")
    }
  }

  @Test(arguments: Situation.members.indices)
  func `a member that is left out has its usual value`(index: Int) {
    let member = Situation.members[index]
    let usual = Situation(system: .iOS(12), state: .ended, payload: .alert)
    #expect(member.isUsual(in: usual), "\(member.name)")
    let isGiven = [.system, .state, .terminatedBy].contains(member)
    let others = values(of: member).filter { value in
      var situation = usual
      member.set(&situation, value)
      return !member.isUsual(in: situation)
    }
    #expect(others.isEmpty == isGiven, "\(member.name)")
  }

  @Test func `every input is stated by one member, or by the payload`() {
    let stated = Situation.members.flatMap(\.inputs) + Input.allCases.filter { $0.isOfPayload }
    // The state has a member of its own and one for what ended the app.
    #expect(Set(stated) == Set(Input.allCases) && stated.count == Input.allCases.count + 1)
    #expect(Set(Situation.members.map(\.flag)).count == Situation.members.count)
  }

  @Test func `a value is an argument as the command line takes it`() {
    #expect(MemberValue.texts([]).argument == "none")
    #expect(MemberValue.truth(true).argument == "true")
    #expect(MemberValue.truth(false).argument == "false")
    #expect(MemberValue.null.argument == nil)
  }

  @Test func `only numbers are numbers`() {
    #expect(Situation.members.filter(\.isNumber).map(\.name) == ["priority"])
  }
}

extension Input {
  fileprivate var isOfPayload: Bool { description.party == .payload }
}
