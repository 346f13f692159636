struct ConditionStack: Sendable {
  private struct Group {
    let isInLiveCode: Bool
    let outer: Int?
    /// Whether this branch or an earlier one is always compiled.
    var isDecided: Bool
    var condition: Int?
    /// The condition of a later branch: that all branches so far fail.
    var negation: Int?
    var isOpen: Bool
  }

  private struct Condition {
    let text: String
    let outer: Int?
    /// The number of conditions with those around it.
    let depth: Int
  }

  enum Change: Hashable, Sendable {
    case begin
    case next
    case end
  }

  private var groups: [Group] = []
  /// All conditions; each refers to the one around it, so that depth costs nothing.
  private var conditions: [Condition] = []

  /// Whether some build compiles the code here.
  private(set) var isLive = true

  /// The condition of the code here, or nil if every build compiles it.
  var condition: Int? { groups.last?.condition }

  /// The most bytes of a condition's text; the outer conditions beyond are only counted.
  private static let longestText = 500

  func text(of condition: Int) -> String {
    var parts: [String] = []
    var length = 0
    var next: Int? = condition
    while let place = next {
      length += conditions[place].text.utf8.count
      guard length <= Self.longestText else {
        parts.append("… (\(conditions[place].depth) more)")
        break
      }
      parts.append(conditions[place].text)
      next = conditions[place].outer
    }
    return parts.reversed().joined(separator: " && ")
  }

  /// Reads a directive; nil if nothing depends on the build.
  mutating func read(_ directive: String) -> Change? {
    let words = directive.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    let name = words.prefix { $0.isLetter }
    let rest = Self.condition(words.dropFirst(name.count))
    switch name {
    case "if": return begin(ConditionReader.truth(of: rest), rest)
    case "ifdef": return begin(ConditionReader.isDefined(rest), rest)
    case "ifndef": return begin(!ConditionReader.isDefined(rest), Self.negation(of: rest))
    case "elseif", "elif": return next(ConditionReader.truth(of: rest), rest)
    case "else": return next(.yes, "")
    case "endif": return end()
    default: return nil
    }
  }

  private mutating func begin(_ truth: Truth, _ text: String) -> Change? {
    let outer = condition
    var group = Group(
      isInLiveCode: isLive,
      outer: outer,
      isDecided: truth == .yes,
      condition: outer,
      negation: outer,
      isOpen: truth == .open
    )
    if group.isOpen { add(text, to: &group) }
    groups.append(group)
    defer { isLive = isLive && truth != .no }
    return group.isOpen && isLive ? .begin : nil
  }

  private mutating func next(_ truth: Truth, _ text: String) -> Change? {
    guard var group = groups.popLast() else { return nil }
    let truth = group.isDecided ? .no : truth
    let wasOpen = group.isOpen
    group.condition = truth == .no ? group.outer : group.negation
    group.isOpen = wasOpen || truth == .open
    if truth == .open { add(text, to: &group) }
    group.isDecided = group.isDecided || truth == .yes
    groups.append(group)
    isLive = group.isInLiveCode && truth != .no
    guard group.isInLiveCode, group.isOpen else { return nil }
    return wasOpen ? .next : .begin
  }

  private mutating func end() -> Change? {
    guard let group = groups.popLast() else { return nil }
    isLive = group.isInLiveCode
    return group.isOpen && group.isInLiveCode ? .end : nil
  }

  /// Puts a branch under a condition, and later branches under its negation.
  private mutating func add(_ text: String, to group: inout Group) {
    let outer = group.negation
    let depth = outer.map { conditions[$0].depth + 1 } ?? 1
    group.condition = conditions.count
    conditions.append(Condition(text: text, outer: outer, depth: depth))
    group.negation = conditions.count
    conditions.append(Condition(text: Self.negation(of: text), outer: outer, depth: depth))
  }

  private static func negation(of text: String) -> String {
    if text.hasPrefix("!"), isName(text.dropFirst()) { return String(text.dropFirst()) }
    return isName(text[...]) ? "!" + text : "!(" + text + ")"
  }

  private static func isName(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { ByteScanner.isWordByte($0) }
  }

  /// The text with single spaces.
  private static func condition(_ text: Substring) -> String {
    text.split { $0 == " " || $0 == "\t" || $0 == "\\" || $0.isNewline }.joined(separator: " ")
  }
}
