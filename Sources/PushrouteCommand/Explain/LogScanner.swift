internal import AppLifecycle
internal import Questions
internal import RouteReport

/// Finds the phrases of the grammar in the lines of a log, in one pass over each line.
struct LogScanner: Sendable {
  private(set) var log = KnownLines()
  private(set) var foreignLine: Int?

  /// The device of the first lines; it is compared and never printed.
  private var device: [UInt8]?
  private var printed = PrintedLog()

  private static let mostEvents = 100_000
  private static let mostUnknown = 200
  private static let longestLine = 16 * 1024

  /// The rows, by the first byte of their words.
  private static let rows: [[LogPhrase]] = {
    var rows = [[LogPhrase]](repeating: [], count: 256)
    for phrase in LogPhrase.all {
      if case .literal(let bytes) = phrase.parts[0] { rows[Int(bytes[0])].append(phrase) }
    }
    return rows
  }()

  mutating func skip(line: Int) {
    log.lineCount += 1
    note(unknown: line)
  }

  mutating func read(_ text: ArraySlice<UInt8>, line: Int) {
    let text = text.prefix(Self.longestLine)
    guard text.contains(where: { $0 > 0x20 }) else { return }
    log.lineCount += 1
    let head = LogHead(text)
    if let name = head.device {
      if device == nil { device = name }
      if device != name, foreignLine == nil { foreignLine = line }
    }
    let count = knownCount
    var place = text.startIndex
    while place < text.endIndex {
      guard let (phrase, values, end) = Self.phrase(at: place, in: text) else {
        place += 1
        continue
      }
      add(phrase, values, line, head)
      place = end
    }
    if knownCount == count { readNames(in: text, line, head) }
    if knownCount == count { note(unknown: line) }
  }

  private var knownCount: Int { log.events.count + log.omittedCount }

  private mutating func add(
    _ phrase: LogPhrase?,
    _ values: [String],
    _ line: Int,
    _ head: LogHead
  ) {
    guard log.events.count < Self.mostEvents else {
      log.omittedCount += 1
      return
    }
    log.events.append(LogEvent(line: line, time: head.time, phrase, values))
  }

  private mutating func note(unknown line: Int) {
    log.unknownCount += 1
    if log.unknownLines.count < Self.mostUnknown { log.unknownLines.append(line) }
  }

  /// The callbacks, and the states of Flutter and React Native, that a line of the app prints.
  private mutating func readNames(in text: ArraySlice<UInt8>, _ line: Int, _ head: LogHead) {
    guard Self.mayName(text) else { return }
    let words = String(decoding: text, as: UTF8.self)
    for (name, _) in printed.names(in: words) {
      if case .scenePhase = name { continue }
      add(nil, [name.text], line, head)
    }
  }

  /// Whether a line can hold the name of a callback or a state: most lines of a system log cannot.
  private static func mayName(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    while place < text.endIndex {
      for stem in stems[Int(text[place] | 0x20)] where text[place...].beginsInAnyCase(with: stem) {
        return true
      }
      place += 1
    }
    return false
  }

  /// Parts of names that are rare in other lines, in lower case, by their first byte.
  private static let stems: [[[UInt8]]] = {
    let named = Callback.all.flatMap { callback in
      [callback.id] + [callback.selector, callback.signature].compactMap { longestPart(in: $0) }
    }
    let parts = [
      "appstate", "applifecyclestate", "didfinish", "didreceive", "didbecome", "didenter",
      "diddisc", "willfinish", "willresign", "willenter", "willterm", "willpresent", "willconnect",
      "performfetch", "handleaction", "handleevents", "openurl", "continueuser", "viewdid",
      "viewwill", "did-", "will-", "service-extension", "view-", "scene-",
    ]
    var stems = [[[UInt8]]](repeating: [], count: 256)
    for word in Set(parts + named.map { String($0.prefix(12)) }) {
      stems[Int(Array(word.utf8)[0])].append(Array(word.utf8))
    }
    return stems
  }()

