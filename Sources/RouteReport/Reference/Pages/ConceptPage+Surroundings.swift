extension ConceptPage {
  static let swiftUI = ConceptPage(
    "swiftui",
    "SwiftUI's app delegate adaptor and scenePhase, and the callbacks that a push reaches there.",
    spelled: [
      "UIApplicationDelegateAdaptor", "@UIApplicationDelegateAdaptor", "scenePhase", "adaptor",
    ],
    rows: [
      Row(
        "adaptor",
        on: "14+",
        "Gives an app delegate: the launch methods and the push methods run in it."
      ),
      Row(
        "activity",
        on: "14+",
        "The app has scenes: did-become-active and its kin do not run in it."
      ),
      Row(
        "notifications",
        on: "14+",
        "UIApplicationDidBecomeActiveNotification and its kin are posted."
      ),
      Row("active", "scenePhase after scene-did-become-active."),
      Row("inactive", "scenePhase after scene-will-resign-active, and on the way in."),
      Row("background", "scenePhase after scene-did-enter-background."),
    ],
    know: [
      "A push is not seen by scenePhase: take it in the adaptor's delegate and in willPresent.",
      "Set the delegate of the notification center in didFinishLaunching, not in onAppear.",
      "The launch options are nil: a tap that launches the app reaches didReceive response.",
      "Read in the App scenePhase stands for all scenes together, read in a view for its own scene.",
      "There is no phase for a launch or the end of the process.",
      "An SDK that swizzles may miss the delegate behind the adaptor: look for its manual calls.",
    ],
    callbacks: [
      "did-finish-launching", "did-receive-fetch", "will-present", "did-receive-response",
      "scene-did-become-active", "scene-will-resign-active", "scene-did-enter-background",
    ],
    rules: ["life-cycle-in-effect.scene", "response-delegate.late"],
    related: ["S1-02", "X-23"],
    citing: "A-410",
    "A-411",
    "A-412",
    "A-413",
    "A-414",
    "A-012",
    "A-102",
    "T-S2"
  )

  static let appleWatch = ConceptPage(
    "apple-watch",
    "An alert for iPhone may show on the watch instead; the callbacks stay those of the iPhone app.",
    spelled: ["watch", "watchos", "mirroring"],
    rows: [
      Row("phone in use", "The alert shows on the phone."),
      Row("phone locked", "It shows on the watch, if that is worn and unlocked."),
      Row("action, dismissal", "From the watch it reaches did-receive-response of the iPhone app."),
      Row("content-available", "Stays with the phone: did-receive-fetch runs there as ever."),
      Row(
        "app on the watch",
        on: "13+",
        "Has a token of its own (watchOS 6), and callbacks of its own."
      ),
    ],
    know: [
      "The iPhone app cannot find out where its alert was shown.",
      "A background action on the watch launches the iPhone app in the background.",
      "To a token of the watch send apns-push-type always: watchOS needs it.",
    ],
    callbacks: ["did-receive-response", "did-receive-fetch", "service-extension"],
    citing: "A-440",
    "A-441",
    "A-071",
    "A-072",
    "A-302"
  )

  static let focus = ConceptPage(
    "focus",
    "A Focus or the scheduled summary holds the alert back for the user, and changes no callback.",
    spelled: ["summary", "notification-summary", "do-not-disturb"],
    rows: [
      Row("service-extension", on: "15+", "Runs on arrival, as without a Focus."),
      Row("did-receive-fetch", on: "15+", "content-available wakes the app all the same."),
      Row("will-present", on: "15+", "Runs in the foreground; what it answers may stay silent."),
      Row("passive", on: "15+", "Goes to the list, without sound or light."),
      Row("time-sensitive", on: "15+", "Breaks through Focus and summary, if the user allows it."),
      Row("critical", on: "12+", "Breaks through all; needs an entitlement of Apple's."),
    ],
    know: [
      "An alert that waits for the summary can be tapped hours later, with didReceive response then.",
      "Set interruption-level in aps; without it a push is active.",
      "filter-criteria lets a Focus of the user choose among the app's pushes.",
    ],
    callbacks: ["will-present", "did-receive-response", "service-extension", "did-receive-fetch"],
    rules: ["presentation.shown", "presentation.app-decides"],
    citing: "A-138",
    "A-259",
    "A-261",
    "A-450",
    "A-451"
  )

  static let severalPlugins = ConceptPage(
    "several-plugins",
    "One delegate for several SDKs: who gets the callback, and what has to be forwarded.",
    spelled: [
      "plugins", "plug-ins", "sdks", "swizzling", "one-delegate", "several-delegates",
      "UNUserNotificationCenter.delegate", "forwarding",
      "firebase", "FirebaseMessaging", "onesignal", "airship", "expo", "react-native", "flutter",
    ],
    rows: [
      Row(
        "will-present",
        on: "10+",
        "Goes to the one delegate of the notification center, set last."
      ),
      Row(
        "did-receive-response",
        on: "10+",
        "Goes to the same object; a plug-in that drops it loses taps."
      ),
      Row(
        "did-receive-fetch",
        on: "7+",
        "Goes to the app delegate; SDKs add it, wrap it or replace it."
      ),
      Row("completion", "Belongs to one owner: to be called once, after all have finished."),
      Row("not implemented", "Must stay so: a forwarder that answers for all moves the pushes."),
    ],
    know: [
      "Set the delegate yourself before didFinishLaunching returns, and forward to each SDK.",
      "Or let one SDK take it that keeps the previous delegate and forwards: look into its source.",
      "An SDK that takes the delegate only while it is nil stays dead beside another one.",
      "Forward willPresent and didReceive response, and the choice of the user with them.",
      "Unite the options that several answer in willPresent, and call the completion handler once.",
      "A delegate set after the launch misses the tap that launched the app.",
      "Turn swizzling off where an SDK has a switch, and call its methods by hand.",
    ],
    callbacks: ["will-present", "did-receive-response", "did-receive-fetch", "did-receive"],
    rules: [
      "response-delegate.responds", "response-delegate.late",
      "foreground-presenter.no-will-present",
    ],
    citing: "A-460",
    "A-461",
    "A-462",
    "A-463",
    "A-413",
    "A-012",
    "R-05",
    "R-19"
  )
}
