package import PushRules

extension Decision {
  /// The decision as the command line prints it for one of many payloads.
  package var json: JSONTree {
    if let contradiction {
      return ["wake": .null, "arrival": .null, "launch": .null, "impossible": contradiction.json]
    }
    return [
      "wake": .text(wake?.name),
      "arrival": .texts(methods(in: .arrival).map { $0.id }),
      "launch": .texts(methods(in: .response).map { $0.id }),
    ]
  }
}
