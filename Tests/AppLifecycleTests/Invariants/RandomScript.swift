import DecisionTables
import PushRules
import PushTestSupport

@testable import AppLifecycle

/// A random script, drawn while it is played so that it goes deep; a seed always gives the same.
struct RandomScript: Sendable {
  private(set) var played: PlayedScript
  /// The events that were drawn and could not happen.
  private(set) var refusals: [RefusedEvent] = []
  private var player: Player
  private var random: SeededRandom

  /// Draws a script of up to so many entries.
  init(seed: Int, length: ClosedRange<Int> = 1...50, pushes: Bool = true) {
    var random = SeededRandom(seed: UInt64(seed))
    player = Self.start(&random)
    self.random = random
    played = PlayedScript(player.scenario, from: player.state)
    let longest = Int.random(in: length, using: &self.random)
    let count = Int.random(in: length.lowerBound...longest, using: &self.random)
    while played.entries.count < count { add(draw(pushes: pushes)) }
    player.end(into: &played.ending)
  }

  /// The script with all its entries.
  var scenario: Scenario {
    var scenario = played.scenario
    scenario.events = played.entries.map(\.event)
    return scenario
  }

  private static func start(_ random: inout SeededRandom) -> Player {
    while true {
      if let player = try? Player(Scenario.random(&random)) { return player }
    }
  }

  private mutating func add(_ event: ScriptEvent) {
    let before = player
    do {
      played.entries.append(try player.playing(event))
    } catch {
      let sample = Int.random(in: 0..<1000, using: &random)
      refusals.append(RefusedEvent(event: event, player: before, error: error, sample: sample))
    }
  }

  private mutating func draw(pushes: Bool) -> ScriptEvent {
    if pushes, random.chance(10) { return .push(ArrivingPush(traits: .random(&random))) }
    if random.chance(8) { return .after(seconds: random.one(of: Self.seconds)) }
    if random.chance(1) { return .event(random.one(of: LifecycleEvent.scripted)) }
    return .event(likelyEvent())
  }

  /// Around the limits of background tasks.
  private static let seconds = [1, 5, 29, 30, 31, 149, 150, 179, 180, 181, 599, 600, 601]

  /// Draws until the table allows the event, which is cheaper than playing it.
  private mutating func likelyEvent() -> LifecycleEvent {
    var moment = Region(player.scenario).with(player.state)
    while true {
      let event = random.one(of: LifecycleEvent.scripted)
      if event.endsMuch, !random.chance(25) { continue }
      moment[.event] = UInt64(bit: event.place)
      let transition = LifecycleTables.transitions.onlyRule(in: moment)
      if transition.outcome != .cannotHappen { return event }
    }
  }
}

extension LifecycleEvent {
  /// Whether a script that goes on after it has lost most of what made it interesting.
  fileprivate var endsMuch: Bool {
    [.crash, .reboot, .powerOff, .holdHome, .reinstall, .memoryPurge, .removeInSwitcher]
      .contains(self)
  }
}
