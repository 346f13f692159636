package import AppLifecycle
package import Evidence
package import PushRules

/// The purpose of a callback, and what to know about it.
package struct CallbackPage: Sendable {
  private let page: WrittenPage
  package let callback: Callback
  /// How long it may take; empty without a stated limit.
  package let limits: [TimeLimit]
  /// How an app with scenes gets it.
  package let sceneUse: SceneUse
  /// The states that the app reads inside it; empty if no source states them.
  package let readings: [StateReading]

  private init(_ page: WrittenPage) {
    page.check(["within", "scenes", "reads", "do", "know", "claims", "cites"])
    guard let callback = Callback(page.id) else { preconditionFailure("no callback \(page.id)") }
    self.page = page
    self.callback = callback
    limits = page.texts("within").map { TimeLimit($0) }
    sceneUse = SceneUse(page.words("scenes"), of: callback)
    readings = page.texts("reads").flatMap { $0.split(separator: ";") }.map { StateReading($0) }
  }

  package var purpose: String { page.summary }
  package var advice: [String] { page.texts("do") }
  /// What not to do in it, and other remarks, in sentences.
  package var remarks: [String] { page.texts("know") }
  package var citations: [String] { page.words("cites") }
  package var claims: [SeedClaim] { page.claims }

  package static let all: [CallbackPage] = Callback.all.map { $0.page }

  fileprivate static let pages: [Callback: CallbackPage] =
    [app, push, scenes].flatMap { WrittenPage.all(in: $0) }.reduce(into: [:]) { pages, written in
      let page = CallbackPage(written)
      pages[page.callback] = page
    }
}

extension Callback {
  package var page: CallbackPage {
    guard let page = CallbackPage.pages[self] else { preconditionFailure("no page of \(id)") }
    return page
  }
}

package struct TimeLimit: Hashable, Sendable {
  /// The seconds, or nil if the limit is no number.
  package let seconds: Int?
  /// What the limit is about, as a clause.
  package let text: String
  package let citation: String

  /// Reads `30 s: to call the completion handler (T-B1)`, or a text without a number.
  fileprivate init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    seconds = parts[0].hasSuffix(" s") ? Int(parts[0].dropLast(2)) : nil
    let rest = seconds == nil ? text[...] : parts[1].dropFirst()
    guard let bracket = rest.lastIndex(of: "("), rest.last == ")" else {
      preconditionFailure("a limit ends with its citation: " + text)
    }
    self.text = String(rest[..<bracket].dropLast())
    citation = String(rest[bracket...].dropFirst().dropLast())
  }

  var words: String { (seconds.map { "\($0) s " } ?? "") + text + " (" + citation + ")" }
}

package struct StateReading: Hashable, Sendable {
  package let state: ApplicationState
  /// When it reads this state, as a clause, or nil for always.
  package let condition: String?

  /// Reads `active`, or a state with its condition behind a colon.
  fileprivate init(_ text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
    let state = ApplicationState.allCases.first { $0.name == parts[0] }
    guard let state else { preconditionFailure("no state that code reads: " + text) }
    self.state = state
    condition = parts.count == 2 ? String(parts[1]) : nil
  }

  var words: String { state.name + (condition.map { " (" + $0 + ")" } ?? "") }
}

package struct SceneUse: Hashable, Sendable {
  package let name: String
  /// The method that is called in its place, or nil if it is called itself.
  package let twin: LifecycleMethod?

  static let names = ["called", "only", "notification-only", "not-called"]

  /// Reads the name of a use, and the id of the method that is called in its place; without a name, the
  /// owner of the callback says it.
  fileprivate init(_ words: [String], of callback: Callback) {
    name = words.first ?? (callback.owner.hasSuffix("SceneDelegate") ? "only" : "called")
    twin = words.count == 2 ? LifecycleMethod(words[1]) : nil
    let place = Self.names.firstIndex(of: name) ?? 0
    guard words.isEmpty || place > 0, words.isEmpty || (twin == nil) == (place == 1) else {
      preconditionFailure("no use in apps with scenes: \(words)")
    }
  }

  var words: String {
    guard let twin else { return name == "only" ? "called there only" : name }
    return name == "not-called"
      ? "not called: \(twin.name) runs in its place"
      : "not called: its notification is posted, and \(twin.name) runs"
  }
}
