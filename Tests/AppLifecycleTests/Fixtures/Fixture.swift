import Testing

/// A sequence that is known from printed logs or from Apple, on each version of iOS it holds for.
struct Fixture: Sendable, CustomTestStringConvertible {
  let id: String
  let play: Play

  init(_ id: String, _ play: Play) {
    self.id = id
    self.play = play
  }

  var testDescription: String { id }

  static let all: [Fixture] = launches + foreground + centers + ends + scenes
}
