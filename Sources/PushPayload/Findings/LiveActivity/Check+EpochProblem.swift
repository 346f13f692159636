internal import PushRules

// The times in a Live Activity push, which count UNIX seconds.
extension Check {
  /// Returns what to say of a time that is no plausible one, such as seconds since 2001.
  func tooOld(of key: String, _ node: JSONNode) -> String? {
    guard let seconds = node.number, seconds < Double(EpochUnit.oldestPlausible) else { return nil }
    return "found a `\(key)` before 2001, expected the UNIX time, which counts from 1970"
  }

  /// Returns what is wrong with the type or the unit of a time.
  func epochProblem(of key: String, _ node: JSONNode) -> Diagnostic? {
    if let number = node.number {
      let unit = EpochUnit(number)
      guard unit != .seconds else { return nil }
      let fix = Self.wholeSeconds(number, in: unit).map { Fix.write($0, for: node) }
      let message = "found \(unit.name) as the value of `\(key)`, expected seconds"
      return at(node, message, fix: fix)
    }
    let fix = node.string.flatMap(Self.plainSeconds).map { Fix.write($0, for: node) }
    let message = "found \(node.value.kind) as the value of `\(key)`, expected a number of seconds"
    return at(node, message, fix: fix)
  }

  /// Returns a time in seconds, without what is below them, if it is a plausible one.
  static func wholeSeconds(_ number: Double, in unit: EpochUnit) -> String? {
    let seconds = number / Double(unit.rawValue)
    guard EpochUnit(seconds) == .seconds, seconds >= Double(EpochUnit.oldestPlausible) else {
      return nil
    }
    return String(Int(seconds))
  }

  /// Returns the digits of a string that is a plausible time in seconds.
  static func plainSeconds(_ text: String) -> String? {
    guard text.utf8.count == 10, text.utf8.allSatisfy({ ASCII.digits.contains($0) }),
      text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return text
  }
}
