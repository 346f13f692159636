internal import AppLifecycle
internal import PushPayload
internal import PushRules
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
      return placed(.script(.impossibleStart(start, reason: reason)))
    case .impossibleEvent(let event, let index): return error(event, at: index)
    }
  }

  private func error(_ event: ImpossibleEvent, at index: Int) -> CommandError {
    let name = PrintableText.quoted(event.event, limit: 80)
    let message =
      "\(name) cannot happen while the app is \(event.state.words): \(event.reason)"
    let words = event.possible.isEmpty ? "nothing" : event.possible.joined(separator: ", ")
    let possible = Paragraph(words).hanging(on: "  possible here: ")
    if var error = error(message, atEvent: index) {
      error.detail = String(possible.dropLast())
      return .file([error])
    }
    let text = message + "\n" + possible.dropLast()
    return .arguments(.script(.impossibleEvent(text, number: index + 1)))
  }
}

extension LifecycleState {
  /// The state of the process, with what lies between the app and the user.
  var words: String {
    ([process == .notRunning ? appState.fullName : process.name] + [overlay.words, screen.words])
      .compactMap { $0 }.joined(separator: ", ")
  }
}

extension Overlay {
  fileprivate var words: String? {
    switch self {
    case .nothing, .unnamed: nil
    case .switcher: "the switcher open"
    case .call: "a call ringing"
    case .notificationCenter: "Notification Center open"
    case .controlCenter: "Control Center open"
    }
  }
}

extension Screen {
  fileprivate var words: String? { self == .unlocked ? nil : "the device locked" }
}
