internal import PushRules

// The request header that says how long APNs keeps a push.
extension Check {
  static let expirationValue = Check(
    "expiration-value",
    .error,
    "The request header apns-expiration is not a time in whole UNIX seconds.",
    because: "APNs refuses it, or keeps the push for another time than was meant.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "expiration": "1h"]),
    good: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "expiration": "1768471200"]
    ),
    citations: ["A-304"]
  ) { check, subject in
    guard let header = subject.headers?["apns-expiration"] else { return [] }
    guard let seconds = header.value.wholeNumber else {
      let message =
        "found \(PrintableText.quoted(header.value)) as apns-expiration, "
        + "expected a whole number of UNIX seconds, or 0"
      return [check.at(header, message)]
    }
    let digits = PrintableText.quoted(header.value)
    if EpochUnit(Double(seconds)) != .seconds {
      let message = "found \(digits) as apns-expiration, expected seconds, not fractions of them"
      return [check.at(header, message, severity: .warning)]
    }
    let isShortForCall = subject.pushType?.facts.isCall == true && seconds < 60
    guard seconds > 0, seconds < EpochUnit.oldestPlausible, !isShortForCall else { return [] }
    let message =
      "found \(digits) as apns-expiration, a moment before 2001, expected the UNIX seconds "
      + "of the end, not a length of time"
    return [check.at(header, message, severity: .warning)]
  }

  static let expirationForCalls = Check(
    "expiration-for-calls",
    .info,
    "A push that announces a call or speech may be stored for later.",
    because: "It would ring when the call is long over; 0 or a few seconds keep it from that.",
    bad: .request(
      #"{"aps":{}}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "1768471200"]
    ),
    good: .request(
      #"{"aps":{}}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "0"]
    ),
    citations: ["A-319", "A-320", "A-304"]
  ) { check, subject in
    guard let headers = subject.headers, let type = subject.pushType, type.facts.isCall else {
      return []
    }
    let header = headers["apns-expiration"]
    guard header != nil || headers.isComplete else { return [] }
    if let header, header.value.wholeNumber.map({ $0 < 60 }) ?? true { return [] }
    let expected = type == .voip ? "0, or a few seconds from the moment of sending" : "0"
    let found = header.map { PrintableText.quoted($0.value) + " as" } ?? "no"
    let message = "found \(found) apns-expiration with push type \(type.rawValue), expected "
    return [check.at(header, message + expected)]
  }
}

extension String {
  /// The number that is written in decimal digits alone, or nil.
  fileprivate var wholeNumber: Int? {
    !isEmpty && utf8.allSatisfy { ASCII.digits.contains($0) } ? Int(self) : nil
  }
}
