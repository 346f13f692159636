import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct PushStoryTests {
  @Test(arguments: PushStory.all)
  func `a push in a script comes out right to the end`(story: PushStory) {
    for disagreement in story.play.disagreements { Issue.record("\(story.name): \(disagreement)") }
  }

  /// Scripts whose last event cannot happen.
  static let impossible: [(name: String, play: Play)] = [
    ("a badge alone cannot be tapped", .app(.since(7), from: .suspended, "push:badge")),
    ("a sound alone cannot be tapped", .app(.since(7), from: .suspended, "push:sound")),
    ("a silent push cannot be tapped", .app(.since(7), from: .suspended, "push:ca")),
    ("nothing arrived", .app(.since(4), from: .suspended, "")),
    ("without a delegate nothing shows in the foreground", .app(.all, from: .active, "push:alert")),
    (
      "without willPresent nothing shows in the foreground",
      .app(.since(10), from: .active, in: .launching(.centerWithoutPresent), "push:alert")
    ),
    (
      "denied notifications are not shown",
      .app(.since(8), from: .suspended, "push:alert")
        .with(\.situation.authorization, .denied)
    ),
    (
      "a notification is tapped once",
      .app(.since(7), from: .suspended, "push:alert\ntap-notification\nhome")
    ),
    (
      "an alert of type background is not shown",
      .app(.since(13), from: .suspended, "push:alert").with(\.situation.pushType, .background)
    ),
  ]

  @Test(arguments: impossible)
  func `a tap is refused where nothing can be tapped`(name: String, play: Play) throws {
    for system in Set([play.systems.first, play.systems.last].compactMap(\.self)) {
      let scenario = try play.scenario(on: system)
      var tapped = scenario
      tapped.events.append(.event(.tapNotification))
      let problem = #expect(throws: ScenarioProblem.self) { try Trace(playing: tapped) }
      guard case .impossibleEvent(let event, let index)? = problem else {
        Issue.record("\(name), iOS \(system)")
        continue
      }
      #expect(index == scenario.events.count, "\(name), iOS \(system)")
      #expect(!event.reason.isEmpty && !event.possible.contains("tap-notification"))
    }
  }
}
