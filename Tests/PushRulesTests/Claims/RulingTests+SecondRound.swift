import PushRules
import PushTestSupport

// what is new among inputs and pushes.
extension RulingTests {
  private static func activity(
    _ event: LiveActivityEvent?,
    _ state: AppState,
    on system: SystemVersion = .iOS(18),
    in methods: Set<DelegateMethod> = .center
  ) -> Situation {
    Situation.on(system, state, PayloadTraits(alert: .dictionary, event: event), in: methods)
      .with(\.pushType, .liveActivity)
  }

  static let liveActivity = [
    Claim(
      "R-39",
      "start launches an app that was not running; no push method",
      activity(.start, .ended),
      .wake(.launched, .documented),
      .receiver(.activityKit),
      .seen(.unknown),
      .arrival(.finish(.background, key: .unknown, .observed)),
      .ends(.suspended)
    ),
    Claim(
      "R-39",
      "start resumes a suspended app",
      activity(.start, .suspended),
      .wake(.resumed, .documented),
      .arrival(),
      .caveat("live-activity-token", says: "token")
    ),
    Claim(
      "R-39",
      "after a force quit: not known",
      activity(.start, .quit),
      .wake(.nothing, .contested),
      .arrival()
    ),
    Claim("R-39", "update: the widget extension", activity(.update, .suspended), .wake(.nothing)),
    Claim(
      "R-39",
      "end: the widget extension",
      activity(.end, .ended),
      .receiver(.widgetExtension),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-39",
      "before 17.2 a push starts nothing",
      activity(.start, .suspended, on: .iOS(17, 1)),
      .receiver(.nobody),
      .wake(.nothing, .documented)
    ),
  ]

  private static func talk(_ state: AppState, _ modes: Set<BackgroundMode>) -> Situation {
    Situation.on(.iOS(17), state, .empty, in: .center)
      .with(\.pushType, .pushToTalk).with(\.backgroundModes, modes)
  }

  static let pushToTalk = [
    Claim(
      "R-40",
      "launched for the channel manager",
      talk(.ended, [.pushToTalk]),
      .wake(.launched, .documented),
      .receiver(.pushToTalk),
      .arrival(.finish(.background, key: .unknown)),
      .caveat("channel-joined", says: "joined a channel")
    ),
    Claim("R-40", "resumed", talk(.suspended, [.pushToTalk]), .wake(.resumed, .documented)),
    Claim(
      "R-40",
      "without the background mode",
      talk(.suspended, [.remoteNotification]),
      .wake(.nothing, .documented),
      .noCaveat("channel-joined")
    ),
    Claim(
      "R-40",
      "after a force quit: not known",
      talk(.quit, [.pushToTalk]),
      .wake(.nothing, .contested)
    ),
  ]

  private static func call(
    _ system: SystemVersion,
    _ methods: Set<DelegateMethod>
  ) -> Situation {
    Situation.on(system, .suspended, .empty, in: methods)
      .with(\.pushType, .voip).with(\.backgroundModes, [.voip])
  }

  static let callMetadata = [
    Claim(
      "R-41",
      "from 26.4 the method with metadata",
      call(.iOS(26, 4), [.didReceiveIncomingPush, .didReceiveIncomingVoIPPush]),
      .arrival(.voipCall(.background, .documented)),
      .caveat("voip-report-call", says: "mustReport")
    ),
    Claim(
      "R-41",
      "else the older one",
      call(.iOS(26, 4), [.didReceiveIncomingPush]),
      .arrival(.pushKit(.background, .documented)),
      .caveat("voip-report-call", says: "must report a call")
    ),
    Claim(
      "R-41",
      "before 26.4 the older one",
      call(.iOS(26, 3), [.didReceiveIncomingPush, .didReceiveIncomingVoIPPush]),
      .arrival(.pushKit(.background, .documented)),
      .caveat("method-unavailable", says: "did-receive-incoming-voip-push")
    ),
  ]

  static let usualApp = [
    Claim(
      "R-42",
      "iOS 9: both methods for remote notifications",
      Situation(system: .iOS(9), state: .suspended, payload: .silent),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "R-42",
      "10 to 25: a delegate of the notification center, without scenes",
      Situation(system: .iOS(18), state: .ended, userAction: .notification, payload: .alert),
      .launch(.finish(.inactive, key: .present), .response(.inactive, .observed))
    ),
    Claim(
      "R-42",
      "from 26: the same with scenes",
      Situation(system: .iOS(26), state: .ended, userAction: .notification, payload: .alert),
      .launch(
        .finish(.background, key: .absent),
        .connect(.background, response: .present),
        .response(.inactive, .observed)
      )
    ),
  ]

