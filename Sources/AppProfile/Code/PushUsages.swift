/// The places in a file that matter for pushes, inside and outside of types.
struct PushUsages: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    let offset: Int
    let condition: String?
  }

  struct DelegateSetting: Hashable, Sendable {
    /// The variable whose delegate is set, or nil for the notification center itself.
    let variable: String?
    /// The names in the value, such as `self`, or `Handler` and `shared`; `nil` if it is nil.
    let value: [String]
    let place: Place
  }

  private(set) var delegateSettings: [DelegateSetting] = []
  /// The variables that hold the notification center.
  private(set) var centers: Set<String> = []
  private(set) var launched: [String] = []
  private var launchEnd = 0
  private var declared = DeclaredNames()
  private(set) var registrations: [Place] = []
  /// The calls of delegate methods by code, by name with labels.
  private(set) var calls: [String: [Int]] = [:]
  private(set) var dismissActions: [Place] = []
  private(set) var dismissals: [Place] = []
  private(set) var pushRegistries: [Place] = []
  private(set) var namesVoIP = false
  private(set) var reportsCalls = false
  private(set) var observers: [NotificationObserver] = []
  /// The uses of the key of a push in `launchOptions`.
  private(set) var launchKeys: [Place] = []
  private(set) var imports: Set<String>
  private(set) var mentions: [String: Int] = [:]
  private(set) var settings: Set<SDKSetting> = []

  private static let words = KnownSDK.words.union(KnownSDK.settingNames).union([
    "delegate", "setDelegate", "UNUserNotificationCenter", "UIApplicationMain", "addObserver",
    "addObserverForName", "customDismissAction", "import", "remoteNotification",
    "UNNotificationCategoryOptionCustomDismissAction", "UNNotificationDismissActionIdentifier",
    "UIApplicationLaunchOptionsRemoteNotificationKey", "PKPushRegistry",
  ]).union(voIPTypes).union(callReports)
    .union(MethodSpelling.baseNames).union(delegateLabels).union(registrations)

  /// The calls of CallKit, of LiveCommunicationKit, and of plug-ins, that tell iOS of a call.
  private static let callReports: Set<String> = [
    "reportNewIncomingCall", "reportNewIncomingCallWithUUID", "reportNewIncomingVoIPPushPayload",
    "reportNewIncomingConversation", "showCallkitIncoming", "displayIncomingCall",
  ]

  static let voIPTypes: Set<String> = ["voIP", "PKPushTypeVoIP"]

  private static let registrations: Set<String> = [
    "registerForRemoteNotifications", "registerForRemoteNotificationTypes",
  ]

  /// The labels with which MoEngage's registration takes the delegate that it sets.
  private static let delegateLabels: Set<String> = [
    "andUserNotificationCenterDelegate", "withUserNotificationCenterDelegate",
  ]
  private static let lengths = Set(words.map { $0.utf8.count })

  init(_ code: Code, _ types: [TypeDeclaration]) {
    let own = types.filter { type in
      (type.kind == .extension ? [type.name] : type.parents).contains("UIApplication")
    }
    var applications = own.map { $0.body }.sorted { $0.lowerBound < $1.lowerBound }[...]
    imports = code.frameworks
    for index in 0..<code.count {
      let token = code.tokens[index]
      guard token.kind == .word, Self.lengths.contains(token.end - token.start) else { continue }
      let word = code.text(index)
      guard Self.words.contains(word) else { continue }
      applications = applications.drop { $0.upperBound <= token.start }
      let isInApplication = applications.first?.contains(token.start) == true
      note(word, index, code, isInApplication: isInApplication)
    }
  }

  private mutating func note(_ word: String, _ index: Int, _ code: Code, isInApplication: Bool) {
    let place = Place(offset: code.offset(index), condition: code.condition(at: index))
    if KnownSDK.words.contains(word), mentions[word] == nil { mentions[word] = place.offset }
    switch word {
    case "delegate":
      // `….delegate = value`
      if code.isMark(index - 1, "."), code.isMark(index + 1, "="), !code.isMark(index + 2, "=") {
        noteDelegate(of: index - 2, index, code, place)
      }
    case "setDelegate":
      // `[center setDelegate:value]`
      if code.isMark(index + 1, ":") { noteDelegate(of: index - 1, index, code, place) }
    case _ where Self.delegateLabels.contains(word): noteArgument(index, code, place)
    case "UNUserNotificationCenter": noteVariable(index, code)
    case "UIApplicationMain": noteLaunch(index, code)
    case "customDismissAction", "UNNotificationCategoryOptionCustomDismissAction":
      dismissActions.append(place)
    case "PKPushRegistry":
      if code.isMark(index + 1, "(") || code.isWord(index + 1, "alloc") {
        pushRegistries.append(place)
      }
    case _ where Self.voIPTypes.contains(word): namesVoIP = true
    case _ where Self.callReports.contains(word): reportsCalls = true
    case "addObserver", "addObserverForName":
      if let observer = NotificationObserver(code, at: index) { observers.append(observer) }
    case "UNNotificationDismissActionIdentifier":
      // `!= dismiss` handles everything but a dismissal.
      let isExcluded = code.isMark(index - 1, "=") && code.isMark(index - 2, "!")
      if !isExcluded { dismissals.append(place) }
    case "UIApplicationLaunchOptionsRemoteNotificationKey": launchKeys.append(place)
    case "remoteNotification":
      if code.isMark(index - 1, "."), code.isMark(index + 1, "]") { launchKeys.append(place) }
    case "import":
      // `import Module`, `import class Module.Name` and `@import Module;`
      let isOfKind = SwiftReader.importKinds.contains(code.word(index + 1) ?? "")
      if let name = code.word(isOfKind ? index + 2 : index + 1) { imports.insert(name) }
    case _ where MethodSpelling.baseNames.contains(word):
      if let name = code.callName(at: index) { calls[name, default: []].append(place.offset) }
    case _ where KnownSDK.settingNames.contains(word):
      if place.condition == nil, let setting = SDKSetting(code, at: index) {
        settings.insert(setting)
      }
    default:
      guard Self.registrations.contains(word) else { return }
      if code.registers(at: index, isInApplication: isInApplication) {
        registrations.append(place)
      }
    }
  }

  private mutating func noteDelegate(of last: Int, _ index: Int, _ code: Code, _ place: Place) {
    let value = value(code, from: index + 2)
    guard let receiver = Receiver(code, endingAt: last) else { return }
    let setting = DelegateSetting(variable: receiver.variable, value: value, place: place)
    delegateSettings.append(setting)
  }

  /// Reads the value behind a label: `register(withCategories: nil, andDelegate: value)`.
  private mutating func noteArgument(_ index: Int, _ code: Code, _ place: Place) {
    let value = value(code, from: index + 2)
    guard code.isMark(index + 1, ":"), !value.isEmpty else { return }
    delegateSettings.append(DelegateSetting(variable: nil, value: value, place: place))
  }

  /// The names in the value; a variable becomes its type if earlier code declares it.
  private mutating func value(_ code: Code, from start: Int) -> [String] {
    var words = code.delegateWords(from: start)
    guard let name = words.first, name.first?.isLowercase == true,
      !["self", "nil"].contains(name), let type = declared.type(of: name, code, before: start)
    else { return words }
    words[0] = type
    return words
  }

  /// Notes a variable, parameter or property that holds the notification center.
  private mutating func noteVariable(_ index: Int, _ code: Code) {
    if code.isMark(index + 1, "*"), let name = code.word(index + 2) { centers.insert(name) }
    guard code.isMark(index - 1, ":") || code.isMark(index - 1, "=") else { return }
    // `let settings = await UNUserNotificationCenter.current().settings()` holds no center.
    if code.isMark(index - 1, "="), !Self.isWholeValue(code, from: index) { return }
    if let name = code.word(index - 2) { centers.insert(name) }
  }

  /// Whether the value ends behind `UNUserNotificationCenter.current()`.
  private static func isWholeValue(_ code: Code, from index: Int) -> Bool {
    guard code.isMark(index + 1, "."), code.mark(index + 3) == UInt8(ascii: "(") else {
      return code.isWord(index + 2, "currentNotificationCenter")
    }
    return !code.isMark(index + 5, ".")
  }

  private struct Receiver {
    /// Its variable, or nil for the notification center itself.
    let variable: String?

    /// Reads backwards from the last token of an expression.
    init?(_ code: Code, endingAt last: Int) {
      var index = last
      while code.isMark(index, "?") || code.isMark(index, "!") { index -= 1 }
      if let word = code.word(index) {
        variable = word == "currentNotificationCenter" ? nil : word
        return
      }
      variable = nil
      // `UNUserNotificationCenter.current()` and `[UNUserNotificationCenter currentNotificationCenter]`.
      let name = "UNUserNotificationCenter"
      let isCall = code.isMark(index, ")") && code.isMark(index - 1, "(")
      let isMessage = code.isMark(index, "]") && code.word(index - 1) != nil
      guard isCall && code.isWord(index - 4, name) || isMessage && code.isWord(index - 2, name)
      else { return nil }
    }
  }

  /// Reads the last argument of `UIApplicationMain`.
  private mutating func noteLaunch(_ index: Int, _ code: Code) {
    guard code.isMark(index + 1, "("), !code.isMark(index - 1, "@"), index >= launchEnd else {
      return
    }
    launchEnd = code.end(ofBracketAt: index + 1)
    var start = index + 2
    var argument = start
    while argument < launchEnd - 1 {
      if code.isMark(argument, ",") { start = argument + 1 }
      argument = code.next(after: argument)
    }
    let value = start..<max(start, launchEnd - 1)
    let name = code.className(in: value) ?? value.compactMap { code.word($0) }.last
    guard let name, name != "nil", name != "NULL" else { return }
    launched.append(name)
  }
}

