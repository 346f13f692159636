internal import AppLifecycle

/// An arrow of a state diagram: edges between two states, either silent ones or the others.
struct StateArrow: Sendable {
  let from: ProcessState
  let to: ProcessState
  let isSilent: Bool
  /// The numbers of its edges, which follow each other.
  let numbers: ClosedRange<Int>
  /// Whether another arrow leads the same way.
  let isSecond: Bool

  /// The arrows of a diagram.
  static func all(of diagram: StateDiagram) -> [StateArrow] {
    var arrows: [StateArrow] = []
    for (index, edge) in diagram.edges.enumerated() {
      let last = arrows.last
      let isSameWay = last?.from == edge.from && last?.to == edge.to
      if let last, isSameWay, last.isSilent == edge.isSilent {
        arrows[arrows.count - 1] = last.adding(index + 1)
      } else {
        arrows.append(
          StateArrow(
            from: edge.from,
            to: edge.to,
            isSilent: edge.isSilent,
            numbers: index + 1...index + 1,
            isSecond: isSameWay
          )
        )
      }
    }
    return arrows
  }

  /// The numbers as they print.
  var label: String {
    numbers.count == 1
      ? String(numbers.lowerBound) : "\(numbers.lowerBound)–\(numbers.upperBound)"
  }

  private func adding(_ number: Int) -> StateArrow {
    StateArrow(
      from: from,
      to: to,
      isSilent: isSilent,
      numbers: numbers.lowerBound...number,
      isSecond: isSecond
    )
  }
}
