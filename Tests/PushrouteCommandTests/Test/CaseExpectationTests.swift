import PushTestSupport
import PushrouteCommand
import Testing

/// Every member that a case can expect can be met and missed.
struct CaseExpectationTests {
  static let tap =
    #"{"state":"suspended","ios":"15","userAction":"notification","implements":["did-finish-launching","did-receive","did-receive-fetch"]}"#
  static let cold =
    #"{"state":"not-running","ios":"15","userAction":"notification","implements":["did-finish-launching","did-receive-fetch"]}"#
  static let scene =
    #"{"state":"not-running","ios":"15","userAction":"notification","implements":["did-finish-launching","scene-will-connect"]}"#
  static let call =
    #"{"state":"not-running","ios":"15","pushType":"voip","backgroundModes":["voip"],"implements":["did-finish-launching","did-receive-incoming-push"]}"#

  private static let members: [(situation: String, met: String, missed: String)] = [
    (situation: tap, met: #""arrival":[]"#, missed: #""arrival":["did-receive-fetch"]"#),
    (situation: tap, met: #""userAction":["did-receive-fetch"]"#, missed: #""userAction":[]"#),
    (situation: tap, met: #""userAction":["didReceiveFetch"]"#, missed: #""userAction":null"#),
    (
      situation: tap,
      met: #""userAction":[{"method":"did-receive-fetch","applicationState":"inactive"}]"#,
      missed: #""userAction":[{"method":"did-receive-fetch","applicationState":null}]"#
    ),
    (
      situation: tap,
      met: #""userAction":[{"method":"did-receive-fetch","confidence":"observed"}]"#,
      missed: #""userAction":[{"method":"did-receive-fetch","confidence":"documented"}]"#
    ),
    (
      situation: tap,
      met:
        #""userAction":[{"method":"did-receive-fetch","rule":"response-method.tap-no-delegate"}]"#,
      missed: #""userAction":[{"method":"did-receive-fetch","rule":"response-method.tap"}]"#
    ),
    (
      situation: cold,
      met:
        #""userAction":[{"method":"did-finish-launching","remoteNotificationKey":true},"did-receive-fetch"]"#,
      missed:
        #""userAction":[{"method":"did-finish-launching","remoteNotificationKey":null},"did-receive-fetch"]"#
    ),
    (
      situation: cold,
      met:
        #""userAction":[{"method":"did-finish-launching","remoteNotificationKeyConfidence":"documented"},"did-receive-fetch"]"#,
      missed:
        #""userAction":[{"method":"did-finish-launching","remoteNotificationKeyConfidence":"observed"},"did-receive-fetch"]"#
    ),
    (
      situation: cold, met: #""remoteNotificationKey":true"#,
      missed: #""remoteNotificationKey":false"#
    ),
    (
      situation: call, met: #""remoteNotificationKey":null"#,
      missed: #""remoteNotificationKey":false"#
    ),
    (
      situation: scene, met: #""notificationResponse":true"#,
      missed: #""notificationResponse":null"#
    ),
    (situation: tap, met: #""wake":"none""#, missed: #""wake":"resumed""#),
    (situation: tap, met: #""wakeRule":"wake.none""#, missed: #""wakeRule":"wake.resumed""#),
    (
      situation: tap, met: #""wakeConfidence":"documented""#,
      missed: #""wakeConfidence":"contested""#
    ),
    (situation: tap, met: #""presentation":"shown""#, missed: #""presentation":"will-present""#),
    (
      situation: tap,
      met: #""presentationRule":"presentation.shown""#,
      missed: #""presentationRule":"presentation.badge""#
    ),
    (
      situation: tap,
      met: #""presentationConfidence":"documented""#,
      missed: #""presentationConfidence":"inferred""#
    ),
    (situation: tap, met: #""recipient":"app""#, missed: #""recipient":"PushKit""#),
    (situation: tap, met: #""possible":true"#, missed: #""possible":null"#),
    (
      situation: tap, met: #""possibleConfidence":"documented""#,
      missed: #""possibleConfidence":"contested""#
    ),
    (situation: tap, met: #""finalState":"active""#, missed: #""finalState":"suspended""#),
    (situation: tap, met: #""remarks":["same-push-twice"]"#, missed: #""remarks":["held-push"]"#),
    (
      situation: tap, met: #""withoutRemarks":["held-push"]"#,
      missed: #""withoutRemarks":["same-push-twice"]"#
    ),
    (
      situation: tap, met: #""notCalled":["did-receive"]"#,
      missed: #""notCalled":["did-receive-fetch"]"#
    ),
    (
      situation: tap,
      met:
        #""notCalled":[{"method":"did-receive","phase":"user-action","confidence":"documented"}]"#,
      missed: #""notCalled":[{"method":"did-receive-fetch","phase":"user-action"}]"#
    ),
    (situation: tap, met: #""impossible":false"#, missed: #""impossible":true"#),
  ]

  @Test(arguments: members)
  func `a member can be met and missed`(situation: String, met: String, missed: String) throws {
    let isSilentToo = (met + missed).contains("same-push-twice")
    let aps = isSilentToo ? #"{"alert":"x","content-available":1}"# : #"{"alert":"x"}"#
    #expect(run(aps, situation, met).code == .done, "\(run(aps, situation, met).output)")
    let miss = run(aps, situation, missed)
    #expect(miss.code == .findings, "\(missed)")
    let member = try #require(missed.split(separator: "\"").first)
    #expect(miss.output.contains(" \(member)"))
    #expect(miss.output.contains(", got "))
  }

  @Test func `the reason of a missing call comes with what would change it`() {
    let run = run(#"{"alert":"x"}"#, #"{"state":"suspended"}"#, #""arrival":["did-receive-fetch"]"#)
    #expect(
      run.output.contains("did-receive-fetch does not run: Without content-available nothing")
    )
    #expect(run.output.contains("[request.no-content-available, documented]"))
    #expect(run.output.contains("Fix: add \"content-available\": 1 to aps."))
  }

  @Test func `what eval prints of a killed app can stand in a case`() {
    let situation = #"{"state":"not-running","terminatedBy":"user","stateBeforeKill":"suspended"}"#
    #expect(run(#"{"content-available":1}"#, situation, #""arrival":[]"#).code == .done)
  }

  private func run(_ aps: String, _ situation: String, _ expectation: String) -> Run {
    var world = MemoryWorld()
    world.files["x.json"] = """
      {"cases":[{"name":"x","payload":{"aps":\(aps)},"situation":\(situation),
      "expect":{\(expectation)}}]}
      """
    return Run("test x.json", in: world)
  }
}
