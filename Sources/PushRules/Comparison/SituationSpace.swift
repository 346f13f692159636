package import DecisionTables

/// All situations with fixed values in some inputs.
package struct SituationSpace: Changeable, Hashable, Sendable {
  package private(set) var region: Region
  /// A situation with the fixed values as the user spelt them.
  package let model: Situation

  /// Fixes some inputs of a situation and leaves the others open.
  ///
  /// - Parameters:
  ///   - model: The situation.
  ///   - inputs: The inputs to fix.
  ///   - states: The states of the space, or nil for all states if the inputs do not fix it.
  /// - Precondition: `states` is not empty.
  package init(like model: Situation, stating inputs: Set<Input>, states: [AppState]? = nil) {
    self.model = model
    let stated = model.region
    region = inputs.reduce(into: .any) { $0[$1] = stated[$1] }
    guard let states else { return }
    precondition(!states.isEmpty, "a space without a state has no situation")
    region[Input.state] = states.reduce(0) { $0 | UInt64(bit: $1.place) }
  }

  func with(_ entry: Entry) -> SituationSpace { changed { $0.region.set(entry) } }

  /// Returns a situation of the space, with the spelling of the user.
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
