internal import PushRules

// The request headers, each by itself.
extension Check {
  static let pushTypeUnknown = Check(
    "push-type-unknown",
    .error,
    "The request header apns-push-type names no push type.",
    because: "APNs refuses the request with 400 InvalidPushType.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alret"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-302"]
  ) { check, subject in
    guard let header = subject.headers?["apns-push-type"], subject.pushType == nil else {
      return []
    }
    let known = PushType.allCases.map { KnownKey($0.rawValue) }
    let message =
      "found \(PrintableText.quoted(header.value)) as apns-push-type, expected one of "
      + known.map(\.name).joined(separator: ", ") + known.question(for: header.value)
    return [check.at(header, message)]
  }

  static let pushTypeNew = Check(
    "push-type-new",
    .warning,
    "The push type is newer than the version of iOS that is asked about.",
    because: "Nothing on such a device takes the push.",
    bad: .request(
      #"{"aps":{"content-changed":true}}"#,
      topic: "com.example.app.push-type.widgets",
      ["push-type": "widgets"]
    ).on(.iOS(18)),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-314", "A-321", "A-205", "A-206", "A-207"]
  ) { check, subject in
    guard let type = subject.pushType, subject.isOfTypeTooNew else { return [] }
    let first = type.facts.since
    let message =
      "found push type \(type.rawValue) for iOS \(subject.system), "
      + "expected iOS \(first.firstRelease) or later"
    return [check.at(subject.headers?["apns-push-type"], message)]
  }

  static let priorityValue = Check(
    "priority-value",
    .error,
    "The request header apns-priority is not 10, 5 or 1.",
    because: "APNs refuses the request with 400 BadPriority.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "high"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "10"]),
    citations: ["A-305"]
  ) { check, subject in
    guard let header = subject.headers?["apns-priority"], subject.priority == nil else {
      return []
    }
    let message =
      "found \(PrintableText.quoted(header.value)) as apns-priority, expected 10, 5 or 1"
    return [check.at(header, message)]
  }

  static let headerUnknown = Check(
    "header-unknown",
    .warning,
    "A request header looks like one for APNs but is none.",
    because: "APNs ignores it, and what it was meant to say keeps its default.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "prio": "5"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "5"]),
    citations: ["A-302", "A-305"]
  ) { check, subject in
    (subject.headers?.headers ?? []).compactMap { header in
      guard KnownKey.headers.named(header.name) == nil else { return nil }
      let bare = KnownKey.headers.named("apns-" + header.name)
      guard header.name.hasPrefix("apns") || bare != nil && header.name != "id" else { return nil }
      let message =
        "found the header \(PrintableText.quoted(header.name)), expected one that APNs knows"
        + KnownKey.headers.question(for: bare?.name ?? header.name)
      return check.at(header, message)
    }
  }

  static let headerDuplicate = Check(
    "header-duplicate",
    .error,
    "A request header stands twice.",
    because: "APNs refuses the request with 400 DuplicateHeaders.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "push-type": "alert"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-302"]
  ) { check, subject in
    var seen: Set<String> = []
    return (subject.headers?.headers ?? []).filter { $0.name.hasPrefix("apns") }
      .filter { !seen.insert($0.name).inserted }
      .map { header in
        let name = PrintableText.quoted(header.name)
        return check.at(header, "found the header \(name) again, expected it once")
      }
  }
}

extension LintSubject {
  /// Whether the push type is newer than the version of iOS that is asked about.
  var isOfTypeTooNew: Bool { pushType.map { system < $0.facts.since } ?? false }
}
