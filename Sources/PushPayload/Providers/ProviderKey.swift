import PushRules

struct ProviderKey: Changeable, Sendable {
  enum Target: Hashable, Sendable {
    /// To these keys of the payload.
    case payload([String])
    /// To the alert: an object is the alert, a string its body.
    case alert
    /// Its members go beside `aps`, except those with their own targets.
    case members
    /// To a request header.
    case header(String)
    /// Its members are request headers.
    case headers
  }

  enum Condition: Hashable, Sendable {
    /// Another key has this word as its value.
    case word(key: String, String)
    /// Another key is present.
    case presence(of: String)
    /// Another key is absent.
    case absence(of: String)
  }

  let source: [String]
  let target: Target
  let conversion: ProviderConversion
  private(set) var conditions: [Condition] = []

  init(_ source: String, to target: String, _ conversion: ProviderConversion = .same) {
    self.init(source.keyPath, .payload(target.keyPath), conversion)
  }

  init(_ source: String, header: String, _ conversion: ProviderConversion = .same) {
    self.init(source.keyPath, .header(header), conversion)
  }

  /// Values in an object of the message that go into `aps`, or an object in it, each under its name
  /// with hyphens.
  static func aps(
    in place: String = "",
    _ names: [String],
    _ conversion: ProviderConversion = .same,
    under parent: String = "aps"
  ) -> [ProviderKey] {
    names.map { ProviderKey(place + "." + $0, to: parent + "." + $0.hyphenated, conversion) }
  }

  static func alert(in place: String = "", _ names: [String]) -> [ProviderKey] {
    aps(in: place, names, under: "aps.alert")
  }

  init(alertOf source: String, _ conversion: ProviderConversion = .same) {
    self.init(source.keyPath, .alert, conversion)
  }

  init(membersOf source: String) { self.init(source.keyPath, .members, .same) }

  init(headersOf source: String) { self.init(source.keyPath, .headers, .same) }

  /// A value at a path whose keys may contain points.
  init(_ source: [String], _ target: Target, _ conversion: ProviderConversion) {
    self.source = source
    self.target = target
    self.conversion = conversion
  }

  func when(_ key: String, is word: String) -> ProviderKey { only(.word(key: key, word)) }

  func with(_ key: String) -> ProviderKey { only(.presence(of: key)) }

  func unless(_ key: String) -> ProviderKey { only(.absence(of: key)) }

  private func only(_ condition: Condition) -> ProviderKey {
    changed { $0.conditions.append(condition) }
  }

  func counts(in message: JSONNode) -> Bool { conditions.allSatisfy { $0.holds(in: message) } }
}

extension ProviderKey.Condition {
  func holds(in message: JSONNode) -> Bool {
    switch self {
    case .word(let key, let word): message[key]?.string == word
    case .presence(let key): message.states(key)
    case .absence(let key): !message.states(key)
    }
  }
}

extension JSONNode {
  /// Whether an object has a key with another value than null.
  fileprivate func states(_ key: String) -> Bool { self[key].map { $0.value != .null } ?? false }
}

extension String {
  /// The name with hyphens in place of underscores and before capital letters.
  var hyphenated: String {
    var name = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "_": name += "-"
      case "A"..."Z": name += "-" + String(scalar).lowercased()
      default: name.unicodeScalars.append(scalar)
      }
    }
    return name
  }
}
