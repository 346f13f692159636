import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

/// What eval reads of a situation, a script reads, too.
struct SituationInputTests {
  /// The inputs of eval that a script has as events, and why.
  private static let events: [SituationMember: String] = [
    .userAction: "the user acts in an event of its own, such as tap",
    .meanwhile: "an icon event between push and tap opens the app",
  ]

  private static let words = Situation.members.filter { events[$0] == nil }.flatMap { member in
    let words: [String] =
      switch member.form {
      case .words(let words), .optional(let words), .list(let words): words
      case .version: ["26", "27"]
      case .methods: DelegateMethod.allCases.map(\.id)
      case .truth, .onOff, .count: []
      }
    return words.map { (member: member, word: $0) }
  }

  @Test(arguments: words)
  func `the push of a script arrives in the situation that was stated`(
    member: SituationMember,
    word: String
  ) throws {
    var situation = Situation(system: .iOS(26), state: .suspended, payload: PayloadTraits())
    if word == FirstUnlock.pending.name { situation.state = .notRunning(.reboot) }
    member.set(&situation, [word])
    let step = try #require(try Trace(situation, "push:alert+ca").steps.last)
    let arrival = try #require(step.arrival)
    #expect(member.value(arrival.situation) == member.value(situation))
    situation.payload = arrival.situation.payload
    let route = try Route(situation)
    #expect(arrival.wake == route.arrival.wake.answer)
    #expect(arrival.presentation == route.arrival.presentation.answer)
  }
}
