/// Where a key of a message goes.
struct ProviderKey: Sendable {
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

  /// The keys that lead to the value in the message.
  let source: [String]
  let target: Target
  let conversion: ProviderConversion
  /// The conditions under which it counts.
  private(set) var conditions: [Condition] = []

  /// A value that goes into the payload, at a path with points.
  init(_ source: String, to target: String, _ conversion: ProviderConversion = .same) {
    self.init(source.keyPath, .payload(target.keyPath), conversion)
  }

  /// A value that becomes a request header.
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

  /// Values in an object of the message that go into the alert, each under its name with hyphens.
  static func alert(in place: String = "", _ names: [String]) -> [ProviderKey] {
    aps(in: place, names, under: "aps.alert")
  }

  /// An object or a string that becomes the alert.
  init(alertOf source: String, _ conversion: ProviderConversion = .same) {
    self.init(source.keyPath, .alert, conversion)
  }

  /// An object whose members go beside `aps`.
  init(membersOf source: String) { self.init(source.keyPath, .members, .same) }

  /// An object whose members are request headers.
  init(headersOf source: String) { self.init(source.keyPath, .headers, .same) }

  /// A value at a path whose keys may contain points.
  init(_ source: [String], _ target: Target, _ conversion: ProviderConversion) {
    self.source = source
    self.target = target
    self.conversion = conversion
  }

  /// The same key, which counts only if another key has a word as its value.
  func when(_ key: String, is word: String) -> ProviderKey { only(.word(key: key, word)) }

  /// The same key, which counts only if another key is present.
  func with(_ key: String) -> ProviderKey { only(.presence(of: key)) }

  /// The same key, which counts only if another key is absent.
  func unless(_ key: String) -> ProviderKey { only(.absence(of: key)) }

  private func only(_ condition: Condition) -> ProviderKey {
    var copy = self
    copy.conditions.append(condition)
    return copy
  }

  func counts(in message: JSONNode) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .word(let key, let word): message[key]?.string == word
      case .presence(let key): message.states(key)
      case .absence(let key): !message.states(key)
      }
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
