import AppLifecycle
import PushRules

/// An event in a line of a log.
package struct LogEvent: Sendable {
  package let line: Int
  package var time: String?
  /// The process that wrote it, or nothing.
  var process = ""
  /// Its place among all events.
  var number = 0
  /// The row of the grammar, or nil for a callback or a notification that the app prints.
  package let phrase: LogPhrase?
  /// What was read.
  package let values: [String]
  /// What the app prints of itself, or nil for a row.
  package private(set) var call: LoggedName?
  /// The state that the app read inside the callback, or nil.
  var state: ApplicationState?
  /// What SwiftUI's `scenePhase` changes to, or nil.
  var phase: ApplicationState?
  var isRecorded = false
  /// Whether the recorder printed the payload of the callback.
  var hasPayload = false
  /// Whether nothing but a name that stands alone tells who wrote the line.
  var isWeak = false

  package init(line: Int, _ phrase: LogPhrase, _ values: [String]) {
    (self.line, self.phrase, self.values) = (line, phrase, values)
  }

  package init(line: Int, _ call: LoggedName) {
    (self.line, self.call) = (line, call)
    (phrase, values) = (nil, [])
  }

  /// The kind of the line, or nil for a callback.
  package var kind: LogEventKind? { phrase?.kind }

  /// The id of the callback, or the name of the notification; nil for anything else, and for a short name
  /// of several callbacks.
  package var name: String? { call?.name }

  /// The ids of the callbacks that the line can stand for.
  var ids: [String] { call?.callbacks.map { $0.id } ?? [] }

  /// The push methods that the app prints.
  var methods: [DelegateMethod] {
    ids.compactMap { DelegateMethod($0) }
  }

  package var words: String { call?.words ?? "" }

  /// Leaves the callbacks of a short name that fit, if any does.
  mutating func keep(where fits: (Callback) -> Bool) { call?.keep(where: fits) }

  package var decision: LogDecision? {
    switch kind {
    case .decided: values.first.flatMap { LogDecision(rawValue: $0) }
    case .policy: values.dropFirst().first.flatMap { LogDecision(rawValue: $0) }
    default: nil
    }
  }

  var reasons: [LogReason] {
    kind == .policy ? values.dropFirst(2).map { LogReason($0) } : []
  }

  /// What APNs or a sender answered, in the log of a server.
  package var answer: ServerAnswer? {
    phrase.flatMap { $0.process == ServerAnswer.server ? ServerAnswer.named($0.pattern) : nil }
  }

  /// The citations that its meaning rests on.
  package var citations: [String] {
    let policy = kind == .policy ? LogReason(values[0]).citations : []
    return (phrase?.citations ?? []) + policy + reasons.flatMap { $0.citations }
  }

  package var sentence: String {
    guard let phrase else { return words + " ran." }
    let decides = decision?.rawValue
    switch phrase.kind {
    case .traits, .recorded:
      return phrase.meaning + ": " + (PayloadTraits(inLog: values)?.words ?? "no traits") + "."
    case .policy:
      let why = reasons.map { $0.word ?? "a reason that no source explains" }
        .joined(separator: ", ")
      let policy = values[0].known ?? "which no source names"
      return phrase.meaning + ", " + policy + ", " + (decides.map { "says " + $0 } ?? "has a say")
        + (why.isEmpty ? "." : ": \(why).")
    case .decided:
      guard let decides else { return phrase.meaning + "." }
      let end = decision?.isRefusal == true ? "; the launch waits." : "; the launch may happen."
      return phrase.meaning + ": " + decides + end
    default: return phrase.sentence(phrase.meaning, reading: values)
    }
  }

  /// What to do about a line that reports a mistake, or nil.
  package var change: String? {
    guard let phrase, let change = phrase.change else { return nil }
    guard kind == .dropped else { return phrase.sentence(change, reading: values) }
    let changes = change.split(separator: ";").map { $0.drop { $0 == " " } }
    return "To change that: "
      + zip(values, changes).filter { $0.0 == "0" }.map { $0.1 }
      .joined(separator: ", or ") + "."
  }
}

extension PayloadTraits {
  /// Reads the numbers that SpringBoard and the recorder print last: alert, sound, badge,
  /// content-available, mutable-content.
  init?(inLog values: [String]) {
    guard values.count >= 5 else { return nil }
    self.init(inLog: values.suffix(5).map { $0 != "0" })
  }

  private init(inLog flags: [Bool]) {
    self.init(
      alert: flags[0] ? .dictionary : .absent,
      sound: flags[1] ? .present : .absent,
      badge: flags[2] ? .present : .absent,
      contentAvailable: flags[3] ? .one : .absent,
      mutableContent: flags[4] ? .one : .absent
    )
  }

  /// The part of the payload that a log shows.
  var inLog: PayloadTraits {
    PayloadTraits(inLog: [
      alert != .absent, sound == .present, badge == .present, contentAvailable == .one,
      mutableContent == .one,
    ])
  }
}
