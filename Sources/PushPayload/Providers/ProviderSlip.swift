/// A wrong key that people often write in a message.
struct ProviderSlip: Sendable {
  /// How the wrong key is recognized.
  enum Key: Hashable, Sendable {
    /// The flag, in any spelling.
    case flag(FlagKey)
    /// Exactly this word.
    case word(String)
  }

  /// The keys that lead to the object that it stands in; empty for the message itself.
  let place: [String]
  /// The key.
  let key: Key
  /// What is right, as the end of a clause.
  let expected: String
  /// The only spelling that is right there, or nil.
  var right: String?
  /// Whether the provider refuses the message because of it.
  var isRefused = false

  /// Words that are wrong in the same place.
  static func words(
    _ words: KeyValuePairs<String, String>,
    in place: String,
    isRefused: Bool
  ) -> [ProviderSlip] {
    words.map { word, expected in
      ProviderSlip(
        place: place.keyPath,
        key: .word(word),
        expected: expected,
        isRefused: isRefused
      )
    }
  }

  /// Both flags in a place, with the right way to state each.
  static func flags(
    in place: String,
    _ expected: (FlagKey) -> String,
    right: (FlagKey) -> String? = { _ in nil },
    isRefused: Bool = false
  ) -> [ProviderSlip] {
    FlagKey.allCases.map { flag in
      ProviderSlip(
        place: place.keyPath,
        key: .flag(flag),
        expected: expected(flag),
        right: right(flag),
        isRefused: isRefused
      )
    }
  }

  /// Tells whether a key is the wrong one.
  func fits(_ key: String) -> Bool {
    switch self.key {
    case .flag(let flag): key != right && flag.resembles(key)
    case .word(let word): key == word
    }
  }
}

extension ProviderMessage {
  /// A wrong key that stands in the message.
  struct FoundSlip: Sendable {
    let slip: ProviderSlip
    let member: JSONMember
    /// Whether the push lacks what the key was meant to state.
    let isMissed: Bool

    /// What was found and what was expected, as a clause without a period.
    var message: String {
      let place = slip.place.isEmpty ? "the message" : "`\(slip.place.joined(separator: "."))`"
      return "found \(PrintableText.quoted(member.key)) in \(place), expected \(slip.expected)"
    }
  }

  /// Calls a closure with each wrong key of the message, in the order of the list.
  ///
  /// A key that only repeats a flag is data of the app.
  func forEachSlip(_ body: (FoundSlip) -> Void) {
    for slip in provider.format.slips {
      for member in message.node(at: slip.place)?.members ?? [] where slip.fits(member.key) {
        let isMissed = isMissing(slip.key)
        guard isMissed || slip.isRefused || slip.place.isEmpty else { continue }
        body(FoundSlip(slip: slip, member: member, isMissed: isMissed))
      }
    }
  }

  private func isMissing(_ key: ProviderSlip.Key) -> Bool {
    switch key {
    case .flag(let flag): payload["aps"]?[flag.rawValue] == nil
    case .word: true
    }
  }
}
