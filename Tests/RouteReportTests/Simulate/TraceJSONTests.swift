import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle
@testable import RouteReport

struct TraceJSONTests {
  @Test
  func `the members of the contract come first and last`() throws {
    let json = try TraceSamples.day().json
    #expect(
      json.keys == ["schemaVersion", "situation", "remarks", "initialState", "steps", "finalState"]
    )
    #expect(json["finalState"] == .string("not-running"))
    #expect(json["situation"]?["terminatedBy"] == .string("system"))
    #expect(json["situation"]?["exitsOnSuspend"] == .boolean(false))
  }

  @Test
  func `a consequence, an arrival and a view controller are said only where they are`() throws {
    let steps = try #require(try TraceSamples.day().json["steps"]?.elements)
    let marked = steps.map { $0["consequence"] }
    #expect(marked.filter { $0 == .boolean(true) }.count == 1)
    #expect(marked.filter { $0 == nil }.count == steps.count - 1)
    let arrivals = steps.compactMap { $0["arrival"] }
    #expect(arrivals.map { $0["wake"] } == [.string("resumed")])
    let calls = steps.flatMap { $0["calls"]?.elements ?? [] }
    #expect(calls.contains { $0["viewController"] == .string("A") })
    #expect(calls.allSatisfy { $0["viewController"] != .null })
  }

  @Test
  func `a notification alone has no method`() throws {
    let steps = try #require(try TraceSamples.scenes().json["steps"]?.elements)
    let calls: [JSONTree] = steps.flatMap { $0["calls"]?.elements ?? [] }
    let alone = calls.filter { $0["method"] == .null }
    #expect(alone.count == 2)
    let names = alone.map { $0["notification"] }
    #expect(names.first == .string("UIApplicationWillEnterForegroundNotification"))
    #expect(alone.first?["otherSides"]?.elements.count == 1)
  }

  @Test(arguments: [
    (device: Device.iPhone, name: "iPhone", multiWindow: false),
    (device: .iPad, name: "iPad", multiWindow: false),
    (device: .iPadWithWindows, name: "iPad", multiWindow: true),
  ])
  func `the device is spelt as in a scenario`(device: Device, name: String, multiWindow: Bool) {
    let situation = Situation.on(.iOS(12), .active, .empty, in: .scene)
    let scenario = Scenario(situation, exitsOnSuspend: .present, device: device, events: [])
    let json = TraceReport(
      scenario: scenario,
      initialState: .active,
      steps: [],
      finalState: .active
    ).json
    #expect(json["situation"]?["device"] == .string(name))
    #expect(json["situation"]?["multiWindow"] == .boolean(multiWindow))
    #expect(json["situation"]?["exitsOnSuspend"] == .boolean(true))
    #expect(json["situation"]?["lifecycle"] == .string("app"))
  }
}

extension JSONTree {
  /// The keys of an object, in order.
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  /// The elements of an array.
  fileprivate var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The value of a member.
  fileprivate subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
