/// A part of the catalogue; it is built only when a search gets to it.
struct CitationSection: Sendable {
  /// How all its ids begin.
  let beginning: String
  /// Its citations.
  let citations: @Sendable () -> [Citation]

  init(_ beginning: String, _ citations: @escaping @Sendable () -> [Citation]) {
    self.beginning = beginning
    self.citations = citations
  }
}

extension Citation.Kind {
  /// The parts of the catalogue, in its order.
  var sections: [CitationSection] {
    switch self {
    case .ruling:
      [
        CitationSection("R-") { Citation.rulings },
        CitationSection("R-") { Citation.settingRulings },
        CitationSection("L-") { Citation.lifecycleRulings },
      ]
    case .fact: Self.facts
    case .conflict:
      [
        CitationSection("C-") { Citation.conflicts },
        CitationSection("X-") { Citation.seedConflicts },
      ]
    case .openQuestion: [CitationSection("U-") { Citation.openQuestions }]
    case .trace: Self.traces
    case .seedClaim: Self.seedClaims
    }
  }

  private static var facts: [CitationSection] {
    [
      CitationSection("A-0") { Citation.states }, CitationSection("A-0") { Citation.arrival },
      CitationSection("A-0") { Citation.userActions },
      CitationSection("A-1") { Citation.launchInformation },
      CitationSection("A-1") { Citation.wakeGates },
      CitationSection("A-1") { Citation.serviceExtension },
      CitationSection("A-1") { Citation.callbackOrder },
      CitationSection("A-2") { Citation.pushTypes }, CitationSection("A-2") { Citation.payload },
      CitationSection("A-2") { Citation.liveActivity },
      CitationSection("A-2") { Citation.payloadKeys },
      CitationSection("A-3") { Citation.requests },
      CitationSection("A-3") { Citation.requestHeaders },
      CitationSection("A-3") { Citation.providers },
    ]
  }

  private static var traces: [CitationSection] {
    [
      CitationSection("T-L") { Citation.launchTraces },
      CitationSection("T-") { Citation.foregroundTraces },
      CitationSection("T-") { Citation.endTraces },
      CitationSection("T-S") { Citation.sceneTraces },
      CitationSection("T-V") { Citation.viewTraces },
    ]
  }

  private static var seedClaims: [CitationSection] {
    [
      CitationSection("S0-") { Citation.seedFiveStates },
      CitationSection("S1-") { Citation.seedPrintedLog },
      CitationSection("S2-") { Citation.seedPairs },
      CitationSection("S3-") { Citation.seedBackgroundTime },
      CitationSection("S4-") { Citation.seedSuspendAndPush },
    ]
  }
}
