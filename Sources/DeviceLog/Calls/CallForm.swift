import AppLifecycle
import PushRules

/// The form of a message in which an app prints a callback when it runs.
///
/// A name alone is no event: tags and neutral words may stand in front of it, with the class, and behind
/// it what happened, or what it carries. A line without a process may be of any text, so it may have less.
struct CallForm: Sendable {
  private(set) var name: LoggedName
  /// The state that the app read, or nil.
  private(set) var state: ApplicationState?
  /// Whether the recorder of this tool wrote it.
  private(set) var isRecorded = false

  init?(_ message: Bytes, in head: LogHead) {
    var rest = Self.withoutTags(message, isOwn: head.kind == .process)
    isRecorded = rest.hasWord("pushroute")
    let isOwn = head.kind == .process || isRecorded
    if isRecorded { rest = rest.dropFirst(9).trimmed }
    var receivers = [head.process.text]
    var wasCalled = isOwn
    var hasColon = false
    if rest.starts(with: "-[".utf8) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let parts = rest[..<end].dropFirst(2).split { $0.isBlank }
      guard parts.count == 2, let found = LoggedName(parts[1].text), found.isWhole else {
        return nil
      }
      name = found
      rest = rest[(end + 1)...]
      wasCalled = true
    } else {
      var found: LoggedName?
      for _ in 0..<8 where found == nil {
        guard let word = CallWord(rest) else { return nil }
        rest = rest[word.end...]
        if let name = LoggedName(word.name.text)
          ?? (isRecorded ? Callback(word.name.text).map { LoggedName([$0]) } : nil)
        {
          if let first = word.receiver?.first, !isOwn, first >= 0x61 { return nil }
          found = name
          receivers += word.receiver.map { [$0.text] } ?? []
          // A selector alone is what a binary holds, too.
          hasColon = word.name.last == UInt8(ascii: ":")
          if !hasColon || word.receiver != nil { wasCalled = true }
        } else {
          let text = word.all.text
          let isCall = CallVocabulary.calls.contains(text.lowercased())
          guard
            isCall || isOwn && CallVocabulary.neutral.contains(text.lowercased())
              || word.all.isClassName || CallVocabulary.receivers.contains(text)
          else { return nil }
          receivers.append(text)
          if isCall { wasCalled = true }
        }
        if found == nil { rest = rest.trimmed }
      }
      guard let found else { return nil }
      name = found
    }
    for receiver in receivers { name.narrow(by: receiver) }
    let isApart = rest.first?.isBlank ?? false
    rest = rest.trimmed
    if hasColon, !rest.isEmpty {
      // What follows a colon is free, except for a type.
      name.narrow(by: rest.prefix { $0.isLetter }.text)
      let isCall = isOwn ? Self.isReport(rest) : isApart && Self.isPayload(rest)
      guard isCall else { return nil }
    } else {
      guard readTail(rest, isOwn: isOwn, &wasCalled), wasCalled else { return nil }
    }
  }

  /// Reads what follows the name, and returns whether the line still reports a call.
  private mutating func readTail(_ tail: Bytes, isOwn: Bool, _ wasCalled: inout Bool) -> Bool {
    var rest = tail
    while let byte = rest.first {
      if byte.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        let text = word.text.lowercased()
        let isCall = CallVocabulary.calls.contains(text)
        guard
          isCall || CallVocabulary.details.contains(text)
            || isOwn && CallVocabulary.more.contains(text)
        else { return false }
        if isCall { wasCalled = true }
        name.narrow(by: text)
        rest = rest[word.endIndex...]
        if text == "state", rest.first == UInt8(ascii: "=") {
          let value = rest.dropFirst().prefix { $0.isLetter }
          state = ApplicationState.allCases.first { value.elementsEqual($0.name.utf8) }
          rest = value.endIndex < rest.endIndex ? rest[value.endIndex...] : []
        }
        rest = rest.trimmed
      } else if byte > 0x7F || ".!,".utf8.contains(byte) {
        rest = rest.dropFirst().trimmed
      } else if ";/?*`_".utf8.contains(byte) {
        return false
      } else {
        return isOwn ? Self.isReport(rest) : Self.isPayload(rest)
      }
    }
    return true
  }

  /// Whether free text behind a name of an app's line denies nothing and asks for nothing.
  private static func isReport(_ text: Bytes) -> Bool {
    let words = text.prefix(160).split(maxSplits: 16) { !($0.isLetter || $0 == UInt8(ascii: "'")) }
    return !words.contains { word in
      let text = word.text.lowercased()
      return CallVocabulary.denials.contains(text) || text.hasSuffix("n't")
    }
  }

  /// Whether text behind the name in a line of an unknown writer can only be what the call carries.
  private static func isPayload(_ text: Bytes) -> Bool {
    let value = text.drop { !("{[".utf8.contains($0) || $0.isLetter || $0.isDigit) }
    let last = text.last { !$0.isBlank } ?? 0
    guard let first = value.first else { return text.count < 4 && !"{;".utf8.contains(last) }
    return "{[".utf8.contains(first) && !";,".utf8.contains(last)
      && value.start(of: Array("AnyHashable: Any".utf8)) == nil
  }

  /// The message without colours, levels, tags in brackets, names of files and ornaments.
  private static func withoutTags(_ message: Bytes, isOwn: Bool) -> Bytes {
    var rest = message.trimmed
    for _ in 0..<8 {
      guard let byte = rest.first else { break }
      let next = rest.dropFirst().first ?? 0
      if byte > 0x7F {
        rest = rest.drop { $0 > 0x7F }
      } else if byte == UInt8(ascii: "["),
        let end = rest.prefix(64).firstIndex(of: UInt8(ascii: "]")),
        rest[end...].dropFirst().first != UInt8(ascii: "("), next != UInt8(ascii: "[")
      {
        rest = rest[(end + 1)...]
      } else if "*=-~>#|".utf8.contains(byte), next != UInt8(ascii: "[") {
        let run = rest.prefix { "*=-~>#|".utf8.contains($0) }
        let isArrow = run.count > 1 && run.last == UInt8(ascii: ">")
        guard isOwn || isArrow || run.count > 2 && byte != UInt8(ascii: "#") else { break }
        rest = rest[run.endIndex...]
      } else if let tag = CallWord(rest)?.all, tag.last == UInt8(ascii: ":"),
        CallVocabulary.tags.contains(tag.dropLast().text.lowercased()) || tag.dropLast().isClassName
      {
        rest = rest[tag.endIndex...]
      } else {
        break
      }
      rest = rest.trimmed
    }
    return rest
  }
}

