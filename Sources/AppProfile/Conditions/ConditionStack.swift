/// The `#if` groups around a place of a text.
struct ConditionStack: Sendable {
  /// A group of branches from `#if` to `#endif`.
  private struct Group {
    /// Whether the code around the group is compiled at all.
    let isInLiveCode: Bool
    /// Whether an earlier branch, or this one, is always compiled.
    var isDecided: Bool
    /// What is known about this branch.
    var truth: Truth
    /// What has to hold for this branch; nothing if it is always compiled.
    var text: [String]
    /// What has to fail for a later branch.
    var denied: [String]
    /// Whether a branch so far depends on the build.
    var isOpen: Bool
  }

  /// What a directive does to the code that is read.
  enum Change: Hashable, Sendable {
    /// Code that depends on the build begins.
    case begin
    /// Another branch begins, in place of the one before.
    case next
    /// The last branch ends.
    case end
  }

  private var groups: [Group] = []

  /// Whether the code here is compiled in some build.
  private(set) var isLive = true

  /// What has to hold for the code here, or nil if it is in every build.
  var text: String? {
    let parts = groups.flatMap { $0.text }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  /// Reads a directive; nil if it does nothing that depends on the build.
  mutating func read(_ directive: String) -> Change? {
    let words = directive.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    let name = words.prefix { $0.isLetter }
    let rest = Self.condition(words.dropFirst(name.count))
    switch name {
    case "if": return begin(ConditionReader.truth(of: rest), rest)
    case "ifdef": return begin(ConditionReader.isDefined(rest), rest)
    case "ifndef": return begin(!ConditionReader.isDefined(rest), Self.denial(of: rest))
    case "elseif", "elif": return next(ConditionReader.truth(of: rest), rest)
    case "else": return next(.yes, nil)
    case "endif": return end()
    default: return nil
    }
  }

  private mutating func begin(_ truth: Truth, _ text: String) -> Change? {
    let isOpen = truth == .open
    groups.append(
      Group(
        isInLiveCode: isLive,
        isDecided: truth == .yes,
        truth: truth,
        text: isOpen ? [text] : [],
        denied: isOpen ? [Self.denial(of: text)] : [],
        isOpen: isOpen
      )
    )
    defer { isLive = isLive && truth != .no }
    return isOpen && isLive ? .begin : nil
  }

  private mutating func next(_ truth: Truth, _ text: String?) -> Change? {
    guard var group = groups.popLast() else { return nil }
    let truth = group.isDecided ? .no : truth
    let wasOpen = group.isOpen
    group.text = truth == .no ? [] : group.denied + (truth == .open ? [text ?? ""] : [])
    group.isOpen = wasOpen || truth == .open
    if truth == .open { group.denied.append(Self.denial(of: text ?? "")) }
    group.isDecided = group.isDecided || truth == .yes
    group.truth = truth
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

  private static func denial(of text: String) -> String {
    if text.hasPrefix("!"), isName(text.dropFirst()) { return String(text.dropFirst()) }
    return isName(text[...]) ? "!" + text : "!(" + text + ")"
  }

  private static func isName(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { ByteScanner.isWordByte($0) }
  }

  /// A condition with one space in the place of several.
  private static func condition(_ text: Substring) -> String {
    text.split { $0 == " " || $0 == "\t" || $0 == "\\" || $0.isNewline }.joined(separator: " ")
  }
}
