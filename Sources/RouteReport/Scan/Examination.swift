internal import AppProfile
package import PushRules
package import Questions

/// A question, examined once: what pushes run in each state.
package struct Examination: Sendable {
  /// The answers for each push, one a state.
  package let answers: [[RouteAnswer]]

  /// Examines pushes in stated situations, and in an app if one is stated.
  package init(
    of pushes: [InputPayload],
    in situation: SituationArguments,
    app: StatedApp? = nil,
    expecting methods: [DelegateMethod] = []
  ) {
    answers = pushes.map { push in
      let findings = push.findings
      return situation.stating(push.headers).answers(for: PayloadSummary(push)).map { answer in
        var answer = answer.adding(findings).adding(app?.sdks ?? [])
        answer.expected = methods
        return answer
      }
    }
  }
}
