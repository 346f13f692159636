package import AppLifecycle

/// A state that Flutter or React Native prints, for the callback behind it.
package struct FrameworkState: Sendable {
  private let word: String
  private let old: String?

  /// The words, and the callbacks that lead to the states in the foreground.
  private static let methods: [(word: String, method: LifecycleMethod?)] = [
    // Flutter.
    ("AppLifecycleState.resumed", .didBecomeActive),
    ("AppLifecycleState.inactive", .willResignActive),
    ("AppLifecycleState.hidden", nil),
    ("AppLifecycleState.paused", .didEnterBackground),
    ("AppLifecycleState.detached", .willTerminate),
    // React Native.
    ("AppState: active", .didBecomeActive),
    ("AppState: inactive", .willResignActive),
    ("AppState: background", .didEnterBackground),
    ("AppState changed to active", .didBecomeActive),
    ("AppState changed to inactive", .willResignActive),
    ("AppState changed to background", .didEnterBackground),
  ]

  /// Finds the last state in a line: a change is printed as old and new.
  package init?(in line: String) {
    guard line.utf8.contains(UInt8(ascii: "A")) else { return nil }
    let bytes = Array(line.utf8)
    let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: "A") }
    let found = places.compactMap { place in
      Self.methods.first { bytes[place...].starts(with: $0.word.utf8) }?.word
    }
    guard let last = found.last else { return nil }
    word = last
    old = found.dropLast().last
  }

  /// Whether the app is off screen.
  package var isHidden: Bool { Self.hidden.contains(word) }

  private static let hidden = [
    "AppLifecycleState.hidden", "AppLifecycleState.paused", "AppState: background",
    "AppState changed to background",
  ]

  /// The callbacks that the state can stand for; before the first state it may have come from off screen.
  package func methods(isHidden: Bool?) -> [LifecycleMethod] {
    let all = [isHidden ?? false, isHidden ?? true].compactMap { method(isHidden: $0) }
    return all.first == all.last ? Array(all.prefix(1)) : all
  }

  /// The callback, or nil for a state that has none; off screen, Flutter prints `inactive` for
  /// willEnterForeground.
  func method(isHidden: Bool) -> LifecycleMethod? {
    let wasHidden = old.map { Self.hidden.contains($0) } ?? isHidden
    if wasHidden, word == "AppLifecycleState.inactive" { return .willEnterForeground }
    return Self.methods.first { $0.word == word }?.method
  }
}
