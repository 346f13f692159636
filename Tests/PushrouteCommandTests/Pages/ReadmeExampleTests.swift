import Evidence
import PushPayload
import PushRules
import Testing

/// The Swift code of the README and the documentation that is no whole file.
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

  @Test func `a payload is read as the documentation says`() throws {
    let payload = try Payload(#"{"aps":{"content-available":1}}"#)
    #expect(payload.traits.contentAvailable == .one)
  }

  @Test func `the first page of PushRules reads JSON and routes it`() throws {
    let payload = try Payload(#"{"aps": {"alert": "Lunch?"}}"#)
    let situation = Situation(system: .iOS(17), state: .suspended, payload: payload.traits)
    let route = try Route(situation)
    #expect(route.arrival.calls.map { $0.method } == [])
    let fetch = route.notCalled.first { $0.method == .didReceiveFetch }
    #expect(fetch?.reason == "Without content-available nothing runs until the user acts.")
    #expect(fetch?.remedy?.steps == [.contentAvailable(.one)])

    let search = try RemedySearch(for: [.didReceiveFetch], in: situation)
    if case .remedies(let options) = search.outcome {
      #expect(options.map { $0.remedy.steps }.first == [.contentAvailable(.one)])
    } else {
      Issue.record("\(search.outcome)")
    }
  }

  @Test func `the first page of PushPayload mends a payload and reads a message`() throws {
    var bytes = Array(#"{"aps":{"alert":"x","sound":""}}"#.utf8)
    let payload = try Payload(bytes, pushType: .alert)
    let lint = Lint(payload, system: .iOS(17))
    let found = lint.findings.listed.map { "\(lint.position(of: $0) ?? .start): \($0.message)" }
    #expect(found.count == 1)
    #expect(Fix.apply(lint.findings.listed.compactMap(\.fix), to: bytes).count < bytes.count)

    bytes = Array(#"{"message":{"token":"t","apns":{"payload":{"aps":{"badge":1}}}}}"#.utf8)
    let document = try JSONDocument(reading: bytes)
    let message = try ProviderMessage(document, as: .fcm)
    do {
      let lint = Lint(try Payload(message, in: document), headers: message.headers)
      #expect(lint.findings.listed.isEmpty)
    }
  }
}
