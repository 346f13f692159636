package import AppLifecycle
package import PushPayload
import PushRules
package import Questions

extension ExpectedTrace {
  package func differences(from trace: Trace) -> [Difference] {
    let expected = marks.map { $0.word.text(counting: counted[$0.word.subject]) }
    let got = trace.steps.enumerated().flatMap { index, step in
      step.words.compactMap { word in
        counted[word.subject].map { details in
          (text: word.text(counting: details), step: "step \(index + 1), \(step.event)")
        }
      }
    }
    var differences = [Difference()]
    var (place, next) = (0, 0)
    for change in LineComparison(expected, got.map { $0.text }).changes {
      let last = differences.count - 1
      switch change.kind {
      case .kept:
        if !differences[last].isEmpty { differences.append(Difference()) }
        (place, next) = (place + 1, next + 1)
        continue
      case .removed:
        differences[last].expected.append(change.line)
        differences[last].others = unnamed(at: place, of: trace)
        place += 1
      case .added:
        differences[last].got.append(change.line)
        differences[last].step = got[next].step
        next += 1
      }
      let stated = max(0, place - max(1, differences[last].expected.count))
      differences[last].position = marks.isEmpty ? .start : marks[stated].position
    }
    return differences.filter { !$0.isEmpty }
  }

  /// The callbacks that run in the step of a mark, which follows its event, and that no mark names.
  private func unnamed(at place: Int, of trace: Trace) -> [String] {
    let events = marks[...place].count { $0.word.subject == "->" }
    guard events > 0 else { return [] }
    return trace.steps.dropFirst(events - 1).prefix(1).flatMap { $0.calls }
      .compactMap { $0.callback?.id }
      .filter { counted[$0] == nil }.unique()
  }

  package struct Difference: Hashable, Sendable {
    /// The place of the first missing word, or of the last word before the surplus.
    package fileprivate(set) var position = SourcePosition.start
    package fileprivate(set) var expected: [String] = []
    package fileprivate(set) var got: [String] = []
    /// What runs in place of what is missing, and is not compared.
    package fileprivate(set) var others: [String] = []
    fileprivate var step = ""

    fileprivate var isEmpty: Bool { expected.isEmpty && got.isEmpty }

    package var sentence: String {
      let unnamed = got.isEmpty && !others.isEmpty
      let lists = [expected, unnamed ? others : got].map { $0.isEmpty ? "nothing" : $0.commaList }
      let end = unnamed ? ", which it does not name" : step.isEmpty ? "" : " (" + step + ")"
      return "expected " + lists[0] + "; got " + lists[1] + end
    }
  }
}

extension TraceWord {
  /// The word with the details that count.
  func text(counting counted: Set<Detail>?) -> String {
    let word = value.isEmpty ? subject : subject == "->" ? value : subject + " " + value
    return Detail.allCases.filter { counted?.contains($0) == true }.reduce(word) {
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
