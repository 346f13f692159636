package import AppLifecycle
internal import PushRules

package struct ScenarioStart: Sendable {
  package let situation: SituationArguments
  private let stated: StatedSituation
  private let device: Device
  private let backgroundTasks: Int

  /// Reads what is stated, and the request headers of all pushes.
  package init(_ stated: StatedSituation, headers: RequestHeaders?) throws(ArgumentError) {
    situation = try SituationArguments(stated, headers: headers)
    self.stated = stated
    device = try Self.device(stated)
    backgroundTasks = try Self.backgroundTasks(stated)
  }

  package func scenario(_ events: [ScriptEvent]) -> Scenario {
    Scenario(
      situation.start,
      exitsOnSuspend: stated.has(.exitsOnSuspend) ? .present : .absent,
      multitasking: stated[.multitasking] == "off" ? .absent : .present,
      backgroundTasks: backgroundTasks,
      stateRestoration: stated.has(.stateRestoration) ? .present : .absent,
      device: device,
      alwaysOn: stated[.alwaysOn].map { $0 == "on" ? .on : .off } ?? .unstated,
      events: events
    )
  }

  /// The device; several windows imply an iPad.
  private static func device(_ stated: StatedSituation) throws(ArgumentError) -> Device {
    guard stated.has(.multiWindow) else { return stated[.device] == "iPad" ? .iPad : .iPhone }
    if stated[.device] == "iPhone" {
      throw .contradiction(
        stated.phrase(.multiWindow),
        stated.phrase(.device),
        because: "only an iPad shows several windows of an app"
      )
    }
    return .iPadWithWindows
  }

  /// The number of background tasks that the app begins inside didEnterBackground.
  private static func backgroundTasks(_ stated: StatedSituation) throws(ArgumentError) -> Int {
    guard let text = stated[.backgroundTasks] else { return 0 }
    guard let count = Int(text), (0...mostTasks).contains(count) else {
      let expected = ["a whole number from 0 to " + String(mostTasks)]
      throw .unknownValue(stated.subject(of: .backgroundTasks), text, expected: expected)
    }
    return count
  }

  /// More than any app begins at once.
  private static let mostTasks = 1000
}
