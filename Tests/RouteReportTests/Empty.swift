import PushPayload
import PushRules
import Testing

@testable import RouteReport

struct Scratch {
  @Test func show() {
    for s in [
      Situation(state: .suspended, payload: PayloadTraits(contentAvailable: .one)),
      Situation(
        system: .iOS(9),
        state: .suspended,
        launch: .notification,
        payload: PayloadTraits(alert: .string),
        implements: [.didFinishLaunching, .didReceive]
      ),
    ] {
      let a = RouteAnswer(
        to: s,
        payload: PayloadSummary(
          source: "Payloads/background/background-update.json",
          byteCount: 68,
          traits: s.payload
        ),
        assumed: ["ios", "lifecycle", "sdk", "backgroundModes", "pushType"]
      )
      var t = ""
      TextReport(a).write(to: &t)
      print(t)
    }
  }
}
