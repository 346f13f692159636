internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import RouteReport

/// What a script of events leads to.
struct ScenarioQuestion {
  private let trace: Trace

  /// Reads the scenario and plays it.
  init(_ request: JSONNode) throws(RequestError) {
    guard let node = request["scenario"], let members = node.members else {
      throw RequestError("expected a member `scenario`")
    }
    let situation = try StatedMembers(members).situation
    var events: [ScriptEvent] = []
    for element in node["events"]?.elements ?? [] {
      events.append(try Self.event(element, in: situation))
    }
    let scenario = Scenario(
      situation,
      exitsOnSuspend: node.presence("exitsOnSuspend"),
      stateRestoration: node.presence("stateRestoration"),
      device: try Self.device(node),
      events: events
    )
    do {
      trace = try Trace(playing: scenario)
    } catch {
      throw RequestError(error.description)
    }
  }

  /// The answer.
  var json: JSONTree { TraceReport(trace).json }

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
