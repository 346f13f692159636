import PushRules

/// What a device token looks like; none is ever printed.
enum TokenForm: String {
  case ofAPNs = "a token of APNs"
  case ofFCM = "a registration token of FCM"
  case ofExpo = "an Expo push token"
  case garbled = "the description of its bytes"

  init?(_ token: String) {
    let digits = token.utf8.count { ASCII.hexadecimalDigit($0) != nil }
    let marks = token.utf8.count { " <>:".utf8.contains($0) } + (token.hasPrefix("0x") ? 1 : 0)
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

extension Check {
  static let requestAddress = LintCode(
    .error("request-address"),
    "The host, the path or the token that a push is sent to cannot be those of such a push.",
    because: "The connection fails, or APNs answers 400 BadDeviceToken.",
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
        // Braces around a description are none of a placeholder.
        let place = member.key.quoted + (message.map { " of " + $0.provider.name } ?? "")
        report(at: node.start, "the token \(place) is " + form.rawValue)
      }
    }
  }
}
