package struct ConfiguredInput: Hashable, Sendable {
  package enum Origin: String, CaseIterable, Hashable, Sendable {
    case code
    case sdk
    case configuration = "config"
  }

  package enum Change: Hashable, Sendable {
    case adds
    /// It hides the app's own method from the system.
    case hides
  }

  package let input: String
  package let values: [String]
  package let origin: Origin
  package let change: Change
  package let agent: String?

  /// An input by its JSON name, with its values.
  package init(input: String, values: [String], from origin: Origin) {
    self.input = input
    self.values = values
    self.origin = origin
    change = .adds
    agent = nil
  }

  /// Creates what an SDK does to methods with these ids.
  package init(_ change: Change, _ methods: [String], by agent: String) {
    input = change == .adds ? "implements" : "hidden"
    values = methods
    origin = .sdk
    self.change = change
    self.agent = agent
  }
}
