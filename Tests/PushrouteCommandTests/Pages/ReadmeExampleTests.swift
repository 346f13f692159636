import Evidence
import PushPayload
import PushRules
import Testing

/// The Swift code of the README that is no whole file.
struct ReadmeExampleTests {
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
    let payload = try Payload(reading: bytes)

    #expect(payload.traits.contentAvailable == .one)
  }
}
