/// A part of the situation that neither flags nor files of the question state.
package struct ConfiguredInput: Hashable, Sendable {
  /// What states it.
  package enum Origin: String, CaseIterable, Hashable, Sendable {
    /// The app that the call names.
    case code
    /// A configuration.
    case configuration = "config"

    fileprivate var heading: String {
      switch self {
      case .code: "From your code: "
      case .configuration: "From the configuration: "
      }
    }
  }

  private let input: String
  private let value: String
  fileprivate let origin: Origin

  /// Names a part as it is called in JSON, and its value.
  package init(input: String, value: String, from origin: Origin) {
    self.input = input
    self.value = value
    self.origin = origin
  }

  /// The part with its value, in words.
  var words: String { input + " " + value.split(separator: ",").joined(separator: ", ") }

  /// The part as an object.
  var json: JSONTree {
    ["input": .string(input), "value": .string(value), "from": .string(origin.rawValue)]
  }
}

extension RouteAnswer {
  /// What the app and a configuration state, a paragraph for each; empty if they state nothing.
  var configuredLine: String {
    ConfiguredInput.Origin.allCases.map { origin in
      let inputs = configured.filter { $0.origin == origin }
      guard !inputs.isEmpty else { return "" }
      return Paragraph(inputs.map { $0.words }.joined(separator: " · "))
        .hanging(on: origin.heading)
    }.joined()
  }

  /// The member that says what the app and a configuration state; none if it states nothing.
  var configuredMembers: [JSONTree.Member] {
    configured.isEmpty ? [] : [.init("configured", .array(configured.map { $0.json }))]
  }
}
