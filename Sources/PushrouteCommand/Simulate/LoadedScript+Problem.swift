internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

extension LoadedScript {
  /// Returns the message for a script that cannot be played.
  func error(_ problem: ScenarioProblem) -> CommandError {
    let start = stated.name(of: "state") + " " + scenario.situation.state.name
    switch problem {
    case .contradiction(let contradiction):
      let rule = contradiction.rules.first?.id ?? ""
      return placed(.impossible(flag: start, contradiction.description, rule: rule))
    case .impossibleStart(let reason):
      return placed(.impossibleStart(start, reason: reason))
    case .impossibleEvent(let event, let index): return error(event, at: index)
    }
  }

  private func error(_ event: ImpossibleEvent, at index: Int) -> CommandError {
    let message = event.message(naming: PrintableText.quoted(event.event, limit: 80))
    let possible = Paragraph(event.alternatives).hanging(on: "  possible here: ")
      .split(separator: "\n").map(String.init)
    if var error = error(message, atEvent: index) {
      error.detail = possible
      return .file([error])
    }
    let number = index + 1
    return .arguments(.impossibleEvent(message, number: number, possible: possible))
  }
}
