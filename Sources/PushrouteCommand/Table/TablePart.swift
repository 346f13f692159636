import PushPayload
import PushRules
import Questions

struct TablePart: Hashable, Sendable {
  /// The member of the situation, or nil for the payload.
  let member: SituationMember?

  static let all: [TablePart] = SituationMember.inOrderOfFlags.flatMap { member in
    member == .terminatedBy ? [TablePart(member), payload] : [TablePart(member)]
  }

  static let payload = TablePart(nil)
  static let state = TablePart(.state)
  static let terminatedBy = TablePart(.terminatedBy)
  static let userAction = TablePart(.userAction)

  static let names = all.map(\.name)

  /// The part with a name in any spelling, or nil.
  init?(_ word: String) {
    let name = Kebab.word(word, in: Self.names)
    guard let part = Self.all.first(where: { $0.name == name }) else { return nil }
    self = part
  }

  private init(_ member: SituationMember?) { self.member = member }

  /// The flag that states it in all cells.
  var key: CommandFlag.Key { member.map { .input($0) } ?? .own(.payload) }

  var name: String { key.name }

  /// The word for a missing header.
  static let unstated = "unstated"

  var words: [String] {
    let words = member?.words ?? []
    return isHeader ? [Self.unstated] + words : words
  }

  var isVersion: Bool { member?.form == .version }

  private var isHeader: Bool {
    member?.inputs.allSatisfy { $0.description.party == .headers } ?? false
  }

  var usual: [String] {
    guard let member else { return ["alert", "content-available", "alert+content-available"] }
    return member.tableValues.isEmpty ? words : member.tableValues
  }

  func value(_ word: String, of flag: ArgumentError.Subject) throws(ArgumentError) -> String {
    switch member?.form {
    case nil: return try InputFile.isPath(word) ? word : PayloadKind(word, of: flag).name
    case .methods:
      let methods = try MethodList.methods(word.plusWords, of: flag, empty: "none")
      return methods.isEmpty ? "none" : methods.map(\.id).joined(separator: "+")
    case .list(let known):
      let words = try SituationArguments.list(word.plusWords, of: flag, known)
      return words.isEmpty ? "none" : words.joined(separator: "+")
    case .version: return try SituationArguments.version(word, of: flag).description
    case .words, .optional, .truth, .onOff, .count:
      guard let known = Kebab.word(word, in: words, synonyms: member?.synonyms ?? [])
      else {
        throw .unknownValue(flag, word, expected: words, at: .value(of: name))
      }
      return known
    }
  }

  func statement(of value: String) -> String? {
    switch member?.form {
    case nil: nil
    case .methods, .list: value.plusWords.joined(separator: ",")
    case .version, .words, .optional, .truth, .onOff, .count:
      isHeader && value == Self.unstated ? nil : value
    }
  }
}

/// A payload named by its content, such as `alert+content-available`.
struct PayloadKind: Hashable, Sendable {
  enum Part: String, CaseIterable, Hashable, Sendable {
    case alert
    case sound
    case badge
    case contentAvailable = "content-available"
    case mutableContent = "mutable-content"
    case category
  }

  static let empty = "empty"

  private let parts: Set<Part>

  /// Reads the name of a kind: words joined by plus signs.
  init(_ name: String, of flag: ArgumentError.Subject) throws(ArgumentError) {
    var parts: Set<Part> = []
    for word in name.plusWords where name != Self.empty {
      if word == Self.empty { throw .notAlone(flag, word) }
      guard let part = Part(word: word) else {
        let known = Part.words + [Self.empty, "several such as alert+sound"]
        throw .unknownValue(flag, word, expected: known)
      }
      parts.insert(part)
    }
    self.parts = parts
  }

  var name: String {
    let words = Part.allCases.filter(parts.contains).map(\.rawValue)
    return words.isEmpty ? Self.empty : words.joined(separator: "+")
  }

  var payload: InputPayload {
    InputPayload(name, byteCount: traits.sample.utf8.count, traits: traits)
  }

  private var traits: PayloadTraits {
    PayloadTraits(
      alert: parts.contains(.alert) ? .dictionary : .absent,
      sound: parts.contains(.sound) ? .present : .absent,
      badge: parts.contains(.badge) ? .present : .absent,
      contentAvailable: parts.contains(.contentAvailable) ? .one : .absent,
      mutableContent: parts.contains(.mutableContent) ? .one : .absent,
      category: parts.contains(.category) ? .present : .absent
    )
  }
}

extension String {
  fileprivate var plusWords: [String] {
    split(separator: "+", omittingEmptySubsequences: false).map { String($0) }
  }
}

struct TablePreset: Sendable {
  let name: String
  let purpose: String
  /// The rows, as `--rows` takes them.
  let rows: String
  /// The columns, as `--columns` takes them.
  let columns: String
  /// The combinations of the columns' values that are no column.
  var leftOut: Set<[String]> = []
  /// What holds for all cells; flags of the call win.
  var stated: [SituationMember: String] = [:]
  var payload: String?
  var phase: Phase?
  var isBrief = false

  static let all = [
    TablePreset(
      name: "six-states",
      purpose: "What an arriving push runs, and what a tap on the notification or on the icon runs "
        + "then, in six states (killed: by the user): the rules of iOS 9 beside those of today.",
      rows: "state,ios=9,27",
      columns: "launch=none,notification,icon,payload=alert,alert+content-available",
      leftOut: [
        ["notification", "alert+content-available"], ["icon", "alert+content-available"],
      ],
      isBrief: true
    ),
    TablePreset(
      name: "state-by-payload",
      purpose: "What runs when a push arrives: the state of the app against what the payload "
        + "carries.",
      rows: "state",
      columns: "payload"
    ),
    TablePreset(
      name: "methods-by-arrival",
      purpose: "Which of the implemented methods gets an arriving push with alert and "
        + "content-available, in each state of the app.",
      rows: "implements",
      columns: "state",
      payload: "alert+content-available"
    ),
    TablePreset(
      name: "era-by-tap",
      purpose: "What a tap on the notification calls in an app that implements the methods of "
        + "all versions: the version of iOS (10.0 is the first release, 10 the last) against the "
        + "state of the app.",
      rows: "ios=6,7,9,10.0,10,13,27",
      columns: "state=background,suspended,not-running",
      stated: [
        .userAction: "notification",
        .implements: "did-finish-launching,did-receive,did-receive-fetch,did-receive-response",
      ],
      payload: "alert",
      phase: .response
    ),
    TablePreset(
      name: "ending-by-payload",
      purpose: "What an arriving push still runs once the app is not running: who ended it "
        + "against what the payload carries.",
      rows: "terminated-by",
      columns: "payload"
    ),
    TablePreset(
      name: "lifecycle-by-cold-start",
      purpose: "Where a cold start by the user hands over the push: the life cycle and the "
        + "delegate of the notification center against what is tapped.",
      rows: "lifecycle,notification-center-delegate=none,set",
      columns: "launch=notification,icon",
      stated: [
        .state: "not-running",
        .implements: "did-finish-launching,did-receive,did-receive-fetch,did-receive-response,"
          + "scene-will-connect",
      ],
      payload: "alert",
      phase: .response
    ),
  ]

  static let names = all.map(\.name)

  /// The inputs of rows and columns, without their values.
  var inputs: String {
    [rows, columns].map { list in
      let words = list.commaWords.map { String($0.prefix { $0 != "=" }) }
      return words.compactMap { TablePart($0)?.name }.joined(separator: ", ")
    }
    .joined(separator: " × ")
  }
}
