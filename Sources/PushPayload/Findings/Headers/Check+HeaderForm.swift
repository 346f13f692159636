internal import PushRules

extension Check {
  static let headerForm = Check(
    "header-form",
    .warning,
    "The value of a request header does not have the form that Apple documents for it.",
    because: "APNs refuses such a request, or finds neither the device nor the channel.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "request-id": "12"]
    ),
    good: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "request-id": "eabeae54-14a8-11e5-b60b-1697f925ec7b"]
    ),
    citations: ["A-300", "A-301", "A-306", "A-308", "A-309"]
  ) { subject, report in
    for header in subject.headers?.headers ?? [] {
      guard let form = HeaderForm.all.first(where: { $0.name == header.name }),
        !header.value.isEmpty, !form.fits(header.value)
      else { continue }
      let value = PrintableText.quoted(header.value, limit: 80)
      report(at: header, "found \(value) as \(form.name), expected \(form.expected)")
    }
  }
}
