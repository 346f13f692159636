package import AppLifecycle
package import PushRules

/// The names of callbacks and notifications in a printed line, in their order.
///
/// A name counts in any spelling: as an id, a selector, a Swift name, or its distinctive part. So
/// does the state of a framework. All other words are skipped.
struct PrintedLine: Sendable {
  private(set) var names: [PrintedName]

  init(_ line: String) {
    if let state = FrameworkState(in: line) {
      let callback = state.methods(isHidden: false).first.flatMap { Callback($0.id) }
      let name = state.phase.map { .scenePhase($0) } ?? callback.map { PrintedName.callback($0) }
      names = name.map { [$0] } ?? []
      return
    }
    names = line.split { !($0.isLetter || $0.isNumber || "_:().-".contains($0)) }
      .flatMap { Self.names(in: String($0)) }
    // “didReceiveRemoteNotification with fetchCompletionHandler” is that variant.
    let old = DelegateMethod.didReceive.id
    let words = line.lowercased().split { !$0.isLetter }
    if words.contains("fetchcompletionhandler"),
      let fetch = PrintedName(DelegateMethod.didReceiveFetch.id), !names.contains(fetch)
    {
      names = names.map { $0.text == old ? fetch : $0 }
    }
  }

  /// The name that a word is, or else those between its dots, colons and parentheses.
  private static func names(in word: String) -> [PrintedName] {
    if let name = PrintedName(word) { return [name] }
    for mark in [Character("."), ":", "("] where word.contains(mark) {
      return word.split(separator: mark).flatMap { names(in: String($0)) }
    }
    return []
  }
}

/// A callback or a notification, as a log names it.
package enum PrintedName: Hashable, Sendable {
  case callback(Callback)
  case notification(String)
  /// What SwiftUI's `scenePhase` changes to.
  case scenePhase(ApplicationState)

  /// The id of the callback, the name of the notification, or the phase.
  package var text: String {
    switch self {
    case .callback(let callback): callback.id
    case .notification(let name): name
    case .scenePhase(let phase): "scenePhase " + phase.name
    }
  }

  /// Reads a word in any spelling; returns nil for one that people use for something else, such as
  /// `timer`.
  package init?(_ word: String) {
    let hasMark = word.contains { "-:(".contains($0) }
    guard hasMark || word.dropFirst().contains(where: { $0.isUppercase }), word.count > 5 else {
      return nil
    }
    if let posted = Self.notification(named: word) {
      self = .notification(posted)
    } else if let callback = MethodNames.callbacks.ids(of: word).first.flatMap({ Callback($0) }) {
      self = .callback(callback)
    } else {
      return nil
    }
  }

  /// The name of the notification that a word stands for, or nil.
  package static func notification(named word: String) -> String? {
    posted[word.lowercased().filter { $0.isLetter }]
  }

  /// The names of notifications by their letters, with `UIApplication` and `UIScene` and without.
  private static let posted = Callback.all.reduce(into: [String: String]()) { names, callback in
    guard let name = callback.notification else { return }
    let letters = name.lowercased()
    names[letters] = name
    for prefix in ["uiapplication", "uiscene"] where letters.hasPrefix(prefix) {
      let short = String(letters.dropFirst(prefix.count))
      if names[short] == nil, short.hasSuffix("notification") { names[short] = name }
    }
  }
}

/// A state that Flutter, React Native or SwiftUI prints, for the callback behind it.
package struct FrameworkState: Sendable {
  /// What stands in front of the state, in lower case.
  private enum Framework: String {
    case flutter = "applifecyclestate"
    case reactNative = "appstate"
    case swiftUI = "scenephase"
  }

  private let framework: Framework
  private let word: String
  private let old: String?

  /// The words of each framework, and the callback behind each.
  private static let methods: [(framework: Framework, word: String, method: LifecycleMethod?)] = [
    (.flutter, "resumed", .didBecomeActive),
    (.flutter, "inactive", .willResignActive),
    (.flutter, "hidden", nil),
    (.flutter, "paused", .didEnterBackground),
    (.flutter, "detached", .willTerminate),
    (.reactNative, "active", .didBecomeActive),
    (.reactNative, "inactive", .willResignActive),
    (.reactNative, "background", .didEnterBackground),
    // A breadcrumb of Sentry.
    (.reactNative, "foreground", .didBecomeActive),
    (.swiftUI, "active", .sceneDidBecomeActive),
    (.swiftUI, "inactive", .sceneWillResignActive),
    (.swiftUI, "background", .sceneDidEnterBackground),
  ]

  /// Finds the last state in a line that is not what it was before.
  package init?(in line: String) {
    let letters = line.lowercased().utf8.split { !(0x61...0x7A).contains($0) }
    let words = letters.map { String(Substring($0)) }
      .map { $0 == "nextappstate" ? Framework.reactNative.rawValue : $0 }
    guard let place = words.firstIndex(where: { Framework(rawValue: $0) != nil }),
      let framework = Framework(rawValue: words[place])
    else { return nil }
    let places = words.indices[place...].filter { at in
      Self.methods.contains { $0.framework == framework && $0.word == words[at] }
    }
    guard let last = places.last(where: { !Self.past.contains(words[$0 - 1]) }) else { return nil }
    (self.framework, word) = (framework, words[last])
    old = places.last { $0 != last }.map { words[$0] }
  }

  /// The words in front of a state that the app has left.
  private static let past = ["from", "was", "old", "previous", "oldphase"]

  /// What SwiftUI's `scenePhase` changes to, or nil.
  package var phase: ApplicationState? {
    framework == .swiftUI ? ApplicationState.allCases.first { $0.name == word } : nil
  }

  /// Whether the app is off screen.
  package var isHidden: Bool { Self.hidden.contains(word) }

  private static let hidden = ["hidden", "paused", "background"]

  /// The callbacks that the state can stand for; before the first state it may have come from off screen.
  package func methods(isHidden: Bool?) -> [LifecycleMethod] {
    let all = [isHidden ?? false, isHidden ?? true].compactMap { method(isHidden: $0) }
    return all.first == all.last ? Array(all.prefix(1)) : all
  }

  /// The callback, or nil for a state that has none; off screen, Flutter and SwiftUI print `inactive` for
  /// what is about to enter the foreground.
  private func method(isHidden: Bool) -> LifecycleMethod? {
    let wasHidden = old.map { Self.hidden.contains($0) } ?? isHidden
    if wasHidden, word == "inactive", framework != .reactNative {
      return framework == .swiftUI ? .sceneWillEnterForeground : .willEnterForeground
    }
    return Self.methods.first { $0.framework == framework && $0.word == word }?.method
  }
}