  static let simulator = [
    Claim(
      "R-43",
      "an alert is delivered and shown",
      Situation.on(.iOS(26), .suspended, .alert, in: .center).with(\.environment, .simulator),
      .seen(.shown),
      .wake(.nothing)
    ),
    Claim(
      "R-43",
      "content-available alone is not delivered",
      Situation.on(.iOS(26), .suspended, .silent, in: .center).with(\.environment, .simulator),
      .wake(.nothing, .contested),
      .missed(.didReceiveFetch, .arrival, .contested)
    ),
    Claim(
      "R-43",
      "not in the foreground either",
      Situation.on(.iOS(26), .active, .silent, in: .center).with(\.environment, .simulator),
      .missed(.didReceiveFetch, .arrival, .contested)
    ),
    Claim(
      "R-43",
      "content-available on an alert: not known",
      Situation.on(.iOS(26), .suspended, .mixed, in: .center).with(\.environment, .simulator),
      .wake(.resumed, .contested),
      .arrival(.fetch(.background, .contested)),
      .caveat("simulator")
    ),
    Claim(
      "R-43",
      "the service extension: not known",
      Situation.on(.iOS(26), .suspended, .mutable, in: .extended)
        .with(\.environment, .simulator),
      .arrival(.serviceExtension(.contested))
    ),
    Claim(
      "R-43",
      "VoIP cannot be sent there",
      call(.iOS(26), [.didReceiveIncomingPush]).with(\.environment, .simulator),
      .wake(.nothing, .contested)
    ),
  ]

  static let debugger = [
    Claim(
      "R-43",
      "under the debugger the app is not suspended",
      Situation.on(.iOS(26), .suspended, .silent, in: .center).with(\.environment, .debugger),
      .wake(.resumed, .documented),
      .arrival(.fetch(.background, .documented)),
      .ends(.background),
      .caveat("debugger", says: "suspended")
    )
  ]

  static let missingType = [
    Claim(
      "R-44",
      "handed over, with doubt",
      Situation.on(.iOS(18), .suspended, .mixed, in: .center).with(\.pushType, .missing),
      .seen(.shown, .contested),
      .wake(.resumed, .contested),
      .arrival(.fetch(.background, .contested))
    ),
    Claim(
      "R-44",
      "before 13 nothing is missing",
      Situation.on(.iOS(12), .suspended, .mixed, in: .center).with(\.pushType, .missing),
      .seen(.shown, .documented),
      .arrival(.fetch(.background, .documented))
    ),
  ]

  static let ownHeaders = [
    Claim(
      "R-45",
      "content-available alone with priority 10 does not wake",
      Situation.on(.iOS(18), .suspended, .silent, in: .center).with(\.priority, .ten),
      .wake(.nothing, .documented)
    )
  ]

  static let customDismiss = [
    Claim(
      "R-46",
      "without the option the dismissal calls nothing and starts nothing",
      Situation.on(.iOS(17), .ended, .actionable, then: .dismiss, in: .center),
      .launch(),
      .missed(.didReceiveResponse, .response, .documented),
      .ends(.notRunning)
    ),
    Claim(
      "R-46",
      "without a category the option has no effect",
      Situation.on(.iOS(17), .suspended, .alert, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .launch()
    ),
    Claim(
      "R-46",
      "before 10 it has none either",
      Situation.on(.iOS(9), .suspended, .actionable, then: .dismiss, in: .buttons)
        .with(\.categoryOptions, [.customDismiss]),
      .launch()
    ),
  ]

  static let provisionalInFront = [
    Claim(
      "R-47",
      "the app decides, with .list from 14",
      Situation.on(.iOS(14), .active, .alert, in: .center).with(\.authorization, .provisional),
      .seen(.appDecides, .inferred),
      .arrival(.present(.active)),
      .says(".list")
    ),
    Claim(
      "R-47",
      "with .alert on 12 and 13",
      Situation.on(.iOS(13), .active, .alert, in: .center).with(\.authorization, .provisional),
      .seen(.appDecides),
      .arrival(.present(.active)),
      .says(".alert")
    ),
  ]
}
