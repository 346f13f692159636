import DecisionTables

@testable import PushRules

/// Something that must never be: regions over the situation and the answers that no situation meets.
struct Invariant: Sendable, CustomStringConvertible {
  let description: String
  let forbidden: [Region]

  private init(_ description: String, forbidden: [Region]) {
    self.description = description
    self.forbidden = forbidden
  }

  private init(_ description: String, never entries: Entry...) {
    self.init(description, forbidden: [Region.any.keeping(entries)])
  }

  static let all: [Invariant] =
    calls + background + presentation + launches

  /// When a method runs in a phase.
  private static func candidates(_ method: DelegateMethod, _ phase: Phase? = nil) -> [Region] {
    PossibleCall.all
      .filter { $0.method == method && (phase == nil || $0.phase == phase) }
      .map(\.when)
  }

  private static let everyCall = PossibleCall.all.map(\.when)

  private static let calls = [
    Invariant(
      "never both methods for remote notifications in one phase",
      forbidden: Phase.allCases.flatMap { phase in
        candidates(.didReceive, phase).flatMap { old in
          candidates(.didReceiveFetch, phase).map { old & $0 }
        }
      }
    ),
    Invariant(
      "with the fetch variant the old method runs for no arrival",
      forbidden: candidates(.didReceive, .arrival).map {
        $0 & .since(7) & .implements(.didReceiveFetch)
      }
    ),
    Invariant(
      "with the fetch variant the old method runs for no tap but on 10.0",
      forbidden: candidates(.didReceive, .response).map {
        $0 & .since(7) & !.only(10, 0) & .implements(.didReceiveFetch)
      }
    ),
    Invariant(
      "no method runs that is not implemented",
      forbidden: PossibleCall.all.map { $0.when & .lacks($0.method) }
    ),
    Invariant(
      "no method runs before its iOS",
      forbidden: PossibleCall.all.flatMap { candidate in
        let tooOld = SystemVersion.breakpoints.indices.filter {
          SystemVersion.breakpoints[$0] < candidate.method.since
        }
        return tooOld.map { candidate.when & Entry(Column(.system), UInt64(bit: $0)) }
      }
    ),
    Invariant(
      "no method of the notification center's delegate runs without one",
      forbidden: (candidates(.willPresent) + candidates(.didReceiveResponse)).map {
        $0 & .delegate(nil)
      }
    ),
    Invariant(
      "a push for another receiver calls on arrival no method but those of a launch",
      forbidden: PossibleCall.all.filter { $0.phase == .arrival && !$0.method.isOfLaunch }.map {
        $0.when & !.recipient(.app, .pushKit)
      }
    ),
    Invariant(
      "an app that fails to launch gets no callback",
      forbidden: PossibleCall.all.filter { $0.method != .serviceExtension }.map {
        $0.when & .launchability(.fails)
      }
    ),
    Invariant(
      "without a user action nothing runs in the launch phase",
      forbidden: PossibleCall.all.filter { $0.phase == .response }.map {
        $0.when & .userAction(nil)
      }
    ),
  ]

