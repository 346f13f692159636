import PushRules
import Testing

@testable import AppLifecycle

struct ManyControllersTests {
  private static func trace(pushes: Int, ios: SystemVersion, warnings: Int = 1) throws -> Trace {
    let events =
      Array(repeating: ScriptEvent.event(.viewPush), count: pushes)
      + Array(repeating: .event(.memoryWarning), count: warnings)
    let situation = Situation(system: ios, state: .active, payload: PayloadTraits())
    return try Trace(playing: Scenario(situation, events: events))
  }

  private static func controllers(_ step: Step?) -> [String] {
    (step?.calls ?? []).compactMap { $0.viewController }
  }

  @Test
  func `few view controllers are listed one by one`() throws {
    let told = try Self.controllers(Self.trace(pushes: 10, ios: .iOS(17)).steps.last)
    #expect(told == ["K", "J", "I", "H", "G", "F", "E", "D", "C", "B", "A"])
  }

  @Test
  func `many are listed once, with their number`() throws {
    let told = try Self.controllers(Self.trace(pushes: 11, ios: .iOS(17)).steps.last)
    #expect(told == ["L", "each of the 11 beneath"])
  }

  @Test
  func `of many, only those that have a view unload it`() throws {
    let steps = try Self.trace(pushes: 11, ios: .iOS(5), warnings: 2).steps.suffix(2)
    let calls = steps.map { $0.calls.filter { $0.viewController != nil } }
    #expect(
      calls.first?.map { $0.callback } == [
        .lifecycle(.viewDidReceiveMemoryWarning), .lifecycle(.viewDidReceiveMemoryWarning),
        .lifecycle(.viewWillUnload), .lifecycle(.viewDidUnload),
      ]
    )
    #expect(calls.last?.count == 2)
  }

  @Test
  func `a script has at most 1000 at a time`() throws {
    let most = ViewMachine.mostControllers
    #expect(try Self.trace(pushes: most - 1, ios: .iOS(17)).steps.count == most)
    let problem = #expect(throws: ScenarioProblem.self) {
      try Self.trace(pushes: most, ios: .iOS(17))
    }
    guard case .impossibleEvent(let event, let index)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(index == most - 1)
    #expect(event.reason.hasPrefix("1000 view controllers lie on each other"))
  }
}
