import DecisionTables
import PushRules
import Questions

extension RouteAnswer {
  /// The unstated inputs whose other values would change the answer.
  var assumptionsThatMatter: [Assumption] {
    (route?.assumptions(about: assumed) ?? []).filter { $0.matters }
  }

  func name(of assumption: Assumption) -> String {
    if let clause = assumption.clause { return clause }
    switch assumption.input {
    case .pushType: return "apns-push-type unstated"
    case .priority: return "apns-priority unstated"
    default: return assumption.member.assumption(situation) ?? assumption.member.name
    }
  }

  func line(of assumption: Assumption) -> String {
    let label = name(of: assumption)
    guard let found = route?.consequence else { return label }
    return label
      + assumption.alternatives.grouped { $0.route.words(unlike: found) }.map { words, others in
        "; " + others.map { assumption.value(of: $0) }.commaList + ": " + words
      }.joined()
  }

  /// Says that the stated methods make it an app without scenes, where apps usually have them; or nil.
  var lifecycleOfMethods: String? {
    guard assumed.contains("lifecycle"), !assumed.contains("implements"),
      situation.lifecycle == .app,
      AssumedApp(on: situation.system, lifecycles: [nil], statesMethods: false).lifecycle == .scene
    else { return nil }
    return
      "these methods make it an app without scenes (SDK \(situation.sdk)); or: --lifecycle scene"
  }

  /// The flags that state what was not assumed, except for version, state and the user's action.
  var statedFlags: String {
    let shown: [SituationMember] = [.system, .terminatedBy, .userAction]
    return AssumedApp.flags(
      of: situation,
      SituationMember.inOrderOfAssumptions.filter { member in
        !shown.contains(member) && !assumed.contains(member.name)
      }
    )
  }

  /// The app that was assumed, in one line; nil if everything of it is stated.
  var assumedApp: String? {
    let isAssumed = { (name: String) in assumed.contains(name) }
    let kind = situation.lifecycle == .scene ? "scene app" : "app without scenes"
    let names = Set(configured.filter { $0.change == .adds }.compactMap { $0.agent }).sorted()
    let words =
      (isAssumed("ios") ? ["iOS " + situation.system.description] : [])
      + (isAssumed("sdk") || isAssumed("lifecycle")
        ? [kind + " built with SDK " + situation.sdk.description] : [])
      + (isAssumed("implements") ? ["the usual methods"] : [])
      + (names.isEmpty ? [] : ["methods of " + names.joined(separator: " and ")])
    return words.isEmpty ? nil : Paragraph(words.commaList + ".").hanging(on: "Assumed: ")
  }

  /// What else runs with other values of what was assumed; nil if nothing changes that.
  ///
  /// A push of another type is another question.
  func otherwise(_ assumptions: [Assumption]) -> String? {
    guard let found = route?.consequence else { return nil }
    let relevant = assumptions.filter { !$0.isOfMissingMethod && $0.input != .pushType }
    let others = relevant.flatMap { assumption in
      assumption.alternatives.filter {
        $0.outcome.arrival != found.arrival || $0.outcome.response != found.response
      }
      .map { (outcome: $0.route.clause, value: assumption.words(at: $0.value)) }
    }
    let groups = others.grouped { $0.outcome }
    guard let most = groups.max(by: { $0.elements.count < $1.elements.count }) else { return nil }
    let values = most.elements.map { $0.value }
    let nothing = "nothing runs"
    let outcome =
      most.key.hasPrefix(nothing) ? "Nothing runs" + most.key.dropFirst(nothing.count) : most.key
    let condition = values.count == 1 ? " if this holds: " : " if one of these holds: "
    return Self.lines(values, on: outcome + condition, rest: others.count - values.count)
  }

  /// Values on at most three lines, with the number of those left out.
  private static func lines(_ values: [String], on label: String, rest: Int) -> String {
    for count in (1...values.count).reversed() {
      let hidden = values.count - count + rest
      let more = hidden == 0 ? "" : " · \(hidden) more (-v)"
      let list = Array(values.prefix(count)).joined(separator: " · ") + more
      let text = Paragraph(label + list).hanging(on: "")
      if count == 1 || text.utf8.count(where: { $0 == 0x0A }) <= 3 { return text }
    }
    return ""
  }

  /// The inputs from the app, its SDKs and a configuration, a paragraph for each.
  var configuredLine: String {
    configured.grouped { $0.heading }.map { heading, inputs in
      let words = inputs.map { ($0.origin == .sdk ? "" : $0.input + " ") + $0.values.commaList }
      return Paragraph(words.joined(separator: " · ")).hanging(on: heading)
    }.joined()
  }
}

extension Assumption {
  /// Whether the assumption is that the app lacks a method.
  var isOfMissingMethod: Bool { isPresence && value == 0 && input.method != nil }

  fileprivate func value(of other: Alternative) -> String {
    isPresence
      ? (other.value == 0 ? "without it" : "with it") : other.memberValue.argument ?? "unstated"
  }

  fileprivate func words(at value: Int) -> String {
    if let method = input.method, value == 0 { return "the app lacks " + method.name }
    let description = input.description
    return description.clause([value]) ?? input.name + " " + description.column.values[value]
  }
}

extension Route {
  /// What runs, as a clause, and how sure that is.
  fileprivate var clause: String {
    calls.isEmpty ? headline : headline + (calls.count == 1 ? " runs" : " run")
  }

  fileprivate func words(unlike other: Consequence) -> String {
    let own = consequence
    var words: [String] = []
    if own.arrival != other.arrival || own.response != other.response {
      words.append(clause)
    } else if own.wake != other.wake {
      words.append("wake " + arrival.wake.inWords)
    }
    if own.presentation != other.presentation {
      words.append("presentation " + arrival.presentation.inWords)
    }
    return words.commaList
  }
}

extension ConfiguredInput {
  /// The SDK, if it adds this method, or nil.
  func agent(adding method: String) -> String? {
    guard change == .adds, let agent else { return nil }
    return values.contains(method) ? agent : nil
  }

  fileprivate var heading: String {
    switch (origin, change) {
    case (.code, _): "From your code: "
    case (.configuration, _): "From the configuration: "
    case (.sdk, .adds): "Added by \(agent ?? ""): "
    case (.sdk, .hides): "Hidden by \(agent ?? ""): "
    }
  }

  static let form = JSONForm<ConfiguredInput>.object([
    .init("input", .text) { $0.input },
    .init("value", .text) { $0.values.joined(separator: ",") },
    .init("from", .word) { $0.origin },
    .init("by", .orNull(.text)) { $0.agent },
  ])
}
