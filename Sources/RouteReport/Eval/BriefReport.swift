internal import PushPayload
internal import PushRules
internal import Questions

package struct BriefReport: Sendable {
  private let answer: RouteAnswer
  private let style: TextStyle
  private let namesPayload: Bool

  /// Shortens an answer; with several payloads the line begins with the payload's name.
  package init(_ answer: RouteAnswer, namesPayload: Bool, style: TextStyle = .plain) {
    self.answer = answer
    self.style = style
    self.namesPayload = namesPayload
  }

  package func write(to output: inout some TextOutputStream) {
    let source = namesPayload ? answer.payload.source.printed + ": " : ""
    output.write(
      source + style.heading(answer.stateInWords + ": " + answer.headline) + reason + "\n"
    )
  }

  private var reason: String {
    if let contradiction = answer.contradiction { return ": " + contradiction.description }
    guard answer.route?.calls.isEmpty == true, answer.doubts.isEmpty else { return "" }
    if let other = answer.reasonOfOtherReceiver { return ": " + other }
    guard let first = answer.missingOfTheQuestion.first else { return "" }
    return ": " + first.reason
  }
}
