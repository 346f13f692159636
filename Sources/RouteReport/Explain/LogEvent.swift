package import AppLifecycle
internal import PushRules

/// Something that a line of a log says.
package struct LogEvent: Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// The time of day as the line has it, or nil.
  package let time: String?
  /// What it says.
  package let content: Content

  /// What a line says.
  package enum Content: Sendable {
    /// The words of a row of the grammar, with what was read.
    case phrase(LogPhrase, [String])
    /// A callback that the app prints.
    case callback(Callback)
    /// A notification that the app prints.
    case notification(String)
  }

  package init(line: Int, time: String?, _ content: Content) {
    self.line = line
    self.time = time
    self.content = content
  }

  /// What the line tells about a push, or nil for a callback.
  var sign: LogSign? {
    if case .phrase(let phrase, _) = content { phrase.sign } else { nil }
  }

  /// What was read.
  var values: [String] { if case .phrase(_, let values) = content { values } else { [] } }

  /// The id of the callback, or the name of the notification; nil for anything else.
  var name: String? {
    switch content {
    case .phrase: nil
    case .callback(let callback): callback.id
    case .notification(let name): name
    }
  }

  /// The process that printed the line.
  var process: String {
    if case .phrase(let phrase, _) = content { phrase.process } else { "the app" }
  }

  /// The decision of dasd in the line, or nil.
  var decision: LogDecision? {
    switch sign {
    case .decided: values.first.flatMap { LogDecision(rawValue: $0) }
    case .policy: values.dropFirst().first.flatMap { LogDecision(rawValue: $0) }
    default: nil
    }
  }

  /// The words of dasd's reasons in the line.
  var reasons: [LogReason] {
    sign == .policy ? values.dropFirst(2).map { LogReason($0) } : []
  }

  /// The citations that its meaning rests on.
  var citations: [String] {
    guard case .phrase(let phrase, _) = content else { return [] }
    return phrase.citations + reasons.flatMap { $0.citations }
  }

  /// What it says, in one sentence.
  var sentence: String {
    guard case .phrase(let phrase, let values) = content else {
      return (name ?? "") + " ran."
    }
    switch phrase.sign {
    case .traits, .recorded:
      return phrase.meaning + ": " + (PayloadTraits(inLog: values)?.words ?? "no traits") + "."
    case .policy:
      let says = decision.map { " says " + $0.rawValue } ?? " has a say"
      let why = reasons.map { $0.word }.joined(separator: ", ")
      return phrase.meaning + ", \(values.first ?? "one"),\(says)"
        + (why.isEmpty ? "." : ": \(why).")
    case .decided:
      guard let decision else { return phrase.meaning + "." }
      return phrase.meaning + ": " + decision.rawValue
        + (decision.isRefusal ? "; the launch waits." : "; the launch may happen.")
    default: return Self.filled(phrase, values)
    }
  }

  /// The meaning with the numbers and words that were read in it.
  private static func filled(_ phrase: LogPhrase, _ values: [String]) -> String {
    let kinds = phrase.parts.compactMap { part -> LogPhrase.Kind? in
      if case .read(let kind) = part { kind } else { nil }
    }
    return zip(kinds, values).reduce(into: phrase.meaning) { text, read in
      text = text.replacing("<\(read.0.rawValue)>", with: read.1)
    }
  }
}

extension String {
  /// The text with a value in the place of each mark.
  fileprivate func replacing(_ mark: String, with value: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: mark.utf8) {
        result += value.utf8
        rest = rest.dropFirst(mark.utf8.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension PayloadTraits {
  /// Reads the numbers that SpringBoard and the recorder print last: alert, sound, badge,
  /// content-available, mutable-content.
  init?(inLog values: [String]) {
    guard values.count >= 5 else { return nil }
    let flags = values.suffix(5).map { $0 != "0" }
    self.init(
      alert: flags[0] ? .dictionary : .absent,
      sound: flags[1] ? .present : .absent,
      badge: flags[2] ? .present : .absent,
      contentAvailable: flags[3] ? .one : .absent,
      mutableContent: flags[4] ? .one : .absent
    )
  }
}
