/// A third-party SDK: how an app shows that it has it, what it does, and its handlers.
package struct KnownSDK: Hashable, Sendable {
  /// What turns an SDK off, such as `KEY or OTHER NO in Info.plist`, or `no word in code`.
  struct Switch: Hashable, Sendable {
    let text: String
    /// The names, one of which is enough.
    let names: [String]
    /// The Boolean that turns it off; nil if a name alone turns it on.
    let off: Bool?

    var isInList: Bool { text.hasSuffix(" in Info.plist") }

    /// Reads names, a Boolean and a place.
    init(_ text: String) {
      let head = text.parts(separatedBy: " in ")[0].split(separator: " ").map { String($0) }
      let words = head.filter { $0 != "or" }
      off = words.last.flatMap { ["YES": true, "true": true, "NO": false, "false": false][$0] }
      names = Array(off == nil ? words.dropFirst() : words.dropLast())
      self.text = text
    }
  }

  package let id: String
  package let name: String
  package let source: String
  /// Names behind the word of their manager: `pods A B*`, where a star marks a package with other
  /// products; `by npm C` are wrappers, whose versions are their own, and `modules D` what code imports.
  let names: [String]
  let toggle: Switch?
  package let facts: [SDKFact]
  package let handlers: [SDKHandler]
  /// The key at the root of a payload without which its handlers pass a push by, or nil.
  package let key: String?

  /// The names in a group, such as `pods`, `by npm` or `modules`.
  func names(_ group: String) -> [String] {
    names.filter { $0.hasPrefix(group + " ") }.flatMap { names in
      names.dropFirst(group.count).split(separator: " ").map { String($0) }
    }
  }

  /// The names in a manager, of wrappers, too, without stars.
  func packages(_ manager: PackageManager) -> [String] {
    (names(manager.rawValue) + names("by " + manager.rawValue)).map { $0.filter { $0 != "*" } }
  }

  package static func named(_ id: String) -> KnownSDK? { all.first { $0.id == id } }

  package static let all: [KnownSDK] =
    [firebase, flutterFire, flutterLocalNotifications] + reactNative
    + [
      oneSignal, airship, cleverTap, leanplum, customerIO, braze, intercom, pushwoosh, moEngage,
      notificare,
    ]
    + hosts + forwarded + [awesomeNotifications]

  /// The words that facts and handlers look for in code.
  static let words = Set(
    switches.filter { $0.off == nil }.flatMap { $0.names }
      + all.flatMap { $0.facts.flatMap { $0.circumstances } }.compactMap { circumstance in
        switch circumstance {
        case .calls(let word), .callsNot(let word): word
        default: nil
        }
      } + all.flatMap { $0.handlers.map { $0.word } }
  )

  static let settingNames = Set(switches.filter { $0.off != nil }.flatMap { $0.names })

  private static let switches = all.compactMap { $0.toggle }.filter { !$0.isInList }

  /// The pod that each app of React Native has.
  static let reactPod = "React-Core"

  static let packageNames = Set(
    all.flatMap { PackageManager.allCases.flatMap($0.packages) } + [reactPod]
  )

  /// A row with its id and its name in one text.
  init(
    _ heading: String,
    _ source: String,
    _ names: [String],
    toggle: Switch? = nil,
    facts: [SDKFact],
    handlers: [SDKHandler] = [],
    key: String? = nil
  ) {
    let parts = heading.parts(separatedBy: ": ")
    (id, name, self.source, self.names) = (parts[0], parts[1], source, names)
    (self.toggle, self.facts, self.handlers, self.key) = (toggle, facts, handlers, key)
  }
}

enum PackageManager: String, CaseIterable, Hashable, Sendable {
  case cocoaPods = "pods"
  /// A Git repository for SwiftPM and Carthage, in lowercase.
  case repository = "repositories"
  case npm
  case pub
  case nuGet = "nuget"
  case unity
}

/// A version of a package, such as 16.7.0; a suffix does not count.
package struct PackageVersion: Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The numbers, without trailing zeros.
  private let numbers: [Int]

  /// Reads a version, or the lowest one of a requirement such as `^16.0`; nil for other text.
  package init?(_ text: some StringProtocol) {
    let numbers = Self.numbers(text)
    guard !numbers.isEmpty else { return nil }
    self.numbers = numbers.trimmed
  }

  /// Reads a requirement, such as `^16.0` or `~> 1.2`, as the newest version that it allows: its last
  /// number is open; nil for one without an end.
  package init?(newestOf text: some StringProtocol) {
    let text = String(text.filter { !" \"'".contains($0) })
    let end = text.parts(separatedBy: "<")
    var numbers = Self.numbers(end.last ?? "")
    if end.count == 1 || end.last?.hasPrefix("=") == true {
      switch text.first {
      case "^": numbers = numbers.next(numbers.first == 0 ? 1 : 0)
      case "~": numbers = numbers.next(text.hasPrefix("~>") ? max(0, numbers.count - 2) : 1)
      case ">" where end.count == 1, "*": return nil
      default:
        self.init(end.last ?? "")
        return
      }
    }
    guard let last = numbers.lastIndex(where: { $0 > 0 }) else { return nil }
    self.init(numbers: numbers[..<last] + [numbers[last] - 1, .max])
  }

  private init(numbers: [Int]) { self.numbers = numbers }

  private static func numbers(_ text: some StringProtocol) -> [Int] {
    text.drop { !isDigit($0) }.prefix { isDigit($0) || $0 == "." || $0 == "x" }
      .split(separator: ".").map { Int($0) ?? .max }
  }

  /// Whether it is the newest of a range, whose last number is not known.
  var isOpen: Bool { numbers.last == .max }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  package static func < (one: PackageVersion, other: PackageVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  package var description: String {
    numbers.map { $0 == .max ? "x" : String($0) }.joined(separator: ".")
  }
}

extension PackageVersion: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    numbers = text.split(separator: ".").compactMap { Int($0) }.trimmed
  }
}

extension [Int] {
  /// The numbers up to a place, with that one counted up.
  fileprivate func next(_ place: Int) -> [Int] {
    guard indices.contains(place) else { return [] }
    return self[..<place] + [self[place] + 1]
  }

  fileprivate var trimmed: [Int] { Array(prefix((lastIndex { $0 != 0 } ?? -1) + 1)) }
}

package struct PackageVersions: Hashable, Sendable {
  var first: PackageVersion?
  var end: PackageVersion?

  /// Whether the versions include one; without a version, the newest counts.
  func contains(_ version: PackageVersion?) -> Bool {
    guard let version else { return end == nil }
    return first.map { $0 <= version } != false && end.map { version < $0 } != false
  }

  var words: String? {
    switch (first, end) {
    case (nil, nil): nil
    case (let first?, nil): "from \(first) on"
    case (nil, let end?): "before \(end)"
    case (let first?, let end?): "from \(first) to before \(end)"
    }
  }
}
