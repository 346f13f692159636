/// Evaluates an `#if` condition of Swift or C.
struct ConditionReader: Sendable {
  private let text: [UInt8]
  private let tokens: [Token]
  private var place = 0
  private var depth = 0
  private static let limits = Syntax.condition.limits

  static func truth(of condition: String) -> Truth {
    guard condition.utf8.count <= limits.bytes else { return .open }
    var reader = ConditionReader(condition)
    return reader.alternatives()
  }

  private init(_ condition: String) {
    text = Array(condition.utf8)
    tokens = ObjectiveCTokenizer.read(text, as: .condition).tokens.filter { $0.isCode }
  }

  private mutating func alternatives() -> Truth {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.limits.depth else { return .open }
    var truth = all()
    while take("||") { truth = truth.or(all()) }
    return truth
  }

  private mutating func all() -> Truth {
    var truth = one()
    while take("&&") { truth = truth.and(one()) }
    return truth
  }

  private mutating func one() -> Truth {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let truth = value()
    return isNegated ? !truth : truth
  }

  /// Reads a name, number, call or parenthesis, with a comparison behind it.
  private mutating func value() -> Truth {
    if take("(") {
      let truth = alternatives()
      _ = take(")")
      return truth
    }
    guard place < tokens.count else { return .open }
    let word = word(at: place)
    place += 1
    let arguments = take("(") ? self.arguments() : nil
    if let comparison = comparison() { return Self.truth(of: word, comparison) }
    if let arguments { return Self.truth(of: word, arguments) }
    if word.utf8.first.map(ByteScanner.isDigit) == true { return word == "0" ? .no : .yes }
    return Truth.names[word] ?? .open
  }

  private mutating func arguments() -> [String] {
    var words: [String] = []
    var open = 1
    while place < tokens.count {
      let word = word(at: place)
      place += 1
      if word == "(" { open += 1 }
      if word == ")" { open -= 1 }
      if open == 0 { break }
      words.append(word)
    }
    return words
  }

  /// Reads a comparison with a number or a name, and returns its operator.
  private mutating func comparison() -> String? {
    for sign in [">=", "<=", "==", "!=", ">", "<"] where take(sign) {
      place += 1
      return sign
    }
    return nil
  }

  private mutating func take(_ sign: String) -> Bool {
    let letters = Array(sign.utf8)
    guard place + letters.count <= tokens.count else { return false }
    for (index, letter) in letters.enumerated() {
      let token = tokens[place + index]
      guard token.kind == .mark, text[token.start] == letter else { return false }
    }
    // The `!` of `!=` negates nothing.
    if sign == "!", place + 1 < tokens.count, word(at: place + 1) == "=" { return false }
    place += letters.count
    return true
  }

  private func word(at index: Int) -> String {
    String(decoding: text[tokens[index].range], as: UTF8.self)
  }

  /// Version checks exist to leave code out for an old SDK: here the SDK is new enough.
  private static func truth(of word: String, _ comparison: String) -> Truth {
    guard word == "__IPHONE_OS_VERSION_MAX_ALLOWED" else { return .open }
    return comparison.hasPrefix(">") ? .yes : comparison.hasPrefix("<") ? .no : .open
  }

  private static func truth(of function: String, _ arguments: [String]) -> Truth {
    let first = arguments.first ?? ""
    switch function {
    case "os", "targetEnvironment": return Truth.platforms[first] ?? .open
    case "canImport": return Truth.modules[first] ?? .open
    case "swift", "compiler": return first == ">" ? .yes : first == "<" ? .no : .open
    case "defined": return isDefined(first)
    case "__has_include":
      let framework = arguments.dropFirst().first ?? ""
      return Truth.modules[framework] ?? .open
    default: return .open
    }
  }

  /// Whether the SDK defines a macro, with any value.
  static func isDefined(_ name: String) -> Truth {
    let isOfSDK =
      name.hasPrefix("TARGET_OS_") || name.hasPrefix("__IPHONE_")
      || name.hasPrefix("NSFoundationVersionNumber_iOS_")
    return isOfSDK ? .yes : Truth.names[name] == .yes ? .yes : .open
  }
}

/// Whether a condition holds in builds for an iPhone.
enum Truth: Hashable, Sendable {
  /// In every build.
  case yes
  /// In no build.
  case no
  /// In some builds, as `DEBUG` does.
  case open

  static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .open: .open
    }
  }

  func and(_ other: Truth) -> Truth {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .open
  }

  func or(_ other: Truth) -> Truth { !(!self).and(!other) }

  /// Names with one meaning in every iPhone build: the macros of `TargetConditionals.h`, true and
  /// false.
  static let names: [String: Truth] = [
    "true": .yes, "YES": .yes, "TRUE": .yes, "false": .no, "NO": .no, "FALSE": .no,
    "TARGET_OS_IPHONE": .yes, "TARGET_OS_IOS": .yes, "TARGET_OS_MAC": .yes, "__OBJC__": .yes,
    "__APPLE__": .yes, "TARGET_OS_OSX": .no, "TARGET_OS_WATCH": .no, "TARGET_OS_TV": .no,
    "TARGET_OS_VISION": .no, "TARGET_OS_MACCATALYST": .no, "TARGET_OS_UIKITFORMAC": .no,
    "TARGET_OS_WIN32": .no, "TARGET_OS_LINUX": .no, "__ANDROID__": .no,
  ]

  /// Modules of every iOS SDK, and modules of no iOS SDK.
  static let modules: [String: Truth] = [
    "UIKit": .yes, "Foundation": .yes, "UserNotifications": .yes, "SwiftUI": .yes, "PushKit": .yes,
    "CallKit": .yes, "PushToTalk": .yes, "ObjectiveC": .yes, "Darwin": .yes, "Combine": .yes,
    "AppKit": .no, "Cocoa": .no, "FlutterMacOS": .no, "Glibc": .no, "WinSDK": .no,
  ]

  /// The platforms of `os()` and `targetEnvironment()`.
  static let platforms: [String: Truth] = [
    "iOS": .yes, "macOS": .no, "OSX": .no, "watchOS": .no, "tvOS": .no, "visionOS": .no,
    "xrOS": .no, "Linux": .no, "Windows": .no, "Android": .no, "macCatalyst": .no,
  ]
}
