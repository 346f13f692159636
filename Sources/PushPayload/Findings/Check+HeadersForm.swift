internal import PushRules

// Request headers whose values have a form of their own.
extension Check {
  static let headerForm = Check(
    "header-form",
    .warning,
    "The value of a request header does not have the form that Apple documents for it.",
    because: "APNs refuses such a request, or finds neither the device nor the channel.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "request-id": "12"]
    ),
    good: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "request-id": "eabeae54-14a8-11e5-b60b-1697f925ec7b"]
    ),
    citations: ["A-300", "A-301", "A-306", "A-308", "A-309"]
  ) { check, subject in
    (subject.headers?.headers ?? []).compactMap { header in
      guard let form = HeaderForm.all.first(where: { $0.name == header.name }),
        !header.value.isEmpty, !form.fits(header.value)
      else { return nil }
      let value = PrintableText.quoted(header.value, limit: 80)
      return check.at(header, "found \(value) as \(form.name), expected \(form.expected)")
    }
  }

  static let headerOfResponse = Check(
    "header-of-response",
    .info,
    "A request has a header that only the answers of APNs have.",
    because: "APNs ignores it; it comes back with the answers of the development environment.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "unique-id": "eabeae54-14a8-11e5-b60b-1697f925ec7b"]
    ),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-310"]
  ) { check, subject in
    guard let header = subject.headers?["apns-unique-id"] else { return [] }
    return [check.at(header, "found apns-unique-id in a request, expected it in an answer only")]
  }

  static let pushTypeMissing = Check(
    "push-type-missing",
    .info,
    "The request has no apns-push-type.",
    because: "Apple recommends it everywhere and requires it for watchOS 6 and later.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["priority": "10"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "10"]),
    since: .iOS(13, 0),
    citations: ["A-302", "A-323"]
  ) { check, subject in
    guard let headers = subject.headers, headers.isComplete, headers["apns-push-type"] == nil,
      !subject.isSilent, !subject.isLiveActivity,
      headers["apns-topic"].flatMap({ PushType(topic: $0.value) }) == nil
    else { return [] }
    let message = "found no apns-push-type, expected one such as alert or background"
    return [check.at(nil, message)]
  }

  static let broadcastPushType = Check(
    "broadcast-push-type",
    .error,
    "A push to a channel is of another type than liveactivity.",
    because: "Channels carry pushes for Live Activities only.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      topic: nil,
      ["push-type": "alert", "channel-id": "dHN0LXNyY2gtY2hubA=="]
    ),
    good: .request(
      #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":0}}}"#,
      topic: nil,
      ["push-type": "liveactivity", "channel-id": "dHN0LXNyY2gtY2hubA=="]
    ),
    since: .iOS(18, 0),
    citations: ["A-325"]
  ) { check, subject in
    guard subject.headers?["apns-channel-id"] != nil, let type = subject.pushType,
      type != .liveActivity, !subject.isLiveActivity
    else { return [] }
    let message =
      "found push type \(type.rawValue) with apns-channel-id, expected push type liveactivity"
    return [check.at(subject.headers?["apns-push-type"], message)]
  }
}

/// The form that the value of a request header has.
struct HeaderForm: Sendable {
  let name: String
  let expected: String
  let fits: @Sendable (String) -> Bool

  /// The headers with a form, as section A-300 to A-309 has them.
  static let all = [
    HeaderForm("authorization", "`bearer` and a token") { value in
      let words = value.split(separator: " ")
      return words.count == 2 && words[0].lowercased() == "bearer"
    },
    HeaderForm("apns-topic", "letters, digits, dots, hyphens and underscores") { value in
      value.utf8.allSatisfy { ASCII.isWordByte($0) || [ASCII.point, ASCII.minus].contains($0) }
    },
    HeaderForm("apns-channel-id", "base64 text") { Base64.isText($0) },
    HeaderForm("apns-request-id", "a UUID") { UUIDForm($0) != .other },
    HeaderForm(":path", "`/3/device/` and the token in hexadecimal digits") { value in
      guard value.hasPrefix("/3/device/") else { return value.hasPrefix("/4/broadcasts/apps/") }
      let token = value.utf8.dropFirst("/3/device/".utf8.count)
      return !token.isEmpty && token.allSatisfy { ASCII.hexadecimalDigit($0) != nil }
    },
  ]

  private init(
    _ name: String,
    _ expected: String,
    fits: @escaping @Sendable (String) -> Bool
  ) {
    self.name = name
    self.expected = expected
    self.fits = fits
  }
}

/// Text that stands for bytes.
enum Base64: Sendable {
  /// Tells whether a text is base64 with its padding.
  static func isText(_ text: String) -> Bool {
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.count - digits.count
    return !digits.isEmpty && padding <= 2 && text.utf8.count % 4 == 0
      && text.utf8.suffix(padding).allSatisfy { $0 == UInt8(ascii: "=") }
      && digits.allSatisfy { byte in
        ASCII.isWordByte(byte) && byte != UInt8(ascii: "_")
          || byte == ASCII.plus || byte == ASCII.slash
      }
  }
}
