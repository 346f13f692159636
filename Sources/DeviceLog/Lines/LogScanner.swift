import AppLifecycle
import PushRules
import Questions

/// Finds what lines of a log report, in one pass over each line.
package struct LogScanner: Sendable {
  private var log = KnownLines()
  package private(set) var foreignLine: Int?

  /// The device of the first lines; it is compared and never printed.
  private var device: [UInt8]?
  /// The process of the line before, which most lines share.
  private var process: (bytes: Bytes, name: String) = ([], "")
  private var previous: Bytes = []
  /// A line without a meaning, which the next may continue: narrow terminals break long ones.
  private var open: [UInt8] = []
  private var activity = DaemonActivity.unknown
  /// Whether Flutter or React Native was off screen, or nil before the first state.
  private var isHidden: Bool?
  private var hasOtherText = false
  /// The answers of servers so far: each is explained once.
  private var answers: Set<String> = []

  private static let mostEvents = 100_000
  private static let mostUnknown = 200
  static let longestLine = 16 * 1024
  private static let longestBroken = 1024

  /// The rows of each place, by the first byte of their words.
  private static let rows = LogPhrase.Place.allCases.map { place in
    var rows = [[LogPhrase]](repeating: [], count: 256)
    for phrase in LogPhrase.all where phrase.place == place && place != .call {
      if case .literal(let bytes) = phrase.parts[0] { rows[Int(bytes[0])].append(phrase) }
    }
    return rows
  }

  package init() {}

  /// What was found; names in lines of unknown writers count only if no line is of another text.
  package var found: KnownLines {
    guard hasOtherText else { return log }
    var found = log
    found.events = log.events.filter { !$0.isWeak }
    let lines = Set(log.events.filter { $0.isWeak }.map { $0.line })
    found.unknownCount += lines.subtracting(found.events.map { $0.line }).count
    return found
  }

  package mutating func skip(line: Int) {
    log.lineCount += 1
    note(unknown: line)
  }

  package mutating func read(_ text: Bytes, line: Int) {
    guard text.contains(where: { $0 > 0x20 }) else { return }
    log.lineCount += 1
    if text.count > Self.longestLine { log.longLines += 1 }
    var text = text.prefix(Self.longestLine)
    if text.contains(0x1B) { text = text.withoutColors }
    let head = LogHead(text)
    if let name = head.device.map({ Array($0) }) {
      if device == nil { device = name }
      if device != name, foreignLine == nil { foreignLine = line }
    }
    if head.kind == .bare, OtherText.begins(head.message) { hasOtherText = true }
    let count = knownCount
    let isOfDevice = head.kind != .foreign && !head.message.isEmpty && !text.contains(0)
    if isOfDevice { readPhrases(head, line, isRepeated: text.elementsEqual(previous)) }
    if knownCount == count, head.process.isEmpty || head.isApp {
      for answer in ServerAnswer.all(in: text) {
        let isRepeated = !answers.insert(answer.name).inserted
        add(LogEvent(line: line, answer.phrase, []), head, isRepeated: isRepeated)
      }
    }
    if isOfDevice, knownCount == count { readCall(head, line) }
    previous = text
    if head.message.elementsEqual("<private>".utf8) { log.privateLines += 1 }
    if knownCount == count, head.kind == .bare, !open.isEmpty, open.count < Self.longestBroken {
      let whole = open + text
      let head = LogHead(whole[...])
      readPhrases(head, line, isRepeated: false)
      open = knownCount == count ? whole : []
    } else {
      open = knownCount == count && head.kind == .process ? Array(text) : []
    }
    if knownCount == count { note(unknown: line) }
  }

  private var knownCount: Int { log.events.count + log.omittedCount + log.repeatedCount }

  private mutating func note(unknown line: Int) {
    log.unknownCount += 1
    if log.unknownLines.count < Self.mostUnknown { log.unknownLines.append(line) }
  }

  /// Adds what was found; a line of the system that stands twice tells nothing new.
  private mutating func add(_ event: LogEvent, _ head: LogHead, isRepeated: Bool = false) {
    if isRepeated, event.phrase?.process != "the app" {
      log.repeatedCount += 1
      return
    }
    guard log.events.count < Self.mostEvents else {
      log.omittedCount += 1
      return
    }
    if !head.process.elementsEqual(process.bytes) {
      process = (head.process, String(decoding: head.process, as: UTF8.self))
    }
    var event = event
    event.isWeak = (event.kind == nil || event.phrase?.place == .call) && head.kind != .process
    event.process = process.name
    event.time = head.time
    event.number = log.events.count
    log.events.append(event)
  }

  /// The rows of the grammar that match at the start of the message, and behind each other.
  private mutating func readPhrases(_ head: LogHead, _ line: Int, isRepeated: Bool) {
    let message = head.message
    var place = message.startIndex
    var isListed = activity.readHeader(message, in: head)
    // The words behind the last tag say most.
    for start in message.starts.reversed() {
      guard let (phrase, values, end) = phrase(at: start, in: message, head, .start) else {
        continue
      }
      if phrase.kind == .weighed { activity = .push }
      add(LogEvent(line: line, phrase, values), head, isRepeated: isRepeated)
      (place, isListed) = (end, true)
      break
    }
    if place == message.startIndex, head.isApp || head.message.isFrame {
      for start in message.indices {
        guard let (phrase, values, _) = phrase(at: start, in: message, head, .anywhere) else {
          continue
        }
        return add(LogEvent(line: line, phrase, values), head, isRepeated: isRepeated)
      }
    }
    guard isListed || message.isList && head.isFrom("dasd"), activity != .other else { return }
    while place < message.endIndex {
      guard let (phrase, values, end) = phrase(at: place, in: message, head, .behind) else {
        place += 1
        continue
      }
      add(LogEvent(line: line, phrase, values), head, isRepeated: isRepeated)
      place = end
    }
  }

  /// The callback, or the state of Flutter or React Native, that the app prints.
  private mutating func readCall(_ head: LogHead, _ line: Int) {
    guard head.isFrom("the app") else { return }
    if let state = FrameworkState(ofMessage: head.message) {
      let methods = state.methods(isHidden: isHidden)
      isHidden = state.isHidden
      let name = LoggedName(methods.compactMap { Callback($0.id) })
      var event = LogEvent(line: line, name)
      event.phase = state.phase
      if !name.callbacks.isEmpty { add(event, head) }
    } else if let form = CallForm(head.message, in: head) {
      if let phrase = form.name.phrase { return add(LogEvent(line: line, phrase, []), head) }
      var event = LogEvent(line: line, form.name)
      event.state = form.state
      event.isRecorded = form.isRecorded
      add(event, head)
      // The recorder prints the payload behind the callback.
      if form.isRecorded, let place = head.message.firstIndex(of: UInt8(ascii: "[")),
        let (phrase, values, _) = phrase(at: place, in: head.message, head, .behind)
      {
        add(LogEvent(line: line, phrase, values), head)
      }
    }
  }

  private func phrase(
    at place: Int,
    in text: Bytes,
    _ head: LogHead,
    _ position: LogPhrase.Place
  ) -> (LogPhrase, [String], end: Int)? {
    for phrase in Self.rows[Int(position.rawValue)][Int(text[place])] {
      guard case .literal(let bytes) = phrase.parts[0], text[place...].starts(with: bytes),
        head.isFrom(phrase.process), let found = phrase.found(at: place, in: text)
      else { continue }
      return (phrase, found.values, found.end)
    }
    return nil
  }
}

