/// A part of the situation that a configuration states.
package struct ConfiguredInput: Hashable, Sendable {
  private let input: String
  private let value: String

  /// Names a part as it is called in JSON, and its value.
  package init(input: String, value: String) {
    self.input = input
    self.value = value
  }

  /// The part with its value, in words.
  var words: String { input + " " + value }

  /// The part as an object.
  var json: JSONTree {
    ["input": .string(input), "value": .string(value), "from": "config"]
  }
}

extension RouteAnswer {
  /// What a configuration states, as a line; empty if it states nothing.
  var configuredLine: String {
    guard !configured.isEmpty else { return "" }
    return Paragraph(configured.map { $0.words }.joined(separator: " · "))
      .hanging(on: "From the configuration: ")
  }

  /// The member that says what a configuration states; none if it states nothing.
  var configuredMembers: [JSONTree.Member] {
    configured.isEmpty ? [] : [.init("configured", .array(configured.map { $0.json }))]
  }
}