  /// The longest part of a method's name besides the object that calls it.
  private static func longestPart(in name: String) -> String? {
    name.lowercased().split { ":()_".contains($0) }.map { String($0) }
      .filter { !["application", "scene", "usernotificationcenter"].contains($0) }
      .max { $0.count < $1.count }
  }
}

// One row at one place.
extension LogScanner {
  private static func phrase(
    at place: Int,
    in text: ArraySlice<UInt8>
  ) -> (LogPhrase, [String], end: Int)? {
    for phrase in rows[Int(text[place])] {
      guard case .literal(let bytes) = phrase.parts[0], text[place...].starts(with: bytes),
        let (values, end) = values(of: phrase, from: place, in: text)
      else { continue }
      switch phrase.kind {
      case .policy: return policy(phrase, values, from: place, to: end, in: text)
      case .decided:
        let tail = String(decoding: text[end...].prefix(60), as: UTF8.self)
        return (phrase, LogDecision(in: tail).map { [$0.rawValue] } ?? [], end)
      default: return (phrase, values, end)
      }
    }
    return nil
  }

  private static func values(
    of phrase: LogPhrase,
    from place: Int,
    in text: ArraySlice<UInt8>
  ) -> (values: [String], end: Int)? {
    var values: [String] = []
    var place = place
    var isFree = false
    for part in phrase.parts {
      switch part {
      case .anything: isFree = true
      case .literal(let bytes):
        guard let start = isFree ? text[place...].start(of: bytes) : place,
          text[start...].starts(with: bytes)
        else { return nil }
        place = start + bytes.count
        isFree = false
      case .read(let kind):
        let bytes = text[place...].prefix(kind.longest).prefix { kind.allows($0) }
        let value = String(decoding: bytes, as: UTF8.self)
        guard !bytes.isEmpty, kind != .activity || value.utf8.contains(UInt8(ascii: ":")) else {
          return nil
        }
        place = bytes.endIndex
        if kind == .activity, bytes.last == UInt8(ascii: ":") { place -= 1 }
        let text = kind == .activity && place < bytes.endIndex ? String(value.dropLast()) : value
        values.append(text)
      }
    }
    return (values, place)
  }

  /// A policy with its decision and the words of its reasons, which end at the next policy.
  private static func policy(
    _ phrase: LogPhrase,
    _ values: [String],
    from start: Int,
    to place: Int,
    in text: ArraySlice<UInt8>
  ) -> (LogPhrase, [String], end: Int) {
    let ends = ["{name:", "FinalDecision"].compactMap { text[place...].start(of: Array($0.utf8)) }
    let tail = text[(values.isEmpty ? start : place)..<(ends.min() ?? text.endIndex)]
    let words = String(decoding: tail, as: UTF8.self)
    let reasons = words.split { !$0.isASCII || !$0.isLetter }.filter { word in
      word.count < 60 && (word.first?.isLowercase ?? false) && word.contains { $0.isUppercase }
        && word != "policyWeight"
    }
    let decision = LogDecision(in: words)?.rawValue ?? ""
    return (
      phrase, [values.first ?? "ApplicationPolicy", decision] + reasons.map { String($0) },
      tail.endIndex
    )
  }
}

extension LogPhrase.Kind {
  fileprivate var longest: Int { self == .number ? 9 : self == .word ? 60 : 180 }

  fileprivate func allows(_ byte: UInt8) -> Bool {
    let isLetter = (0x61...0x7A).contains(byte | 0x20)
    let isDigit = (0x30...0x39).contains(byte)
    return switch self {
    case .number: isDigit
    case .word: isLetter
    case .id: isLetter || isDigit || byte == UInt8(ascii: "-")
    case .topic: isLetter || isDigit || "._-*".utf8.contains(byte)
    case .activity: isLetter || isDigit || "._-*:".utf8.contains(byte)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it begins with letters in any case; the letters are given in lower case.
  fileprivate func beginsInAnyCase(with letters: [UInt8]) -> Bool {
    count >= letters.count && zip(self, letters).allSatisfy { $0 | 0x20 == $1 || $0 == $1 }
  }
}
