package import AppLifecycle
internal import PushPayload
package import PushRules

/// What the grammar finds in a log.
package struct KnownLines: Sendable {
  package var events: [LogEvent] = []
  /// The number of events beyond those that are explained.
  package var omittedCount = 0
  package var lineCount = 0
  package var unknownCount = 0
  /// The numbers of the first of them.
  package var unknownLines: [Int] = []

  package init() {}
}

/// The events of a log, beside what the rules expect.
package struct LogReport: Sendable {
  struct Entry: Sendable {
    let push: LoggedPush
    /// The number of the app among those of the log, or nil if no line names it.
    let app: Int?
    let situation: Situation
    let route: Route?
    let judgement: LogJudgement
    /// Whether the payload that the call names can be that of the push, or nil without one.
    let payloadFits: Bool?
    let sides: [LogSide]
  }

  let source: String
  let payloadName: String?
  let log: KnownLines
  let entries: [Entry]
  /// The names of callbacks and notifications that the log prints, each run of one name once.
  let names: [LogEvent]
  /// The first name that is printed twice in a row, or nil.
  let again: LogEvent?
  let script: FoundScript?
  let experiment: LogSide?

  /// Explains a log.
  ///
  /// - Parameters:
  ///   - log: The known lines of the log.
  ///   - source: Its name.
  ///   - scenario: The app and the device.
  ///   - payload: The payload that the call names, or nil.
  ///   - payloadName: Its file.
  ///   - experiment: The contested rule that the log settles, or nil.
  ///   - stateIsStated: Whether the state in the scenario counts, or that of the log.
  ///   - lifecycleIsStated: Whether its life cycle counts, or that of the names in the log.
  package init(
    _ log: KnownLines,
    of source: String,
    in scenario: Scenario,
    payload: PayloadTraits? = nil,
    named payloadName: String? = nil,
    experiment: ContestedRule? = nil,
    stateIsStated: Bool,
    lifecycleIsStated: Bool
  ) {
    self.source = source
    self.payloadName = payloadName
    self.log = log
    let pushes = [LoggedPush](log.events)
    let topics = pushes.compactMap { $0.topic }.unique()
    entries = pushes.map { push in
      let situation = push.situation(scenario.situation, payload, stateIsStated: stateIsStated)
      let isKnown = push.traits != nil || push.isPush && payload != nil
      let route = isKnown ? try? Route(situation) : nil
      return Entry(
        push: push,
        app: push.topic.flatMap { topics.firstIndex(of: $0) }.map { $0 + 1 },
        situation: situation,
        route: route,
        judgement: push.judgement(beside: route),
        payloadFits: payload.map { push.fits($0) },
        sides: route.map { LogSide.all(of: $0, shownBy: push.callbacks) } ?? []
      )
    }
    let named = log.events.filter { $0.name != nil }
    let pairs = zip(named, named.dropFirst())
    names = named.prefix(1) + pairs.filter { $0.name != $1.name }.map { $1 }
    again = pairs.first { $0.name == $1.name }?.1
    self.experiment = experiment.map { [entries] experiment in
      let hasPush = entries.contains { entry in
        entry.push.isPush && experiment.payload.map { entry.push.fits($0) } ?? false
      }
      return LogSide(experiment, shownBy: named, hasPush: hasPush)
    }
    let printed = names.compactMap { $0.name }
    let simulated = lifecycleIsStated ? scenario : scenario.withLifecycle(of: printed)
    let first = entries.first { $0.push.isPush }
    script =
      printed.isEmpty || experiment != nil
      ? nil
      : FoundScript(
        printed,
        push: payload ?? first?.push.traits,
        from: first?.situation.state,
        in: simulated
      )
  }

  private static let mostPushes = 10
  private static let mostLines = 40

  package func write(style: TextStyle, listsUnknown: Bool, to output: inout some TextOutputStream) {
    let pushCount = entries.count { $0.push.isPush }
    output.write(style.heading(source) + ": " + log.lineCount.counted("line"))
    output.write(", \(log.lineCount - log.unknownCount) known, ")
    output.write(pushCount.counted("push", plural: "pushes") + "\n")
    if log.omittedCount > 0 {
      let omitted =
        "Only the first \(log.events.count) things that the log says are explained, "
        + "\(log.omittedCount) are left out: cut it to the time around the push."
      output.write(Paragraph(omitted).hanging(on: ""))
    }
    output.write("\n" + timeline)
    for entry in entries.prefix(Self.mostPushes) { output.write(text(of: entry, style)) }
    if entries.count > Self.mostPushes {
      output.write("\n\(entries.count - Self.mostPushes) more pushes: --json has all.\n")
    }
    if !names.isEmpty, experiment == nil { output.write(callbacks(style)) }
    if let experiment {
      let facts = ExplanationPart.facts([("side", experiment.sentence)], width: 10).text
      output.write("\n" + style.heading("experiment " + experiment.rule) + "\n" + facts)
      output.write(ProjectAddress.text(rules: [experiment.rule]))
    }
    if log.events.isEmpty, experiment == nil {
      output.write(Paragraph(Self.nothing).hanging(on: "  "))
    }
    if listsUnknown, !log.unknownLines.isEmpty {
      let list = log.unknownLines.map { String($0) }.joined(separator: ", ")
      let more = log.unknownCount > log.unknownLines.count ? ", …" : ""
      output.write("\n" + Paragraph(list + more).hanging(on: "unknown lines: "))
    }
  }

  private static let nothing =
    "No line is known. Take the log with the lines of SpringBoard, dasd and apsd, or with what the "
    + "app prints in its callbacks; pushroute explain --recorder swift prints code that does."

  private var timeline: String {
    log.events.prefix(Self.mostLines).map { event in
      let time = event.time.map { $0 + "  " } ?? ""
      let label = "  " + time + "line \(event.line)  "
      return Paragraph(event.sentence).hanging(on: label)
    }.joined()
      + (log.events.count > Self.mostLines
        ? "  and \(log.events.count - Self.mostLines) more: --json has all.\n" : "")
  }

  private func text(of entry: Entry, _ style: TextStyle) -> String {
    let push = entry.push
    let traits = entry.route == nil ? push.traits : entry.situation.payload
    let request = [
      traits?.words, push.pushType.map { "push type " + $0.name },
      push.priority.map { "priority " + $0.name },
      entry.payloadFits == false ? "the payload that you name is another one" : nil,
    ]
    let route = entry.route.map { route in
      "in state \(entry.situation.state.name): "
        + (route.arrival.calls.isEmpty ? "no callback" : route.arrival.callsInWords())
        + "; presentation " + route.arrival.presentation.inWords
    }
    let judgement = entry.judgement
    let place = judgement.line.map { "line \($0): " } ?? ""
    let facts = [
      ("payload", request.compactMap { $0 }.joined(separator: "; ")),
      ("expected", route ?? ""),
      (judgement.kind == .agrees ? "answer" : "departs", place + judgement.sentence),
      (
        "rule",
        judgement.rule.map { "\($0.id) (\($0.confidence.name)): \($0.statement)" } ?? ""
      ),
      ("verdict", judgement.kind.words),
      ("change", judgement.change ?? ""),
      ("side", entry.sides.map { $0.sentence }.joined(separator: " ")),
    ]
    let heading = push.isPush ? "push" + (push.id?.digest.map { " " + $0 } ?? "") : "warning"
    let several = entries.contains { $0.app == 2 }
    let app = several ? entry.app.map { " for app \($0)" } ?? "" : ""
    return "\n" + style.heading(heading) + app + "\n" + ExplanationPart.facts(facts, width: 10).text
  }

  private func callbacks(_ style: TextStyle) -> String {
    let printed = names.prefix(FoundScript.longest).compactMap { $0.words }
    var facts = [("prints", printed.joined(separator: ", "))]
    if let again {
      let twice =
        "line \(again.line): \(again.words ?? "") once more: the app prints it twice in one call, "
        + "or an SDK that is set up twice hands the callback on to itself."
      facts.append(("again", twice))
    }
    facts.append(("script", script?.scenario.call(pushing: payloadName) ?? ""))
    let fits = script?.matched ?? 0
    if fits == printed.count {
      let answer = "The script prints the same: the log does what the rules say."
      facts.append(("answer", answer))
    } else {
      let mismatch = "line \(names[fits].line): the log prints \(names[fits].words ?? "")."
      let rule = script?.expected.map { call in
        "\(call.reason.rule) (\(call.reason.confidence.name)) has \(Callback(call.name)?.name ?? call.name) next: "
          + call.reason.statement
      }
      let verdict =
        "The app may print it from somewhere else, the script may be another one (pushroute help "
        + "events), or it contradicts the rule. " + LogJudgement.report
      facts += [
        ("departs", mismatch), ("rule", rule ?? ""),
        ("verdict", verdict),
      ]
    }
    return "\n" + style.heading("callbacks") + "\n" + ExplanationPart.facts(facts, width: 10).text
  }
}

extension TracedCall {
  /// The id of the callback, or the name of the notification that is posted without one.
  var name: String { callback?.id ?? notification ?? "" }
}

extension Scenario {
  /// The scenario with the life cycle whose callbacks a log prints.
  fileprivate func withLifecycle(of names: [String]) -> Scenario {
    var scenario = self
    let isOfScene = names.contains { $0.hasPrefix("scene-") || $0.hasPrefix("UIScene") }
    scenario.situation.lifecycle = isOfScene ? .scene : .app
    if !isOfScene { scenario.situation.sdk = min(scenario.situation.sdk, .iOS(26, 0)) }
    return scenario
  }
}
