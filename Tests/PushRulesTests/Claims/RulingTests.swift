import PushRules
import PushTestSupport
import Testing

/// The rulings, clause by clause, from their text and not from the tables.
struct RulingTests {
  static let claims = lists.flatMap { $0 }

  private static let lists: [[Claim]] = [
    bothMethods, oldMethodOnTap, coldTap, release10, incompleteDelegate, willPresent,
    silentInForeground, withoutDelegate, response, inactive, icon, forceQuit, backgroundLaunch,
    refresh, earlyAndOld, sceneTap, sceneWithoutDelegate, sceneInBackground, lateDelegate,
    sceneDuty, headers, refused, provisional, serviceExtension, firstUnlock, dismissal,
    buttonsBefore10, buttonsFrom10, foregroundResponse, voip, receivers, notInEffect,
    contentAvailable, mutableContent, visible, liveActivity, pushToTalk, callMetadata, usualApp,
    simulator, debugger, missingType, ownHeaders, customDismiss, provisionalInFront, disputedScene,
    disputedOld, disputedRefresh, spellings, alertStyles, lockedCall, overOpenApp, lostScene,
  ]

  @Test(arguments: impossible + impossibleScenes)
  func `a contradiction is refused`(why: String, situation: Situation) {
    #expect(throws: Contradiction.self, "\(why)") { try Route(situation) }
  }

  @Test func `every ruling has a claim`() {
    let paragraphs = ["Contradictions", "Presence"]
    let rulings = (1...55).map { $0 < 10 ? "R-0\($0)" : "R-\($0)" }
    #expect(Set(Self.claims.map(\.id)) == Set(rulings + paragraphs))
  }

  @Test func `a contested answer names the other side and an experiment`() throws {
    for claim in Self.claims {
      let route = try Route(claim.situation)
      for call in route.calls where call.confidence == .contested {
        let dispute = try #require(call.contested.first?.dispute, "\(claim)")
        #expect(!dispute.otherSide.isEmpty && !dispute.experiment.isEmpty, "\(claim)")
      }
    }
  }
}
