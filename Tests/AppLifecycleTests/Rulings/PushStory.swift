import PushRules
import Testing

/// A script with pushes, from the arrival to what the user does.
struct PushStory: Sendable, CustomTestStringConvertible {
  let name: String
  let play: Play

  init(_ name: String, _ play: Play, shows: Presentation..., notes: String...) {
    self.name = name
    self.play = play.with(\.systems, play.systems.atBreakpoints).with(\.shows, shows).with(
      \.notes,
      notes
    )
  }

  var testDescription: String { name }

  static let all: [PushStory] =
    endToEnd + forceQuits + reboots + delegates + frontStories + sceneStories
    + receivers + actions + settings + requests + beginnings + exits
}
