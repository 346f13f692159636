import PushRules

@testable import AppLifecycle

/// An event that could not happen, with the player that refused it.
struct RefusedEvent: Sendable {
  let event: ScriptEvent
  let player: Player
  let error: ImpossibleEvent
  /// Which of the other events to try.
  let sample: Int

  /// What is wrong with the refusal, or nil if it is clean.
  var problem: String? {
    if error.event != event.name { return "it names \(error.event)" }
    if error.state != player.state { return "it names another state" }
    if let words = Self.problem(ofClause: error.reason) { return words }
    let named = LifecycleEvent.scripted.filter { error.possible.contains($0.name) }
    if let wrong = named.first(where: { !isPlayed($0) }) { return "it names \(wrong.name)" }
    let others = LifecycleEvent.scripted.filter { !error.possible.contains($0.name) }
    guard !others.isEmpty, isPlayed(others[sample % others.count]) else { return nil }
    return "it does not name \(others[sample % others.count].name)"
  }

  private func isPlayed(_ event: LifecycleEvent) -> Bool {
    var next = player
    return (try? next.play(.event(event))) != nil
  }

  private static func problem(ofClause text: String) -> String? {
    guard let first = text.first, text.last != "." else { return "`\(text)` is no clause" }
    let word = text.prefix { $0 != " " }
    let isName = word.dropFirst().contains(where: \.isUppercase) || word.count == 1
    let names = ["Notification", "Control", "Background", "Low", "Scenes"]
    let isClause = first.isLowercase || isName || names.contains(String(word))
    return isClause ? nil : "`\(text)` begins like a sentence"
  }
}
