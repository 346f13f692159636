import PushPayload

/// What stands before the message of a line: the time, the device and the process.
struct LogHead: Sendable {
  /// How much a head says about who wrote the line.
  enum Kind: Sendable {
    /// A process of a device, as NSLog, syslog, Console and `log` write it.
    case process
    /// A time alone: the line may be of an app, or of a server.
    case time
    case bare
    /// Another system writes such lines.
    case foreign
  }

  private(set) var kind = Kind.bare
  /// The time of day with at most milliseconds, or nil.
  private(set) var time: String?
  /// The device; only lines of syslog name it, between time and process.
  private(set) var device: Bytes?
  private(set) var process: Bytes = []
  private(set) var message: Bytes

  private static let reach = 48

  init(_ line: Bytes) {
    // People quote lines with `>`.
    var line = line.trimmed
    while line.first == UInt8(ascii: ">"), line.dropFirst().first == UInt8(ascii: " ") {
      line = line.dropFirst().trimmed
    }
    message = line
    if Self.isAndroid(line) {
      kind = .foreign
    } else if line.isObject {
      readObject(line)
    } else {
      read(line)
      // apsd repeats time and process in its message.
      if kind == .process, message.first.map({ $0.isDigit }) ?? false {
        let inner = LogHead(message)
        if inner.kind == .process, inner.time != nil { message = inner.message }
      }
    }
  }

  /// Whether a process wrote the line that is none of the system's.
  var isApp: Bool { kind == .process && isFrom("the app") }

  /// Whether a system process wrote the line, or may have.
  func isFrom(_ owner: String) -> Bool {
    if process.isEmpty { return kind != .foreign }
    let isSystem = Self.daemons.contains { process.elementsEqual($0.utf8) }
    return owner == "the app" ? !isSystem : process.elementsEqual(owner.utf8)
  }

  /// The processes of the system whose lines have a meaning here.
  static let daemons = [
    "SpringBoard", "dasd", "apsd", "callservicesd", "liveactivitiesd", "runningboardd",
    "usernotificationsd", "donotdisturbd", "ReportCrash", "kernel", "mediaserverd", "backboardd",
    "chronod",
  ]

  private mutating func read(_ line: Bytes) {
    let end = min(line.endIndex, line.startIndex + Self.reach)
    guard let place = (line.startIndex..<end).first(where: { line[$0...].isTime }) else {
      // Some copies lack the time, and keep the date.
      if let named = BracketedProcess(line),
        named.words.dropLast().allSatisfy({ $0.contains(0x2D) && $0.first?.isDigit ?? false })
      {
        (kind, process, message) = (.process, named.process, named.message)
      } else if let name = Self.daemons.first(where: { line.hasWord($0) }) {
        (kind, process) = (.process, line.prefix(name.utf8.count))
        message = line.dropFirst(name.utf8.count).withoutTags
      }
      return
    }
    let before = line[..<place]
    let rest = readTime(line[place...])
    (kind, message) = (.time, rest.trimmed)
    if Self.isAndroid(after: rest) {
      kind = .foreign
    } else if rest.first == UInt8(ascii: "\t") || before.isLevel && rest.startIndex - place > 16 {
      // In Console a fraction and a zone follow the time.
      readColumn(rest.trimmed)
    } else if message.starts(with: "0x".utf8) {
      readTable(message)
    } else if let named = BracketedProcess(message) {
      let isDate = before.isSyslogDate
      if named.words.count > 1, isDate { device = named.words[0] }
      (kind, process, message) = (.process, named.process, named.message)
    }
  }

  /// Reads the time, its fraction and its zone, and returns what follows.
  private mutating func readTime(_ line: Bytes) -> Bytes {
    var rest = line.dropFirst(8)
    var text = String(decoding: line.prefix(8), as: UTF8.self)
    if let mark = rest.first, ".,:".utf8.contains(mark), rest.dropFirst().first?.isDigit ?? false {
      let digits = rest.dropFirst().prefix { $0.isDigit }
      text += "." + String(decoding: digits.prefix(3), as: UTF8.self)
      rest = line[digits.endIndex...]
    }
    time = text
    let zone = rest.first == UInt8(ascii: " ") ? rest.dropFirst() : rest
    if let sign = zone.first, "+-".utf8.contains(sign) {
      let digits = zone.dropFirst().prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
      if digits.count == 4 || digits.count == 5 { return line[digits.endIndex...] }
    }
    return rest.first == UInt8(ascii: "Z") ? rest.dropFirst() : rest
  }

