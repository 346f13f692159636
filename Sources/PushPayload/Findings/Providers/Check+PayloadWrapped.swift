internal import PushRules

extension Check {
  static let payloadWrapped = Check(
    "payload-wrapped",
    .info,
    "The payload is a part of the text.",
    because: "APNs looks for aps at the top; whoever sends this has to send that part alone.",
    bad: #"{"headers":{"apns-priority":"10"},"payload":{"aps":{"alert":"Hi"}}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    citations: ["A-273"]
  ) { subject, report in
    guard let message = subject.message, let path = message.path, let aps = subject.aps else {
      return
    }
    let place = PrintableText.quoted(path, limit: 80)
    let found = "found the payload in \(place), expected it to be sent alone; that part is checked"
    report(at: aps.offset..<(aps.offset + 1), found)
  }
}
