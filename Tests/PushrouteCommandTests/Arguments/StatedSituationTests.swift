import PushRules
import Questions
import Testing

@testable import PushrouteCommand

/// The order of statements about a situation does not matter.
struct StatedSituationTests {
  private let words: [SituationMember: [String]] = [
    .system: ["9"], .sdk: ["9"], .state: ["suspended"], .userAction: ["icon"],
    .notificationCenterDelegate: ["set"], .lifecycle: ["app"], .implements: ["did-receive"],
    .firstUnlock: ["done"], .priority: ["5"],
  ]

  @Test func `the same words make the same situation, in whatever order a dictionary has them`() {
    for capacity in [16, 64, 256, 1024] {
      var other: [SituationMember: [String]] = [:]
      other.reserveCapacity(capacity)
      for (member, value) in words { other[member] = value }
      #expect(StatedSituation(.init(flags: other)) == StatedSituation(.init(flags: words)))
    }
  }

  @Test func `a flag states every input that is no part of the payload`() {
    let payload: Set<Input> = [
      .content, .contentAvailable, .mutableContent, .category, .liveActivityEvent,
    ]
    let stated = Situation.members.flatMap(\.inputs)
    #expect(payload.union(stated) == Set(Input.allCases))
  }

  @Test func `the order of flags does not count`() throws {
    let flags = words.map { "--" + $0.key.flag + "=" + $0.value[0] }.sorted()
    let one = try ParsedArguments(flags, for: .eval)
    let other = try ParsedArguments(flags.reversed(), for: .eval)
    #expect(StatedSituation(one) == StatedSituation(other))
    #expect(StatedSituation(one) == StatedSituation(.init(flags: words)))
  }
}
