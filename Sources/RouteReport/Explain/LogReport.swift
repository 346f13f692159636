package import AppLifecycle
internal import PushRules

/// What a log says, beside what the rules expect.
package struct LogReport: Sendable {
  /// A push of the log with what the rules expect of it.
  struct Entry: Sendable {
    let push: LoggedPush
    let situation: Situation
    let route: Route?
    let judgement: LogJudgement
  }

  let source: String
  let lineCount: Int
  let events: [LogEvent]
  /// How much more the known lines say than is explained.
  let omittedCount: Int
  /// The number of lines that no row knows.
  let unknownCount: Int
  /// The numbers of some of them.
  let unknownLines: [Int]
  let entries: [Entry]
  /// The names of callbacks and notifications that the log prints, each run of one name once.
  let names: [LogEvent]
  /// The first name that stands again without another one between, or nil.
  let again: LogEvent?
  /// The script that prints them, or nil.
  let script: LogScript?
  let listsUnknown: Bool

  /// Explains a log.
  ///
  /// - Parameters:
  ///   - source: The name of the log.
  ///   - lineCount: The number of its lines.
  ///   - events: What its known lines say.
  ///   - omitted: How much more they say than that.
  ///   - unknown: The number of unknown lines, and the numbers of the first of them.
  ///   - scenario: The app and the device.
  ///   - stateIsStated: Whether the state in the scenario counts, or what the log says.
  ///   - lifecycleIsStated: Whether its life cycle counts, or that of the names in the log.
  ///   - listsUnknown: Whether to name the unknown lines.
  package init(
    _ source: String,
    lineCount: Int,
    events: [LogEvent],
    omitted: Int,
    unknown: (count: Int, lines: [Int]),
    in scenario: Scenario,
    stateIsStated: Bool,
    lifecycleIsStated: Bool,
    listsUnknown: Bool
  ) {
    self.source = source
    self.lineCount = lineCount
    self.events = events
    omittedCount = omitted
    (unknownCount, unknownLines) = unknown
    self.listsUnknown = listsUnknown
    entries = [LoggedPush](events).map { push in
      let situation = push.situation(scenario.situation, stateIsStated: stateIsStated)
      let route = push.traits == nil ? nil : try? Route(situation)
      return Entry(
        push: push,
        situation: situation,
        route: route,
        judgement: push.judgement(beside: route)
      )
    }
    let named = events.filter { $0.name != nil }
    let repeats = zip(named, named.dropFirst()).filter { $0.name == $1.name }.map { $1 }
    names = named.prefix(1) + zip(named, named.dropFirst()).filter { $0.name != $1.name }.map { $1 }
    again = repeats.first
    let printed = names.compactMap { $0.name }
    let played = lifecycleIsStated ? scenario : scenario.withLifecycle(of: printed)
    script =
      printed.isEmpty
      ? nil : LogScript(printed, push: entries.first?.push.traits, in: played)
  }

  /// The most pushes and lines that the text has.
  private static let mostPushes = 10
  private static let mostLines = 40

  /// Writes the explanation.
  package func write(style: TextStyle, to output: inout some TextOutputStream) {
    output.write(style.heading(source) + ": " + lineCount.counted("line") + ", ")
    output.write(
      "\(lineCount - unknownCount) known, " + pushCount.counted("push", plural: "pushes")
    )
    output.write("\n")
    if omittedCount > 0 {
      let omitted =
        "Only the first \(events.count) things that the log says are explained, "
        + "\(omittedCount) are left out: cut it to the time around the push."
      output.write(Paragraph(omitted).hanging(on: ""))
    }
    output.write("\n" + timeline)
    for entry in entries.prefix(Self.mostPushes) { output.write(text(of: entry, style)) }
    if entries.count > Self.mostPushes {
      output.write("\n\(entries.count - Self.mostPushes) more pushes: --json has all.\n")
    }
    if !names.isEmpty { output.write(callbacks(style)) }
    if events.isEmpty { output.write(Paragraph(Self.nothing).hanging(on: "  ")) }
    if listsUnknown, !unknownLines.isEmpty {
      let list = unknownLines.map { String($0) }.joined(separator: ", ")
      let more = unknownCount > unknownLines.count ? ", …" : ""
      output.write("\n" + Paragraph(list + more).hanging(on: "unknown lines: "))
    }
  }

  private static let nothing =
    "No line is known. Take the log with the lines of SpringBoard, dasd and apsd, or with what the "
    + "app prints in its callbacks; pushroute explain --recorder swift prints code that does."

  private var pushCount: Int { entries.count { $0.push.isPush } }

  private var timeline: String {
    events.prefix(Self.mostLines).map { event in
      let time = event.time.map { $0 + "  " } ?? ""
      let label = "  " + time + "line \(event.line)  "
      return Paragraph(event.sentence).hanging(on: label)
    }.joined()
      + (events.count > Self.mostLines
        ? "  and \(events.count - Self.mostLines) more: --json has all.\n" : "")
  }

  private func text(of entry: Entry, _ style: TextStyle) -> String {
    let push = entry.push
    let request = [
      push.traits?.words, push.pushType.map { "push type " + $0.name },
      push.priority.map { "priority " + $0.name },
    ]
    let route = entry.route.map { route in
      "in state \(entry.situation.state.name): "
        + (route.arrival.calls.isEmpty ? "no callback" : route.arrival.callsInWords())
        + "; presentation " + route.arrival.presentation.inWords
    }
    let judgement = entry.judgement
    let place = judgement.line.map { "line \($0): " } ?? ""
    let facts = [
      (label: "payload", text: request.compactMap { $0 }.joined(separator: "; ")),
      (label: "expected", text: route ?? ""),
      (label: judgement.kind == .agrees ? "answer" : "departs", text: place + judgement.sentence),
      (
        label: "rule",
        text: judgement.rule.map { "\($0.id) (\($0.confidence.name)): \($0.statement)" } ?? ""
      ),
      (label: "verdict", text: judgement.kind.words),
      (label: "change", text: judgement.change ?? ""),
    ]
    let heading = push.isPush ? "push" + (push.id.map { " " + $0 } ?? "") : "warning"
    let several = Set(entries.compactMap { $0.push.topic }).count > 1
    let topic = several ? push.topic.map { " for " + $0 } ?? "" : ""
    return "\n" + style.heading(heading) + topic + "\n" + PageText.facts(facts, width: 10)
  }

  private func callbacks(_ style: TextStyle) -> String {
    let script = self.script
    let fits = script.map { $0.matched } ?? 0
    var facts = [
      (
        label: "prints",
        text: names.prefix(LogScript.longest).compactMap { $0.name }
          .joined(separator: ", ")
      )
    ]
    if let again {
      facts.append(
        (
          label: "again",
          text:
            "line \(again.line): \(again.name ?? "") once more: the app prints it twice in one call, "
            + "or an SDK that is set up twice hands the callback on to itself."
        )
      )
    }
    if let script { facts.append((label: "script", text: script.call)) }
    if fits == min(names.count, LogScript.longest) {
      facts.append(
        (label: "answer", text: "The script prints the same: the log does what the rules say.")
      )
    } else {
      let name = names[fits]
      facts.append(
        (label: "departs", text: "line \(name.line): the log prints \(name.name ?? "").")
      )
      if let call = script?.expected, let id = call.callback?.id ?? call.notification {
        facts.append(
          (
            label: "rule",
            text: "\(call.reason.rule) (\(call.reason.confidence.name)) has \(id) next: "
              + call.reason.statement
          )
        )
      }
      let change =
        "The app may print it from somewhere else, the script may be another one (pushroute help "
        + "events), or it contradicts the rule. " + LogJudgement.report
      facts.append((label: "verdict", text: change))
    }
    return "\n" + style.heading("callbacks") + "\n" + PageText.facts(facts, width: 10)
  }
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
