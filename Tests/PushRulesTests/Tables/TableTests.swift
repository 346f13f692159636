import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

/// Every rule of every table, in a situation that it decides.
///
/// A file has the rows of the tables of a topic; to find a row, search for the rule's id.
struct TableTests {
  static let tables: [TableCases] = [
    place, permission, contentAvailable, mutableContent, recipient, remoteNotificationMethod,
    pushKitMethod, foregroundPresenter, lifecycleInEffect, launchability, feasibility, admission,
    request,
    configuration, device, backgroundTime, callTime, frameworkTime, backgroundWork, wake,
    placeAtResponse,
    sceneAtResponse, showing, willPresentPermit, willPresentCall, presentation, extensionPermit,
    extensionRun,
    arrivalRecipient, arrivalMethod, responseDelegate, tapFallback, actionHandler,
    actionableNotification, opportunity, reachesApp, responseMethod, comesForward, arrivalState,
    launchState, responseState, launchCause, launchOptions, sceneConnection, finalState,
  ]

  @Test(arguments: tables)
  func `each rule decides the situation of its row`(table: TableCases) {
    let graph = DecisionGraph.routing
    for one in table.cases {
      let decided = graph.graph.decide(one.situation.region)
      let rules = graph.rules(deciding: table.answer, in: decided).map(\.id)
      let location = one.row.location
      #expect(Set(rules) == Set([one.row.rule] + one.row.beside), sourceLocation: location)
      #expect(decided[table.answer] == UInt64(bit: one.place), sourceLocation: location)
      let canExist = graph.graph.isFeasible(decided)
      #expect(canExist || table.answer == .feasibility, sourceLocation: location)
    }
  }

  @Test func `every rule has one row, beside those of its table`() {
    #expect(Self.tables.map(\.answer) == DecisionGraph.routing.tables.map(\.decides))
    for (table, decisions) in zip(Self.tables, DecisionGraph.routing.tables) {
      #expect(table.cases.map(\.row.rule).sorted() == decisions.rules.map(\.id).sorted())
      #expect(Set(table.cases.map(\.row.location.fileName)).count == 1)
    }
  }
}
