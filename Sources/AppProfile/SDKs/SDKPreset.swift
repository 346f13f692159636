package import PushRules

/// What a third-party SDK does to the callbacks of the apps that have it, in a range of its versions.
package struct SDKPreset: Hashable, Sendable {
  /// A package by which the SDK is recognized.
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
    /// It becomes the delegate in place of another one.
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

  package let id: String
  package let name: String
  /// The first version, or nil for all up to the last.
  package var first: PackageVersion?
  /// The first version to which it does not apply any more, or nil for all later ones.
  package var end: PackageVersion?
  /// The packages by which it is recognized.
  let packages: [Package]
  /// The methods that it gives an application delegate that lacks them.
  package var adds: [DelegateMethod] = []
  /// Whether the method that it adds calls the app's did-receive.
  var callsOldMethod = false
  /// What it does with the delegate of the notification center.
  package var takes = Taking.leaves
  /// Whether it becomes the delegate after launching has ended; nil if only in an app with scenes,
  /// unless the code names the word of `early`.
  var isLate: Bool? = false
  /// The call that makes it the delegate in time in an app with scenes.
  var early: String?
  /// Whether the delegate before it gets the calls, too.
  var passesOn = true
  /// The methods that its own delegate has, or that it gives every delegate.
  package var handles: [DelegateMethod] = []
  var toggle: Switch?
  package var handlers: [String] = []
  package var remarks: [String] = []
  package let sources: [String]

  package static func named(_ id: String) -> SDKPreset? { all.first { $0.id == id } }

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

/// Where packages come from.
enum PackageManager: Hashable, Sendable {
  case cocoaPods
  /// A Git repository, as SwiftPM and Carthage take it, in small letters.
  case repository
  case npm
  case pub
  case unity
}
