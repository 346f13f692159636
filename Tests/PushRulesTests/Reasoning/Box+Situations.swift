@testable import PushRules

extension Box {
  /// Every situation of the box.
  var situations: [Box] {
    Column.base.reduce([self]) { boxes, column in
      boxes.flatMap { box in
        column.places(of: box[column]).map { place in
          var single = box
          single[column] = 1 << UInt64(place)
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
