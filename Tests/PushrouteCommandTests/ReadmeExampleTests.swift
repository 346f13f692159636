import PushPayload
import PushRules
import Testing

/// The Swift code of the README.
struct ReadmeExampleTests {
  @Test func `the route of a push answers as the README says`() throws {
    let situation = Situation(
      system: .iOS(17),
      state: .notRunning(.system),
      launch: .notification,
      payload: PayloadTraits(alert: .dictionary, contentAvailable: .one),
      implements: [.didFinishLaunching, .didReceiveFetch, .willPresent, .didReceiveResponse]
    )
    let route = try Route(situation)

    #expect(route.arrival.calls.map(\.method) == [.didFinishLaunching, .didReceiveFetch])
    #expect(route.launch?.calls.map(\.method) == [.didReceiveResponse])
    #expect(route.notCalled.first?.causes.first?.statement != nil)
  }

  @Test func `a payload is read as the README says`() throws {
    let bytes = Array(#"{"aps":{"content-available":1}}"#.utf8)
    let payload = try Payload(reading: bytes, pushType: nil)

    #expect(payload.traits.contentAvailable == .one)
  }
}
