package import DecisionTables

/// Situations that agree in some parts and range over all values in the others.
package struct SituationSpace: Hashable, Sendable {
  /// What is fixed: for each part of the situation the values.
  package private(set) var region: Region
  /// A situation in which what is stated is spelt as it was stated.
  package let model: Situation

  /// Fixes parts of a situation and leaves the others open.
  ///
  /// - Parameters:
  ///   - model: The situation.
  ///   - inputs: The parts to fix.
  ///   - states: The states to range over, or nil for all if the inputs leave the state open.
  /// - Precondition: there is a state to range over.
  package init(like model: Situation, stating inputs: Set<Input>, states: [AppState]? = nil) {
    self.model = model
    let stated = model.region
    region = inputs.reduce(into: .any) { $0[$1] = stated[$1] }
    guard let states else { return }
    precondition(!states.isEmpty, "a space without a state has no situation")
    region[Input.state] = states.reduce(0) { $0 | UInt64(bit: $1.place) }
  }

  /// Returns the situations in which an entry holds in place of what is stated about its column.
  func with(_ entry: Entry) -> SituationSpace {
    var space = self
    space.region[entry.column] = entry.values
    return space
  }

  /// Returns a situation of the space, with what is stated spelt as it was stated.
  func situation(at region: Region) -> Situation {
    var situation = model
    let spelt = model.region
    for input in Input.allCases where spelt[input] != region[input] {
      situation.set(input, at: region[input].trailingZeroBitCount)
    }
    if situation.sdk < .iOS(27, 0) { situation.sdk = min(situation.sdk, situation.system) }
    return situation
  }
}
