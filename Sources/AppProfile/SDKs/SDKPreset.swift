package import PushRules

/// The effects of a third-party SDK on an app's callbacks, for a range of its versions.
package struct SDKPreset: Hashable, Sendable {
  /// A package that shows that an app has the SDK.
  struct Package: Hashable, Sendable {
    let manager: PackageManager
    let name: String
    /// The code must import one of these modules, if there are any.
    var imports: [String] = []
  }

  /// What the SDK does with the delegate of the notification center.
  package enum Taking: Hashable, Sendable {
    /// It leaves the delegate alone.
    case leaves
    /// It becomes the delegate if there is none.
    case ifFree
    /// It replaces the delegate.
    case always
  }

  /// A switch that turns the SDK's effects off or on.
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
  /// The first version, or nil for all versions before `end`.
  package var first: PackageVersion?
  /// The first version that is no longer like this, or nil.
  package var end: PackageVersion?
  let packages: [Package]
  /// The methods that it adds to an application delegate that lacks them.
  package var adds: [DelegateMethod] = []
  /// Whether the method that it adds calls the app's did-receive.
  var callsOldMethod = false
  package var takes = Taking.leaves
  /// Whether it becomes the delegate after launching ends; nil if only in an app with scenes,
  /// unless code names the word of `early`.
  var isLate: Bool? = false
  /// The call that makes it the delegate in time in an app with scenes.
  var early: String?
  /// Whether the previous delegate still gets the calls.
  var passesOn = true
  /// The methods of its own delegate, or those that it gives every delegate.
  package var handles: [DelegateMethod] = []
  var toggle: Switch?
  package var handlers: [String] = []
  package var remarks: [String] = []
  package let sources: [String]

  /// What SDKs handle as the delegate of the notification center.
  static let center: [DelegateMethod] = [.willPresent, .didReceiveResponse]

  package static func named(_ id: String) -> SDKPreset? { all.first { $0.id == id } }

  package var title: String {
    switch (first, end) {
    case (nil, nil): name
    case (let first?, nil): "\(name) from \(first) on"
    case (nil, let end?): "\(name) before \(end)"
    case (let first?, let end?): "\(name) from \(first) to before \(end)"
    }
  }

  /// Whether the preset covers a version; without a version, the newest counts.
  func applies(to version: PackageVersion?) -> Bool {
    guard let version else { return end == nil }
    return first.map { $0 <= version } != false && end.map { version < $0 } != false
  }
}

extension SDKPreset.Package {
  static func pod(_ name: String, importing imports: [String] = []) -> Self {
    Self(manager: .cocoaPods, name: name, imports: imports)
  }

  /// A repository, as Swift packages and Carthage name it.
  static func repository(_ name: String, importing imports: [String] = []) -> Self {
    Self(manager: .repository, name: name, imports: imports)
  }

  static func npm(_ name: String) -> Self { Self(manager: .npm, name: name) }

  static func pub(_ name: String) -> Self { Self(manager: .pub, name: name) }
}

enum PackageManager: Hashable, Sendable {
  case cocoaPods
  /// A Git repository for SwiftPM and Carthage, in lowercase.
  case repository
  case npm
  case pub
  case unity
}

extension SDKPreset {
  /// All presets; the versions of an SDK from old to new.
  package static let all: [SDKPreset] =
    firebase + flutter + reactNative + marketing + hosts + quiet

  /// The presets of each SDK, grouped by id and packages.
  static let families: [[SDKPreset]] = all.reduce(into: []) { families, preset in
    if let last = families.last?.last, last.name == preset.name {
      families[families.count - 1].append(preset)
    } else {
      families.append([preset])
    }
  }

  /// The words that presets look for in code.
  static let words: Set<String> = all.reduce(into: []) { words, preset in
    if case .code(let needed) = preset.toggle { words.formUnion(needed) }
    if let early = preset.early { words.insert(early) }
  }

  /// The names of Booleans in code or SDK files that turn an SDK off.
  static let settingNames: Set<String> = all.reduce(into: []) { names, preset in
    if case .setting(let given, _) = preset.toggle { names.formUnion(given) }
  }

  static let packageNames: Set<String> = all.reduce(into: []) { names, preset in
    for package in preset.packages { names.insert(package.name) }
  }
}
