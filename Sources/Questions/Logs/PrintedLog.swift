package import AppLifecycle
package import PushRules

/// The names of callbacks and notifications that a log prints, in their order.
///
/// A name counts in any spelling: as an id, a selector, a Swift name, or its distinctive part. So
/// does the phase that a line with `scenePhase` ends with. All other words of a line are skipped.
package struct PrintedLog: Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: PrintedName
    package let line: Int
    /// The number of the name's first letter in the line, from 1.
    package let column: Int
  }

  package private(set) var entries: [Entry] = []
  private var isHidden = false

  package init(_ lines: [String] = []) {
    for (index, line) in lines.enumerated() {
      for (name, column) in names(in: line) {
        entries.append(Entry(name: name, line: index + 1, column: column))
      }
    }
  }

  /// Returns the names in the next line: the callbacks behind a state of Flutter or React Native, or
  /// what it names itself.
  package mutating func names(in line: String) -> [(name: PrintedName, column: Int)] {
    guard let state = FrameworkState(in: line) else { return Self.written(in: line) }
    defer { isHidden = state.isHidden }
    let callback = state.method(isHidden: isHidden).flatMap { Callback($0.id) }
    return callback.map { [(.callback($0), 1)] } ?? []
  }

  private static func written(in line: String) -> [(name: PrintedName, column: Int)] {
    var names: [(name: PrintedName, column: Int)] = []
    var phase: (name: PrintedName, column: Int)?
    // A colour is an escape, a bracket, digits, and a letter that ends it.
    var isColor = false
    let words = line.lowercased().split { !$0.isLetter }
    let showsPhase = words.contains("scenephase")
    var column = 1
    var word = ""
    for letter in line + " " {
      let isEscape = isColor || letter == "\u{1B}"
      isColor = isEscape && !letter.isLetter
      if !isEscape, letter.isLetter || letter.isNumber || "_:().-".contains(letter) {
        word.append(letter)
      } else {
        names += Self.names(inWord: word, from: column - word.count)
        let last = word.lowercased().split { !$0.isLetter }.last
        let state = ApplicationState.allCases.first { $0.name == last ?? "" }
        if showsPhase, let state { phase = (.scenePhase(state), column - word.count) }
        word = ""
      }
      column += 1
    }
    // “didReceiveRemoteNotification with fetchCompletionHandler” is that variant.
    let old = DelegateMethod.didReceive.id
    if words.contains("fetchcompletionhandler"),
      let fetch = PrintedName(DelegateMethod.didReceiveFetch.id),
      !names.contains(where: { $0.name == fetch })
    {
      names = names.map { $0.name.text == old ? (fetch, $0.column) : $0 }
    }
    return names + (phase.map { [$0] } ?? [])
  }

  /// The name that a word is, or else those between its dots, colons and parentheses.
  private static func names(
    inWord word: String,
    from column: Int
  ) -> [(name: PrintedName, column: Int)] {
    if let name = PrintedName(word) { return [(name, column)] }
    for mark in [Character("."), ":", "("] where word.contains(mark) {
      var start = column
      return word.split(separator: mark, omittingEmptySubsequences: false).flatMap { part in
        defer { start += part.count + 1 }
        return names(inWord: String(part), from: start)
      }
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
