/// Something to know beside the answer.
public struct Caveat: Hashable, Sendable, Identifiable {
  /// The permanent name.
  public let id: String
  /// What to know, in a sentence or two.
  public var text: String { wording.text }
  /// What it rests on.
  public var citations: [String] { citationIDs.words }
  private let wording: Wording
  private let citationIDs: String
  /// The situations and answers that it belongs to.
  let when: Box
  /// Others that it belongs to, or nil.
  let orWhen: Box?

  /// States what to know when all words hold.
  init(_ id: String, when words: Box..., text: String, _ citations: String) {
    self.init(id, words.reduce(.any, &), .text(text), citations)
  }

  /// States that a version of iOS does not have a method of the app.
  init(_ id: String, missing method: DelegateMethod, before versions: Box, _ citations: String) {
    self.init(id, .implements(method) & versions, .missing(method), citations)
  }

  private init(
    _ id: String,
    _ when: Box,
    or orWhen: Box? = nil,
    _ wording: Wording,
    _ citations: String
  ) {
    self.id = id
    self.when = when
    self.orWhen = orWhen
    self.wording = wording
    citationIDs = citations
  }

  /// Where the words come from; they are put together only when somebody reads them.
  private enum Wording: Hashable {
    case text(String)
    case missing(DelegateMethod)

    var text: String {
      switch self {
      case .text(let text): text
      case .missing(let method):
        method.id + " exists from iOS " + method.since.firstRelease
          + " and counts as not implemented."
      }
    }
  }

  /// Also states it when all of these words hold.
  func or(_ words: Box...) -> Caveat {
    precondition(orWhen == nil, "a caveat holds at most two boxes")
    return Caveat(id, when, or: words.reduce(.any, &), wording, citationIDs)
  }

  /// Whether it belongs to a situation with its answers.
  func holds(in decided: Box) -> Bool {
    when.contains(decided) || orWhen?.contains(decided) ?? false
  }
}

extension Route {
  /// What to know beside the answer; several of one name are one.
  public var caveats: [Caveat] {
    var met: [Caveat] = []
    for caveat in Caveat.all where caveat.holds(in: decided) {
      if let same = met.firstIndex(where: { $0.id == caveat.id }) {
        met[same] = met[same].and(caveat)
      } else {
        met.append(caveat)
      }
    }
    return met
  }
}

extension Caveat {
  /// A caveat that says what both say.
  fileprivate func and(_ other: Caveat) -> Caveat {
    Caveat(id, when, or: orWhen, .text(text + " " + other.text), citationIDs)
  }
}
