/// A third-party SDK: how an app shows that it has it, what it does, and its handlers.
package struct KnownSDK: Hashable, Sendable {
  struct Package: Hashable, Sendable {
    let manager: PackageManager
    let name: String
    /// Whether the package has other products, so that code has to import the SDK's modules.
    var isShared = false

    static func pod(_ name: String, isShared: Bool = false) -> Self {
      Self(manager: .cocoaPods, name: name, isShared: isShared)
    }

    static func repository(_ name: String, isShared: Bool = false) -> Self {
      Self(manager: .repository, name: name, isShared: isShared)
    }

    static func npm(_ name: String) -> Self { Self(manager: .npm, name: name) }

    static func pub(_ name: String) -> Self { Self(manager: .pub, name: name) }
  }

  enum Switch: Hashable, Sendable {
    /// One of these Info.plist keys, with this Boolean, turns it off.
    case list([String], off: Bool)
    /// One of these words in code turns it on.
    case code([String])
    /// One of these names, set to false in code or in the SDK's file, turns it off.
    case setting([String], in: String)
  }

  package let id: String
  package let name: String
  package let source: String
  let packages: [Package]
  var modules: [String] = []
  var toggle: Switch?
  package var facts: [SDKFact] = []
  package var handlers: [SDKHandler] = []
  /// The key at the root of a payload without which its handlers pass a push by, or nil.
  package var key: String?

  package static func named(_ id: String) -> KnownSDK? { all.first { $0.id == id } }

  package static let all: [KnownSDK] =
    [firebase, flutterFire, flutterLocalNotifications] + reactNative
    + [
      oneSignal, airship, cleverTap, leanplum, customerIO, braze, intercom, pushwoosh, moEngage,
      notificare,
    ]
    + hosts + forwarded

  /// The words that facts and handlers look for in code.
  static let words: Set<String> = all.reduce(into: []) { words, sdk in
    if case .code(let needed) = sdk.toggle { words.formUnion(needed) }
    let circumstances = sdk.facts.flatMap { $0.circumstances }
    for case .calls(let word) in circumstances { words.insert(word) }
    for case .callsNot(let word) in circumstances { words.insert(word) }
    words.formUnion(sdk.handlers.map { $0.word })
  }

  static let settingNames: Set<String> = all.reduce(into: []) { names, sdk in
    if case .setting(let given, _) = sdk.toggle { names.formUnion(given) }
  }

  /// The pod that each app of React Native has.
  static let reactPod = "React-Core"

  static let packageNames = Set(all.flatMap { $0.packages.map { $0.name } } + [reactPod])
}

enum PackageManager: Hashable, Sendable {
  case cocoaPods
  /// A Git repository for SwiftPM and Carthage, in lowercase.
  case repository
  case npm
  case pub
  case unity
}

/// A version of a package, such as 16.7.0; a suffix does not count.
package struct PackageVersion: Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The numbers, without trailing zeros.
  private let numbers: [Int]

  /// Reads a version, or the lowest one of a requirement such as `^16.0`; nil for other text.
  package init?(_ text: some StringProtocol) {
    let start = text.drop { !Self.isDigit($0) }
    let digits = start.prefix { Self.isDigit($0) || $0 == "." }
    guard !digits.isEmpty else { return nil }
    numbers = digits.split(separator: ".").map { Int($0) ?? .max }.trimmed
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  package static func < (one: PackageVersion, other: PackageVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  package var description: String { numbers.map { String($0) }.joined(separator: ".") }
}

extension PackageVersion: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    numbers = text.split(separator: ".").compactMap { Int($0) }.trimmed
  }
}

extension [Int] {
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
