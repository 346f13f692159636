import PushRules
import PushTestSupport

// "What counts as present in the payload", as far as it is a question of routing.
extension RulingTests {
  static let contentAvailable = [
    Claim("Presence", "1 is documented", silent(.one), .arrival(.fetch(.background, .documented))),
    Claim(
      "Presence",
      "true is observed",
      silent(.boolean),
      .arrival(.fetch(.background, .observed))
    ),
    Claim(
      "Presence",
      "the string 1 and numbers above 1 are contested",
      silent(.undocumented),
      .arrival(.fetch(.background, .contested))
    ),
    Claim("Presence", "0, false and numbers below 1 do not count", silent(.zero), .wake(.nothing)),
    Claim(
      "Presence",
      "other strings, null and containers do not count, contested",
      silent(.unreadable),
      .wake(.nothing, .contested)
    ),
    Claim(
      "Presence",
      "a key outside aps or misspelt does not count",
      silent(.misplaced),
      .wake(.nothing)
    ),
    Claim("Presence", "no key", silent(.absent), .wake(.nothing)),
    Claim(
      "Presence",
      "true beside willPresent",
      .on(
        .iOS(17),
        .active,
        PayloadTraits(alert: .string, contentAvailable: .boolean),
        in: .center
      ),
      .arrival(.present(.active), .fetch(.active, .observed))
    ),
    Claim(
      "Presence",
      "0 beside willPresent",
      .on(.iOS(17), .active, PayloadTraits(alert: .string, contentAvailable: .zero), in: .center),
      .arrival(.present(.active))
    ),
  ]

  private static func silent(_ flag: PayloadFlag) -> Situation {
    .on(.iOS(9), .suspended, PayloadTraits(contentAvailable: flag), in: .both)
  }

  static let mutableContent = [
    Claim("Presence", "mutable-content 1", mutable(.one), .arrival(.serviceExtension(.documented))),
    Claim(
      "Presence",
      "mutable-content true",
      mutable(.boolean),
      .arrival(.serviceExtension(.observed))
    ),
    Claim(
      "Presence",
      "mutable-content as a string 1",
      mutable(.undocumented),
      .arrival(.serviceExtension(.contested))
    ),
    Claim("Presence", "mutable-content 0", mutable(.zero), .seen(.shown)),
    Claim(
      "Presence",
      "mutable-content null",
      mutable(.unreadable),
      .missed(.serviceExtension, .arrival, .contested)
    ),
    Claim("Presence", "mutable-content outside aps", mutable(.misplaced), .seen(.shown)),
    Claim("Presence", "no mutable-content", mutable(.absent), .seen(.shown)),
  ]

  private static func mutable(_ flag: PayloadFlag) -> Situation {
    .on(
      .iOS(17),
      .suspended,
      PayloadTraits(alert: .dictionary, mutableContent: flag),
      in: .extended
    )
  }

  static let visible = [
    Claim(
      "Presence",
      "an alert as a string is shown",
      .on(.iOS(9), .suspended, PayloadTraits(alert: .string), in: .both),
      .seen(.shown, .documented)
    ),
    Claim(
      "Presence",
      "an alert as a dictionary is shown",
      .on(.iOS(9), .suspended, .alert, in: .both),
      .seen(.shown, .documented)
    ),
    Claim(
      "Presence",
      "no alert, sound or badge: nothing is shown",
      .on(.iOS(9), .suspended, .silent, in: .both),
      .seen(.nothing),
      .arrival(.fetch(.background))
    ),
    Claim(
      "Presence",
      "an alert counts before its sound and badge",
      .on(
        .iOS(17),
        .active,
        PayloadTraits(alert: .string, sound: .present, badge: .present),
        in: .center
      ),
      .arrival(.present(.active, .documented))
    ),
  ]
}