extension Code {
  /// A class passed by name: `X.self`, `[X class]` or `"X"`.
  func className(in range: Range<Int>) -> String? {
    for index in range {
      if isWord(index + 2, "self"), isMark(index + 1, ".") { return word(index) }
      if isWord(index + 1, "class"), isMark(index - 1, "[") { return word(index) }
      if let text = string(index) { return text }
    }
    return nil
  }

  // A call that registers the app for remote notifications.
  //
  // It counts only on the application: the app's own methods, closures and labels may have the same
  // name.

  private static let applications: Set<String> = [
    "UIApplication", "application", "app", "shared", "sharedApplication",
  ]

  /// Whether the name is called or passed as a function; in an extension or subclass of the
  /// application Swift needs no receiver.
  func registers(at index: Int, isInApplication: Bool) -> Bool {
    guard language == .swift else { return isRegisteringMessage(index) }
    guard isOfSelf(index) else { return isRegisteringCall(index) }
    return isInApplication && isMark(index + 1, "(")
  }

  private func isRegisteringCall(_ index: Int) -> Bool {
    // `shared`, if it is before the name, is the application.
    guard isMark(index - 1, "."),
      !isWord(index - 2, "shared") || isWord(index - 4, "UIApplication")
    else { return false }
    if isMark(index + 1, "(") { return true }
    let isRead = isMark(index + 1, ".") || isMark(index + 1, "=")
    return !isRead && word(index - 2).map { Self.applications.contains($0) } == true
  }

  /// Whether the method is called on `self`, or without a receiver.
  private func isOfSelf(_ index: Int) -> Bool {
    guard isMark(index - 1, ".") else { return !isWord(index - 1, "func") }
    let name = isMark(index - 2, "?") ? index - 3 : index - 2
    return isWord(name, "self")
  }

  private func isRegisteringMessage(_ index: Int) -> Bool {
    if isWord(index - 2, "selector") {
      return word(index - 5)?.hasPrefix("perform") == true
    }
    if isMark(index + 1, "]") { return !isWord(index - 1, "self") }
    return isMark(index + 1, ":") && !isMark(index - 1, ")")
  }
}
