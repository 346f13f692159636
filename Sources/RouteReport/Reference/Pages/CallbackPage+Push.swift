internal import AppLifecycle
internal import PushRules

extension CallbackPage {
  static let didReceive = CallbackPage(
    .push(.didReceive),
    "Hands over a remote notification, in the form of the first versions.",
    reads: .active.when("it arrived in the foreground"),
    .inactive.when("the user tapped it, or something covered the app"),
    do: [
      "Show or store what the payload says."
    ],
    know: [
      "It is not called if the fetchCompletionHandler variant is implemented (7+).",
      "It never gives background time, and a launch by a tap does not call it.",
      "Whether a tap from the background calls it is contested.",
    ],
    citing: "R-01",
    "R-02",
    "A-007",
    "A-067"
  )

  static let didReceiveFetch = CallbackPage(
    .push(.didReceiveFetch),
    "Hands over a remote notification, and gives time to fetch what it announces.",
    within: .seconds(30, "to call the completion handler, or the app is ended", "A-039"),
    reads: .active.when("it arrived in the foreground"),
    .inactive.when("the user tapped it, or something covered the app"),
    .background.when("it arrived in the background"),
    do: [
      "Fetch, and call the completion handler with what came of it as soon as it is known.",
      "Expect the same push twice: on arrival, and when the user taps it.",
    ],
    know: [
      "The background needs content-available, the background mode remote-notification and "
        + "Background App Refresh.",
      "Waking up is never promised: silent pushes are rationed.",
      "The state inactive does not prove a tap.",
    ],
    citing: "R-01",
    "R-11",
    "R-14",
    "R-15",
    "A-039",
    "A-134"
  )

  static let handleAction = CallbackPage(
    .push(.handleAction),
    "Hands over the button that the user chose on a notification, on iOS 8 and 9.",
    within: .until("some seconds to call the completion handler", "A-068"),
    do: [
      "Do what the button says, and call the completion handler."
    ],
    know: [
      "The app may have been launched in the background for it.",
      "Without a delegate of the notification center iOS 10 and later may still call it.",
    ],
    citing: "R-30",
    "A-068",
    "A-007"
  )

  static let handleActionResponse = CallbackPage(
    .push(.handleActionResponse),
    "Hands over the button and the text that the user typed into a notification, on iOS 9.",
    within: .until("some seconds to call the completion handler", "A-068"),
    do: [
      "Do what the button says with the text, and call the completion handler."
    ],
    know: [
      "It runs in place of the method without response information if both are implemented."
    ],
    citing: "R-30",
    "A-070",
    "A-007"
  )

  static let willPresent = CallbackPage(
    .push(.willPresent),
    "Asks what to show of a notification that arrives while the app is in the foreground.",
    reads: .active,
    .inactive.when("something covers the app"),
    do: [
      "Call the completion handler with what to show; without a call nothing is shown."
    ],
    know: [
      "It is asked for visible pushes only, in the foreground only.",
      "It is not the place to learn of a tap: that is did-receive-response.",
    ],
    citing: "R-06",
    "R-08",
    "A-031"
  )

  static let didReceiveResponse = CallbackPage(
    .push(.didReceiveResponse),
    "Hands over what the user did with a notification: a tap, a button or a dismissal.",
    reads: .inactive.when("the app comes to the foreground for it"),
    .background.when("a button or dismissal leaves the app in the background"),
    do: [
      "Look at the action identifier before anything else.",
      "Call the completion handler when the work is done.",
    ],
    know: [
      "The delegate must be set before didFinishLaunching returns.",
      "A dismissal is reported only if the category asks for it.",
      "A scene app that a tap launches finds the same response in its connection options, too.",
    ],
    citing: "R-10",
    "R-16",
    "R-19",
    "R-29",
    "A-071"
  )

  static let serviceExtension = CallbackPage(
    .push(.serviceExtension),
    "Lets an extension change the content of a visible push before it is shown.",
    within: .seconds(30, "then serviceExtensionTimeWillExpire, the last chance", "A-153"),
    do: [
      "Call the content handler with the changed content, and early.",
      "Call it from serviceExtensionTimeWillExpire with the best content so far.",
    ],
    know: [
      "It runs in a process of its own, after a force quit of the app, too.",
      "It needs mutable-content and an alert, and never runs for silent pushes.",
      "If nobody calls the handler, the original content is shown.",
    ],
    citing: "R-25",
    "A-150",
    "A-152",
    "A-153"
  )

  static let didReceiveIncomingPush = CallbackPage(
    .push(.didReceiveIncomingPush),
    "Hands over a VoIP push, and launches the app for it if need be.",
    do: [
      "Report the call to CallKit at once (13+), then call the completion handler."
    ],
    know: [
      "From iOS 13 an app that does not report the call is ended.",
      "It needs the background mode voip, and neither permission nor Background App Refresh.",
      "The form with a completion handler exists from iOS 11.",
    ],
    citing: "R-34",
    "A-202"
  )

  static let didReceiveIncomingVoIPPush = CallbackPage(
    .push(.didReceiveIncomingVoIPPush),
    "Hands over a VoIP push with metadata about it, and launches the app for it if need be.",
    do: [
      "Report the call at once if metadata.mustReport is true, then call the completion handler."
    ],
    know: [
      "It takes the push in place of didReceiveIncomingPush, which older versions still call.",
      "While metadata.mustReport is true, an app that does not report the call is ended.",
      "It needs the background mode voip, and neither permission nor Background App Refresh.",
    ],
    citing: "R-41",
    "A-380",
    "A-381"
  )
}
