internal import AppLifecycle
internal import PushRules

/// An event in a line of a log.
package struct LogEvent: Sendable {
  let line: Int
  let time: String?
  /// The row of the grammar, or nil for a callback or a notification that the app prints.
  let phrase: LogPhrase?
  /// What was read; of a callback its id, of a notification its name.
  let values: [String]

  package init(line: Int, time: String?, _ phrase: LogPhrase?, _ values: [String]) {
    self.line = line
    self.time = time
    self.phrase = phrase
    self.values = values
  }

  /// The kind of the line, or nil for a callback.
  var kind: LogEventKind? { phrase?.kind }

  /// The id of the callback, or the name of the notification; nil for anything else.
  var name: String? { phrase == nil ? values.first : nil }

  /// The push method that the app prints, or nil.
  var method: DelegateMethod? { name.flatMap { DelegateMethod($0) } }

  var words: String? { name.map { Callback($0)?.name ?? $0 } }

  var decision: LogDecision? {
    switch kind {
    case .decided: values.first.flatMap { LogDecision(rawValue: $0) }
    case .policy: values.dropFirst().first.flatMap { LogDecision(rawValue: $0) }
    default: nil
    }
  }

  var reasons: [LogReason] {
    kind == .policy ? values.dropFirst(2).map { LogReason($0) } : []
  }

  /// The citations that its meaning rests on.
  var citations: [String] { (phrase?.citations ?? []) + reasons.flatMap { $0.citations } }

  var sentence: String {
    guard let phrase else { return (words ?? "") + " ran." }
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
    default: return phrase.meaning(reading: values)
    }
  }

  /// What to do about a line that reports a mistake, or nil.
  var change: String? {
    guard kind == .dropped else { return phrase?.change }
    let changes =
      phrase?.change?.utf8.split(separator: UInt8(ascii: ";")).map {
        String(Substring($0.drop { $0 == UInt8(ascii: " ") }))
      } ?? []
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
