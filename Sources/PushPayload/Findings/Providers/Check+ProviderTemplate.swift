internal import PushRules

extension Check {
  static let providerTemplate = Check(
    "provider-template",
    .info,
    "The texts of a message come from a template that only the provider has.",
    because: "The message alone does not show what the device gets.",
    bad: #"{"app_id":"a","template_id":"b","included_segments":["All"]}"#,
    good: #"{"app_id":"a","contents":{"en":"Hi"},"included_segments":["All"]}"#,
    effect: .reading,
    citations: ["A-365"]
  ) { subject, report in
    guard let template = subject.message?.template else { return }
    let text = "found a template in place of texts, expected texts to be able to look at them"
    report(at: template, text)
  }
}
