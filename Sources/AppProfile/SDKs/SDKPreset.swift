package import PushRules

/// What a third-party SDK does to the callbacks of the apps that have it, in a range of its versions.
package struct SDKPreset: Hashable, Sendable {
  /// A package by which the SDK is recognized.
  struct Package: Hashable, Sendable {
    let manager: PackageManager
    let name: String
    /// The modules of which the code must import one; empty where having the package is enough.
    var imports: [String] = []
  }

  /// What the SDK does with the delegate of the notification center.
  package enum Taking: Hashable, Sendable {
    /// It leaves the delegate alone.
    case leaves
    /// It becomes the delegate if there is none.
    case ifFree
    /// It becomes the delegate, whoever was it before.
    case always
  }

  /// What turns the SDK's part in the callbacks off, or on.
  enum Switch: Hashable, Sendable {
    /// One of these keys of the Info.plist, with this Boolean, turns it off.
    case list([String], off: Bool)
    /// Code that names one of these words turns it on.
    case code([String])
    /// One of these names, given false in code or in a file of the SDK's own, turns it off.
    case setting([String], in: String)
  }

  /// The permanent id.
  package let id: String
  /// The name of the SDK, without versions.
  package let name: String
  /// The first version, or nil for all up to the last.
  package private(set) var first: PackageVersion?
  /// The first version to which it does not apply any more, or nil for all later ones.
  package private(set) var end: PackageVersion?
  /// The packages by which it is recognized.
  let packages: [Package]
  /// The methods that it gives an application delegate that lacks them.
  package let adds: [DelegateMethod]
  /// Whether what it adds calls the app's did-receive in the end.
  let callsOldMethod: Bool
  /// What it does with the delegate of the notification center.
  package let takes: Taking
  /// Whether it becomes the delegate after launching has ended; nil if only in an app with scenes,
  /// unless the code names the word of `early`.
  let isLate: Bool?
  /// The call that makes it the delegate in time in an app with scenes.
  let early: String?
  /// Whether the delegate before it gets the calls, too.
  let passesOn: Bool
  /// The methods that its own delegate has, or that it gives every delegate.
  package let handles: [DelegateMethod]
  let toggle: Switch?
  /// Its own handlers, as the app writes them.
  package let handlers: [String]
  /// What else there is to know, as sentences.
  package let remarks: [String]
  /// The addresses of the sources.
  package let sources: [String]

  init(
    _ id: String,
    _ name: String,
    from first: String? = nil,
    before end: String? = nil,
    in packages: [Package],
    adds: [DelegateMethod] = [],
    callsOldMethod: Bool = false,
    takes: Taking = .leaves,
    isLate: Bool? = false,
    early: String? = nil,
    passesOn: Bool = true,
    handles: [DelegateMethod] = [],
    toggle: Switch? = nil,
    handlers: [String] = [],
    remarks: [String] = [],
    sources: [String]
  ) {
    self.id = id
    self.name = name
    self.first = first.flatMap { PackageVersion($0) }
    self.end = end.flatMap { PackageVersion($0) }
    self.packages = packages
    self.adds = adds
    self.callsOldMethod = callsOldMethod
    self.takes = takes
    self.isLate = isLate
    self.early = early
    self.passesOn = passesOn
    self.handles = handles
    self.toggle = toggle
    self.handlers = handlers
    self.remarks = remarks
    self.sources = sources
  }

  /// Returns the preset of an id, or nil.
  package static func named(_ id: String) -> SDKPreset? { all.first { $0.id == id } }

  /// The name with the versions.
  package var title: String {
    switch (first, end) {
    case (nil, nil): name
    case (let first?, nil): "\(name) from \(first) on"
    case (nil, let end?): "\(name) before \(end)"
    case (let first?, let end?): "\(name) from \(first) to before \(end)"
    }
  }

  /// Tells whether a version is one of those that it is about; without a version, the newest are.
  func applies(to version: PackageVersion?) -> Bool {
    guard let version else { return end == nil }
    return first.map { $0 <= version } != false && end.map { version < $0 } != false
  }
}

extension SDKPreset.Package {
  /// A pod of CocoaPods.
  static func pod(_ name: String, importing imports: [String] = []) -> Self {
    Self(manager: .cocoaPods, name: name, imports: imports)
  }

  /// A repository, as Swift packages and Carthage name it.
  static func repository(_ name: String, importing imports: [String] = []) -> Self {
    Self(manager: .repository, name: name, imports: imports)
  }

  /// A package of npm.
  static func npm(_ name: String) -> Self { Self(manager: .npm, name: name) }

  /// A package of pub.dev.
  static func pub(_ name: String) -> Self { Self(manager: .pub, name: name) }
}

/// Where packages come from.
enum PackageManager: Hashable, Sendable {
  case cocoaPods
  /// A Git repository, as SwiftPM and Carthage take it, in small letters.
  case repository
  case npm
  case pub
  /// The package manager of Unity.
  case unity
}
