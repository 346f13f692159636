internal import PushRules

// The request headers that identify a push: its own id and the id that replaces others.
extension Check {
  static let collapseIDLength = Check(
    "collapse-id-length",
    .error,
    "The request header apns-collapse-id has more than 64 bytes.",
    because: "APNs refuses the request with 400 BadCollapseId.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      [
        "push-type": "alert",
        "collapse-id": "game-1234567890-1234567890-1234567890-1234567890-1234567890-12345",
      ]
    ),
    good: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "collapse-id": "game-1234567890"]
    ),
    citations: ["A-307"]
  ) { check, subject in
    guard let header = subject.headers?["apns-collapse-id"] else { return [] }
    let count = header.value.utf8.count
    guard count > 64 else { return [] }
    let message = "found \(count) bytes in apns-collapse-id, expected at most 64"
    return [check.at(header, message)]
  }

  static let apnsIDFormat = Check(
    "apns-id-format",
    .error,
    "The request header apns-id is not a UUID in its canonical form.",
    because: "APNs refuses the request with 400 BadMessageId; capital letters are not documented.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "id": "42"]),
    good: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "id": "eabeae54-14a8-11e5-b60b-1697f925ec7b"]
    ),
    citations: ["A-303"]
  ) { check, subject in
    guard let header = subject.headers?["apns-id"] else { return [] }
    switch UUIDForm(header.value) {
    case .canonical: return []
    case .upperCase:
      let message = "found capital letters in apns-id, expected a UUID in lower case"
      return [check.at(header, message, severity: .info)]
    case .other:
      let message =
        "found \(PrintableText.quoted(header.value)) as apns-id, expected a UUID such as "
        + "`eabeae54-14a8-11e5-b60b-1697f925ec7b`"
      return [check.at(header, message)]
    }
  }
}

/// How a text is like a UUID.
enum UUIDForm {
  case canonical
  case upperCase
  case other

  init(_ text: String) {
    let groups = text.utf8.split(separator: ASCII.minus, omittingEmptySubsequences: false)
    let isUUID =
      groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { ASCII.hexadecimalDigit($0) != nil }
    guard isUUID else {
      self = .other
      return
    }
    self = text.utf8.contains { (0x41...0x46).contains($0) } ? .upperCase : .canonical
  }
}
