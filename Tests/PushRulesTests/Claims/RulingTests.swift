import PushRules
import PushTestSupport
import Testing

/// The rulings, clause by clause, from their text and not from the tables.
struct RulingTests {
  static let methodClaims = bothMethods + oldMethodOnTap + coldTap + release10 + incompleteDelegate
  static let foregroundClaims =
    willPresent + silentInForeground + withoutDelegate + response + inactive
  static let backgroundClaims = icon + forceQuit + backgroundLaunch + refresh + earlyAndOld
  static let sceneClaims =
    sceneTap + sceneWithoutDelegate + sceneInBackground + lateDelegate + sceneDuty
  static let settingClaims = headers + refused + provisional + serviceExtension + firstUnlock
  static let actionClaims = dismissal + buttonsBefore10 + buttonsFrom10 + foregroundResponse
  static let receiverClaims = voip + receivers + notInEffect
  static let presenceClaims = contentAvailable + mutableContent + visible

  static let claims =
    methodClaims + foregroundClaims + backgroundClaims + sceneClaims + settingClaims
    + actionClaims + receiverClaims + presenceClaims

  @Test(arguments: methodClaims)
  func `the old method or the fetch variant`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: foregroundClaims)
  func `the delegate of the notification center`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: backgroundClaims)
  func `time in the background`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: sceneClaims)
  func `scenes and late delegates`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: settingClaims)
  func `headers, permission, extension and first unlock`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: actionClaims)
  func `buttons, dismissals and pushes in the foreground`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: receiverClaims)
  func `other receivers, and what is not in effect`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: presenceClaims)
  func `what counts as present`(claim: Claim) throws {
    for disagreement in try claim.disagreements { Issue.record("\(claim): \(disagreement)") }
  }

  @Test(arguments: impossible)
  func `a contradiction is refused`(why: String, situation: Situation) {
    #expect(throws: Contradiction.self, "\(why)") { try Route(situation) }
  }

  @Test func `every ruling has a claim`() {
    let paragraphs = ["Contradictions", "Presence"]
    let rulings = (1...38).map { $0 < 10 ? "R-0\($0)" : "R-\($0)" }
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
