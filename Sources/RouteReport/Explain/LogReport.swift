import AppLifecycle
package import DeviceLog
import PushPayload
import PushRules

/// What a log shows, beside what the rules expect, as text.
package struct LogReport: Sendable {
  let source: String
  let payloadName: String?
  let reading: LogReading

  /// Creates the report of a reading; the names are those of the log and of the payload's file.
  package init(_ reading: LogReading, of source: String, payload: String? = nil) {
    self.source = source
    self.reading = reading
    payloadName = payload
  }

  private static let mostPushes = 10
  private static let mostLines = 40

  package func write(style: TextStyle, listsUnknown: Bool, to output: inout some TextOutputStream) {
    let (log, entries, experiment) = (reading.log, reading.entries, reading.experiment)
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
    if log.longLines > 0 {
      let rest = "Of " + log.longLines.counted("line") + " only the first 16 KiB are read."
      output.write(Paragraph(rest).hanging(on: ""))
    }
    output.write("\n" + timeline)
    for entry in entries.prefix(Self.mostPushes) { output.write(text(of: entry, style)) }
    if entries.count > Self.mostPushes {
      output.write("\n\(entries.count - Self.mostPushes) more pushes: --json has all.\n")
    }
    let isJudged = entries.contains { !$0.push.callbacks.isEmpty }
    if reading.names.count > (isJudged ? 1 : 0), experiment == nil {
      output.write(callbacks(style))
    }
    if let experiment {
      let facts = ExplanationPart.facts([("side", experiment.sentence)], width: 10).text
      output.write("\n" + style.heading("experiment " + experiment.rule) + "\n" + facts)
      output.write(ProjectAddress.text(rules: [experiment.rule]))
    }
    if log.events.isEmpty, experiment == nil {
      output.write(Paragraph(Self.nothing).hanging(on: "  "))
    }
    if log.privateLines > 0, log.events.isEmpty || experiment != nil, reading.names.isEmpty {
      output.write(Paragraph(Self.hidden).hanging(on: "  "))
    }
    output.write(DeliveryGate.text(for: log.events, style))
    if listsUnknown, !log.unknownLines.isEmpty {
      let list = log.unknownLines.map { String($0) }.joined(separator: ", ")
      let more = log.unknownCount > log.unknownLines.count ? ", …" : ""
      output.write("\n" + Paragraph(list + more).hanging(on: "unknown lines: "))
    }
  }

  private static let nothing =
    "No line is known. Take the log with the lines of SpringBoard, dasd and apsd, with what the app "
    + "prints in its callbacks (pushroute explain --recorder swift prints code that does), or with "
    + "what APNs answered to the server."

  private static let hidden =
    "Lines with <private> alone hide their text: iOS does that to what an app prints with NSLog or "
    + "without privacy: .public, unless a debugger runs. Print with Logger and privacy: .public, or "
    + "into a file."

  private var timeline: String {
    reading.log.events.prefix(Self.mostLines).map { event in
      let time = event.time.map { $0 + "  " } ?? ""
      let label = "  " + time + "line \(event.line)  "
      return Paragraph(event.sentence).hanging(on: label)
    }.joined()
      + (reading.log.events.count > Self.mostLines
        ? "  and \(reading.log.events.count - Self.mostLines) more: --json has all.\n" : "")
  }

  private func text(of entry: LogReading.Entry, _ style: TextStyle) -> String {
    let push = entry.push
    let traits = entry.route == nil ? push.traits : entry.situation.payload
    let request = [
      traits?.words, push.pushType.map { "push type " + $0.name },
      push.priority.map { "priority " + $0.name },
      entry.payloadFits == false ? "the payload that you name is another one" : nil,
    ]
    let route = entry.route.map { route in
      "in state \(entry.situation.state.name): "
        + (route.arrival.calls.isEmpty ? "no callback" : route.arrival.inWords())
        + "; presentation " + route.arrival.presentation.inWords
    }
    let judgement = entry.judgement
    let place = judgement.line.map { "line \($0): " } ?? ""
    var facts = [
      ("payload", request.compactMap { $0 }.joined(separator: "; ")),
      ("expected", route ?? ""),
      (judgement.kind == .agrees ? "answer" : "departs", place + judgement.sentence),
      (
        "rule",
        judgement.rule.map { "\($0.id) (\($0.confidence.name)): \($0.statement)" } ?? ""
      ),
      ("verdict", judgement.kind.words),
      ("change", judgement.advice ?? ""),
    ]
    for cause in push.causes where cause.line != judgement.line {
      facts.append(("also", "line \(cause.line): \(cause.sentence) \(cause.change ?? "")"))
    }
    facts.append(("side", entry.sides.map { $0.sentence }.joined(separator: " ")))
    let isEnd = push.causes.first?.kind == .ended
    let heading =
      push.isPush
      ? "push" + (push.id?.digest.map { " " + $0 } ?? "")
      : isEnd ? "end" : push.causes.first?.answer == nil ? "warning" : "answer"
    let several = reading.entries.contains { $0.app == 2 }
    let app = several ? entry.app.map { " for app \($0)" } ?? "" : ""
    return "\n" + style.heading(heading) + app + "\n" + ExplanationPart.facts(facts, width: 10).text
  }

  private func callbacks(_ style: TextStyle) -> String {
    let (names, script) = (reading.names, reading.script)
    let printed = names.prefix(FoundScript.longest).map { $0.words }
    var facts = [("prints", printed.joined(separator: ", "))]
    if let again = reading.again {
      let twice =
        "line \(again.line): \(again.words) once more: the app prints it twice in one call, "
        + "or an SDK that is set up twice hands the callback on to itself."
      facts.append(("again", twice))
    }
    // Extensions and PushKit stand in no script, and each of several pushes has its own answer.
    if let script {
      let (fits, states) = (script.matched, script.states)
      let scripted = reading.scripted.prefix(FoundScript.longest)
      if fits == scripted.count, states.count > 1, fits == 1 {
        let list = states.map { $0.name }.unique().joined(separator: ", ")
        let many = "The rules allow it in several states, and the log does not say which: \(list)."
        facts.append(("answer", many))
      } else {
        facts.append(("script", script.scenario.call(pushing: payloadName)))
        facts += fits == scripted.count ? agreement(states) : departure(at: fits)
      }
    }
    return "\n" + style.heading("callbacks") + "\n" + ExplanationPart.facts(facts, width: 10).text
  }

  private func agreement(_ states: [AppState]) -> [(String, String)] {
    let others = states.map { $0.name }.unique().dropFirst().joined(separator: ", ")
    return [
      ("answer", "The script prints the same: the log does what the rules say."),
      ("others", others.isEmpty ? "" : "Scripts from other states print it, too: " + others + "."),
    ]
  }

  private func departure(at place: Int) -> [(String, String)] {
    let event = reading.scripted[place]
    let rule = reading.script?.expected.map { call in
      "\(call.reason.rule) (\(call.reason.confidence.name)) has \(Callback(call.name)?.name ?? call.name) next: "
        + call.reason.statement
    }
    let verdict =
      "No script of the rules prints that next. The app may print it from somewhere else, an SDK may "
      + "call it, or the app or its steps are others (pushroute help events)."
    return [
      ("departs", "line \(event.line): the log prints \(event.words)."), ("rule", rule ?? ""),
      ("verdict", verdict),
    ]
  }
}

extension TracedCall {
  /// The id of the callback, or the name of the notification that is posted without one.
  var name: String { callback?.id ?? notification ?? "" }
}

extension LogJudgement {
  /// What to do, or nil.
  var advice: String? { change ?? missed.flatMap { MissingMethod($0)?.advice } }
}
