import PushRules

@testable import AppLifecycle

extension Scenario {
  /// The script without the events that are not needed for something to go wrong.
  ///
  /// It tries long runs of events first: a call and its decline can only go together.
  func shrunk(while isWrong: (PlayedScript) -> Bool) -> Scenario {
    var shortest = self
    var length = events.count
    while length > 0 {
      if let shorter = shortest.dropping(length, while: isWrong) {
        shortest = shorter
      } else {
        length -= 1
      }
    }
    return shortest
  }

  /// The script without the first run of so many events that can go, or nil if none can.
  private func dropping(_ length: Int, while isWrong: (PlayedScript) -> Bool) -> Scenario? {
    guard length <= events.count else { return nil }
    for start in 0...(events.count - length) {
      var shorter = self
      shorter.events.removeSubrange(start..<start + length)
      if let script = try? PlayedScript(playing: shorter), isWrong(script) { return shorter }
    }
    return nil
  }
}
