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
    guard let type = subject.pushType, subject.isOfTypeTooNew, let first = type.firstSystem
    else { return [] }
    let message =
      "found push type \(type.rawValue) for iOS \(subject.system), "
      + "expected iOS \(first.firstRelease) or later"
    return [check.at(subject.headers?["apns-push-type"], message)]
  }

  static let priorityValue = Check(
    "priority-value",
    .error,
    "The request header apns-priority is none of 10, 5 and 1.",
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
    let headers = subject.headers?.headers ?? []
    return headers.filter { $0.name.hasPrefix("apns") && KnownKey.headers.named($0.name) == nil }
      .map { header in
        let message =
          "found the header \(PrintableText.quoted(header.name)), expected one that APNs knows"
          + KnownKey.headers.question(for: header.name)
        return check.at(header, message)
      }
  }
}

extension LintSubject {
  /// Whether the push type is newer than the version of iOS that is asked about.
  var isOfTypeTooNew: Bool { pushType?.firstSystem.map { system < $0 } ?? false }
}

extension PushType {
  /// The version of iOS in which something takes it, or nil if every version does.
  fileprivate var firstSystem: SystemVersion? {
    switch self {
    case .alert, .background, .mdm: nil
    case .voip, .complication: .iOS(8, 0)
    case .fileProvider: .iOS(11, 0)
    case .location: .iOS(15, 0)
    case .pushToTalk: .iOS(16, 0)
    case .liveActivity: .iOS(16, 1)
    case .controls: .iOS(18, 0)
    case .widgets: .iOS(26, 0)
    }
  }
}
