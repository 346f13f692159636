package import AppLifecycle
package import PushPayload
import PushRules
package import Questions

extension ExpectedTrace {
  package func differences(from trace: Trace) -> [Difference] {
    let words = trace.steps.enumerated().flatMap { index, step in
      step.words.map { (word: $0, step: "step \(index + 1), \(step.event)") }
    }
    let compared = words.indices.filter { counted[words[$0].word.subject] != nil }
    let comparison = LineComparison(
      marks.map { text(of: $0.word) },
      compared.map { text(of: words[$0].word) }
    )
    var differences: [Difference] = []
    // The first mark and the first word behind the last ones that agree, and the next ones.
    var (first, start, place, next) = (0, 0, 0, 0)
    for change in comparison.changes {
      switch change.kind {
      case .removed: place += 1
      case .added: next += 1
      case .kept:
        differences += difference(of: first..<place, from: words[start..<compared[next]])
        (start, place, next) = (compared[next] + 1, place + 1, next + 1)
        first = place
      }
    }
    return differences + difference(of: first..<place, from: words[start...])
  }

  /// The marks that nothing meets, and what comes in their place; nothing if neither counts.
  ///
  /// States count where the marks state some, and calls that no mark names where one is missing.
  private func difference(
    of missing: Range<Int>,
    from words: ArraySlice<(word: TraceWord, step: String)>
  ) -> [Difference] {
    let missed = Set(marks[missing].map { $0.word.subject })
    let found = Set(words.map { $0.word.subject })
    let lacksCall = missed.contains { $0 != "->" && $0 != "=" && !found.contains($0) }
    let got = words.filter { place in
      let subject = place.word.subject
      guard counted[subject] != nil else { return lacksCall && Callback(subject) != nil }
      return subject != "=" || missed.contains("=")
    }
    if missing.isEmpty, got.isEmpty { return [] }
    let stated = max(0, missing.isEmpty ? missing.lowerBound - 1 : missing.lowerBound)
    return [
      Difference(
        position: marks.isEmpty ? .start : marks[stated].position,
        expected: marks[missing].map { text(of: $0.word, naming: true) },
        got: got.map { text(of: $0.word, naming: true) },
        subjects: got.map { $0.word.subject },
        step: got.first.map { $0.step == got[got.count - 1].step ? $0.step : "from " + $0.step }
      )
    ]
  }

  private func text(of word: TraceWord, naming: Bool = false) -> String {
    word.text(counting: counted[word.subject] ?? [], naming: naming)
  }

  package struct Difference: Hashable, Sendable {
    /// The place of the first missing word, or of the last word before the surplus.
    package let position: SourcePosition
    package let expected: [String]
    /// What comes there, whether or not a line names it.
    package let got: [String]
    fileprivate let subjects: [String]
    /// The step of what comes there, or the first of several.
    fileprivate let step: String?

    package var sentence: String {
      let lists = [expected, got].map { $0.isEmpty ? "nothing" : $0.commaList }
      return "expected " + lists[0] + ", got " + lists[1] + (step.map { " (\($0))" } ?? "")
    }
  }

  /// The lines of `expect` that a trace meets: a step a line, with all callbacks and states.
  package static func lines(of trace: Trace) -> [String] {
    let names = trace.steps.flatMap { $0.calls }.compactMap { $0.callback?.id }
    let lines = lines(of: trace, naming: Set(names + ["->", "="]), counting: [:])
    // The written script contains its pushes.
    return zip(trace.steps, lines).map { step, line in
      step.event.hasPrefix("push:") ? "push" + line.dropFirst(step.event.count) : line
    }
  }

  /// The lines that a trace meets, about what these lines name and what comes in its place.
  package func lines(updatedBy differences: [Difference], of trace: Trace) -> [String] {
    let named = Set(marks.map { $0.word.subject } + differences.flatMap { $0.subjects })
    return Self.lines(of: trace, naming: named, counting: counted)
  }

  private static func lines(
    of trace: Trace,
    naming names: Set<String>,
    counting counted: [String: Set<TraceWord.Detail>]
  ) -> [String] {
    trace.steps.flatMap { step -> [String] in
      let words = step.words.filter { names.contains($0.subject) }
      var texts = words.map { $0.text(counting: counted[$0.subject] ?? []) }
      guard words.first?.subject == "->" else { return texts }
      if words.count > 1, words[1].subject != "=" { texts.insert("->", at: 1) }
      return [texts.joined(separator: " ")]
    }
  }
}

extension TraceWord {
  /// The word with the details that count, and for messages with Apple's name of the callback.
  fileprivate func text(counting counted: Set<Detail>, naming: Bool = false) -> String {
    let subject = naming ? Callback(subject)?.name ?? subject : subject
    let word = value.isEmpty ? subject : subject == "->" ? value : subject + " " + value
    return Detail.allCases.filter { counted.contains($0) }.reduce(word) {
      $0 + String($1.rawValue) + (details[$1] ?? "")
    }
  }
}

extension Step {
  fileprivate var words: [TraceWord] {
    let calls = calls.flatMap { call in
      call.names.map { name in
        var word = TraceWord(name)
        word.details[.scene] = call.scene.map { String($0) }
        word.details[.state] = call.applicationState?.name
        return word
      }
    }
    return [.event(event, at: String(time))] + calls + [.states(path.map { $0.name })]
  }
}

extension TracedCall {
  fileprivate var names: [PrintedName] {
    [
      callback.map { PrintedName.callback($0) }, notification.map { PrintedName.notification($0) },
      scenePhase.map { PrintedName.scenePhase($0) },
    ].compactMap { $0 }
  }
}
