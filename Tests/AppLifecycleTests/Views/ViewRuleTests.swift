import Testing

@testable import AppLifecycle
@testable import PushRules

struct ViewRuleTests {
  @Test func `every id is unique and names its table`() {
    #expect(Set(ViewRules.all.map(\.id)).count == ViewRules.all.count)
    #expect(ViewRules.all.allSatisfy { $0.id.hasPrefix("view.") })
  }

  @Test func `every rule says why in a sentence, and on what it rests`() {
    for rule in ViewRules.all.map(\.rule) {
      #expect(rule.statement.hasSuffix("."), "\(rule.id)")
      #expect(rule.statement.count <= 150, "\(rule.id)")
      #expect(!rule.citations.isEmpty, "\(rule.id)")
      #expect(Set(rule.citations).count == rule.citations.count, "\(rule.id)")
    }
  }

  @Test func `no two rules say the same`() {
    #expect(Set(ViewRules.all.map(\.rule.statement)).count == ViewRules.all.count)
  }

  @Test func `the callbacks of a rule are those of view controllers`() {
    for rule in ViewRules.all {
      for method in rule.steps.flatMap(\.methods) {
        #expect(method.owner == "UIViewController", "\(rule.id)")
      }
    }
  }

  @Test(arguments: [
    "T-V1", "T-V2", "T-V3", "T-V4", "T-V7", "T-V10", "T-H0", "T-E1", "T-E4", "T-M1", "L-12",
    "S1-36", "S1-37", "S1-38", "S1-39", "S1-40", "S1-43",
  ])
  func `a rule rests on`(citation: String) {
    #expect(ViewRules.all.contains { $0.rule.citations.contains(citation) })
  }

  @Test func `a call hands on its rule`() throws {
    var machine = ViewMachine.shown(on: .iOS(17))
    let call = try #require(machine.play(.present, reading: .active).first)
    #expect(call.callback == .lifecycle(.loadView))
    #expect(call.applicationState == .active)
    let rule = try #require(ViewRules.all.first { $0.id == "view.present-sheet" }).rule
    #expect(call.reason.rule == rule.id)
    #expect(call.reason.statement == rule.statement)
    #expect(call.reason.citations == rule.citations)
    #expect(call.reason.confidence == .observed)
    #expect(call.reason.disputes.isEmpty)
  }

  @Test func `a step that no source shows at its place is inferred`() throws {
    var machine = ViewMachine.shown(on: .iOS(17))
    let calls = machine.play(.push, reading: .active)
    let inferred = calls.filter { $0.reason.confidence == .inferred }
    #expect(
      inferred.map(\.line) == [
        "B view-is-appearing", "B view-will-layout-subviews", "B view-did-layout-subviews",
      ]
    )
    #expect(calls.filter { $0.reason.confidence == .observed }.count == calls.count - 3)
  }
}
