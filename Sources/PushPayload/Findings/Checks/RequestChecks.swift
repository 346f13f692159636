import PushRules

extension Check {
  static let backgroundVisible = LintCode(
    .warning("background-visible"),
    "The push type is background, but the payload shows, plays or sets something.",
    because: "Nothing of it is shown, and APNs may delay or drop a push whose type does not match.",
    bad: .request(
      #"{"aps":{"alert":"Hi","content-available":1}}"#,
      "push-type: background, priority: 5"
    ),
    good: .request(
      #"{"aps":{"alert":"Hi","content-available":1}}"#,
      "push-type: alert, priority: 5"
    ),
    citations: ["R-22", "A-302", "A-312", "A-324"]
  ).check(intent: .pushType(.alert)) { subject, report in
    guard subject.pushType == .background, let node = subject.visibleNode else { return }
    let message =
      "push type is background, but the payload has an alert, sound or badge: use push type "
      + "alert, or remove them"
    report(at: node, message)
  }

  static let backgroundWithoutContentAvailable = LintCode(
    .warning("background-without-content-available"),
    "The push type is background, but the payload asks for no background time.",
    because: "The push calls no method of the app. [admission.background-typed-empty]",
    bad: .request(#"{"aps":{},"news":7}"#, "push-type: background, priority: 5"),
    good: .request(
      #"{"aps":{"content-available":1},"news":7}"#,
      "push-type: background, priority: 5"
    ),
    citations: ["R-22", "A-312"]
  ).check(intent: .flag(.contentAvailable)) { subject, report in
    guard subject.pushType == .background, let aps = subject.aps, !subject.isLiveActivity,
      subject.traits.contentAvailable == .absent, subject.visibleNode == nil,
      !subject.misplacedKeys.contains(where: { $0.expected == .contentAvailable })
    else { return }
    let message = "push type is background: add `\"content-available\": 1` to `aps`"
    report(at: aps, message)
  }

  static let widgetsWithoutContentChanged = LintCode(
    .warning("widgets-without-content-changed"),
    "The push type is widgets, but the payload asks for no reload.",
    because: "The widgets stay as they are: Apple documents content-changed with true for them.",
    bad: .request(#"{"aps":{"content-available":1}}"#, "push-type: widgets"),
    good: .request(#"{"aps":{"content-changed":true}}"#, "push-type: widgets"),
    citations: ["A-270", "A-321"]
  ).check { subject, report in
    guard subject.pushType == .widgets, let aps = subject.aps, !aps.has("content-changed"),
      subject.traits.implied != .reload
    else { return }
    report(at: aps, "push type is widgets: add `\"content-changed\": true` to `aps`")
  }

  static let contentAvailablePushType = LintCode(
    .warning("content-available-push-type"),
    "The payload is content-available alone, but the push type is not background.",
    because: "From iOS 13 no app gets it as an alert. [admission.silent-typed-alert-in-foreground]",
    bad: .request(#"{"aps":{"content-available":1}}"#, "push-type: alert, priority: 5"),
    good: .request(#"{"aps":{"content-available":1}}"#, "push-type: background, priority: 5"),
    since: .iOS(13, 0),
    citations: ["R-22", "A-312", "A-323"]
  ).check(intent: .pushType(.background)) { subject, report in
    guard let headers = subject.headers, subject.isSilent, !subject.isLiveActivity else {
      return
    }
    let header = headers["apns-push-type"]
    guard subject.pushType == .alert || headers.lacks("apns-push-type") else { return }
    let found = header == nil ? "no push type" : "push type alert"
    let message = "`content-available` alone needs push type background, not \(found)"
    report(at: header, message)
  }

  static let alertNothingToShow = LintCode(
    .warning("alert-nothing-to-show"),
    "The push type is alert, but the payload has nothing to show.",
    because: "The user notices nothing, and the app gets no background time.",
    bad: .request(#"{"aps":{},"news":7}"#, "push-type: alert"),
    good: .request(#"{"aps":{"alert":"Hi"},"news":7}"#, "push-type: alert"),
    citations: ["A-302", "A-311"]
  ).check { subject, report in
    guard subject.pushType == .alert, let aps = subject.aps, !subject.traits.isVisible,
      !subject.traits.asksForBackground, !subject.isLiveActivity
    else { return }
    let message = "push type is alert, but there is no `alert`, `sound` or `badge`"
    report(at: aps, message)
  }

  static let pushTypeShowsNothing = LintCode(
    .info("push-type-shows-nothing"),
    "The push type is one that iOS never shows, but the payload has something to show.",
    because: "The push goes to a framework or an extension, which may read the keys as own data.",
    bad: .request(#"{"aps":{"alert":"Anna is calling"}}"#, "push-type: voip, expiration: 0"),
    good: .request(#"{"aps":{},"caller":"Anna"}"#, "push-type: voip, expiration: 0"),
    citations: ["A-200", "A-205", "A-206", "A-210", "A-211"]
  ).check { subject, report in
    guard let type = subject.pushType, !type.facts.isShown, let node = subject.visibleNode else {
      return
    }
    let message =
      "push type is \(type.name): iOS shows no alert, sound or badge; put the app's own data beside "
      + "`aps`"
    report(at: node, message)
  }

  static let liveActivityPushType = LintCode(
    .warning("live-activity-push-type"),
    "The payload is for a Live Activity, but the push type is not liveactivity.",
    because: "The push does not reach the activity.",
    bad: .request(.update(), "push-type: alert"),
    good: .request(.update(), "push-type: liveactivity"),
    citations: ["A-302", "A-316"]
  ).check(intent: .pushType(.liveActivity)) { subject, report in
    guard let headers = subject.headers, subject.isLiveActivity,
      subject.pushType.map({ $0 != .liveActivity }) ?? headers.lacks("apns-push-type")
    else { return }
    let found = subject.pushType.map { $0.name } ?? "missing"
    report(
      at: headers["apns-push-type"],
      "the payload is for a Live Activity: push type must be liveactivity, not \(found)"
    )
  }

  static let backgroundPriority = LintCode(
    .error("background-priority"),
    "A push that only asks for background time has a priority other than 5.",
    because: "Apple calls 10 an error: from iOS 13 no app is woken. [request.priority-10]",
    bad: .request(#"{"aps":{"content-available":1}}"#, "push-type: background, priority: 10"),
    good: .request(#"{"aps":{"content-available":1}}"#, "push-type: background, priority: 5"),
    citations: ["R-22", "R-45", "A-312", "A-322", "A-305"]
  ).check(intent: .priority(.five)) { subject, report in
    guard let headers = subject.headers, subject.isForBackground else { return }
    let header = headers["apns-priority"]
    // Headers around a payload are those of its request.
    let areAround =
      subject.message?.provider == .envelope && headers["apns-push-type"] != nil
      && subject.traits.asksForBackground
    guard header != nil || headers.isComplete || areAround else { return }
    let priority = header == nil ? .ten : subject.priority
    switch priority {
    case nil, .five: return
    case .one:
      let message = "apns-priority is 1, but a push without anything to show needs 5"
      report(at: header, message, severity: .warning)
    case .ten:
      let found =
        switch header.map({ $0.origin == .provider }) {
        case nil: "missing, which means 10"
        case true?: "set to 10 by the provider"
        case false?: "10"
        }
      let message = "apns-priority is \(found), but a push without anything to show needs 5"
      let isStated = header.map { $0.origin != .provider } ?? !areAround
      report(at: header, message, severity: isStated ? nil : .warning)
    }
  }

  static let priorityForPushType = LintCode(
    .warning("priority-for-push-type"),
    "The priority is not one that the push type is sent with.",
    because: "The push comes late, or not at all.",
    bad: .request(#"{"aps":{}}"#, "push-type: pushtotalk, priority: 5, expiration: 0"),
    good: .request(#"{"aps":{}}"#, "push-type: pushtotalk, priority: 10, expiration: 0"),
    citations: ["A-316", "A-317", "A-319"]
  ).check { subject, report in
    guard let type = subject.pushType, let priority = subject.priority else { return }
    let expected: String
    switch (type, priority) {
    case (.pushToTalk, .five), (.pushToTalk, .one): expected = "10"
    case (.liveActivity, .one), (.location, .one): expected = "5 or 10"
    default: return
    }
    let message = "apns-priority is \(priority.name), but push type \(type.name) needs \(expected)"
    report(at: subject.headers?["apns-priority"], message)
  }

  static let broadcastPushType = LintCode(
    .error("broadcast-push-type"),
    "A push to a channel is of another type than liveactivity.",
    because: "Channels carry pushes for Live Activities only.",
    bad: .alert("push-type: alert, channel-id: dHN0LXNyY2gtY2hubA=="),
    good: .broadcast(.update(goals: 0)),
    since: .iOS(18, 0),
    citations: ["A-325"]
  ).check { subject, report in
    guard subject.headers?["apns-channel-id"] != nil, let type = subject.pushType,
      type != .liveActivity, !subject.isLiveActivity
    else { return }
    let message = "apns-channel-id needs push type liveactivity, not \(type.name)"
    report(at: subject.headers?["apns-push-type"], message)
  }

  static let requestAddress = LintCode(
    .error("request-address"),
    "The host, the path or the token that a push is sent to cannot be those of such a push.",
    because: "The connection fails, APNs answers 400 BadDeviceToken, or the sender refuses it.",
    bad: .alert("push-type: alert, path: /3/device/ExponentPushToken[aB3]"),
    good: .alert("push-type: alert, path: /3/device/00fc13adff785122b4ad28809a342098"),
    citations: ["A-300", "A-308", "A-554"]
  ).check { subject, report in
    let host = subject.headers?[":authority"]
    if let host, host.value.utf8.holdsWord("push.apple.com"), !host.value.hasPrefix("api.") {
      let hosts = "api.push.apple.com, or api.sandbox.push.apple.com for builds from Xcode"
      report(at: host, "the host must be " + hosts)
    }
    if let path = subject.headers?[":path"], path.value.hasPrefix("/3/device/") {
      let form = TokenForm(String(path.value.dropFirst("/3/device/".count)))
      if let form, form != .ofAPNs {
        report(at: path, "the token in :path must be hexadecimal digits, not " + form.rawValue)
      } else if subject.headers?["apns-channel-id"] != nil {
        report(at: path, "a push to a channel goes to /4/broadcasts/apps/ and the bundle id")
      }
    }
    let message = subject.message
    let expected: [Provider: TokenForm] = [.fcm: .ofFCM, .fcmLegacy: .ofFCM, .gorush: .ofAPNs]
    for member in (message?.message ?? subject.root).members ?? []
    where ["token", "tokens", "to", "registration_ids", "device_token"].contains(member.key) {
      for node in member.node.elements ?? [member.node] {
        guard let form = node.string.flatMap({ TokenForm($0) }),
          form == .garbled || form != message.flatMap({ expected[$0.provider] }) ?? form
        else { continue }
        let place = member.key.quoted + (message.map { " of " + $0.provider.name } ?? "")
        // Reported at its start: as a value, a description in braces passes for a placeholder.
        report(at: node.start, "the token \(place) is " + form.rawValue)
      }
    }
  }
}

/// What a device token looks like; none is ever printed.
enum TokenForm: String {
  case ofAPNs = "a token of APNs"
  case ofFCM = "a registration token of FCM"
  case ofExpo = "an Expo push token"
  case garbled = "the description of its bytes"

  init?(_ token: String) {
    let digits = token.utf8.count { ASCII.hexadecimalDigit($0) != nil }
    let marks = token.utf8.count { " <>".utf8.contains($0) }
    let isLong = digits >= 64 && digits + marks == token.utf8.count
    let forms: [(form: TokenForm, fits: Bool)] = [
      (.ofExpo, token.hasPrefix("Expo") && token.hasSuffix("]")),
      (.ofFCM, token.utf8.holdsWord(":APA91")),
      (.garbled, token.hasPrefix("{length") && token.utf8.holdsWord("bytes")),
      (.ofAPNs, isLong && digits == token.utf8.count), (.garbled, isLong),
    ]
    guard let fitting = forms.first(where: { $0.fits }) else { return nil }
    self = fitting.form
  }
}