  /// Reads the process and the message of Console, between which columns may stand.
  private mutating func readColumn(_ line: Bytes) {
    let name = line.prefix { !$0.isBlank }
    var rest = line[name.endIndex...].trimmed
    // With a tab the name may have spaces.
    if let tab = line.firstIndex(of: UInt8(ascii: "\t")), tab < line.startIndex + 64 {
      process = line[..<tab]
      rest = line[tab...].trimmed
      while let next = rest.firstIndex(of: UInt8(ascii: "\t")),
        rest[..<next].allSatisfy({ $0.isDigit || $0.isNamePart })
      {
        rest = rest[next...].trimmed
      }
    } else {
      process = name
    }
    (kind, message) = (.process, rest.withoutTags)
  }

  /// Reads `thread type activity pid ttl process: (library) [category] message` of `log show`.
  private mutating func readTable(_ line: Bytes) {
    let words = line.split(maxSplits: 5) { $0.isBlank }
    guard let rest = words.last?.trimmed, words.count == 6,
      let colon = rest.firstIndex(of: UInt8(ascii: ":"))
    else { return }
    process = rest[..<colon].prefix { $0 != UInt8(ascii: "[") }
    (kind, message) = (.process, rest[(colon + 1)...].withoutTags)
  }

  /// Reads a line of `log show` in JSON; an object of any other program is foreign.
  private mutating func readObject(_ line: Bytes) {
    // A member that has a line of its own is read as an object with nothing else.
    let isMember = line.first == UInt8(ascii: "\"")
    let end = line.last == UInt8(ascii: ",") ? line.dropLast() : line
    let bytes = isMember ? [UInt8(ascii: "{")] + end + [UInt8(ascii: "}")] : Array(end)
    let root = try? JSONDocument(reading: bytes).root
    // A breadcrumb of Sentry has the state of the app in its data.
    let crumb = root?["category"]?.string == "app.lifecycle" ? root?["data"]?["state"]?.string : nil
    guard let text = root?["eventMessage"]?.string ?? crumb.map({ "AppState: " + $0 }) else {
      kind = .foreign
      return
    }
    let clock = Array((root?["timestamp"]?.string ?? "").utf8)[...]
    if let place = clock.indices.first(where: { clock[$0...].isTime }) {
      _ = readTime(clock[place...])
    }
    let path = Array((root?["processImagePath"]?.string ?? "").utf8)
    process = path.split(separator: UInt8(ascii: "/")).last ?? []
    (kind, message) = (.process, Array(text.utf8)[...])
  }

  /// Whether a line begins as logcat's: `I/flutter (42): `.
  private static func isAndroid(_ line: Bytes) -> Bool {
    guard let level = line.first, "VDIWEF".utf8.contains(level) else { return false }
    return line.dropFirst().first == UInt8(ascii: "/")
      && line.prefix(80).contains(UInt8(ascii: "("))
  }

  /// Whether process, thread and level follow a time, as in logcat.
  private static func isAndroid(after rest: Bytes) -> Bool {
    let words = rest.prefix(80).split(maxSplits: 3) { $0.isBlank }
    return words.count == 4 && words[0].allSatisfy { $0.isDigit }
      && words[1].allSatisfy { $0.isDigit } && words[2].count == 1
      && "VDIWEF".utf8.contains(words[2].first ?? 0)
  }
}

/// A process with its number: `App[1:2] `, `SpringBoard(Library)[55] <Notice>: `, `Ty App{Library}[1]: `.
private struct BracketedProcess {
  let words: [Bytes]
  let process: Bytes
  let message: Bytes

  init?(_ line: Bytes) {
    guard let open = line.prefix(120).firstIndex(of: UInt8(ascii: "[")), open > line.startIndex,
      !line[open - 1].isBlank
    else { return nil }
    let number = line[(open + 1)...].prefix { $0.isHex || $0 == UInt8(ascii: ":") }
    let close = number.endIndex
    guard number.first?.isDigit ?? false, close < line.endIndex, line[close] == UInt8(ascii: "]"),
      line[..<open].allSatisfy({ $0.isNamePart || " (){}+&'".utf8.contains($0) }),
      line[(close + 1)...].first.map({ $0.isBlank || "<:".utf8.contains($0) }) ?? true
    else { return nil }
    words = line[..<open].split { $0.isBlank }
    process = words.last?.prefix { !"({".utf8.contains($0) } ?? []
    message = line[(close + 1)...].withoutTags
  }
}
