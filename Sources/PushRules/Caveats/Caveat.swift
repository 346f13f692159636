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
  let when: [Box]

  /// States what to know when all words hold.
  init(_ id: String, when words: Box..., text: String, _ citations: String) {
    self.init(id, whenAny: [words.reduce(.any, &)], .text(text), citations)
  }

  /// States that a version of iOS does not have a method of the app.
  init(_ id: String, missing method: DelegateMethod, before versions: Box, _ citations: String) {
    self.init(id, whenAny: [.implements(method) & versions], .missing(method), citations)
  }

  private init(_ id: String, whenAny boxes: [Box], _ wording: Wording, _ citations: String) {
    self.id = id
    self.when = boxes
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
    Caveat(id, whenAny: when + [words.reduce(.any, &)], wording, citationIDs)
  }
}

extension Route {
  /// What to know beside the answer; several of one name are one.
  public var caveats: [Caveat] {
    var met: [Caveat] = []
    for caveat in Caveat.all where caveat.when.contains(where: { $0.contains(decided) }) {
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
    Caveat(id, whenAny: when + other.when, .text(text + " " + other.text), citationIDs)
  }
}
