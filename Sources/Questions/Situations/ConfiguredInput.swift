package import PushRules

package struct ConfiguredInput: Hashable, Sendable {
  package enum Origin: String, CaseIterable, Hashable, Sendable {
    case code
    case sdk
    case configuration = "config"
  }

  package let input: String
  package let values: [String]
  package let origin: Origin
  package let change: MethodChange
  package let agent: String?

  /// An input by its JSON name, with its values: for an SDK, the methods that it changes.
  package init(
    input: String,
    values: [String],
    from origin: Origin,
    _ change: MethodChange = .adds,
    by agent: String? = nil
  ) {
    (self.input, self.values, self.origin) = (input, values, origin)
    (self.change, self.agent) = (change, agent)
  }
}
