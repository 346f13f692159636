/// Situations that agree in some parts and range over all values in the others.
public struct SituationSpace: Hashable, Sendable {
  /// What is fixed: for each part of the situation the values.
  public private(set) var box: Box
  /// A situation in which what is stated is spelt as it was stated.
  public let model: Situation

  /// Fixes parts of a situation and leaves the others open.
  ///
  /// - Parameters:
  ///   - model: The situation.
  ///   - columns: The parts to fix.
  ///   - states: The states to range over, or nil for all if the columns leave the state open.
  /// - Precondition: there is a state to range over.
  public init(like model: Situation, stating columns: Set<Column>, states: [AppState]? = nil) {
    self.model = model
    box = columns.reduce(.any) { $0 & model.box.only($1) }
    guard let states else { return }
    precondition(!states.isEmpty, "a space without a state has no situation")
    box[.state] = states.reduce(0) { $0 | $1.bit }
  }

  /// Returns the situations in which words hold in place of what is stated about their columns.
  func with(_ words: Box) -> SituationSpace {
    var space = self
    for column in words.columns { space.box[column] = words[column] }
    return space
  }

  /// Returns a situation of the space, with what is stated spelt as it was stated.
  func situation(at box: Box) -> Situation {
    var situation = model
    let spelt = model.box
    for column in Column.base where spelt[column] != box[column] {
      situation.set(column, at: box[column].trailingZeroBitCount)
    }
    if situation.sdk < .iOS(27, 0) { situation.sdk = min(situation.sdk, situation.system) }
    return situation
  }
}