/// What stands before the words of a message.
private let messageTags: [[UInt8]] = [
  "Warning: ", "reason: '", "Fatal Exception: ", "Terminating app due to uncaught exception ",
  "'NSInternalInconsistencyException', ", "}: ",
].map { Array($0.utf8) }

/// The activity whose decision dasd's next lines have.
private enum DaemonActivity {
  case unknown, push
  /// One that no push began, such as a refresh of mail.
  case other

  /// Reads `name:number:[`, and returns whether the message begins so.
  mutating func readHeader(_ message: Bytes, in head: LogHead) -> Bool {
    guard head.isFrom("dasd"),
      let name = Optional(message.prefix(while: { $0.isNamePart || $0 == 0x3A })),
      name.last == UInt8(ascii: ":"), message[name.endIndex...].first == UInt8(ascii: "["),
      name.contains(UInt8(ascii: "."))
    else { return false }
    self = name.starts(with: "com.apple.pushLaunch.".utf8) ? .push : .other
    return true
  }
}

extension Bytes {
  /// The places at which words can begin a message: at its start, and behind tags.
  fileprivate var starts: [Int] {
    var (places, rest) = ([startIndex], self)
    while places.count < 5, let byte = rest.first {
      let close: UInt8? = byte == 0x5B ? 0x5D : byte == 0x3C ? 0x3E : nil
      if let close {
        guard let end = rest.prefix(200).firstIndex(of: close) else { break }
        rest = rest[(end + 1)...].drop { $0.isBlank || $0 == UInt8(ascii: ":") }
      } else if byte.isDigit {
        // Firebase begins with its version.
        let words = rest.drop { $0.isDigit || $0 == UInt8(ascii: ".") }.trimmed
        guard words.starts(with: "- [".utf8) else { break }
        rest = words.dropFirst(2)
      } else if byte == UInt8(ascii: "*") {
        rest = rest.drop { $0 == UInt8(ascii: "*") }.trimmed
      } else if let tag = messageTags.first(where: { rest.starts(with: $0) }) {
        rest = rest.dropFirst(tag.count)
      } else {
        break
      }
      if !rest.isEmpty { places.append(rest.startIndex) }
    }
    return places
  }

  /// Whether it continues a list of dasd's policies.
  fileprivate var isList: Bool {
    guard let first else { return false }
    return "{}[]".utf8.contains(first)
      || ["FinalDecision", "sumScores", "Rationale"].contains { starts(with: $0.utf8) }
  }

  /// The bytes without the escapes that colour a terminal.
  fileprivate var withoutColors: Bytes {
    var isColor = false
    return filter { byte in
      let isEscape = isColor || byte == 0x1B
      isColor = isEscape && !byte.isLetter
      return !isEscape
    }[...]
  }
}
