package import DecisionTables

/// Everything about an input: its values, who can change it, and how to read and write it.
package struct InputDescription: Sendable {
  package let column: ColumnDescription
  /// The member of JSON that states it, or the element of a list in one.
  package let jsonName: String
  package let party: ChangeParty
  /// How much a change of it changes the situation; explanations prefer small numbers.
  let distance: Int
  let read: @Sendable (Situation) -> Int
  let write: @Sendable (inout Situation, Int) -> Void
  /// Returns what to do to change the value.
  let instruction: @Sendable (_ value: Int, _ current: Int) -> Instruction
  /// Returns some values as a clause, or nil if the name followed by the values is one.
  package let clause: @Sendable (_ accepted: [Int]) -> String?
  /// Returns the members of JSON that differ when the value changes.
  package let changedMembers: @Sendable (_ old: Situation, _ new: Situation) -> [ChangedMember]

  package var isSetting: Bool { column.effort == .settings }

  package typealias ChangedMember = (name: String, value: MemberValue)
}

extension InputDescription {
  /// Describes an input whose values are those of an enumeration; `json` is its name if left out.
  ///
  /// What to do is a row of `instructions` for each value, or follows from it.
  init<Value: ColumnValue>(
    _ name: String,
    _ values: Value.Type,
    json: String? = nil,
    changedBy party: ChangeParty,
    _ effort: Effort,
    distance: Int = 1,
    rank: @escaping @Sendable (Int, Int) -> Int = { value, _ in value },
    get: @escaping @Sendable (Situation) -> Value,
    set: @escaping @Sendable (inout Situation, Value) -> Void,
    instructions: [Instruction] = [],
    instruction: (@Sendable (_ value: Value, _ current: Value) -> Instruction)? = nil,
    clause: @escaping @Sendable (_ accepted: [Value]) -> String? = { _ in nil },
    changed: @escaping @Sendable (Value) -> MemberValue = { .text($0.name) },
    changedMembers: (@Sendable (Situation, Situation) -> [ChangedMember])? = nil
  ) {
    self.init(
      column: ColumnDescription(
        name,
        values: Value.allCases.map { $0.name },
        effort: effort,
        rank: rank
      ),
      jsonName: json ?? name,
      party: party,
      distance: distance,
      read: { get($0).place },
      write: { set(&$0, Value(place: $1)) },
      instruction: { instruction?(Value(place: $0), Value(place: $1)) ?? instructions[$0] },
      clause: { clause($0.map { Value(place: $0) }) },
      changedMembers: changedMembers ?? { _, new in [(json ?? name, changed(get(new)))] }
    )
  }

  /// Describes an optional input; its first value is nil, then come those of an enumeration.
  init<Value: ColumnValue>(
    _ name: String,
    optional absence: String,
    _ values: Value.Type,
    json: String? = nil,
    changedBy party: ChangeParty,
    _ effort: Effort,
    distance: Int = 1,
    rank: @escaping @Sendable (Int, Int) -> Int = { value, _ in value == 0 ? 64 : value },
    get: @escaping @Sendable (Situation) -> Value?,
    set: @escaping @Sendable (inout Situation, Value?) -> Void,
    instructions: [Instruction] = [],
    instruction: (@Sendable (_ value: Value?) -> Instruction)? = nil,
    clause: @escaping @Sendable (_ accepted: [Value?]) -> String? = { _ in nil },
    changed: (@Sendable (Value?) -> MemberValue)? = nil
  ) {
    @Sendable func value(at place: Int) -> Value? { place == 0 ? nil : Value(place: place - 1) }
    self.init(
      column: ColumnDescription(
        name,
        values: [absence] + Value.allCases.map { $0.name },
        effort: effort,
        rank: rank
      ),
      jsonName: json ?? name,
      party: party,
      distance: distance,
      read: { get($0).map { $0.place + 1 } ?? 0 },
      write: { set(&$0, value(at: $1)) },
      instruction: { place, _ in instruction?(value(at: place)) ?? instructions[place] },
      clause: { clause($0.map { value(at: $0) }) },
      changedMembers: { _, new in
        let value = get(new)
        let unset: MemberValue = absence == "none" ? .text(absence) : .null
        return [(json ?? name, changed?(value) ?? value.map { .text($0.name) } ?? unset)]
      }
    )
  }
}

extension Effort {
  /// A key of the payload, a method or an entry of the Info.plist: changed in a line.
  static let line = Effort(tier: 0)
  /// Another request, or another text: changed in a line, but another push.
  static let request = Effort(tier: 0, order: 1)
  /// A switch in the settings.
  static let settings = Effort(tier: 1)
  /// Another app: its life cycle or its SDK.
  static let build = Effort(tier: 2)
  /// Another moment.
  static let state = Effort(tier: 3)
  /// Another user action.
  static let action = Effort(tier: 4)
  /// Another version of iOS.
  static let system = Effort(tier: 5)
}
