internal import DecisionTables
internal import PushRules

/// The name and values of a life-cycle input, and where its value comes from.
struct LifecycleInputDescription: Sendable {
  let column: ColumnDescription
  let source: Source

  enum Source: Sendable {
    case event
    /// From the configuration, which no event changes.
    case configuration(@Sendable (LifecycleConfiguration) -> Int)
    case state(
      read: @Sendable (LifecycleState) -> Int,
      write: @Sendable (inout LifecycleState, Int) -> Void
    )
  }
}

extension LifecycleInputDescription {
  /// Describes a part of the configuration; without `words`, the values print as their names.
  init<Value: ColumnValue>(
    _ name: String,
    words: [String]? = nil,
    configuration get: @escaping @Sendable (LifecycleConfiguration) -> Value
  ) {
    column = ColumnDescription(name, words: words ?? Value.allCases.map { $0.name })
    source = .configuration { Int(get($0).rawValue) }
  }

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
  /// Describes a column whose conditions read like `app active or inactive`, or like `app other
  /// than active` if a condition accepts all values but one of many.
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
