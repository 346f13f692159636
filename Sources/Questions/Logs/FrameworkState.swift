package import AppLifecycle
package import PushRules

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
