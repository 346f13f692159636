import PushPayload
import PushRules
import Testing

@testable import RouteReport

struct CallTests {
  private static let traits: [PayloadTraits] = PayloadFlag.allCases.flatMap { flag in
    [AlertForm.absent, .string, .dictionary].map { alert in
      PayloadTraits(
        alert: alert,
        sound: alert == .absent ? .present : .absent,
        badge: flag == .one ? .present : .absent,
        contentAvailable: flag,
        mutableContent: flag,
        category: alert == .string ? .present : .absent
      )
    }
  }

  @Test func `the payload of a witness has the traits of its situation`() throws {
    for traits in Self.traits {
      let payload = try Payload(traits.sample)
      #expect(payload.traits == traits, "\(traits.sample)")
    }
  }

  @Test func `what eval assumes needs no flag`() {
    let situation = Situation(state: .suspended, payload: PayloadTraits(alert: .string))
    let call = #"echo '{"aps":{"alert":"Hello"}}' | pushroute eval --ios 27 --state suspended"#
    #expect(situation.call == call)
  }

  @Test func `what eval assumes otherwise has a flag`() {
    var situation = Situation(
      system: .iOS(18),
      state: .notRunning(.user),
      userAction: .notification,
      payload: PayloadTraits(),
      implements: [.willPresent],
      lifecycle: .scene,
      sdk: .iOS(17),
      backgroundModes: [],
      backgroundAppRefresh: .off,
      lowPowerMode: .on,
      authorization: .denied,
      pushType: .background,
      priority: .five
    )
    situation.notificationCenterDelegate = .late
    #expect(
      situation.flagsOfCall == [
        "--ios 18", "--state not-running", "--terminated-by user", "--launch notification",
        "--implements will-present", "--notification-center-delegate late", "--lifecycle scene",
        "--sdk 17", "--background-modes none", "--background-app-refresh off", "--low-power on",
        "--authorization denied", "--push-type background", "--priority 5",
      ]
    )
  }
}
