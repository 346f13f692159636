package import PushRules

extension Provider {
  /// How a sender makes a change of the push in the provider's own format, as a clause; nil for a
  /// change that its messages cannot state.
  package func instruction(for step: Remedy.Step) -> String? {
    switch step {
    case .contentAvailable(.one): "send " + format.flag
    case .mutableContent(.one): format.clause(setting: FlagKey.mutableContent.rawValue)
    case .priority(let priority?): format.clause(setting: "apns-priority", to: priority.name)
    case .pushType(let type?): format.clause(setting: "apns-push-type", to: type.name)
    default: nil
    }
  }
}

extension ProviderFormat {
  fileprivate func clause(setting flag: String) -> String? {
    if let key = keys.first(where: { $0.target == .payload(["aps", flag]) }) {
      return key.conversion.setter.map { "send `\(key.source.joined(separator: "."))` with " + $0 }
    }
    return verbatim.first.map { "send `\(flag)` with 1 in `\($0.isEmpty ? "" : $0 + ".")aps`" }
  }

  fileprivate func clause(setting header: String, to value: String) -> String? {
    if let key = keys.first(where: { $0.target == .header(header) }) {
      var word = value
      if case .words(let words) = key.conversion {
        guard let found = words.keys.sorted().first(where: { words[$0] == value }) else {
          return nil
        }
        word = found
      }
      return "send `\(key.source.joined(separator: "."))` with `\(word)`"
    }
    return keys.first { $0.target == .headers }.map {
      "send `\(header)` with `\(value)` in `\($0.source.joined(separator: "."))`"
    }
  }
}
