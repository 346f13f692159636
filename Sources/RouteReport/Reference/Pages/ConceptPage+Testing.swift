extension ConceptPage {
  static let simulator = ConceptPage(
    "simulator",
    "What a push does in the simulator, and which part of the answer only a device shows.",
    spelled: ["simctl", "simctl-push", "ios-simulator"],
    rows: [
      Row("by file", "xcrun simctl push booted BUNDLE-ID FILE.apns, or drag the file onto it."),
      Row("FILE.apns", "The payload; with a Simulator Target Bundle key it needs no BUNDLE-ID."),
      Row("alert", "Shown; will-present and did-receive-response run as on a device."),
      Row("silent", "content-available alone: recent simulators refuse it; contested."),
      Row(
        "by APNs",
        on: "16+",
        "Apple silicon or T2: a token of the sandbox; service-extension runs."
      ),
      Row("VoIP", "Cannot be sent there, nor complication or file provider pushes."),
    ],
    know: [
      "Budgets, priorities and delays of silent pushes do not exist there: test them on a device.",
      "By file there is no request, so headers such as apns-push-type play no part.",
      "Apple's notes name the service extension for pushes by APNs, not for files; what becomes of "
        + "content-available beside an alert is not known.",
      "Locking, Home and the switcher work, so the life cycle around a push can be tried there.",
      "A token of the simulator may be longer than one of a device: do not fix its length.",
    ],
    callbacks: ["will-present", "did-receive-response", "service-extension", "did-receive-fetch"],
    related: ["A-135"],
    citing: "A-430",
    "A-431",
    "A-432",
    "A-433",
    "A-276"
  )

  static let testFlight = ConceptPage(
    "testflight-and-xcode",
    "Why a push that works from Xcode fails in TestFlight or unplugged: token, limits, debugger.",
    spelled: [
      "testflight", "sandbox", "production", "sandbox-token", "production-token", "xcode",
      "debugger", "aps-environment", "unplugged",
    ],
    rows: [
      Row(
        "Xcode",
        "aps-environment development: a token of the sandbox, api.sandbox.push.apple.com."
      ),
      Row("TestFlight, store", "aps-environment production: another token, api.push.apple.com."),
      Row("mixed up", "APNs answers BadDeviceToken: nothing reaches the device, nothing runs."),
      Row("debugger", "The app is not suspended, and limits of rate and time are off."),
      Row("unplugged", "did-receive-fetch is best effort: a budget by day, priority 5, delays."),
    ],
    know: [
      "A result under the debugger is not conclusive: start the app from its icon, without Xcode.",
      "Store with each token the environment that it belongs to, and send it there.",
      "Filter the system log by process dasd and the bundle id: com.apple.pushLaunch, and a decision.",
      "A line of that log with Must Not Proceed means that the device has the push and waits.",
      "Without any such line the push did not reach the device: look at the token and the headers.",
    ],
    callbacks: ["did-receive-fetch", "did-finish-launching"],
    rules: ["request.requested", "request.priority-10", "device.allows"],
    citing: "A-420",
    "A-421",
    "A-422",
    "A-423",
    "A-134",
    "A-135",
    "A-136"
  )
}
