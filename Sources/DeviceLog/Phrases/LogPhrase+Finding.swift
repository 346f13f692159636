import AppLifecycle

extension LogPhrase {
  /// What the row reads at a place of a line, and where it ends; nil if it does not match there.
  func found(at start: Int, in text: ArraySlice<UInt8>) -> (values: [String], end: Int)? {
    var values: [String] = []
    var place = start
    var isFree = false
    for part in parts {
      switch part {
      case .anything: isFree = true
      case .literal(let bytes):
        guard let start = isFree ? text[place...].start(of: bytes) : place,
          text[start...].starts(with: bytes)
        else { return nil }
        place = start + bytes.count
        isFree = false
      case .read(let kind):
        guard let (value, end) = kind.value(at: place, in: text) else { return nil }
        values.append(value)
        place = end
      }
    }
    switch kind {
    case .policy: return policy(values, from: start, to: place, in: text)
    case .decided:
      let tail = String(decoding: text[place...].prefix(60), as: UTF8.self)
      return LogDecision(in: tail).map { ([$0.rawValue], place) }
    default: return (values, place)
    }
  }

  /// A policy with its decision and the words of its reasons, which end at the next policy.
  private func policy(
    _ values: [String],
    from start: Int,
    to place: Int,
    in text: ArraySlice<UInt8>
  ) -> ([String], end: Int) {
    let ends = ["{name:", "FinalDecision"].compactMap { text[place...].start(of: Array($0.utf8)) }
    let tail = text[(values.isEmpty ? start : place)..<(ends.min() ?? text.endIndex)]
    let words = String(decoding: tail, as: UTF8.self)
    let reasons = words.split { !$0.isASCII || !$0.isLetter }.filter { word in
      word.count < 60 && (word.first?.isLowercase ?? false) && word.contains { $0.isUppercase }
        && word != "policyWeight"
    }
    let decision = LogDecision(in: words)?.rawValue ?? ""
    return (
      [values.first ?? "ApplicationPolicy", decision] + reasons.map { String($0) }, tail.endIndex
    )
  }
}

extension LogPhrase.Kind {
  private var longest: Int { self == .number ? 9 : self == .word || self == .mode ? 60 : 180 }

  private func allows(_ byte: UInt8) -> Bool {
    switch self {
    case .number: byte.isDigit
    case .word: byte.isLetter
    case .mode: byte.isLetter || byte == UInt8(ascii: "-")
    case .method: byte.isLetter || byte == UInt8(ascii: ":")
    case .id: byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
    case .topic: byte.isLetter || byte.isDigit || "._-*".utf8.contains(byte)
    case .activity: byte.isLetter || byte.isDigit || "._-*:".utf8.contains(byte)
    }
  }

  /// The value at a place, and where it ends; nil if there is none of the kind.
  fileprivate func value(at place: Int, in text: ArraySlice<UInt8>) -> (String, end: Int)? {
    var bytes = text[place...].prefix(longest).prefix { allows($0) }
    if self == .activity {
      guard bytes.contains(UInt8(ascii: ":")) else { return nil }
      if bytes.last == UInt8(ascii: ":") { bytes = bytes.dropLast() }
    }
    let value = String(decoding: bytes, as: UTF8.self)
    guard !bytes.isEmpty else { return nil }
    if self == .method { return Callback(value).map { ($0.id, bytes.endIndex) } }
    return (value, bytes.endIndex)
  }
}
