import PushRules

extension Check {
  static let expirationValue = LintCode(
    .error("expiration-value"),
    "The request header apns-expiration is not a time in whole UNIX seconds.",
    because: "APNs answers 400 BadExpirationDate, or keeps the push for another time than meant.",
    bad: .alert("push-type: alert, expiration: 1h"),
    good: .alert("push-type: alert, expiration: 1768471200"),
    citations: ["A-304"]
  ).check { subject, report in
    guard let header = subject.headers?["apns-expiration"] else { return }
    guard let seconds = header.value.wholeNumber else {
      let message =
        "apns-expiration must be a whole number of UNIX seconds, or 0, not "
        + header.value.quoted
      return report(at: header, message)
    }
    let digits = header.value.quoted
    if EpochUnit(Double(seconds)) != .seconds {
      let message = "apns-expiration must be in whole seconds, not \(digits)"
      return report(at: header, message, severity: .warning)
    }
    let isShortForCall = subject.pushType?.facts.isCall == true && seconds < 60
    guard seconds > 0, seconds < EpochUnit.oldestPlausible, !isShortForCall else { return }
    let message =
      "apns-expiration \(digits) is before 2001: write the UNIX time of the end, not a length of "
      + "time"
    report(at: header, message, severity: .warning)
  }

  static let expirationForCalls = LintCode(
    .info("expiration-for-calls"),
    "A push that announces a call or speech may be stored for later.",
    because: "It would ring when the call is long over; 0 or a few seconds keep it from that.",
    bad: .request(#"{"aps":{}}"#, "push-type: voip, expiration: 1768471200"),
    good: .request(#"{"aps":{}}"#, "push-type: voip, expiration: 0"),
    citations: ["A-319", "A-320", "A-304"]
  ).check { subject, report in
    guard let headers = subject.headers, let type = subject.pushType, type.facts.isCall else {
      return
    }
    let header = headers["apns-expiration"]
    guard header != nil || headers.isComplete else { return }
    if let header, header.value.wholeNumber.map({ $0 < 60 }) ?? true { return }
    let expected = type == .voip ? "0, or a few seconds from the moment of sending" : "0"
    let found = header.map { "is " + $0.value.quoted } ?? "is missing"
    report(at: header, "apns-expiration \(found): push type \(type.name) needs " + expected)
  }

  static let collapseIDLength = LintCode(
    .error("collapse-id-length"),
    "The request header apns-collapse-id has more than 64 bytes.",
    because: "APNs refuses the request with 400 BadCollapseId.",
    bad: .alert(
      "push-type: alert, "
        + "collapse-id: game-1234567890-1234567890-1234567890-1234567890-1234567890-12345"
    ),
    good: .alert("push-type: alert, collapse-id: game-1234567890"),
    citations: ["A-307"]
  ).check { subject, report in
    guard let header = subject.headers?["apns-collapse-id"] else { return }
    let count = header.value.utf8.count
    guard count > 64 else { return }
    report(at: header, "apns-collapse-id has \(count) bytes; APNs takes at most 64")
  }

  static let apnsIDFormat = LintCode(
    .error("apns-id-format"),
    "The request header apns-id is not a UUID in its canonical form.",
    because: "APNs refuses the request with 400 BadMessageId; capital letters are not documented.",
    bad: .alert("push-type: alert, id: 42"),
    good: .alert("push-type: alert, id: eabeae54-14a8-11e5-b60b-1697f925ec7b"),
    citations: ["A-303"]
  ).check { subject, report in
    guard let header = subject.headers?["apns-id"] else { return }
    switch UUIDForm(header.value) {
    case .canonical: return
    case .upperCase:
      let message = "apns-id has capital letters; Apple writes it in lower case"
      report(at: header, message, severity: .info)
    case .other:
      let message =
        "apns-id must be a UUID such as `eabeae54-14a8-11e5-b60b-1697f925ec7b`, not "
        + header.value.quoted
      report(at: header, message)
    }
  }

  static let headerUnknown = LintCode(
    .warning("header-unknown"),
    "A request header looks like one for APNs but is none.",
    because: "APNs ignores it, and what it was meant to say keeps its default.",
    bad: .alert("push-type: alert, prio: 5"),
    good: .alert("push-type: alert, priority: 5"),
    citations: ["A-302", "A-305"]
  ).check { subject, report in
    for header in subject.headers?.headers ?? []
    where !KnownNames.headers.contains(header.name) {
      let full = "apns-" + header.name
      let isBare = KnownNames.headers.contains(full)
      guard header.name.hasPrefix("apns") || isBare && header.name != "id" else { continue }
      let message =
        "APNs does not know the header \(header.name.quoted)"
        + KnownNames.headers.suggestion(for: isBare ? full : header.name)
      report(at: header, message)
    }
  }

  static let headerDuplicate = LintCode(
    .error("header-duplicate"),
    "A request header appears twice.",
    because: "APNs refuses the request with 400 DuplicateHeaders.",
    bad: .alert("push-type: alert, push-type: alert"),
    good: .alert("push-type: alert"),
    citations: ["A-302"]
  ).check { subject, report in
    var seen: Set<String> = []
    for header in subject.headers?.headers ?? []
    where header.name.hasPrefix("apns") && !seen.insert(header.name).inserted {
      let name = header.name.quoted
      report(at: header, "the header \(name) occurs twice")
    }
  }

  static let headerForm = LintCode(
    .warning("header-form"),
    "The value of a request header does not have the form that Apple documents for it.",
    because: "APNs refuses such a request, or finds neither the device nor the channel.",
    bad: .alert("push-type: alert, request-id: 12"),
    good: .alert("push-type: alert, request-id: eabeae54-14a8-11e5-b60b-1697f925ec7b"),
    citations: ["A-300", "A-301", "A-306", "A-308", "A-309"]
  ).check { subject, report in
    for header in subject.headers?.headers ?? [] {
      guard let form = forms.first(where: { $0.name == header.name }),
        !header.value.isEmpty, !form.fits(header.value)
      else { continue }
      // Keys and tokens are not for logs.
      let isSecret = ["authorization", ":path"].contains(form.name)
      let found = isSecret ? "" : ", not " + PrintableText.quoted(header.value, limit: 80)
      report(at: header, "\(form.name) must be \(form.expected)\(found)")
    }
  }

  static let headerOfResponse = LintCode(
    .info("header-of-response"),
    "A request has a header that only the answers of APNs have.",
    because: "APNs ignores it; it comes back with the answers of the development environment.",
    bad: .alert("push-type: alert, unique-id: eabeae54-14a8-11e5-b60b-1697f925ec7b"),
    good: .alert("push-type: alert"),
    citations: ["A-310"]
  ).check { subject, report in
    guard let header = subject.headers?["apns-unique-id"] else { return }
    report(at: header, "apns-unique-id stands in answers of APNs only, not in a request")
  }

  /// The formats of request headers, after A-300 to A-309.
  private static let forms: [(name: String, expected: String, fits: @Sendable (String) -> Bool)] = [
    (
      "authorization", "`bearer` and a token",
      { value in
        let words = value.split(separator: " ")
        return words.count == 2 && words[0].lowercased() == "bearer"
      }
    ),
    (
      "apns-topic", "letters, digits, dots, hyphens and underscores",
      { value in
        value.utf8.allSatisfy { ASCII.isWordByte($0) || [ASCII.point, ASCII.minus].contains($0) }
      }
    ),
    ("apns-channel-id", "base64 text", { Base64.isText($0) }),
    ("apns-request-id", "a UUID", { UUIDForm($0) != .other }),
    (
      ":path", "`/3/device/` and the token in hexadecimal digits",
      { value in
        guard value.hasPrefix("/3/device/") else { return value.hasPrefix("/4/broadcasts/apps/") }
        let token = String(value.dropFirst("/3/device/".count))
        return TokenForm(token) != nil || token.utf8.contains(ASCII.braceOpen)
          || !token.isEmpty && token.utf8.allSatisfy { ASCII.hexadecimalDigit($0) != nil }
      }
    ),
  ]
}
