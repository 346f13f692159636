@testable import PushRules

extension Box {
  /// All values of some columns, with the first value of every other one.
  static func space(over columns: [Column]) -> Box {
    Column.base.reduce(into: .any) { box, column in
      if !columns.contains(column) { box[column] = 1 }
    }
  }

  /// Every situation of the box.
  var situations: [Box] {
    Column.base.reduce([self]) { boxes, column in
      boxes.flatMap { box in
        box[column].bits.map { bit in
          var single = box
          single[column] = bit
          return single
        }
      }
    }
  }
}

extension SituationSpace {
  /// All situations.
  static let all = SituationSpace(
    like: Situation(state: .suspended, payload: PayloadTraits()),
    stating: []
  )
}
