internal import AppLifecycle

extension ConceptPage {
  /// All of them.
  package static let all: [ConceptPage] = [
    appStates, inactive, suspended, interruption, forceQuit, backgroundTime, exitsOnSuspend,
    notifications, applicationDidFinishLaunching, swiftUI, simulator, testFlight, appleWatch, focus,
    severalPlugins,
  ]

  static let appStates = ConceptPage(
    "app-states",
    "The states of an app: five of them, of which code inside the app sees three.",
    rows: [
      Row("not-running", "No process: never started, ended by the system or the user, or crashed."),
      Row("inactive", "In the foreground without events: between two states, or interrupted."),
      Row("active", "In the foreground, and events reach the app."),
      Row("background", "Out of sight, and code runs: for seconds, a task or a background mode."),
      Row("suspended", "In memory, and no code runs; purged in silence when memory is short."),
    ],
    know: [
      "applicationState is active, inactive or background; the others are seen from outside only.",
      "They are states of the app, not of the device.",
      "Becoming suspended, being woken from it and being purged call nothing.",
      "A prewarmed process (15+) has run no callback of the app.",
      "The views have a life cycle of their own, and how the two interleave at launch is not "
        + "specified.",
    ],
    claims: ["S1-01", "S1-09", "S3-01"],
    related: [
      "S0-01", "S0-02", "S0-03", "S0-04", "S0-05", "S0-06", "S1-03", "S1-04", "S2-01", "S3-03",
      "X-07", "X-19",
    ],
    citing: "A-004",
    "L-01",
    "L-07",
    "T-L11",
    "T-V9"
  )

  static let backgroundTime = ConceptPage(
    "background-time",
    "How long an app may run out of sight, and what a background task adds.",
    rows: [
      Row("did-enter-background", on: "4+", "about 5 s to return, or the app is killed"),
      Row("will-terminate", "about 5 s to return, or the app is killed"),
      Row("background task", on: "4-6", "about 600 s"),
      Row("background task", on: "7-12", "about 180 s"),
      Row("background task", on: "13+", "about 30 s"),
      Row("did-receive-fetch", on: "7+", "30 s to call the completion handler"),
      Row("perform-fetch", on: "7+", "30 s to call the completion handler"),
      Row("service-extension", on: "10+", "about 30 s, then a last chance"),
      Row("app refresh task", on: "13+", "about 30 s"),
      Row("processing task", on: "13+", "minutes"),
      Row("launch", "5 s is the aim; the watchdog waits about 20 s"),
    ],
    know: [
      "Without any of these the app is suspended when didEnterBackground has returned.",
      "Apple promises none of the times of a background task; read backgroundTimeRemaining.",
      "Begin a task before the work, keep its identifier, and end it: in the expiration handler "
        + "at the latest.",
      "Do not fight the suspension: do little, and let the app be suspended.",
      "Whether the device can multitask is a property of UIDevice, isMultitaskingSupported.",
    ],
    claims: ["S3-09", "S3-27", "S3-28"],
    related: ["S3-10", "S3-11", "S3-26", "S3-29", "S3-30", "X-12", "X-21"],
    citing: "T-B1",
    "L-10",
    "T-K9",
    "T-K10",
    "T-K11",
    "A-039",
    "A-153"
  )

  static let exitsOnSuspend = ConceptPage(
    "exits-on-suspend",
    "UIApplicationExitsOnSuspend, the Info.plist key with which an app opts out of the background.",
    spelled: ["UIApplicationExitsOnSuspend"],
    rows: [
      Row("absent or NO", "Home leads to the background and to suspension, as usual."),
      Row(
        "YES",
        on: "4-12",
        "Home runs willResignActive, didEnterBackground and willTerminate, and the process ends."
      ),
      Row("YES", on: "13+", "The key is ignored, and Home suspends the app."),
    ],
    know: [
      "The key need not be set to NO: absent means NO.",
      "With YES the next start is always a cold launch, and willEnterForeground never runs.",
      "With YES the view disappears on Home with its callbacks.",
      "Apple's guide of iOS 4 says that such an app never enters the background at all.",
      "The first text that shows both cases does so in figures that cannot be read: the rows above "
        + "stand for them.",
    ],
    claims: ["S2-17"],
    related: [
      "S0-29", "S0-33", "S1-15", "S1-16", "S1-21", "S2-18", "S2-19", "S2-20", "S2-22", "X-02",
      "X-11", "X-20",
    ],
    citing: "L-02",
    "T-E1",
    "T-E2",
    "T-E3",
    "T-E4",
    "T-E6"
  )
}
