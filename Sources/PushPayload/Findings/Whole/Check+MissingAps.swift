internal import PushRules

extension Check {
  static let missingAps = frame(
    "missing-aps",
    "The payload has no aps.",
    because: "Nothing is shown, played or woken: only VoIP, Push to Talk, location, "
      + "file-provider and MDM pushes need none.",
    bad: #"{"alert":"Hi"}"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )
}
