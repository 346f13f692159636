internal import AppLifecycle
internal import PushPayload
internal import PushRules

extension TraceReport {
  /// The trace as a sequence diagram of Mermaid.
  package var mermaid: String {
    let outline = TraceOutline(self)
    let used = Lane.allCases.filter { lane in
      lane.isAlwaysShown || steps.contains { $0.lanes.contains(lane) }
    }
    var text = "sequenceDiagram\n"
    text += "  title " + MermaidText.escaped(heading) + "\n"
    for lane in used { text += "  " + lane.declaration + "\n" }
    let facts = (facts + [startInWords]).joined(separator: ", ")
    text += "  Note over iOS,App: " + wrapped(facts) + "\n"
    text += "  Note over iOS,App: " + wrapped("States: " + legend) + "\n"
    for note in wording.lines(of: caveats) {
      text += "  Note over iOS,App: " + wrapped(note.whole) + "\n"
    }
    var time = 0
    for chapter in outline.chapters {
      if chapter.step.time != time { text += "  Note over iOS: " + chapter.step.timeText + "\n" }
      time = chapter.step.time
      text += lines(of: chapter).map { "  " + $0 + "\n" }.joined()
    }
    return text
  }

  private func lines(of chapter: TraceOutline.Chapter) -> [String] {
    let step = chapter.step
    var lines = [step.message]
    if let arrival = step.arrival {
      lines.append("Note over iOS: " + MermaidText.escaped(arrival.words))
    }
    lines += chapter.lines.compactMap { line in
      switch line {
      case .call(let call): message(call)
      case .carries: nil
      case .views(let controller, let calls): message(calls, to: controller)
      }
    }
    if step.path.count > 1 { lines.append("Note over App: " + MermaidText.escaped(step.change)) }
    lines += wording.lines(of: chapter.notes).map { "Note over iOS,App: " + wrapped($0.whole) }
    return lines
  }

  private func message(_ call: TracedCall) -> String {
    let arrow = call.callback == nil ? "--)" : "->>"
    let name = MermaidText.escaped(wording.name(of: call) + call.aside)
    let posts = call.posted.map { "<br/>" + MermaidText.escaped("posts " + $0) } ?? ""
    return "iOS" + arrow + call.lane.rawValue + ": " + name + posts
  }

  private func message(_ calls: [TracedCall], to controller: String) -> String {
    let ids = calls.map { wording.name(of: $0) }.joined(separator: ", ")
    return "iOS->>Views: " + wrapped(controller + ", " + ids + (calls.first?.aside ?? ""))
  }

  /// Mermaid does not break labels.
  private func wrapped(_ text: String) -> String {
    Paragraph(text).lines(width: 48).map { MermaidText.escaped($0) }.joined(separator: "<br/>")
  }
}

/// A participant of the sequence diagram, from left to right.
private enum Lane: String, CaseIterable {
  case user = "User"
  case system = "System"
  case iOS
  case app = "App"
  case scene = "Scene"
  case views = "Views"
  case serviceExtension = "Extension"

  var isAlwaysShown: Bool { self == .iOS || self == .app }

  var declaration: String {
    switch self {
    case .user: "actor User"
    case .system, .iOS: "participant " + rawValue
    case .app: "participant App as App delegate"
    case .scene: "participant Scene as Scene delegate"
    case .views: "participant Views as View controllers"
    case .serviceExtension: "participant Extension as Service extension"
    }
  }
}

extension Step {
  /// The participants.
  fileprivate var lanes: Set<Lane> { Set([source] + calls.map { $0.lane }) }

  /// The sender of the step's event.
  private var source: Lane {
    guard kind == .event, let event = LifecycleEvent(event) else { return .system }
    switch event {
    case .memoryWarning, .memoryPurge, .prewarm, .backgroundFetch, .backgroundProcessing,
      .backgroundSession, .locationWake, .sceneDisconnect, .callIncoming, .systemAlertOpen, .crash,
      .reboot:
      return .system
    case .backgroundTaskBegin, .backgroundTaskEnd, .audioStart, .audioStop, .locationStart,
      .locationStop, .timerFire, .viewPush, .viewPop, .viewPresent, .viewDismiss,
      .backgroundTaskReturn:
      return .app
    default: return .user
    }
  }

  /// The event as a message to the system.
  fileprivate var message: String {
    let aside = isConsequence ? " (by itself)" : ""
    return source.rawValue + "->>iOS: " + MermaidText.escaped(event + aside)
  }
}

extension TracedCall {
  /// The state that the app reads, and the confidence unless documented, in brackets.
  fileprivate var aside: String {
    let doubt = reason.confidence == .documented ? nil : reason.confidence.name
    let details = [applicationState?.name, doubt].compactMap { $0 }
    return details.isEmpty ? "" : " (" + details.joined(separator: ", ") + ")"
  }

  /// The receiver of the callback.
  fileprivate var lane: Lane {
    if viewController != nil { return .views }
    switch callback {
    case .push(.serviceExtension): return .serviceExtension
    case .push(.sceneWillConnect): return .scene
    case .lifecycle(let method) where method.isOfScene: return .scene
    default: return .app
    }
  }
}

/// Escapes text for a Mermaid diagram.
enum MermaidText {
  /// Returns a text with letters, digits and plain marks unchanged.
  ///
  /// Everything else becomes a numbered entity, so that nothing ends a label or starts a comment.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.escaped(text).unicodeScalars {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#" + String(scalar.value) + ";"
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return true }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || " -.,/()_[]".unicodeScalars.contains(scalar)
  }
}
