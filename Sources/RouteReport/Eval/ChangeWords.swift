import PushPayload
import PushRules

extension ChangeParty {
  var words: String {
    switch self {
    case .payload: "payload"
    case .headers: "request headers"
    case .code: "app code"
    case .propertyList: "Info.plist"
    case .settings: "user settings"
    case .action: "user action"
    case .state: "state of app and device"
    case .version: "iOS or SDK"
    }
  }
}

extension [ChangeParty] {
  var heading: String {
    let words = map { $0.words }.joined(separator: " + ")
    return words.hasPrefix("iOS") ? words : words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension RemedyStep {
  /// What to do, as a clause in the words of the payload's sender.
  func clause(sentBy sender: Provider?) -> String {
    sender?.instruction(for: step) ?? instruction.clause
  }

  /// The same, with the other values to choose from; of a flag only the documented one.
  fileprivate func choice(sentBy sender: Provider?) -> String {
    switch change.input {
    case _ where others.isEmpty, .system, .contentAvailable, .mutableContent:
      clause(sentBy: sender)
    default: clause(sentBy: sender) + " (or: " + otherWords + ")"
    }
  }

  private var otherWords: String {
    others.map { name in
      guard change.input == .state else { return name }
      return AppState.allCases.first { $0.fullName == name }?.termination?.words ?? name
    }.commaList
  }
}

extension Remedy {
  /// All that is to be done, as a clause.
  func clause(sentBy sender: Provider?) -> String {
    parts.map { $0.choice(sentBy: sender) }.joined(separator: ", and ")
  }

  /// What to do in a situation, or in which other one the method runs, as a sentence.
  func sentence(in situation: Situation, sentBy sender: Provider?) -> String {
    if let only = parts.first, parts.count == 1 {
      if only.change.opensApp(in: situation) {
        return "It runs again once the user has opened the app."
      }
      if let circumstance = only.instruction.circumstance {
        return "It would run " + circumstance + "."
      }
    }
    return "Fix: " + clause(sentBy: sender) + "."
  }
}

extension [DelegateMethod] {
  /// The names, joined by commas and a final word.
  func list(_ conjunction: String = "and") -> String {
    let names = map { $0.name }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().commaList + " \(conjunction) " + last
  }
}

extension WantAnswer {
  func summary(of search: RemedySearch) -> String {
    let isOne = methods.count == 1
    switch search.outcome {
    case .runs: return methods.list() + (isOne ? " runs already" : " run already")
    case .never: return methods.list() + " never run together"
    case .remedies:
      let rest =
        isOne ? " does not run; " : methods.count == 2 ? " do not both run; " : " do not all run; "
      let change = changes.count == 1 ? "one change makes" : "\(changes.count) changes make"
      return methods.list() + rest + change + (isOne ? " it run" : " them run")
    }
  }
}

extension MethodConflict {
  var sentence: String {
    let reason = causes.map { $0.statement }.joined(separator: " ")
    guard !others.isEmpty else {
      return "Nothing makes " + excluded.name + " run for what this push is sent for. " + reason
    }
    let place = isGeneral ? "Where " : "In the nearest situation in which "
    return "No situation makes " + (others + [excluded]).list() + " run for the same push. " + place
      + others.list() + (others.count == 1 ? " runs, " : " run, ") + excluded.name + " does not: "
      + reason
  }
}
