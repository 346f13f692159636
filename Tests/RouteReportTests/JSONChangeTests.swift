import PushRules
import RouteReport
import Testing

struct JSONChangeTests {
  @Test
  func `steps about the same list carry its value after all of them`() throws {
    let situation = Situation(state: .active, payload: PayloadTraits(contentAvailable: .one))
    let route = try Route(situation)
    let old = try #require(route.notCalled.first { $0.method == .didReceive })
    #expect(old.change?.steps.isEmpty == false)
    let payload = PayloadSummary(source: "x", byteCount: 2, traits: situation.payload)
    let text = RouteAnswer(to: situation, payload: payload, assumed: []).json.text
    let lists = text.split(separator: "\"member\": \"implements\"").dropFirst()
    for list in lists {
      #expect(list.prefix { $0 != "]" }.contains("did-receive"))
    }
    #expect(!lists.isEmpty)
  }

  @Test(arguments: [
    (
      situation: Situation(
        state: .suspended,
        payload: PayloadTraits(contentAvailable: .one),
        backgroundModes: [.voip]
      ),
      lines: #"""
                "member": "backgroundModes",
                "value": [
                  "remote-notification",
                  "voip"
                ],
                "text": "add remote-notification to UIBackgroundModes"
      """#
    ),
    (
      situation: Situation(
        state: .suspended,
        payload: PayloadTraits(contentAvailable: .one),
        backgroundAppRefresh: .off
      ),
      lines: #"""
                "member": "backgroundAppRefresh",
                "value": "on",
                "text": "switch Background App Refresh on"
      """#
    ),
    (
      situation: Situation(state: .suspended, payload: PayloadTraits()),
      lines: #"""
                "member": "payload.contentAvailable",
                "value": true,
                "text": "add \"content-available\": 1 to aps"
      """#
    ),
    (
      situation: Situation(
        system: .iOS(6),
        state: .notRunning(.system),
        payload: PayloadTraits(contentAvailable: .one)
      ),
      lines: #"""
                "member": "ios",
                "value": "7",
                "text": "run iOS 7 or later"
      """#
    ),
  ])
  func `a change names the member and its new value`(situation: Situation, lines: String) {
    let payload = PayloadSummary(source: "x", byteCount: 2, traits: situation.payload)
    let text = RouteAnswer(to: situation, payload: payload, assumed: []).json.text
    #expect(flat(text).contains(flat(lines)))
  }

  private func flat(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" } }
}
