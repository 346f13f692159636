package import DecisionTables

/// Decision tables, each placed after the tables whose answers it reads.
public struct DecisionGraph: Sendable {
  /// The tables, in that order.
  public let tables: [DecisionTable]
  /// The tables without the reasons of their rules.
  package let graph: Graph

  /// The tables that route a push.
  public static let routing: DecisionGraph = DecisionGraph([
    .place, .permission, .contentAvailable, .mutableContent, .recipient,
    .remoteNotificationMethod, .pushKitMethod, .foregroundPresenter, .lifecycleInEffect,
    .launchability,
    .feasibility, .admission, .request, .configuration, .device, .backgroundTime, .callTime,
    .frameworkTime, .backgroundWork, .wake, .placeAtResponse, .sceneAtResponse, .showing,
    .willPresentPermit, .willPresentCall,
    .presentation, .extensionPermit, .extensionRun, .arrivalRecipient, .arrivalMethod,
    .responseDelegate, .tapFallback, .actionHandler, .actionableNotification, .opportunity,
    .reachesApp, .responseMethod, .comesForward, .arrivalState, .launchState, .responseState,
    .launchCause, .launchOptions, .sceneConnection, .finalState,
  ])

  package init(_ tables: [DecisionTable]) {
    self.tables = tables
    let isAboutFeasibility = tables.contains { $0.decides == .feasibility }
    graph = Graph(
      tables.map { $0.table },
      in: .push,
      feasible: isAboutFeasibility ? .feasibility(.open) : nil
    )
  }

  package func rule(at place: RowPlace) -> Rule { tables[place.table].rules[place.row] }

  package func table(deciding answer: Answer) -> DecisionTable? {
    graph.table(deciding: Column(answer)).map { tables[$0] }
  }

  /// The rules that give an answer: one rule, or all obstacles that hold.
  package func rules(deciding answer: Answer, in decided: Region) -> [Rule] {
    graph.rows(deciding: Column(answer), in: decided).map { rule(at: $0) }
  }

  /// The rule with an id, or nil if there is none.
  public func rule(_ id: String) -> Rule? {
    if id == Rule.comesOnArrivalOnly.id { return .comesOnArrivalOnly }
    return tables.lazy.flatMap { $0.rules }.first { $0.id == id }
  }

  /// What keeps the tables from deciding every possible situation exactly once, a sentence each;
  /// empty if they are proven.
  public var defects: [String] { tableDefects.map { $0.sentence(in: .push) } }

  package var tableDefects: [TableDefect] { graph.defects }

  /// The number of situations that can exist.
  package var situationCount: UInt64 { graph.situationCount }
}

extension Relations {
  package static let routing = Relations(DecisionGraph.routing.graph)
}
