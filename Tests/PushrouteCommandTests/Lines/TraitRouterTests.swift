import PushRules
import Testing

@testable import PushrouteCommand

struct TraitRouterTests {
  @Test
  func `payloads are decided once for each set of traits that the tables can tell apart`() {
    var situation = Situation(state: .suspended, payload: PayloadTraits())
    var decided = 0
    var router = TraitRouter(situation) { decision in
      decided += 1
      return decision
    }
    var places: Set<Int> = []
    let all = PayloadTraits.all.flatMap { traits in
      [nil, .liveActivity, .reload].map { traits.implying($0) }
    }
    for traits in all + all.prefix(99) {
      situation.payload = traits
      #expect(router.answer(for: traits) == Decision(situation))
      places.insert(traits.place)
    }
    #expect(places == Set(0..<PayloadTraits.placeCount))
    #expect(decided == PayloadTraits.placeCount)
  }
}

extension PayloadTraits {
  fileprivate func implying(_ type: ImpliedPushType?) -> PayloadTraits {
    var traits = self
    traits.implied = type
    return traits
  }

  /// All traits, without what other keys imply.
  fileprivate static let all: [PayloadTraits] =
    [AlertForm.absent, .string, .dictionary].flatMap { alert in
      Presence.allCases.flatMap { sound in
        Presence.allCases.flatMap { badge in
          Presence.allCases.flatMap { category in
            PayloadFlag.allCases.flatMap { contentAvailable in
              PayloadFlag.allCases.flatMap { mutableContent in
                ([nil] + LiveActivityEvent.allCases).map { event in
                  PayloadTraits(
                    alert: alert,
                    sound: sound,
                    badge: badge,
                    contentAvailable: contentAvailable,
                    mutableContent: mutableContent,
                    category: category,
                    event: event
                  )
                }
              }
            }
          }
        }
      }
    }
}
