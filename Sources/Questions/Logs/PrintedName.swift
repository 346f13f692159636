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
    notifications[word.lowercased().filter { $0.isLetter }]
  }

  /// The names of notifications by their letters, with `UIApplication` and `UIScene` and without.
  private static let notifications: [String: String] = Callback.all.reduce(into: [:]) {
    names,
    callback in
    guard let name = callback.notification else { return }
    let letters = name.lowercased()
    names[letters] = name
    for prefix in ["uiapplication", "uiscene"] where letters.hasPrefix(prefix) {
      let short = String(letters.dropFirst(prefix.count))
      if names[short] == nil, short.hasSuffix("notification") { names[short] = name }
    }
  }
}
