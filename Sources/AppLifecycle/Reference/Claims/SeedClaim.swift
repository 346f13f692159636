public import PushRules

/// A claim of the texts that the project started from, with what became of it.
public struct SeedClaim: Hashable, Sendable, Identifiable {
  /// The permanent id, such as `S1-31`.
  public let id: String
  /// Whether it holds, or nil where it only says how its text was made.
  public let verdict: Verdict?
  /// What it is about.
  public let concern: Concern
  /// What to know beside it, or nil if there is nothing to add.
  public let remark: String?

  init(_ id: String, _ verdict: Verdict?, _ concern: Concern, _ remark: String? = nil) {
    self.id = id
    self.verdict = verdict
    self.concern = concern
    self.remark = remark
  }

  /// The claim with an id, or nil if there is none.
  public init?(_ id: String) {
    guard let found = Self.claims(ofText: id.prefix(2)).first(where: { $0.id == id }) else {
      return nil
    }
    self = found
  }

  /// What it says, in one sentence of ours.
  public var statement: String { Citation(id)?.statement ?? "" }

  /// The citations that name the conflicts in which it stands.
  public var conflicts: [Citation] {
    Citation.all.filter { $0.kind == .conflict && $0.basis.contains(id) }
  }

  /// All claims, text by text.
  public static let all: [SeedClaim] =
    fiveStates + printedLog + pairs + backgroundTime + suspendAndPush

  private static func claims(ofText text: Substring) -> [SeedClaim] {
    switch text {
    case "S0": fiveStates
    case "S1": printedLog
    case "S2": pairs
    case "S3": backgroundTime
    case "S4": suspendAndPush
    default: []
    }
  }
}

extension SeedClaim {
  /// Whether a claim holds, for iOS 4 to 12 and an app without scenes.
  public enum Verdict: UInt8, CaseIterable, Hashable, Sendable {
    /// It is true.
    case holds
    /// It is true under a limit that it does not state.
    case limited
    /// It is true of other versions of iOS than it implies.
    case dated
    /// Apple or printed logs contradict it.
    case contradicted
    /// The text does not say enough to decide.
    case undecidable

    /// The word in JSON.
    public var name: String {
      switch self {
      case .holds: "holds"
      case .limited: "limited"
      case .dated: "dated"
      case .contradicted: "contradicted"
      case .undecidable: "undecidable"
      }
    }

    /// The words that print.
    public var words: String {
      switch self {
      case .holds: "true"
      case .limited: "true under a limit"
      case .dated: "true of other versions"
      case .contradicted: "contradicted"
      case .undecidable: "not decidable"
      }
    }
  }

  /// What a claim is about.
  public enum Concern: UInt8, CaseIterable, Hashable, Sendable {
    /// What happens, which the rules must answer.
    case model
    /// What a callback is for, or how to speak about it.
    case explanation
    /// The code of a sample.
    case sampleCode

    /// The word that prints.
    public var name: String {
      switch self {
      case .model: "model"
      case .explanation: "explanation"
      case .sampleCode: "sample-code"
      }
    }
  }
}
