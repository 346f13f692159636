internal import PushRules

extension Check {
  static var providerTemplate: Check {
    Check(
      "provider-template",
      .info,
      "The texts of a message come from a template that only the provider has.",
      because: "What the device gets cannot be told from the message alone.",
      bad: #"{"app_id":"a","template_id":"b","included_segments":["All"]}"#,
      good: #"{"app_id":"a","contents":{"en":"Hi"},"included_segments":["All"]}"#,
      citations: ["A-365"]
    ) { check, subject in
      guard let template = subject.message?.template else { return [] }
      let text = "found a template in place of texts, expected texts to be able to look at them"
      return [check.at(template, text)]
    }
  }
}
