/// A frequent wrong key in a message.
struct ProviderSlip: Sendable {
  enum Key: Hashable, Sendable {
    /// The flag, in any spelling.
    case flag(FlagKey)
    /// Exactly this word.
    case word(String)
  }

  let place: [String]
  let key: Key
  /// What is right, as the end of a clause.
  let expected: String
  /// The only right spelling there, or nil.
  var right: String?
  var isRefused = false
  /// Whether it is right at the top of a text, where an SDK takes more than the interface does.
  var isRightAtTop = false

  static func words(
    _ words: KeyValuePairs<String, String>,
    in place: String = "",
    isRefused: Bool = false,
    isRightAtTop: Bool = false
  ) -> [ProviderSlip] {
    words.map { word, expected in
      ProviderSlip(
        place: place.keyPath,
        key: .word(word),
        expected: expected,
        isRefused: isRefused,
        isRightAtTop: isRightAtTop
      )
    }
  }

  /// Both flags in some places, all wrong except where the spelling is right; `end` is what belongs
  /// behind the right key, such as "with 1 in `data`".
  static func flags(
    in places: [String],
    _ spelling: Spelling,
    _ end: String,
    rightIn right: String? = nil,
    isRefused: Bool = false
  ) -> [ProviderSlip] {
    places.flatMap { place in
      FlagKey.allCases.map { flag in
        let name = spelling.name(of: flag)
        return ProviderSlip(
          place: place.keyPath,
          key: .flag(flag),
          expected: "`\(name)` \(end)",
          right: place == right ? name : nil,
          isRefused: isRefused
        )
      }
    }
  }

  enum Spelling {
    case hyphens, underscores, braze, expo

    func name(of flag: FlagKey) -> String {
      switch (self, flag) {
      case (.hyphens, _), (.braze, .contentAvailable): flag.rawValue
      case (.underscores, _), (.braze, .mutableContent): flag.underscored
      case (.expo, .contentAvailable): "_contentAvailable"
      case (.expo, .mutableContent): "mutableContent"
      }
    }
  }

  func fits(_ key: String) -> Bool {
    switch self.key {
    case .flag(let flag): key != right && flag.resembles(key)
    case .word(let word): key == word
    }
  }
}

/// The keys that a sender knows in an object of its messages; at the top besides those of its format.
struct ProviderWords: Sendable {
  let names: [String]
  let place: [String]
  /// Whether the sender refuses a message with another key.
  let isClosed: Bool

  init(_ names: [String], in place: String = "", isClosed: Bool = false) {
    (self.names, self.place, self.isClosed) = (names, place.keyPath, isClosed)
  }
}

extension ProviderMessage {
  /// Calls a closure with each key that means nothing where it stands, in its object: frequent ones,
  /// then others; with what is wrong, how much it matters, and what is right there, if it is clear.
  ///
  /// A key that only repeats a flag is data of the app. At the top of a text the message may have
  /// members of another program.
  func forEachWrongKey(
    _ body: (JSONNode?, JSONMember, String, Severity, _ right: String?) -> Void
  ) {
    let isAtTop = message.offset == root.offset
    let format = provider.format
    for slip in format.slips where !(slip.isRightAtTop && isAtTop) {
      let place = slip.place.isEmpty ? "the message" : "`\(slip.place.joined(separator: "."))`"
      let object = message.node(at: slip.place)
      for member in object?.members ?? [] where slip.fits(member.key) {
        var isMissed = true
        if case .flag(let flag) = slip.key { isMissed = payload["aps"]?[flag.rawValue] == nil }
        guard isMissed || slip.isRefused || slip.place.isEmpty else { continue }
        let right = isMissed && member.node.isClearFlag ? slip.right : nil
        let found = "\(member.key.quoted) stands in \(place): write \(slip.expected)"
        body(object, member, found, severity(of: slip, isMissed: isMissed), right)
      }
    }
    for words in format.words {
      let isClosed = words.isClosed && !isAtTop
      let place = words.place.isEmpty ? "a message" : "`\(words.place[0])`"
      let object = message.node(at: words.place)
      let own = words.place.isEmpty ? format.keys.compactMap { $0.source.first } : []
      let known = KnownNames(words.names + own + (own.isEmpty ? [] : format.examples))
      for member in object?.members ?? [] where !known.contains(member.key) {
        let nearest = known.nearest(to: member.key)
        guard isClosed || nearest != nil,
          !format.slips.contains(where: { $0.place == words.place && $0.fits(member.key) })
        else { continue }
        let end = nearest.map { "; did you mean `\($0.meant)`?" } ?? "; own data belong in `data`"
        let found = "\(provider.name) knows no \(member.key.quoted) in \(place)" + end
        let right = nearest?.distance == 0 ? nearest?.meant : nil
        body(object, member, found, isClosed ? .error : .warning, right)
      }
    }
  }

  /// An error if the provider refuses the message or the push lacks a flag; info if a flag is
  /// repeated.
  private func severity(of slip: ProviderSlip, isMissed: Bool) -> Severity {
    let isForApple = isForApple || payload["aps"]?["alert"] != nil
    return switch slip.key {
    case .word: slip.isRefused ? .error : .warning
    case .flag where slip.place == ["data"] && !isForApple && !slip.isRefused: .info
    case .flag: isMissed || slip.isRefused ? .error : .info
    }
  }
}

/// What Firebase's Admin SDK for Node.js makes of a payload.
///
/// After `messaging-internal.ts` of firebase-admin-node: camel case becomes hyphens in these keys, and
/// a flag other than true or 1 is dropped. The HTTP interface does not rename.
enum AdminSDK: Sendable {
  private static let ofAps: [String: ProviderConversion] = [
    "contentAvailable": .flag, "mutableContent": .flag, "threadId": .same, "sound": .sound,
  ]
  private static let ofAlert: [String: ProviderConversion] = [
    "titleLocKey", "titleLocArgs", "subtitleLocKey", "subtitleLocArgs", "locKey", "locArgs",
    "actionLocKey", "launchImage",
  ].reduce(into: [:]) { $0[$1] = .same }

  static func sent(_ payload: JSONNode) -> JSONNode {
    payload.changing { member in
      guard member.key == "aps" else { return member }
      return member.with(
        renamed(member.node, ofAps).changing { member in
          member.key == "alert" ? member.with(renamed(member.node, ofAlert)) : member
        }
      )
    }
  }

  private static func renamed(
    _ object: JSONNode,
    _ keys: [String: ProviderConversion]
  ) -> JSONNode {
    object.changing { member in
      guard let conversion = keys[member.key] else { return member }
      return conversion.node(from: member.node).map {
        JSONMember(key: member.key.hyphenated, keyOffset: member.keyOffset, node: $0)
      }
    }
  }
}
