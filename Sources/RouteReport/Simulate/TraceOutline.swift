import AppLifecycle
import PushRules

/// A trace ready to print: calls of view controllers on shared lines, each note once, doubts
/// numbered.
struct TraceOutline: Sendable {
  let chapters: [Chapter]
  let doubts: [Doubt]
  /// The view controllers that were on screen, if nothing but views changes; else empty.
  let controllers: [String]
  /// Notes on views; in a script with a push they stand behind the steps.
  let laterNotes: [Caveat]

  init(_ report: TraceReport) {
    let steps = report.steps
    var shown = Set(report.caveats.map { $0.id })
    doubts = Self.doubts(of: steps.flatMap { [$0.reason] + $0.calls.map { $0.reason } })
    controllers = report.controllers
    var onScreen = controllers.prefix(1)
    let isOfViews = !onScreen.isEmpty
    let hasPush = steps.contains { $0.kind == .push }
    var later: [Caveat] = []
    chapters = steps.map { step in
      let all = report.notes.shown(step.notes).filter { shown.insert($0.id).inserted }
      let notes = all.filter { !hasPush || !$0.isAboutViews }
      later += all.filter { hasPush && $0.isAboutViews }
      let before = onScreen.last
      for call in step.calls {
        guard let controller = call.viewController, let appears = call.appears else { continue }
        if appears { onScreen.append(controller) } else { onScreen.removeAll { $0 == controller } }
      }
      let after = before == onScreen.last ? nil : onScreen.last
      let path = isOfViews ? [before, after].compactMap { $0 } : step.path.map { $0.name }
      return Chapter(step: step, lines: Self.lines(of: step.calls), notes: notes, path: path)
    }
    laterNotes = later
  }

  struct Chapter: Sendable {
    let step: Step
    let lines: [Line]
    let notes: [Caveat]
    /// The states that the step goes through; where nothing but views changes, the view controller in
    /// front before and after it.
    let path: [String]

    var change: String { path.joined(separator: " → ") }
  }

  /// A contested point: the rules that depend on it, and the other sides.
  struct Doubt: Sendable {
    let rules: [String]
    let statement: String
    let disputes: [Dispute]
  }

  enum Line: Sendable {
    /// A callback of the app or a scene, or a notification alone.
    case call(TracedCall)
    /// What the callback above it gets about a push, URL or activity.
    case carries(String)
    /// Consecutive callbacks of one view controller.
    case views(String, [TracedCall])

    /// The call that it begins with.
    var call: TracedCall? {
      switch self {
      case .call(let call): call
      case .carries: nil
      case .views(_, let calls): calls.first
      }
    }
  }

  /// The confidence of a reason, with the number of its doubt, or nil if it is documented.
  func mark(_ reason: Reason) -> String? {
    guard reason.confidence != .documented else { return nil }
    guard reason.confidence == .contested else { return reason.confidence.name }
    let number = doubts.firstIndex { $0.rules.contains(reason.rule) }
    return reason.confidence.name + (number.map { " [" + String($0 + 1) + "]" } ?? "")
  }

  /// The reason that a chapter shows, with its mark, and the words before it.
  func reason(of chapter: Chapter) -> (label: String, words: String)? {
    chapter.shownReason.map { reason in
      let mark = mark(reason).map { " · " + $0 } ?? ""
      return (chapter.lines.isEmpty ? chapter.step.reasonLabel : "", reason.statement + mark)
    }
  }

  /// Callbacks of one view controller, with what they read and how sure that is.
  func words(of calls: [TracedCall]) -> String {
    let ids = calls.map { $0.title }.commaList
    let details = calls.first.map { [$0.stateInWords, mark($0.reason)] } ?? []
    return ([ids] + details.compactMap { $0 }).joined(separator: " · ")
  }

  /// Rules with the same other sides are one doubt.
  private static func doubts(of reasons: [Reason]) -> [Doubt] {
    let contested = reasons.filter { $0.confidence == .contested }
    let first = contested.grouped { $0.rule }.map { $0.elements[0] }
    return first.grouped { reason in
      reason.disputes.isEmpty ? [reason.rule] : reason.disputes.map { $0.otherSide }
    }.map { _, alike in
      let rules = alike.map { $0.rule }
      return Doubt(rules: rules, statement: alike[0].statement, disputes: alike[0].disputes)
    }
  }

  private static func lines(of calls: [TracedCall]) -> [Line] {
    var lines: [Line] = []
    for call in calls {
      guard let controller = call.viewController else {
        lines.append(.call(call))
        if let carried = call.carried { lines.append(.carries(carried)) }
        continue
      }
      if case .views(controller, let earlier) = lines.last, earlier.last?.isLike(call) == true {
        lines[lines.count - 1] = .views(controller, earlier + [call])
      } else {
        lines.append(.views(controller, [call]))
      }
    }
    return lines
  }
}

extension TraceOutline.Chapter {
  /// The reason of the step, if nothing runs in it or the reason is contested; else nil.
  var shownReason: Reason? {
    let reason = step.reason
    if step.kind == .clock, step.path.count == 1 { return nil }
    if step.calls.isEmpty { return step.arrival?.whyNoCallback ?? reason }
    let isStated = reason.confidence == .documented || step.calls.contains { $0.reason == reason }
    return isStated ? nil : reason
  }
}

extension TracedCall {
  /// The state that the app reads, with a sign where it is not as sure as the call.
  var stateInWords: String? {
    applicationState.map { $0.name + (stateConfidence.map { $0.sign } ?? "") }
  }

  fileprivate func isLike(_ other: TracedCall) -> Bool {
    applicationState == other.applicationState
      && reason.confidence == other.reason.confidence
      && (reason.confidence != .contested || reason.rule == other.reason.rule)
  }
}
