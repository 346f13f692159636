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

extension ProviderMessage {
  struct FoundSlip: Sendable {
    let slip: ProviderSlip
    let member: JSONMember
    let isMissed: Bool

    let isForApple: Bool

    /// The spelling that is right in the same place for a flag with a clear value, or nil.
    var right: String? { isMissed && member.node.isClearFlag ? slip.right : nil }

    var message: String {
      let place = slip.place.isEmpty ? "the message" : "`\(slip.place.joined(separator: "."))`"
      return "\(member.key.quoted) stands in \(place): write \(slip.expected)"
    }
  }

  /// Calls a closure with each wrong key of the message, in the order of the list.
  ///
  /// A key that only repeats a flag is data of the app.
  func forEachSlip(_ body: (FoundSlip) -> Void) {
    let isAtTop = message.offset == root.offset
    for slip in provider.format.slips where !(slip.isRightAtTop && isAtTop) {
      for member in message.node(at: slip.place)?.members ?? [] where slip.fits(member.key) {
        var isMissed = true
        if case .flag(let flag) = slip.key { isMissed = payload["aps"]?[flag.rawValue] == nil }
        guard isMissed || slip.isRefused || slip.place.isEmpty else { continue }
        body(
          FoundSlip(
            slip: slip,
            member: member,
            isMissed: isMissed,
            isForApple: isForApple || payload["aps"]?["alert"] != nil
          )
        )
      }
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