/// A word of a message, split into the class and the name.
private struct CallWord {
  let all: Bytes
  let receiver: Bytes?
  let name: Bytes
  let end: Int

  init?(_ text: Bytes) {
    var word = text.prefix { $0.isLetter || $0.isDigit || "_.:-".utf8.contains($0) }
    guard let first = word.first, first.isLetter || first == UInt8(ascii: "_") else { return nil }
    let body = word
    if text[word.endIndex...].first == UInt8(ascii: "(") {
      let labels = text[word.endIndex...].dropFirst().prefix {
        $0.isLetter || "_:".utf8.contains($0)
      }
      guard text[labels.endIndex...].first == UInt8(ascii: ")"),
        labels.isEmpty || labels.last == UInt8(ascii: ":")
      else { return nil }
      word = text[text.startIndex...labels.endIndex]
    } else if let dot = word.last, ".-".utf8.contains(dot) {
      word = word.dropLast()
    }
    all = word
    end = word.endIndex
    // `Class.method(_:)` and `Class::method`; the dots of a file stay.
    let mark = body.lastIndex { $0 == UInt8(ascii: ".") }
    let colons = body.start(of: Array("::".utf8)).map { $0 + 1 }
    guard let split = colons ?? mark, split + 1 < word.endIndex,
      LoggedName(word.text) == nil || colons != nil
    else {
      (receiver, name) = (nil, word)
      return
    }
    receiver = word[..<split].prefix { $0 != UInt8(ascii: ":") }
    name = word[(split + 1)...]
  }
}

extension Bytes {
  /// Whether it is a name such as `AppDelegate`: several words, each with a capital.
  fileprivate var isClassName: Bool {
    guard let first, (0x41...0x5A).contains(first), count < 60 else { return false }
    let capitals = filter { (0x41...0x5A).contains($0) }.count
    return capitals > 1 && capitals < count
      && allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2E }
      && LoggedName(text) == nil
  }
}
