package import DecisionTables

extension Schema {
  package static let push = Schema(
    inputs: Input.descriptions.map { $0.column },
    answers: Answer.descriptions
  )
}

extension Column {
  package init(_ input: Input) { self = Schema.push.columns[Int(input.rawValue)] }
  package init(_ answer: Answer) {
    self = Schema.push.columns[Schema.push.inputCount + Int(answer.rawValue)]
  }

  /// The input of the column, or nil if a table decides it.
  package var input: Input? { Input(rawValue: UInt8(number)) }
  var answer: Answer? {
    let place = number - Schema.push.inputCount
    return place < 0 ? nil : Answer(rawValue: UInt8(place))
  }
}

extension Region {
  package static let any = Schema.push.any

  /// The accepted values of an input, one bit each.
  package subscript(input: Input) -> UInt64 {
    get { self[Column(input)] }
    set { self[Column(input)] = newValue }
  }

  package subscript(answer: Answer) -> UInt64 { self[Column(answer)] }

  package init(_ entries: Entry...) { self = Region.any.keeping(entries) }
}

extension Situation {
  /// The situation as a region with one value in each input.
  package var region: Region {
    // All methods in one pass: to look for one in the set takes as long.
    let first = Int(Input.willFinishLaunching.rawValue)
    let methods = implements.reduce(0) { $0 | UInt64(bit: Int($1.rawValue) + first) }
    let areMethods = first..<Int(Input.notificationCenterDelegate.rawValue)
    let descriptions = Input.descriptions
    var read = self
    read.pushType = typeInEffect
    return Schema.push.situation { input in
      areMethods.contains(input)
        ? Int(methods >> UInt64(input) & 1) : descriptions[input].read(read)
    }
  }

  package func valueName(of input: Input) -> String {
    input.description.column.values[input.description.read(self)]
  }

  mutating func set(_ input: Input, at place: Int) { input.description.write(&self, place) }
}
