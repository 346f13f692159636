internal import PushRules
internal import Questions
internal import RouteReport

extension ScenarioFile {
  /// What ``init(_:)`` reads.
  static let schema = JSONSchema.object(
    ["events": JSONSchema.list(event).with("maxItems", .number(mostEvents))],
    optional: [
      "$schema": .text, "name": .text, "description": .text, "source": .text,
      "expect": JSONSchema.list(.text).about("Lines of a log, or steps: home -> NAMES = STATES."),
    ]
      + JSONSchema.stated(SituationMember.ofScenario, of: .simulate)
      + ["userAction": .either([.constant("none"), .constant(.null)])]
  )

  private static let event = JSONSchema.either(
    [
      .words(EventWord.all),
      .text(like: EventWord.patternWithValue),
      .object(["push": .payloadOrPath]), .object(["after": .count]),
    ]
  )
}
