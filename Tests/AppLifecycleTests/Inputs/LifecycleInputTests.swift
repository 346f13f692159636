import DecisionTables
import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct LifecycleInputTests {
  private static let inputs = Array(Schema.lifecycle.inputs)

  @Test func `every input has a column of its own, with its values`() {
    for (input, column) in zip(LifecycleInput.allCases, Self.inputs) {
      #expect(Column(input) == column)
      #expect(input.description.column.values.count == column.width)
    }
    #expect(Self.inputs.count == LifecycleInput.allCases.count)
    #expect(ViewInput.allCases.map(\.column) == Array(Schema.views.inputs))
  }

  @Test func `a region and what is left of it fill the whole`() {
    let region = Region.moments.keeping([.from(.active), .since(7), .app])
    let rest = Region.moments.subtracting(region)
    let volume = rest.reduce(region.volume(over: Self.inputs)) { $0 + $1.volume(over: Self.inputs) }
    #expect(volume == Region.moments.volume(over: Self.inputs))
    #expect(rest.allSatisfy { !$0.intersects(region) })
  }

  @Test func `a state comes back from its moments`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let state = LifecycleState(
        process: .allCases.randomElement(using: &random) ?? .active,
        termination: Termination.allCases.randomElement(using: &random) ?? .system,
        overlay: .allCases.randomElement(using: &random) ?? .nothing,
        screen: .allCases.randomElement(using: &random) ?? .unlocked,
        firstUnlock: .allCases.randomElement(using: &random) ?? .done,
        taskCount: (0...2).randomElement(using: &random) ?? 0,
        assertion: .allCases.randomElement(using: &random) ?? .nothing,
        notification: .allCases.randomElement(using: &random) ?? .nothing,
        archive: .allCases.randomElement(using: &random) ?? .absent,
        session: .allCases.randomElement(using: &random) ?? .kept,
        scene: .allCases.randomElement(using: &random) ?? .connected,
        windows: .allCases.randomElement(using: &random) ?? .one
      )
      #expect(LifecycleState(in: Region(state)) == state)
    }
  }

  @Test func `a configuration has one value in each input that no event changes`() {
    let region = Region(Scenario(.app(on: .iOS(4, 1)), device: .iPad, events: []))
    #expect(
      region.words == "iOS from 4, before 4.2, multitasking yes, life cycle app, app can launch, "
        + "exits on suspend no, background tasks begun in didEnterBackground none, state "
        + "restoration absent, Background App Refresh on, background mode fetch absent, background "
        + "mode processing absent, audio in the background absent, location in the background "
        + "absent, device iPad, debugger absent, Always-On Display not stated"
    )
  }
}

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
