extension ConceptPage {
  static let inactive = ConceptPage(
    "inactive",
    "In the foreground and without events: on the way in or out, or under something else.",
    spelled: ["UIApplication.State.inactive", "not-active"],
    rows: [
      Row("way in", "A launch or a return passes it before did-become-active."),
      Row(
        "way out",
        "will-resign-active runs while the app still reads active; then it is inactive."
      ),
      Row("covered", "The switcher, a call, an alert, Notification Center or Control Center."),
      Row("locked", on: "4", "A lock leaves the app inactive; from 5 it leads to the background."),
      Row(
        "push arrives",
        "As in front: will-present from 10, else the push methods of the delegate."
      ),
      Row(
        "push tapped",
        "did-receive-fetch and did-receive read inactive on the way to the front."
      ),
    ],
    know: [
      "Reading inactive in a push method does not prove a tap: a push can arrive under the switcher.",
      "The app runs: timers fire and network requests go on.",
      "From iOS 10 take the tap from didReceive response, which no arrival calls.",
      "In a scene app the scene gets sceneWillResignActive and sceneDidBecomeActive.",
    ],
    callbacks: [
      "will-resign-active", "did-become-active", "scene-will-resign-active",
      "scene-did-become-active", "will-present", "did-receive-fetch",
    ],
    rules: ["place.inactive", "open-switcher.active", "call-incoming.active", "lock.before-5"],
    related: ["S0-03", "S1-04", "S2-02", "S3-03", "X-19"],
    citing: "A-400",
    "A-038",
    "R-15",
    "T-I1",
    "T-N1",
    "T-LK1",
    "T-S4"
  )

  static let suspended = ConceptPage(
    "suspended",
    "In memory without running: the app gets no callback then, and none until it is woken.",
    spelled: ["suspension", "frozen"],
    rows: [
      Row("entering", "Silent: after did-enter-background, when no task or mode is left."),
      Row("opened", "Background, will-enter-foreground, did-become-active."),
      Row("push", "Only content-available resumes it, for did-receive-fetch; alerts are shown."),
      Row("removed", "Silent: will-terminate does not run in a suspended app."),
      Row("purged", "Silent: save in did-enter-background, for there is no later moment."),
    ],
    know: [
      "Code cannot observe it: applicationState has no such value.",
      "Timers of the app stop with it, and go on when it is resumed.",
      "With a debugger attached an app is not suspended, so a test under Xcode hides what is lost.",
      "A suspended app counts as background for a push that wakes it.",
    ],
    callbacks: [
      "did-enter-background", "will-enter-foreground", "did-receive-fetch", "will-terminate",
    ],
    rules: [
      "wake.resumed", "after.suspend", "remove-in-switcher.suspended", "memory-purge.suspended",
    ],
    related: ["S0-06", "S1-07", "S2-05", "S3-07", "S0-41", "X-01", "X-07"],
    citing: "A-403",
    "A-026",
    "A-172",
    "L-01",
    "T-K2",
    "T-K3",
    "T-R1"
  )

  static let interruption = ConceptPage(
    "interruption",
    "Something takes the screen or the events away from the app, for a while or for good.",
    spelled: ["interrupted", "phone-call", "incoming-call"],
    rows: [
      Row("begins", "will-resign-active, in which the app reads active; then it is inactive."),
      Row("dismissed", "did-become-active, and nothing of the background."),
      Row("accepted", on: "4+", "did-enter-background; the app may be suspended."),
      Row("accepted", on: "3", "will-terminate: there is no background."),
      Row("banner", on: "5+", "Nothing runs, unless the user pulls it down."),
      Row("call as banner", on: "14+", "Not known; probably nothing until the call is answered."),
    ],
    know: [
      "A call or an alert does not suspend the app: its code goes on while the phone rings.",
      "Notification Center and Control Center do the same to the app as an alert.",
      "Pause what needs the user in will-resign-active, and start it again in did-become-active.",
      "A push that arrives meanwhile counts as one in the foreground.",
    ],
    callbacks: [
      "will-resign-active", "did-become-active", "did-enter-background",
      "scene-will-resign-active", "scene-did-become-active",
    ],
    rules: [
      "call-incoming.active", "call-decline.return", "call-accept.leave",
      "notification-center-open.active", "control-center-open.active",
    ],
    related: ["S1-14", "S3-05", "S3-13", "S4-01", "X-05"],
    citing: "A-400",
    "T-I1",
    "T-I2",
    "T-I4",
    "T-I5",
    "T-I7",
    "T-N4",
    "T-S4"
  )

  static let forceQuit = ConceptPage(
    "force-quit",
    "The user throws the app out of the switcher: it ends, and is not to run until opened again.",
    spelled: ["killed-by-user", "swiped-away"],
    rows: [
      Row("in front", "will-resign-active, did-enter-background, will-terminate."),
      Row("suspended", "Nothing is called."),
      Row("content-available", "Does not wake it: neither a launch nor did-receive-fetch."),
      Row("alert", "Is shown, and service-extension runs, for it is a process of its own."),
      Row("tap, action", "Launches it, and lifts the ban, as does opening it by the icon."),
      Row("VoIP push", on: "8+", "Reaches did-receive-incoming-push; contested from 13."),
      Row("restart", "Lifts the ban; the first unlock comes before any launch."),
    ],
    know: [
      "An app that the system ended is another case: content-available launches that one.",
      "A push that the system holds back for the app is discarded when the user quits it.",
      "To reach such a user send an alert, and do the work in the service extension or after a tap.",
      "A few reports of iOS 13.0 to 13.3 saw an app woken all the same.",
    ],
    callbacks: [
      "will-terminate", "did-receive-fetch", "service-extension", "did-receive-incoming-push",
      "did-finish-launching",
    ],
    rules: [
      "device.force-quit", "presentation.shown-after-force-quit",
      "service-extension.runs-after-force-quit", "wake.call-after-force-quit",
      "remove-in-switcher.suspended",
    ],
    related: ["S1-29", "S4-27", "X-03", "U-05"],
    citing: "A-121",
    "A-041",
    "A-080",
    "A-156",
    "A-201",
    "R-13",
    "T-K1b",
    "T-K2",
    "T-L6"
  )
}
