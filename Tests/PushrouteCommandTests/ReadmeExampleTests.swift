import Evidence
import PushPayload
import PushRules
import Testing

/// The Swift code of the README.
struct ReadmeExampleTests {
  @Test func `the route of a push answers as the README says`() throws {
    let situation = Situation(
      system: .iOS(17),
      state: .notRunning(.system),
      userAction: .notification,
      payload: PayloadTraits(alert: .dictionary, contentAvailable: .one),
      implements: [.didFinishLaunching, .didReceiveFetch, .willPresent, .didReceiveResponse]
    )
    let route = try Route(situation)

    #expect(route.arrival.calls.map(\.method) == [.didFinishLaunching, .didReceiveFetch])
    #expect(route.response?.calls.map(\.method) == [.didReceiveResponse])
    #expect(route.notCalled.first?.causes.first?.statement != nil)
  }

  @Test func `the tables are read as the README says`() {
    let rule = DecisionGraph.routing.rule("device.force-quit")
    #expect(rule?.statement.hasPrefix("The user removed the app in the switcher") == true)
    #expect(rule?.confidence == .documented)
    #expect(rule?.condition.description == "state not-running (user)")
    let sources = (rule?.citations ?? []).compactMap(Citation.init(_:)).flatMap(\.sources)
    #expect(sources.map(\.title).contains("WWDC 2013, session 204, What's New with Multitasking"))

    let tables = DecisionGraph.routing.tables.filter { $0.columnNames.contains("Low Power Mode") }
    #expect(tables.map(\.name) == ["device"])
  }

  @Test func `a payload is read as the README says`() throws {
    let bytes = Array(#"{"aps":{"content-available":1}}"#.utf8)
    let payload = try Payload(reading: bytes, pushType: nil)

    #expect(payload.traits.contentAvailable == .one)
  }
}
