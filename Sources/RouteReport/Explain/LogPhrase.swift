internal import Evidence

/// A row of the grammar of logs: the words of a line, and what they mean.
package struct LogPhrase: Sendable {
  package let kind: LogEventKind
  package let process: String
  /// The words, with a `*` for anything, and a name in angle brackets for what is read.
  package let pattern: String
  /// The meaning, as a sentence; `<priority>` is a placeholder for what was read.
  let meaning: String
  package let citations: [String]
  /// The versions of iOS that are known to print it.
  let versions: String
  /// What to do about it, or nil; of several choices one for each number that is 0.
  let change: String?
  package let parts: [Part]

  package enum Part: Sendable {
    case literal([UInt8])
    case anything
    /// Something of a kind, which is kept.
    case read(Kind)
  }

  /// What can be read from a line.
  ///
  /// Nothing else is kept, so that no text of a push gets out.
  package enum Kind: String, Sendable {
    case number
    case word
    /// The digest of a request's id, such as `7D36-60BF`.
    case id
    /// The topic of a push, mostly the bundle id of the app.
    case topic
    /// The activity that a launch is for: topic, colon, number.
    case activity
  }

  init(_ line: String) {
    let fields = line.fields
    guard fields.count > 5, let kind = LogEventKind(rawValue: fields[0]) else {
      preconditionFailure("a row of the grammar has a kind and six fields: " + line)
    }
    self.kind = kind
    process = fields[1]
    pattern = fields[2]
    meaning = fields[3]
    citations = fields[4] == "-" ? [] : fields[4].words
    versions = fields[5]
    change = fields.count > 6 ? fields[6] : nil
    parts = Self.parts(of: pattern)
  }

  /// All rows; of those that begin at one place in a line, the first counts.
  package static let all = arrivals + deliveries + extensions + scheduling + warnings

  private static func pieces(_ text: String) -> [Substring.UTF8View] {
    text.utf8.split(omittingEmptySubsequences: false) { "<>".utf8.contains($0) }
      .map { Substring($0).utf8 }
  }

  /// Every second piece between angle brackets names what is read.
  private static func parts(of pattern: String) -> [Part] {
    pieces(pattern).enumerated().flatMap { index, piece -> [Part] in
      if let kind = Kind(rawValue: String(Substring(piece))), index % 2 == 1 {
        return [.read(kind)]
      }
      return piece.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        .enumerated().flatMap { number, text in
          (number > 0 ? [Part.anything] : []) + (text.isEmpty ? [] : [.literal(Array(text))])
        }
    }
  }

  /// The meaning with what was read, as far as that is a small number or a word of the system.
  func meaning(reading values: [String]) -> String {
    let kinds = parts.compactMap { part in if case .read(let kind) = part { kind } else { nil } }
    return Self.pieces(meaning).enumerated().map { index, piece in
      let text = String(Substring(piece))
      let place = index % 2 == 1 ? kinds.firstIndex { $0.rawValue == text } : nil
      guard let place else { return text }
      return (text == Kind.number.rawValue ? values[place].small : values[place].known) ?? "unknown"
    }.joined()
  }
}

extension String {
  /// A number of at most three digits, or nil.
  fileprivate var small: String? { utf8.count < 4 ? self : nil }
}

/// What a line of a log reports about a push.
package enum LogEventKind: String, CaseIterable, Hashable, Sendable {
  // What arrived.
  case received, arrived, traits, recorded
  case pushType = "push-type"
  case held, invalid
  // What SpringBoard does with it.
  case processed, asked, refused, dropped
  case unknownApp = "unknown-app"
  case ignored, removed
  case notSaved = "not-saved"
  case saved
  case notDelivered = "not-delivered"
  case suppressed
  case simulator, answered, tapped, dismissed
  // The notification service extension.
  case modifiable
  case noExtension = "no-extension"
  case mutated
  case notMutated = "not-mutated"
  case extensionEnded = "extension-ended"
  // The launch in the background.
  case submitted, scheduled, canceled, completed, weighed, policy, decided, undecodable
  // What UIKit warns of.
  case handlerMissing = "handler-missing"
  case responseHandlerMissing = "response-handler-missing"
  case modeMissing = "mode-missing"
  case callMissing = "call-missing"
}
