internal import PushRules

// The push type against the payload.
extension Check {
  static let backgroundVisible = Check(
    "background-visible",
    .warning,
    "The push type is background, but the payload shows, plays or sets something.",
    because: "Nothing of it is shown, and APNs may delay or drop a push whose type does not match.",
    bad: .request(
      #"{"aps":{"alert":"Hi","content-available":1}}"#,
      ["push-type": "background", "priority": "5"]
    ),
    good: .request(
      #"{"aps":{"alert":"Hi","content-available":1}}"#,
      ["push-type": "alert", "priority": "5"]
    ),
    meaning: .pushType(.alert),
    citations: ["R-22", "A-302", "A-312", "A-324"]
  ) { check, subject in
    guard subject.pushType == .background, let node = subject.visibleNode else { return [] }
    let message =
      "found something to show in a push of type background, "
      + "expected `content-available` alone, or push type alert"
    return [check.at(node, message)]
  }

  static let backgroundWithoutContentAvailable = Check(
    "background-without-content-available",
    .warning,
    "The push type is background, but the payload asks for no background time.",
    because: "The push does not wake the app and calls no method of the app.",
    bad: .request(
      #"{"aps":{},"news":7}"#,
      ["push-type": "background", "priority": "5"]
    ),
    good: .request(
      #"{"aps":{"content-available":1},"news":7}"#,
      ["push-type": "background", "priority": "5"]
    ),
    meaning: .flag(.contentAvailable),
    citations: ["R-22", "A-312"]
  ) { check, subject in
    guard subject.pushType == .background, let aps = subject.aps, !subject.isLiveActivity,
      subject.traits.contentAvailable == .absent, subject.visibleNode == nil,
      !subject.mistakesContentAvailable
    else { return [] }
    let message =
      "found no `content-available` in a push of type background, expected `\"content-available\": 1`"
    return [check.at(aps, message)]
  }

  static let contentAvailablePushType = Check(
    "content-available-push-type",
    .warning,
    "The payload is content-available alone, but the push type is not background.",
    because: "From iOS 13 such a push with type alert is not handed over to the app, in any state.",
    bad: .request(
      #"{"aps":{"content-available":1}}"#,
      ["push-type": "alert", "priority": "5"]
    ),
    good: .request(
      #"{"aps":{"content-available":1}}"#,
      ["push-type": "background", "priority": "5"]
    ),
    since: .iOS(13, 0),
    meaning: .pushType(.background),
    citations: ["R-22", "A-312", "A-323"]
  ) { check, subject in
    guard let headers = subject.headers, subject.isSilent, !subject.isLiveActivity else {
      return []
    }
    let header = headers["apns-push-type"]
    guard subject.pushType == .alert || header == nil && headers.isComplete else { return [] }
    let found = header == nil ? "no apns-push-type" : "push type alert"
    let message = "found \(found) with `content-available` alone, expected push type background"
    return [check.at(header, message)]
  }

  static let alertNothingToShow = Check(
    "alert-nothing-to-show",
    .warning,
    "The push type is alert, but the payload has nothing to show.",
    because: "The user sees and hears nothing, and the app is not called in the background.",
    bad: .request(#"{"aps":{},"news":7}"#, ["push-type": "alert"]),
    good: .request(#"{"aps":{"alert":"Hi"},"news":7}"#, ["push-type": "alert"]),
    citations: ["A-302", "A-311"]
  ) { check, subject in
    guard subject.pushType == .alert, let aps = subject.aps, !subject.traits.isVisible,
      !subject.traits.asksForBackground, !subject.isLiveActivity
    else { return [] }
    let message =
      "found nothing to show in a push of type alert, expected `alert`, `sound` or `badge`"
    return [check.at(aps, message)]
  }

  static let pushTypeShowsNothing = Check(
    "push-type-shows-nothing",
    .info,
    "The push type is one that iOS never shows, but the payload has something to show.",
    because: "The push goes to a framework or an extension, which may read the keys as own data.",
    bad: .request(
      #"{"aps":{"alert":"Anna is calling"}}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "0"]
    ),
    good: .request(
      #"{"aps":{},"caller":"Anna"}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "0"]
    ),
    citations: ["A-200", "A-205", "A-206", "A-210", "A-211"]
  ) { check, subject in
    guard let type = subject.pushType, !type.facts.isShown, let node = subject.visibleNode else {
      return []
    }
    let message =
      "found something to show in a push of type \(type.rawValue), which iOS does not show, "
      + "expected own data beside `aps`"
    return [check.at(node, message)]
  }

  static let liveActivityPushType = Check(
    "live-activity-push-type",
    .warning,
    "The payload is for a Live Activity, but the push type is not liveactivity.",
    because: "The push does not reach the activity.",
    bad: .request(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
      ["push-type": "alert"]
    ),
    good: .request(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
      topic: "com.example.app.push-type.liveactivity",
      ["push-type": "liveactivity"]
    ),
    meaning: .pushType(.liveActivity),
    citations: ["A-302", "A-316"]
  ) { check, subject in
    guard let headers = subject.headers, subject.isLiveActivity else { return [] }
    let header = headers["apns-push-type"]
    if header == nil, !headers.isComplete { return [] }
    if header != nil, subject.pushType == nil || subject.pushType == .liveActivity { return [] }
    let found = subject.pushType.map { "push type \($0.rawValue)" } ?? "no apns-push-type"
    let message = "found \(found) with the keys of a Live Activity, expected liveactivity"
    return [check.at(header, message)]
  }
}
