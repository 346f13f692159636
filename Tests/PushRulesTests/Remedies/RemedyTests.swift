import PushTestSupport
import Testing

@testable import DecisionTables
@testable import PushRules

struct RemedyTests {
  @Test func `a changed situation is the one of its region`() {
    var random = SeededRandom(seed: 9)
    var situation = Situation.on(.newest, .active, .alert, in: .both)
    for _ in 0..<300 {
      let target = Region.random(&random)
      let change = ColumnChange(from: situation.region, to: target, in: .push)
      situation = situation.applying([InputChange](change))
      #expect(situation.region == target)
    }
  }

  @Test func `R-78: advice never changes what is sent for, and is there for every push to the app`()
  {
    var random = SeededRandom(seed: 29)
    var situation = Situation.on(.newest, .active, .alert, in: .both)
    var advised: Set<PushType?> = []
    var searched = 0
    for _ in 0..<Sweep.count(3_000) {
      let change = ColumnChange(from: situation.region, to: .random(&random), in: .push)
      situation = situation.applying([InputChange](change))
      for type in PushType.allCases {
        situation.pushType = type
        guard let route = try? Route(situation) else { continue }
        // All smallest changes take much longer than the nearest one.
        let search =
          searched < 12
          ? try? RemedySearch(for: [.didReceiveFetch], in: situation) : nil
        searched += 1
        let wanted = search.map { $0.outcome.remedies } ?? []
        let own = route.notCalled.compactMap { entry in entry.canRun ? entry.remedy : nil }
        if type.isForApp, situation.payload.event == nil {
          // A push of a Live Activity, and PushKit's methods, would need a push for another purpose.
          let unadvised = route.notCalled.filter { $0.canRun != ($0.remedy != nil) }.map(\.method)
            .filter { $0.facts.owner != "PKPushRegistryDelegate" }
          #expect(unadvised.isEmpty, "\(situation): \(unadvised)")
        }
        if !wanted.isEmpty { advised.insert(type) }
        for remedy in own + wanted {
          let after = situation.applying(remedy)
          #expect(type.kind == after.pushType.map(\.kind) ?? type.kind, "\(situation): \(remedy)")
          #expect(after.payload.event == situation.payload.event)
        }
      }
    }
    #expect(advised.isSubset(of: [.alert, .background, .missing]))
    #expect(searched > 0)
  }

  private static let kinds:
    [(type: PushType?, event: LiveActivityEvent?, method: DelegateMethod, isPossible: Bool)] = [
      (type: nil, event: .start, method: .didReceiveFetch, isPossible: false),
      (type: nil, event: nil, method: .didReceiveFetch, isPossible: true),
      (type: .widgets, event: nil, method: .didReceiveIncomingPush, isPossible: false),
      (type: .voip, event: nil, method: .didReceiveIncomingPush, isPossible: true),
      (type: .voip, event: nil, method: .willPresent, isPossible: false),
    ]

  @Test(arguments: kinds)
  func `R-78: of a push there is advice for its own methods only`(
    type: PushType?,
    event: LiveActivityEvent?,
    method: DelegateMethod,
    isPossible: Bool
  ) throws {
    let payload = PayloadTraits(event: event)
    let situation = Situation(state: .suspended, payload: payload, pushType: type)
    let remedy = try Route(situation).whyNot(method, in: .arrival).remedy
    #expect((remedy != nil) == isPossible)
  }

  @Test func `a remedy is compared by its steps`() throws {
    let situation = Situation(
      state: .suspended,
      payload: PayloadTraits(contentAvailable: .one),
      implements: [],
      backgroundModes: []
    )
    let remedy = try Route(situation).whyNot(.didReceiveFetch, in: .arrival).remedy
    #expect(
      remedy?.steps == [
        .method(.didReceiveFetch, .present), .backgroundMode(.remoteNotification, .present),
      ]
    )
  }

  private static let versions: [(first: String, last: String, words: String)] = [
    (first: "7", last: "27", words: "7 or later"),
    (first: "10.0", last: "27", words: "10.0 or later"),
    (first: "3", last: "6", words: "6 or earlier"),
    (first: "3", last: "3", words: "3"),
    (first: "27", last: "27", words: "27"),
    (first: "9", last: "9", words: "9"),
    (first: "4", last: "8.0", words: "4 to 8.1"),
    (first: "10.0", last: "10.0", words: "10.0"),
    (first: "13.0", last: "13.0", words: "13.0 to 13.2"),
    (first: "13.3", last: "13.3", words: "13.3 to 13.x"),
    (first: "16.1", last: "16.2", words: "16.1 to 16.x"),
    (first: "8.0", last: "8.2", words: "8.x"),
    (first: "8.2", last: "9", words: "8.2 to 9"),
    (first: "3", last: "10.1", words: "10 or earlier"),
    (first: "16.2", last: "18.1", words: "16.2 to 18.3"),
  ]

  @Test(arguments: versions)
  func `versions print as a range`(first: String, last: String, words: String) throws {
    let lower = try #require(SystemVersion(first)).breakpoint
    let upper = try #require(SystemVersion(last)).breakpoint
    #expect(SystemVersion.words(for: Array(lower...upper)) == words)
  }

  @Test func `versions with a gap print as two ranges`() throws {
    let places = try [1, 2, 3, #require(SystemVersion("10.0")).breakpoint]
    #expect(SystemVersion.words(for: places) == "4 to 6 or 10.0")
  }
}

extension PushType {
  fileprivate var isForApp: Bool { [.alert, .background, .missing].contains(self) }

  /// The type, or that of all pushes to the app.
  fileprivate var kind: PushType { isForApp ? .alert : self }
}

extension RemedySearch.Outcome {
  fileprivate var remedies: [Remedy] {
    if case .remedies(let options) = self { options.map(\.remedy) } else { [] }
  }
}
