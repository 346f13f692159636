import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the system may hand the push to the app delegate.
  static let admission = TableCases(.admission, from: .silentPush).rows([
    Gate.closed: [
      .init("admission.other-receiver", .pushType(.voip)),
      .init("admission.never-launched", .state(.neverLaunched)),
      .init("admission.not-registered-before-8", .iOS(7), .denied),
      .init("admission.denied-in-foreground", .state(.active), .payload(.empty), .denied),
      .init("admission.denied-without-mode", .backgroundModes([]), .denied),
      .init("admission.denied-without-refresh", .backgroundAppRefresh(.off), .denied),
      .init("admission.alert-styles-off", .stylesOff),
      .init("admission.silent-typed-alert", .pushType(.alert)),
      .init("admission.silent-typed-alert-in-foreground", .state(.active), .pushType(.alert)),
      .init("admission.background-typed-visible", .payload(.alert), .pushType(.background)),
      .init("admission.background-typed-empty", .payload(.empty), .pushType(.background)),
      .init("admission.silent-in-simulator", .environment(.simulator)),
    ],
    .open: [.init("admission.admitted")],
  ])

  /// Whether `content-available` gets the app background time.
  static let backgroundTime = TableCases(.backgroundTime, from: .silentPush).rows([
    Gate.closed: [
      .init("background-time.not-admitted", .pushType(.alert)),
      .init("background-time.not-requested", .priority(.ten)),
      .init("background-time.not-configured", .iOS(6)),
      .init("background-time.device-refuses", .state(.quit)),
    ],
    .open: [.init("background-time.granted")],
  ])

  /// What the push has for an app that is not in the foreground.
  static let backgroundWork = TableCases(.backgroundWork, from: .silentPush).rows([
    BackgroundWork.pushKit: [.init("background-work.call", .voip)],
    .silentPush: [.init("background-work.background")],
    .framework: [.init("background-work.framework", .liveActivity(.start))],
    .nothing: [.init("background-work.nothing", .payload(.alert))],
  ])

  /// Whether PushKit gives the app time.
  static let callTime = TableCases(.callTime, from: .call).rows([
    Gate.closed: [
      .init("call-time.not-voip", .iOS(7)),
      .init("call-time.no-voip-mode", .backgroundModes([])),
      .init("call-time.never-launched", .state(.neverLaunched)),
      .init("call-time.first-unlock", .lockedSinceReboot),
      .init(
        "call-time.complication-after-force-quit",
        .iOS(12),
        .pushType(.complication),
        .state(.quit)
      ),
      .init(
        "call-time.complication-before-unlock",
        .iOS(12),
        .pushType(.complication),
        .lockedSinceReboot
      ),
      .init("call-time.simulator", .environment(.simulator)),
      .init("call-time.simulator-by-apns", .environment(.simulatorByApns)),
      .init("call-time.blocked", .blocked),
    ],
    .open: [.init("call-time.voip")],
  ])

  /// Whether the app is built to take background time.
  static let configuration = TableCases(.configuration, from: .silentPush).rows([
    Gate.closed: [
      .init("configuration.before-7", .iOS(6)),
      .init("configuration.did-receive-only", .without(.didReceiveFetch)),
      .init("configuration.no-method", .without(.didReceive, .didReceiveFetch)),
      .init("configuration.no-background-mode", .backgroundModes([])),
    ],
    .open: [.init("configuration.complete")],
  ])

  /// Whether the device and its user allow background time.
  static let device = TableCases(.device, from: .silentPush).rows([
    Gate.closed: [
      .init("device.refresh-off", .backgroundAppRefresh(.off)),
      .init("device.refresh-off-8-to-12", .iOS(12), .backgroundAppRefresh(.off)),
      .init("device.low-power", .lowPowerMode(.on)),
      .init("device.first-unlock", .lockedSinceReboot),
      .init("device.force-quit", .state(.quit)),
      .init("device.budget-spent", .budgetSpent),
    ],
    .open: [.init("device.allows")],
  ])

  /// Whether ActivityKit or Push to Talk gives the app time.
  static let frameworkTime = TableCases(.frameworkTime, from: .silentPush).rows([
    Gate.closed: [
      .init("framework-time.other-push"),
      .init("framework-time.no-push-to-talk-mode", .pushType(.pushToTalk)),
      .init(
        "framework-time.no-channel",
        .pushType(.pushToTalk),
        .backgroundModes([.pushToTalk]),
        .noChannel
      ),
      .init("framework-time.never-launched", .state(.neverLaunched), .liveActivity(.start)),
      .init("framework-time.first-unlock", .lockedSinceReboot, .liveActivity(.start)),
      .init("framework-time.start-after-force-quit", .state(.quit), .liveActivity(.start)),
      .init(
        "framework-time.talk-after-force-quit",
        .state(.quit),
        .pushType(.pushToTalk),
        .backgroundModes([.pushToTalk])
      ),
    ],
    .open: [.init("framework-time.granted", .liveActivity(.start))],
  ])

  /// Where the app is when the user acts.
  static let placeAtResponse = TableCases(.placeAtResponse, from: .silentPush).rows([
    PlaceAtResponse.foreground: [.init("place-at-response.foreground", .state(.active))],
    .background: [.init("place-at-response.background")],
    .launchedByPush: [.init("place-at-response.launched", .state(.ended))],
    .gone: [
      .init("place-at-response.gone", .state(.quit)),
      .init("place-at-response.unlocked-since", .lockedSinceReboot),
    ],
  ])

  /// Whether payload and headers ask for background time.
  static let request = TableCases(.request, from: .silentPush).rows([
    Gate.closed: [
      .init("request.no-content-available", .payload(.empty)),
      .init("request.content-available-0", .contentAvailable(.zero)),
      .init("request.content-available-unreadable", .contentAvailable(.unreadable)),
      .init("request.content-available-misplaced", .contentAvailable(.misplaced)),
      .init("request.beside-in-simulator", .payload(.mixed), .environment(.simulator)),
      .init("request.priority-10", .priority(.ten)),
      .init(
        "request.background-typed-priority-10",
        .payload(.mixed),
        .pushType(.background),
        .priority(.ten)
      ),
    ],
    .open: [.init("request.requested")],
  ])

  /// Whether a scene is connected when the user acts.
  static let sceneAtResponse = TableCases(.sceneAtResponse, from: .coldTap).rows([
    SceneAtResponse.connected: [
      .init("scene-at-response.no-scenes"),
      .init("scene-at-response.connected", .state(.suspended), .scenes),
      .init("scene-at-response.after-background-launch", .voip, .scenes),
    ],
    .disconnected: [
      .init("scene-at-response.taken-away", .state(.suspended), .scenes, .lostScene),
      .init("scene-at-response.not-running", .scenes),
    ],
  ])

  /// What the push does to the process of the app.
  static let wake = TableCases(.wake, from: .silentPush).rows([
    Wake.running: [
      .init("wake.foreground", .state(.active)),
      .init("wake.background", .state(.background)),
    ],
    .nothing: [
      .init("wake.none", .payload(.alert)),
      .init("wake.launch-fails", .state(.ended), .sdk(27)),
    ],
    .resumed: [.init("wake.resumed")],
    .launched: [
      .init("wake.launched", .state(.ended)),
      .init("wake.launched-after-reboot-before-12", .iOS(11), .state(.rebooted)),
      .init("wake.launched-after-crash", .state(.crashed)),
      .init("wake.launched-after-reboot", .state(.rebooted)),
      .init("wake.framework-launch", .state(.rebooted), .liveActivity(.start)),
      .init("wake.call-after-reboot", .state(.rebooted), .voip),
      .init("wake.call-after-force-quit", .iOS(12), .state(.quit), .voip),
      .init("wake.call-after-force-quit-since-13", .state(.quit), .voip),
    ],
  ])
}
