/// The form that the value of a request header has.
struct HeaderForm: Sendable {
  let name: String
  let expected: String
  let fits: @Sendable (String) -> Bool

  /// The headers with a form, as section has them.
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
