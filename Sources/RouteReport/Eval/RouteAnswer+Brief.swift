internal import PushRules
internal import Questions

extension RouteAnswer {
  /// The answer on one line; with several payloads it begins with the payload's name.
  package func brief(namesPayload: Bool, style: TextStyle = .plain) -> String {
    let source = namesPayload ? payload.source.printed + ": " : ""
    let answer = source + style.heading(stateInWords + ": " + headline)
    return answer + (reasonOfNothing.map { ": " + $0 } ?? "") + "\n"
  }

  private var reasonOfNothing: String? {
    if let contradiction { return contradiction.description }
    guard route?.calls.isEmpty == true, doubts.isEmpty else { return nil }
    return reasonOfOtherReceiver ?? missingOfTheQuestion.first?.reason
  }
}