  private static let background = [
    Invariant(
      "after a force quit no method runs on arrival but PushKit's, in the launch that it causes",
      forbidden: [
        Region(.killedByUser, .arrivalMethod(.remoteNotificationMethod)),
        Region(.killedByUser, .willPresentCall(.asked)),
        Region(.killedByUser, .wake(.launched), !.backgroundWork(.pushKit)),
      ]
    ),
    Invariant(
      "the old method runs in no background",
      forbidden:
        candidates(.didReceive, .arrival).map { $0 & !.place(.foreground) }
    ),
    Invariant(
      "no wake without content-available",
      never:
        .backgroundWork(.silentPush),
      .contentAvailable(.absent)
    ),
    Invariant(
      "no wake without the background mode",
      never:
        .backgroundWork(.silentPush),
      .remoteNotificationMode(.absent)
    ),
    Invariant(
      "no wake without the fetch variant",
      never:
        .backgroundWork(.silentPush),
      .lacks(.didReceiveFetch)
    ),
    Invariant("no wake before iOS 7", never: .backgroundWork(.silentPush), .before(7)),
    Invariant(
      "no wake with Background App Refresh off",
      never:
        .backgroundWork(.silentPush),
      .backgroundAppRefresh(.off)
    ),
    Invariant(
      "no wake in Low Power Mode",
      never:
        .backgroundWork(.silentPush),
      .lowPowerMode(.on),
      .since(9)
    ),
    Invariant(
      "no wake before the first unlock",
      never:
        !.wake(.nothing),
      .firstUnlock(.pending)
    ),
    Invariant(
      "nothing for an app that was never opened",
      forbidden: [
        Region(.neverLaunched, !.wake(.nothing)),
        Region(.neverLaunched, !.presentation(.nothing, .unknown)),
        Region(.neverLaunched, .extensionRun(.runs)),
      ]
    ),
    Invariant(
      "a suspended app is never launched",
      never:
        .state(.suspended),
      .wake(.launched)
    ),
    Invariant(
      "an app in the foreground always runs",
      never:
        .place(.foreground),
      !.wake(.running)
    ),
  ]

  private static let presentation = [
    Invariant(
      "a silent push never shows anything",
      never:
        .nothingVisible,
      .presentation(.shown, .willPresent, .historyOnly)
    ),
    Invariant(
      "willPresent is asked in the foreground only",
      never:
        .willPresentCall(.asked),
      !.place(.foreground)
    ),
    Invariant(
      "without permission nothing is shown",
      never:
        .authorization(.denied, .notDetermined),
      .presentation(.shown, .willPresent, .historyOnly)
    ),
    Invariant(
      "the service extension runs for alerts only",
      never:
        .extensionRun(.runs),
      .withoutAlert
    ),
    Invariant(
      "the service extension runs only for a push that may be shown",
      never:
        .extensionRun(.runs),
      .showing(.closed)
    ),
    Invariant(
      "before iOS 10 nothing is shown over the app",
      never:
        .place(.foreground),
      .before(10, 0),
      .presentation(.shown, .willPresent)
    ),
  ]

  private static let launches = [
    Invariant(
      "no launch of a process that runs",
      forbidden: [Region(.running, !.launchCause(.nobody)), Region(.running, .wake(.launched))]
    ),
    Invariant(
      "an icon launch never carries the key or a response",
      forbidden: [
        Region(.launchCause(.icon), .launchOptions(.key, .unknown)),
        Region(.launchCause(.icon), .sceneConnection(.withResponse, .unknown)),
      ]
    ),
    Invariant(
      "the icon calls no method for remote notifications",
      forbidden:
        PossibleCall.all.filter {
          $0.phase == .response && $0.columns.contains(Column(.responseMethod))
        }.map {
          $0.when & .userAction(.icon)
        }
    ),
    Invariant(
      "in a scene app the launch options carry nothing",
      never:
        .lifecycleInEffect(.scene),
      .launchOptions(.key, .unknown)
    ),
    Invariant(
      "without scenes no scene connects",
      never:
        .lifecycleInEffect(.app),
      !.sceneConnection(.notConnected)
    ),
    Invariant(
      "what the user cannot do calls nothing",
      forbidden:
        PossibleCall.all.filter { $0.phase == .response }.map { $0.when & .opportunity(.closed) }
    ),
    Invariant(
      "a background action leaves the app behind",
      never:
        .userAction(.action, .textAction, .dismiss),
      .comesForward(.open)
    ),
    Invariant(
      "a tap that the app takes ends with the app active",
      never:
        .userAction(.notification),
      .responseMethod(.delegate, .tapFallback),
      !.finalState(.active)
    ),
    Invariant(
      "an app that was launched does not end as not running",
      never:
        !.launchCause(.nobody),
      .finalState(.notRunning)
    ),
  ]
}
