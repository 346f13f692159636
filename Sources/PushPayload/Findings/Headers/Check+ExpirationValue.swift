internal import PushRules

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
  ) { subject, report in
    guard let header = subject.headers?["apns-expiration"] else { return }
    guard let seconds = header.value.wholeNumber else {
      let message =
        "found \(PrintableText.quoted(header.value)) as apns-expiration, "
        + "expected a whole number of UNIX seconds, or 0"
      return report(at: header, message)
    }
    let digits = PrintableText.quoted(header.value)
    if EpochUnit(Double(seconds)) != .seconds {
      let message = "found \(digits) as apns-expiration, expected seconds, not fractions of them"
      return report(at: header, message, severity: .warning)
    }
    let isShortForCall = subject.pushType?.facts.isCall == true && seconds < 60
    guard seconds > 0, seconds < EpochUnit.oldestPlausible, !isShortForCall else { return }
    let message =
      "found \(digits) as apns-expiration, a moment before 2001, expected the UNIX seconds "
      + "of the end, not a length of time"
    report(at: header, message, severity: .warning)
  }
}
