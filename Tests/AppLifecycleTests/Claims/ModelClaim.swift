import Testing

/// A claim of the texts that the project started from, with what the engine answers to it.
struct ModelClaim: Sendable, CustomTestStringConvertible {
  /// The number: the text and the place in it.
  let id: String
  /// What it says, in short.
  let says: String
  let verdict: Verdict
  let checks: [ClaimCheck]

  init(_ id: String, _ says: String, _ verdict: Verdict, _ checks: ClaimCheck...) {
    self.id = id
    self.says = says
    self.verdict = verdict
    self.checks = checks
  }

  var testDescription: String { id + ": " + says }

  /// How far the claim is right; where it is not, why the engine answers otherwise.
  enum Verdict: Hashable, Sendable {
    /// It is right for iOS 4 to 12 and apps without scenes.
    case agrees
    /// It is right under a limit that it does not name.
    case limited(because: String)
    /// It is right on another range of versions than it implies.
    case outdated(because: String)
    /// Apple or printed logs contradict it.
    case rejected(because: String)
    /// The text leaves it open.
    case undecided(because: String)

    /// Why the engine answers otherwise, or nil if it does not.
    var because: String? {
      switch self {
      case .agrees: nil
      case .limited(let reason), .outdated(let reason), .rejected(let reason),
        .undecided(let reason):
        reason
      }
    }
  }
}

/// The claims that speak about the model.
enum ModelClaims {
  static let all: [ModelClaim] =
    ModelClaim.states0 + ModelClaim.methods0 + ModelClaim.edges0
    + ModelClaim.states1 + ModelClaim.edges1 + ModelClaim.switcher1 + ModelClaim.views1
    + ModelClaim.states2 + ModelClaim.key2 + ModelClaim.memory2
    + ModelClaim.states3 + ModelClaim.endings3
    + ModelClaim.leaving4 + ModelClaim.pushes4 + ModelClaim.waking4

  /// The numbers of the claims, for a count over all claims.
  static let ids = Set(all.map(\.id))
}
