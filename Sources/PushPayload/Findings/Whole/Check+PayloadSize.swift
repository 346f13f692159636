internal import PushRules

extension Check {
  static let payloadSize = Check(
    "payload-size",
    .error,
    "The payload has more bytes than APNs takes: 4096, or 5120 for VoIP.",
    because: """
      APNs refuses it with 413 PayloadTooLarge. Limits of 256 and 2048 bytes belonged to the \
      binary interface, which is gone.
      """,
    bad: Sample(longPayload(4_097)),
    good: Sample(longPayload(4_096)),
    citations: ["A-244", "A-243", "A-242", "A-241", "A-240"]
  ) { subject, report in
    let size = PayloadSize(subject)
    guard size.excess > 0 else { return }
    let message = "found \(size.byteCount) bytes, expected at most \(size.limit): " + size.advice
    let severity: Severity = size.fitsWithoutSpace ? .warning : .error
    let largest = size.largest?.member
    let range = (largest?.keyOffset ?? subject.root.offset)..<(largest?.node ?? subject.root).end
    report(at: range, message, severity: severity)
  }

  /// Returns a payload with an alert that fills it to a number of bytes.
  private static func longPayload(_ byteCount: Int) -> String {
    let frame = (before: #"{"aps":{"alert":""#, after: #""}}"#)
    let rest = byteCount - frame.before.utf8.count - frame.after.utf8.count
    let filling = [UInt8](repeating: UInt8(ascii: "x"), count: rest)
    return frame.before + String(decoding: filling, as: UTF8.self) + frame.after
  }
}
