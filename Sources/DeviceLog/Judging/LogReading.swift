package import AppLifecycle
import PushPayload
package import PushRules
package import Questions

/// The events of a log, beside what the rules expect.
package struct LogReading: Sendable {
  package struct Entry: Sendable {
    package let push: LoggedPush
    /// The number of the app among those of the log, or nil if no line names it.
    package let app: Int?
    package let situation: Situation
    package let route: Route?
    package let judgement: LogJudgement
    /// Whether the payload that the call names can be that of the push, or nil without one.
    package let payloadFits: Bool?
    package let sides: [LogSide]
  }

  package private(set) var log: KnownLines
  package private(set) var entries: [Entry] = []
  /// The callbacks and notifications that the log prints, each run of one name once.
  package let names: [LogEvent]
  /// Those by which a script is found: a scene has a new configuration only where iOS kept none, which no
  /// line shows.
  package let scripted: [LogEvent]
  /// The first name that is printed twice in a row within a second, or nil.
  package let again: LogEvent?
  package let script: FoundScript?
  package let experiment: LogSide?

  /// Reads a log beside the rules.
  ///
  /// - Parameters:
  ///   - log: The known lines of the log.
  ///   - scenario: The app and the device.
  ///   - payload: The payload that the call names, or nil.
  ///   - experiment: The contested rule that the log settles, or nil.
  ///   - stateIsStated: Whether the state in the scenario counts, or that of the log.
  ///   - lifecycleIsStated: Whether its life cycle counts, or that of the names in the log.
  package init(
    _ log: KnownLines,
    in scenario: Scenario,
    payload: PayloadTraits? = nil,
    experiment: ContestedRule? = nil,
    stateIsStated: Bool,
    lifecycleIsStated: Bool
  ) {
    self.log = log
    var apps: [String: Int] = [:]
    // An experiment has a situation of its own.
    let base = experiment?.situation ?? scenario.situation
    let isStated = stateIsStated || experiment != nil
    let separation = PushSeparation(log.events)
    let loose = separation.loose
    // What ended the app comes before what became of a push.
    let isFirst = loose.first(.ended) != nil
    let others = loose.causes.isEmpty ? [] : [loose]
    for var push in (isFirst ? others : []) + separation.pushes + (isFirst ? [] : others) {
      let isKnown = push.traits != nil || push.isPush && payload != nil
      let first = push.situation(base, payload, stateIsStated: isStated)
      if isKnown { push.keepCallbacks(in: first) }
      for event in push.callbacks { self.log.events[event.number] = event }
      let situation = push.situation(base, payload, stateIsStated: isStated)
      let route = isKnown ? try? Route(situation) : nil
      if let topic = push.topic, apps[topic] == nil { apps[topic] = apps.count + 1 }
      let entry = Entry(
        push: push,
        app: push.topic.flatMap { apps[$0] },
        situation: situation,
        route: route,
        judgement: push.judgement(beside: route),
        payloadFits: payload.map { push.fits($0) },
        sides: route.map { LogSide.all(of: $0, shownBy: push.callbacks) } ?? []
      )
      entries.append(entry)
    }
    let printed = self.log.events.filter { $0.kind == nil }
    let pairs = zip(printed, printed.dropFirst())
    let named = printed.filter { $0.name != nil }
    names = printed.prefix(1) + pairs.filter { $0.words != $1.words }.map { $1 }
    scripted = names.filter {
      $0.name != Callback.lifecycle(.configurationForConnectingScene).id
    }
    again = pairs.first { $0.isRepeated(by: $1) }?.1
    self.experiment = experiment.map { [entries] experiment in
      let fitting = entries.filter { entry in
        entry.push.isPush && experiment.payload.map { entry.push.fits($0) } ?? false
      }
      // A log with pushes answers from the lines of the one in question; silence needs a line of the app.
      let isAboutPush = experiment.script == nil && entries.contains { $0.push.isPush }
      let lines = isAboutPush ? fitting.flatMap { $0.push.callbacks } : printed
      let hasPush = !fitting.isEmpty && !printed.isEmpty
      return LogSide(experiment, shownBy: lines, hasPush: hasPush)
    }
    let first = entries.first { $0.push.isPush }
    // A script sends one payload; pushes of several are judged each by itself.
    script =
      experiment != nil || entries.count { !$0.push.callbacks.isEmpty } > 1
      ? nil
      : FoundScript(
        scripted,
        push: payload ?? first?.push.traits,
        from: first?.situation.state,
        in: lifecycleIsStated ? scenario : scenario.withLifecycle(of: named)
      )
  }
}

extension FoundScript {
  /// The script for the callbacks of a log; of those that a short name stands for, the first that fits.
  fileprivate init?(
    _ events: [LogEvent],
    push: PayloadTraits?,
    from state: AppState?,
    in scenario: Scenario
  ) {
    guard let first = events.first else { return nil }
    let rest = events.dropFirst().map { $0.name ?? $0.ids[0] }
    let choices = first.name.map { [$0] } ?? first.ids
    let scripts = choices.compactMap {
      FoundScript([$0] + rest, push: push, from: state, in: scenario)
    }
    guard let best = scripts.max(by: { $0.matched < $1.matched }) else { return nil }
    self = best
  }
}

extension LogEvent {
  /// Whether the same call of the same process is printed again at once.
  fileprivate func isRepeated(by next: LogEvent) -> Bool {
    name != nil && name == next.name && process == next.process
      && time?.prefix(8) == next.time?.prefix(8)
  }
}

extension Scenario {
  /// The scenario with the life cycle whose callbacks a log prints, and an app that has them.
  fileprivate func withLifecycle(of events: [LogEvent]) -> Scenario {
    var scenario = self
    let isOfScene = events.contains { event in
      event.name.map { $0.hasPrefix("scene-") || $0.hasPrefix("UIScene") } ?? false
    }
    scenario.situation.lifecycle = isOfScene ? .scene : .app
    if !isOfScene { scenario.situation.sdk = min(scenario.situation.sdk, .iOS(26, 0)) }
    for event in events where event.methods.count == 1 {
      scenario.situation.implements.formUnion(event.methods)
    }
    return scenario
  }
}

extension ExpectedTrace {
  /// Reads the calls that an app prints in a log, as `explain` does, and selectors that stand alone.
  package init(log file: InputFile) throws(FileMessage) {
    var scanner = LogScanner()
    let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { scanner.read(line, line: index + 1) }
    let events = Dictionary(grouping: scanner.found.events) { $0.line }
    var marks: [Mark] = []
    for (index, line) in lines.enumerated() {
      let position = SourcePosition(line: index + 1, column: 1)
      for event in events[index + 1] ?? [] where event.kind == nil {
        guard let name = event.name ?? event.ids.first else { continue }
        let word = event.phase.map { TraceWord(.scenePhase($0)) } ?? TraceWord(name)
        marks.append((word, position))
      }
      if events[index + 1] == nil, line.count < 200, let name = LoggedName(line.text)?.name {
        marks.append((TraceWord(name), position))
      }
    }
    guard !marks.isEmpty else {
      let found = "found no name of a callback in \(lines.count.counted("line"))"
      throw file.error(found + ", expected a log that prints some", at: nil)
    }
    self.init(marks)
  }
}
