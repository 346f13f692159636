import PushRules

@testable import AppLifecycle

extension Play {
  /// The scenario on a version of iOS.
  func scenario(on system: SystemVersion) throws -> Scenario {
    var situation = situation
    situation.system = system
    situation.sdk = min(self.situation.sdk, system)
    if situation.notificationCenterDelegate != nil, system < .iOS(10, 0) {
      situation.notificationCenterDelegate = nil
    }
    let events = lines.filter { !$0.isConsequence }.map(\.event)
    var scenario = try Scenario(
      situation,
      exitsOnSuspend: exitsOnSuspend,
      multitasking: multitasking,
      backgroundTasks: backgroundTasks,
      stateRestoration: stateRestoration,
      device: device,
      ([prelude] + events).joined(separator: " ")
    )
    scenario.alwaysOn = alwaysOn
    return scenario
  }

  /// The trace on a version of iOS.
  func trace(on system: SystemVersion) throws -> Trace {
    try Trace(playing: scenario(on: system))
  }

  /// The steps on a version of iOS, without those before the first line.
  func steps(on system: SystemVersion) throws -> ArraySlice<Step> {
    let first = try Scenario(situation, prelude).events.count
    let steps = try trace(on: system).steps
    let counted = steps.indices.filter { !steps[$0].isConsequence }
    guard first > 0 else { return steps[...] }
    let end = first < counted.count ? counted[first] : steps.endIndex
    let skipped = steps[..<end].reversed().prefix(while: \.isConsequence).count
    return steps[(end - skipped)...]
  }

  /// The different answers of the engine, in words, over all versions.
  var disagreements: [String] {
    guard !systems.isEmpty else { return ["no version of iOS is in the range"] }
    var found: [String: [SystemVersion]] = [:]
    for system in systems {
      for problem in problems(on: system) { found[problem, default: []].append(system) }
    }
    return found.map { problem, systems in
      "iOS " + systems.map(\.description).joined(separator: ", ") + ": " + problem
    }.sorted()
  }

  private func problems(on system: SystemVersion) -> [String] {
    if let last = lines.last, last.refusal != nil { return otherRefusals(of: last, on: system) }
    do {
      let steps = try steps(on: system)
      guard steps.count == lines.count else {
        return ["the steps are " + steps.map { $0.event }.joined(separator: ", ")]
      }
      return zip(lines, steps).flatMap { $0.problems(with: $1, on: system) }
        + otherPresentations(in: steps) + missingNotes(in: steps)
    } catch {
      return ["the script cannot be played: \(error)"]
    }
  }
}

extension Play {
  /// What is wrong if the last event should be impossible.
  private func otherRefusals(of line: PlayLine, on system: SystemVersion) -> [String] {
    do {
      _ = try trace(on: system)
      return ["\(line.event) can happen"]
    } catch ScenarioProblem.impossibleEvent(let event, let index) {
      let isLast = (try? scenario(on: system).events.count) == index + 1
      if !isLast || event.event != line.event { return ["\(event.event) cannot happen"] }
      if event.possible.isEmpty || event.possible.contains(line.event) {
        return ["the events that can happen are \(event.possible)"]
      }
      return event.reason == line.refusal ? [] : ["\(line.event) cannot: \(event.reason)"]
    } catch {
      return ["the script cannot be played: \(error)"]
    }
  }

  fileprivate func otherPresentations(in steps: ArraySlice<Step>) -> [String] {
    let shown = steps.compactMap(\.arrival?.presentation)
    guard let shows, shows != shown else { return [] }
    return ["the pushes show: " + shown.map(\.name).joined(separator: ", ")]
  }

  fileprivate func missingNotes(in steps: ArraySlice<Step>) -> [String] {
    let ids = Set(steps.flatMap(\.notes).map(\.id))
    return notes.filter { !ids.contains($0) }.map { "there is no note " + $0 }
  }
}

extension PlayLine {
  fileprivate func problems(with step: Step, on system: SystemVersion) -> [String] {
    var problems: [String] = []
    if step.isConsequence != isConsequence || ![event, "push:" + event].contains(step.event) {
      problems.append("\(event) is \(step.event)")
    }
    let calls = step.calls.filter(counts)
    if !matches(calls[...], words[...], on: system) {
      let answer = calls.map(\.placedWords).joined(separator: " ")
      problems.append("\(event) leads to \"\(answer)\", not \"\(words.joined(separator: " "))\"")
    }
    if let state, state != step.state.name {
      problems.append("after \(event) the app is \(step.state.name), not \(state)")
    }
    return problems
  }

  /// Whether the line is about such calls.
  private func counts(_ call: TracedCall) -> Bool {
    if call.viewController != nil { return words.contains { $0.contains(".") } }
    return call.callback != nil || words.contains { $0.hasPrefix("(") || $0.hasPrefix("[(") }
  }

  private func matches(
    _ calls: ArraySlice<TracedCall>,
    _ words: ArraySlice<String>,
    on system: SystemVersion
  ) -> Bool {
    guard let word = words.first else { return calls.isEmpty }
    guard word.isCalled(on: system) else { return matches(calls, words.dropFirst(), on: system) }
    let needed = word.filter { $0 != "[" && $0 != "]" }
    if let call = calls.first, call.answers(needed),
      matches(calls.dropFirst(), words.dropFirst(), on: system)
    {
      return true
    }
    return word.hasPrefix("[") && matches(calls, words.dropFirst(), on: system)
  }
}

extension TracedCall {
  /// The words with the view controller before them.
  var placedWords: String { viewController.map { $0 + "." + words } ?? words }

  /// Whether this is what a word of a script asks for.
  fileprivate func answers(_ word: String) -> Bool {
    if word.contains("@") { return placedWords == word }
    let answer = placedWords
    guard let sign = answer.firstIndex(of: "@") else { return answer == word }
    let suffix = answer[sign...].dropFirst(2)
    return answer[..<sign] + suffix == word
  }
}

extension String {
  /// Whether a version of iOS has the callback of a word; otherwise nothing is expected.
  fileprivate func isCalled(on system: SystemVersion) -> Bool {
    let name = split(separator: ".").last?.prefix { !"#@+?]".contains($0) } ?? ""
    return Callback(String(name)).map { $0.since <= system } ?? true
  }
}
