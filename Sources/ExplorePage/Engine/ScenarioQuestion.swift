internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import RouteReport

/// What a script of events leads to.
struct ScenarioQuestion {
  private let scenario: Scenario

  /// Reads the scenario.
  init(_ request: JSONNode) throws(RequestError) {
    guard let node = request["scenario"], let members = node.members else {
      throw RequestError("expected a member `scenario`")
    }
    let situation = try StatedMembers(members).situation
    var events: [ScriptEvent] = []
    for element in node["events"]?.elements ?? [] {
      events.append(try Self.event(element, in: situation))
    }
    scenario = Scenario(
      situation,
      exitsOnSuspend: node.presence("exitsOnSuspend"),
      multitasking: node["multitasking"]?.value == .boolean(false) ? .absent : .present,
      backgroundTasks: try Self.tasks(node),
      stateRestoration: node.presence("stateRestoration"),
      device: try Self.device(node),
      events: events
    )
  }

  /// What the script leads to.
  var json: JSONTree {
    get throws(RequestError) {
      do {
        return TraceReport(try Trace(playing: scenario)).json
      } catch {
        throw RequestError(error.description)
      }
    }
  }

  /// The events that may follow, and why the others cannot.
  static func outlook(_ request: JSONNode) throws(RequestError) -> JSONTree {
    let question = try ScenarioQuestion(request)
    do {
      let outlook = try Outlook(behind: question.scenario)
      return [
        "events": .array(
          outlook.entries.map {
            ["name": .string($0.event.name), "because": .text($0.obstacle)]
          }
        )
      ]
    } catch {
      throw RequestError(error.description)
    }
  }

  private static func event(
    _ node: JSONNode,
    in situation: Situation
  ) throws(RequestError) -> ScriptEvent {
    if let name = node.string, let event = LifecycleEvent(name) { return .event(event) }
    if let seconds = node["after"]?.number.flatMap({ Int(exactly: $0) }), seconds >= 0 {
      return .after(seconds: seconds)
    }
    guard let payload = node["push"], payload.members != nil else {
      throw RequestError("expected an event, or an object with `push` or `after`")
    }
    do {
      let text = Array(payload.compactText.utf8)
      let read = try Payload(reading: text, pushType: situation.pushType)
      return .push(ArrivingPush(traits: read.traits))
    } catch {
      throw RequestError(error.message)
    }
  }

  private static func tasks(_ node: JSONNode) throws(RequestError) -> Int {
    guard let member = node["backgroundTasks"] else { return 0 }
    guard let count = member.number.flatMap({ Int(exactly: $0) }), (0...1000).contains(count) else {
      throw RequestError("`backgroundTasks` is a whole number from 0 to 1000")
    }
    return count
  }

  private static func device(_ node: JSONNode) throws(RequestError) -> Device {
    if node.presence("multiWindow") == .present { return .iPadWithWindows }
    switch node["device"]?.string {
    case "iPad": return .iPad
    case "iPhone", nil: return .iPhone
    case let name?: throw RequestError("`device` does not know \(name)")
    }
  }
}

extension JSONNode {
  fileprivate func presence(_ key: String) -> Presence {
    self[key]?.value == .boolean(true) ? .present : .absent
  }
}
