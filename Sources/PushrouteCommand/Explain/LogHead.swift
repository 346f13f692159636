/// The time and the device at the start of a line.
///
/// Console, `log show`, `log stream`, Xcode, `idevicesyslog` and the files of syslog all have the time
/// of day near the start; the device is only in lines of syslog, between time and process.
struct LogHead: Sendable {
  /// The time of day with at most milliseconds, or nil.
  private(set) var time: String?
  private(set) var device: [UInt8]?

  private static let reach = 48

  init(_ line: ArraySlice<UInt8>) {
    var place = line.startIndex
    let end = min(line.endIndex, line.startIndex + Self.reach)
    while place < end, !Self.isTime(line[place...]) { place += 1 }
    guard place < end else { return }
    let clock = line[place..<(place + 8)]
    let fraction =
      line[(place + 8)...].first == UInt8(ascii: ".")
      ? line[(place + 9)...].prefix(3).prefix { Self.isDigit($0) } : []
    time =
      String(decoding: clock, as: UTF8.self)
      + (fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self))
    if Self.isSyslog(line[line.startIndex..<place]) { device = Self.device(line[(place + 8)...]) }
  }

  /// Whether digits and colons as in `09:07:43` begin here.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let clock = bytes.prefix(8)
    guard clock.count == 8 else { return false }
    return zip(0..., clock).allSatisfy { place, byte in
      place == 2 || place == 5 ? byte == UInt8(ascii: ":") : isDigit(byte)
    }
  }

  /// Whether the date is that of syslog, such as `Sep 30 `, at the start or behind a quotation mark.
  private static func isSyslog(_ date: ArraySlice<UInt8>) -> Bool {
    let words = date.split(separator: UInt8(ascii: " ")).filter { $0 != [UInt8(ascii: ">")] }
    return words.count == 2 && words[0].count == 3 && words[1].allSatisfy { isDigit($0) }
  }

  /// The word before the process, which has a number in brackets.
  private static func device(_ rest: ArraySlice<UInt8>) -> [UInt8]? {
    let words = rest.prefix(200).split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count > 1, !words[0].contains(UInt8(ascii: "[")),
      words[1].contains(UInt8(ascii: "["))
    else { return nil }
    return Array(words[0])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
