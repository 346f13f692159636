package import PushPayload
package import PushRules

/// What the sources of an app show about its pushes, target by target.
package struct Profile: Changeable, Hashable, Sendable {
  /// The targets, apps first, and of them the one that is asked about.
  package internal(set) var targets: [TargetProfile]
  package let activities: [LiveActivity]
  /// What was not read, or only a part of.
  package var unread: [UnreadFile]

  package var app: TargetProfile? { targets.first { $0.kind == .app } }

  package var otherApps: [TargetProfile] { Array(targets.filter { $0.kind == .app }.dropFirst()) }

  /// The same profile, about another of its apps; nil without an app of the name.
  package func about(_ name: String) -> Profile? {
    guard let place = targets.firstIndex(where: { $0.kind == .app && $0.name == name }) else {
      return nil
    }
    return changed { $0.targets.insert($0.targets.remove(at: place), at: 0) }
  }

  /// Whether code that was not read may change what the app does with pushes.
  package var isOpen: Bool {
    !unread.isEmpty || targets.contains { target in target.unknown.contains { $0.agent != nil } }
  }

  package var serviceExtensions: [TargetProfile] {
    targets.filter {
      $0.kind == .serviceExtension && $0.situation.implements.contains(.serviceExtension)
    }
  }
}

package struct TargetProfile: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case app
    case serviceExtension = "service-extension"
    /// Anything else, such as a watch app, App Clip or test.
    case other
  }

  package let name: String
  package let kind: Kind
  /// The inputs of a situation that the sources settle.
  package var situation = AppSituation()
  package var methodCount: Int { situation.implements.count { !$0.isOfLaunch } }
  package var deploymentTarget: String?
  /// What was found, in the order of the inputs, each with its place.
  package var facts: [Fact] = []
  /// The inputs that the sources do not settle.
  package var unknown: [AppDoubt] = []
  /// Methods and settings that look right and do not work.
  package var diagnostics: [Finding] = []
  /// Mistakes that the app as a whole shows.
  package var examination: [Finding] = []
  /// Whether code about pushes is its own, and not only in files that other targets share; nil
  /// without any.
  var ownsPushes: Bool?
  var handlers: [RegisteredHandler] = []
  /// The methods that are written so, or there, that the system never calls them.
  var misplaced: [DelegateMethod: SourcePlace] = [:]
  /// The keys of the entitlements; nil without any.
  var entitlements: Set<String>?

  /// Whether something that is not read may implement a method.
  func mayHave(_ method: DelegateMethod) -> Bool {
    unknown.contains { $0.change == .adds && $0.methods.contains(method) }
  }
}

struct RegisteredHandler: Hashable, Sendable {
  let sdk: KnownSDK
  let handler: SDKHandler
  let place: SourcePlace
}

/// The app's part of a situation; nil is unknown.
package struct AppSituation: Hashable, Sendable {
  package var implements: Set<DelegateMethod> = []
  package var lifecycle: Lifecycle?
  /// When the delegate of the notification center is set; the outer nil is unknown.
  package var notificationCenterDelegate: NotificationCenterDelegate??
  package var backgroundModes: Set<BackgroundMode>?
  package var sdk: SystemVersion?
  package var categoryOptions: Set<CategoryOption>?
  /// When it makes a registry of PushKit, or nil if the code does not show it.
  package var pushRegistry: PushRegistry?
}

package struct SourcePlace: Hashable, Sendable {
  package let file: String
  /// Line and column, or nil in a binary file.
  package let position: SourcePosition?
  /// The bytes of the word there, or nil without a position.
  package var range: Range<Int>?

  /// The place of an SDK that only `--sdk-preset` names.
  package static let stated = SourcePlace(file: "--sdk-preset", position: nil)
}

package struct Fact: Hashable, Sendable {
  package enum Origin: String, CaseIterable, Hashable, Sendable {
    case code
    /// A superclass that is not in the app's source.
    case superclass
    case plist
    case project
    case sdk
  }

  /// A member of a situation, by its name, or another input.
  package enum Input: String, Hashable, Sendable {
    case implements, notificationCenterDelegate, pushRegistry, lifecycle, sdk, backgroundModes
    case categoryOptions, exitsOnSuspend, registersForRemoteNotifications, apsEnvironment
    case liveActivity, sdkPreset, deploymentTarget, targets, types
    /// A method of the app that an SDK hides from the system.
    case hidden
  }

  package let input: Input
  package let value: String
  package let origin: Origin
  package let place: SourcePlace
  /// The `#if` condition it needs, or nil.
  package let condition: String?
  /// The name of the SDK that causes it, or nil for the app itself.
  package var agent: String?
  /// What else is known, a sentence each.
  package var notes: [String] = []
}

package struct UnreadFile: Hashable, Sendable {
  /// The path from the folder of the app.
  package let file: String
  package let reason: String

  package init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }
}

extension SourcePlace {
  /// The place of a word, or of the byte there.
  init(ofWordAt offset: Int, in source: SourceFile, _ lines: LineMap) {
    let start = min(offset, source.bytes.count)
    let word = source.bytes[start...].prefix { ByteScanner.isWordByte($0) }
    let end = max(word.endIndex, min(start + 1, source.bytes.count))
    self.init(file: source.path, position: lines.position(of: start), range: start..<end)
  }

  init(of node: JSONNode, in file: String, _ lines: LineMap) {
    let position = lines.position(of: node.offset)
    self.init(file: file, position: position, range: node.offset..<node.end)
  }
}

extension Finding {
  init(_ code: String, _ severity: Severity, _ message: String, at place: SourcePlace) {
    let (file, position) = (place.file, place.position)
    self.init(code, severity, message, at: place.range, in: file, from: position)
  }

  init(_ about: LintCode, _ message: String, at place: SourcePlace) {
    self.init(about.code, about.severity, message, at: place)
  }
}

/// What the sources of an app do not settle: why, and who may change which methods.
package struct AppDoubt: Hashable, Sendable {
  package let input: Fact.Input
  package let reason: String
  /// The SDK, superclass or file that may do it; nil if only a value is missing.
  package let agent: String?
  /// What it may do.
  package let change: MethodChange
  /// The methods that the agent may change; often empty.
  package let methods: Set<DelegateMethod>

  package init(
    input: Fact.Input,
    reason: String,
    agent: String? = nil,
    change: MethodChange = .adds,
    methods: Set<DelegateMethod> = []
  ) {
    (self.input, self.reason, self.agent) = (input, reason, agent)
    (self.change, self.methods) = (change, methods)
  }
}

extension TargetReader {
  /// The methods for pushes that an object of each role may have.
  static func pushMethods(of roles: [Role]) -> Set<DelegateMethod> {
    Set(roles.flatMap { $0.methods }.filter { !$0.isOfLaunch })
  }

  /// What an application delegate may do that becomes the delegate of the notification center, too.
  static let delegateMethods = pushMethods(of: [.applicationDelegate, .notificationCenterDelegate])

  mutating func addDoubt(
    about agent: String,
    _ reason: String,
    _ methods: Set<DelegateMethod> = delegateMethods,
    as change: MethodChange = .adds
  ) {
    let doubt = AppDoubt(
      input: .implements,
      reason: reason,
      agent: agent,
      change: change,
      methods: methods
    )
    if !profile.unknown.contains(doubt) { profile.unknown.append(doubt) }
  }
}
