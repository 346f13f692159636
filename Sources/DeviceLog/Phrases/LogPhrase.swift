import Evidence

/// A row of the grammar of logs: the words of a line, and what they mean.
package struct LogPhrase: Sendable {
  package let kind: LogEventKind
  package let process: String
  package let place: Place
  /// The words, with a `*` for anything, and a name in angle brackets for what is read.
  package let pattern: String
  /// The meaning, as a sentence; `<priority>` is a placeholder for what was read.
  package let meaning: String
  package let citations: [String]
  /// The versions of iOS that are known to print it.
  package let versions: String
  /// What to do about it, or nil; of several choices one for each number that is 0.
  package let change: String?
  package let parts: [Part]

  /// Where the words stand in the message of a line.
  package enum Place: UInt8, CaseIterable, Sendable {
    /// At the start, or behind tags in brackets and the word Warning.
    case start
    /// Behind other words of the same line, or in a list of dasd.
    case behind
    /// Anywhere in a message of an app, or in a frame of a stack.
    case anywhere
    /// The words are the spellings of a method, and count in a line that reports its call.
    case call
  }

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
    /// A callback, as its id.
    case method
    /// A background mode.
    case mode
  }

  init(_ line: String) {
    let fields = line.fields
    guard fields.count > 6, let kind = LogEventKind(rawValue: fields[0]),
      let place = ["start", "behind", "anywhere", "call"].firstIndex(of: fields[2])
    else { preconditionFailure("a row of the grammar has a kind and seven fields: " + line) }
    self.kind = kind
    process = fields[1]
    self.place = Place.allCases[place]
    pattern = fields[3]
    meaning = fields[4]
    citations = fields[5] == "-" ? [] : fields[5].words
    versions = fields[6]
    change = fields.count > 7 ? fields[7] : nil
    parts = Self.parts(of: pattern)
  }

  /// All rows; of those that match at one place, the first counts.
  package static let all = (ofPushes + ofProcesses).map { LogPhrase($0) } + methods

  /// The rows about methods, by the spellings in lower case.
  static let calls: [String: LogPhrase] = methods.reduce(into: [:]) { calls, row in
    for word in row.pattern.lowercased().words { calls[word] = row }
  }

  /// The text before the first placeholder, and each `<` with what follows it: a kind, or any text.
  private static func pieces(_ text: String) -> [(kind: Kind?, text: Substring.UTF8View)] {
    text.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .enumerated().map { index, piece in
        let piece = Substring(piece).utf8
        let name = piece.prefix { $0 != UInt8(ascii: ">") }
        let kind = index > 0 ? Kind(rawValue: String(Substring(name))) : nil
        if kind != nil { return (kind, piece[name.endIndex...].dropFirst()) }
        return (nil, Substring((index > 0 ? "<" : "") + String(Substring(piece))).utf8)
      }
  }

  private static func parts(of pattern: String) -> [Part] {
    pieces(pattern).flatMap { kind, text -> [Part] in
      let texts = text.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      return (kind.map { [.read($0)] } ?? [])
        + texts.enumerated().flatMap { number, text in
          (number > 0 ? [Part.anything] : []) + (text.isEmpty ? [] : [.literal(Array(text))])
        }
    }
  }

  /// A sentence with what was read, as far as that is a small number or a word of the system.
  func sentence(_ sentence: String, reading values: [String]) -> String {
    let kinds = parts.compactMap { part in if case .read(let kind) = part { kind } else { nil } }
    return Self.pieces(sentence).map { kind, text in
      guard let kind else { return String(Substring(text)) }
      let value = kinds.firstIndex { $0 == kind }.flatMap { place in
        kind == .number ? values[place].small : values[place].known
      }
      return (value ?? "unknown") + String(Substring(text))
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
  // What ends a process, or keeps it from starting; another mistake; what needs no change.
  case ended, mistake, note
  // What UIKit warns of.
  case handlerMissing = "handler-missing"
  case responseHandlerMissing = "response-handler-missing"
  case modeMissing = "mode-missing"
}
