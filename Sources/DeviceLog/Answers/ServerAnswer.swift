import Evidence
import Questions

/// What APNs, or a service that sends through it, answers to a push.
package struct ServerAnswer: Sendable {
  package let name: String
  /// Who answers, with the status of HTTP if it is APNs.
  package let sender: String
  package let meaning: String
  package let change: String
  package let citations: [String]
  /// Whose fault it is, whether to send the push again, and what becomes of the token.
  package let fault, retry, token: String
  private let kind: String
  /// The spellings in logs, as words between spaces, which all have to be there; doubtful ones may be about
  /// something else.
  private let spellings: [(parts: [[UInt8]], isDoubtful: Bool)]

  package static let all = rows.map { ServerAnswer($0.fields) }

  private init(_ fields: [String]) {
    let names = fields[0].commaWords
    let words = fields[1].words
    let consequences = Self.kinds.map { $0.fields }.first { $0[0] == words.last }
    guard fields.count > 3, let consequences else {
      preconditionFailure("no row of answers: " + fields.joined(separator: " | "))
    }
    name = String(names[0].drop { $0 == "?" })
    spellings = names.map { name in
      let parts = name.split(separator: "+").map { Self.line($0.utf8) }
      return (parts: parts, isDoubtful: name.hasPrefix("?"))
    }
    (kind, fault) = (consequences[0], consequences[1])
    (retry, token) = (consequences[2], consequences[3])
    sender = words.dropLast().joined(separator: " ")
    (meaning, change) = (fields[2], fields[3])
    citations = fields.count > 4 ? fields[4].words : ["A-544"]
  }

  /// The answer that a word names in any spelling, or nil.
  package static func named(_ name: String) -> ServerAnswer? {
    let line = line(name.utf8)
    return all.first { $0.spellings.contains { $0.parts == [line] } }
  }

  /// Whether a server sent a token to the wrong place.
  package var isAboutToken: Bool { kind == "token" }

  package var isTaken: Bool { kind == "taken" }

  /// Whether a service between the server and APNs answers.
  var isOfSender: Bool { !sender.hasPrefix("APNs") && kind != "app" }

  /// Who writes the lines: a server, unless the app could not register.
  static let server = "the server"

  private static let aboutPushes = Set(
    """
    reason errorreason rejectionreason errorcode apn apns apns2 apnsid fcm firebase expo airship push \
    pushaddress details
    """.words
  )
  /// The words of texts that only mention an answer.
  private static let ofMentions = Set("if means case switch".words)
  private static let firstWords = Set(
    all.flatMap { $0.spellings }.map { $0.parts[0].dropFirst().prefix { $0 != 0x20 } }
  )

  /// The answers in a line; a name that other servers use, too, counts only among words about pushes.
  package static func all(in text: some Sequence<UInt8>) -> [ServerAnswer] {
    let line = line(text)
    let words = line.split(separator: 0x20)
    guard words.contains(where: { firstWords.contains($0) }) else { return [] }
    let texts = Set(words.map { $0.text.lowercased() })
    guard texts.isDisjoint(with: ofMentions) else { return [] }
    // A status, an id and a reason are what go-apns prints.
    let isOfGo = words.indices.dropFirst(5).contains {
      (words[$0].count, words[$0 - 4].count, words[$0 - 5].count) == (12, 8, 3)
    }
    let isAboutPushes = isOfGo || !texts.isDisjoint(with: aboutPushes)
    return all.filter { answer in
      answer.spellings.contains { parts, isDoubtful in
        (isAboutPushes || !isDoubtful) && parts.allSatisfy { line[...].start(of: $0) != nil }
      }
    }
  }

  /// The words of a text between spaces, so that `BAD_TOPIC`, `badTopic` and `BadTopic` are one; what
  /// is in capitals alone stays, for FCM and APNs differ in no more.
  private static func line(_ text: some Sequence<UInt8>) -> [UInt8] {
    let words = Array(text).split { !($0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_")) }
    return words.reduce(into: [0x20]) { line, word in
      let isInCapitals = word.allSatisfy { (0x41...0x5A).contains($0) }
      let letters = word.filter { $0 != UInt8(ascii: "_") }
      line += letters.map { $0.isLetter && !isInCapitals ? $0 | 0x20 : $0 } + [0x20]
    }
  }

  /// A line of the grammar, which holds nothing that was read: no token gets out.
  var phrase: LogPhrase {
    // Nobody has to change anything if APNs has the push, or a fault of its own.
    let isNote = isTaken || kind == "apple"
    let meaning = name + " (" + sender + "): " + meaning + (isNote ? " " + change : "")
    let process = kind == "app" ? "the app" : Self.server
    let head = [isNote ? "note" : "mistake", process, "call", name, meaning]
    let all = change + (kind == "gone" ? " " + token : "")
    let row = head + [citations.joined(separator: " "), "all"] + (isNote ? [] : [all])
    return LogPhrase(row.joined(separator: " | "))
  }
}
