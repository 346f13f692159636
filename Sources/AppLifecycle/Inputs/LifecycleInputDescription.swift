internal import DecisionTables
internal import PushRules

/// All that is known about an input of the life cycle: its name, its values, and where it is kept.
struct LifecycleInputDescription: Sendable {
  /// The name and the values.
  let column: ColumnDescription
  /// Where the value is kept.
  let source: Source

  /// Where the value of an input is kept.
  enum Source: Sendable {
    /// It is the event itself.
    case event
    /// In the configuration, which no event changes.
    case configuration(@Sendable (LifecycleConfiguration) -> Int)
    /// In the state.
    case state(
      read: @Sendable (LifecycleState) -> Int,
      write: @Sendable (inout LifecycleState, Int) -> Void
    )
  }
}

extension LifecycleInputDescription {
  /// Describes a part of the configuration; the values print as their names if `words` is nil.
  init<Value: ColumnValue>(
    _ name: String,
    words: [String]? = nil,
    configuration get: @escaping @Sendable (LifecycleConfiguration) -> Value
  ) {
    column = ColumnDescription(name, words: words ?? Value.allCases.map { $0.name })
    source = .configuration { Int(get($0).rawValue) }
  }

  /// Describes a part of the state.
  init<Value: ColumnValue>(
    _ name: String,
    get: @escaping @Sendable (LifecycleState) -> Value,
    set: @escaping @Sendable (inout LifecycleState, Value) -> Void
  ) {
    column = ColumnDescription(name, words: Value.allCases.map { $0.name })
    source = .state(read: { Int(get($0).rawValue) }, write: { set(&$0, Value(place: $1)) })
  }
}

extension ColumnDescription {
  /// Describes a column whose conditions read like `app active or inactive`; if all values but one of
  /// many are accepted, like `app other than active`.
  init(_ name: String, words: [String]) {
    self.init(
      name,
      values: words,
      phrase: { accepted in
        let places = accepted.places
        let refused = words.indices.filter { !places.contains($0) }
        return refused.count == 1 && places.count > 2
          ? name + " other than " + words[refused[0]]
          : name + " " + places.map { words[$0] }.joined(separator: " or ")
      }
    )
  }
}
