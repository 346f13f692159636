internal import PushPayload
internal import PushRules

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
  /// What to do, with the other values to choose from.
  ///
  /// For a flag it names only the documented value.
  fileprivate var advice: String {
    switch change.input {
    case .system, .contentAvailable, .mutableContent: instruction
    default: instruction + (others.isEmpty ? "" : " (or: " + otherWords + ")")
    }
  }

  private var otherWords: String {
    others.map { name in
      guard change.input == .state else { return name }
      return AppState.allCases.first { $0.fullName == name }?.termination?.words ?? name
    }.joined(separator: ", ")
  }
}

extension RemedyOption {
  func advice(sentBy sender: Provider?) -> String {
    zip(steps, remedy.steps).map { sender?.instruction(for: $1) ?? $0.advice }
      .joined(separator: ", and ")
  }
}

extension [RemedyStep] {
  /// What to do, all of it.
  var advice: String { map { $0.advice }.joined(separator: ", and ") }
}

extension [DelegateMethod] {
  /// The names, joined by commas and a final “and”.
  var list: String { list("and") }

  /// The names, joined by commas and a final word.
  func list(_ conjunction: String) -> String {
    let names = map { $0.name }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension WantAnswer {
  func summary(of search: RemedySearch) -> String {
    let isOne = methods.count == 1
    switch search.outcome {
    case .runs: return methods.list + (isOne ? " runs already" : " run already")
    case .never: return methods.list + " never run together"
    case .remedies:
      let rest =
        isOne ? " does not run; " : methods.count == 2 ? " do not both run; " : " do not all run; "
      let change = changes.count == 1 ? "one change makes" : "\(changes.count) changes make"
      return methods.list + rest + change + (isOne ? " it run" : " them run")
    }
  }
}

extension MethodConflict {
  var sentence: String {
    let reason = causes.map { $0.statement }.joined(separator: " ")
    let place = isGeneral ? "Where " : "In the nearest situation in which "
    return "No situation makes " + (others + [excluded]).list + " run for the same push. " + place
      + others.list + (others.count == 1 ? " runs, " : " run, ") + excluded.name + " does not: "
      + reason
  }
}
