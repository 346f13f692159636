/// The columns of some tables: the inputs, then the answers.
///
/// A class, because it never changes and many values refer to it.
package final class Schema: Sendable {
  package let columns: [Column]
  package let inputCount: Int
  /// The region that holds every situation.
  package let any: Region
  let answerBits: Region
  let descriptions: [ColumnDescription]
  /// The inputs by the effort to change them.
  let efforts: InputEfforts

  /// Gives each column a slot.
  ///
  /// - Precondition: there is room for all columns in a region.
  package init(inputs: [ColumnDescription], answers: [ColumnDescription]) {
    descriptions = inputs + answers
    inputCount = inputs.count
    var used = [Int](repeating: 0, count: Slot.wordCount)
    var columns: [Column] = []
    columns.reserveCapacity(descriptions.count)
    for number in descriptions.indices {
      columns.append(Self.column(number, descriptions[number].values.count, used: &used))
    }
    self.columns = columns
    efforts = InputEfforts(columns[..<inputs.count], descriptions)
    var any = Region.oneValueInEachSlot
    var answerBits = Region()
    for column in columns { any[column] = column.allValues }
    for column in columns[inputs.count...] { answerBits[column] = column.allValues }
    self.any = any
    self.answerBits = answerBits
  }

  /// Takes the narrowest free slot that has room for the values and a guard bit.
  private static func column(_ number: Int, _ count: Int, used: inout [Int]) -> Column {
    for word in used.indices.reversed() {
      let width = Slot.width(inWord: word)
      guard count < width, (used[word] + 1) * width <= UInt64.bitWidth else { continue }
      defer { used[word] += 1 }
      let shift = used[word] * width
      let slot = Slot.bits(around: shift, inWord: word)
      return Column(number: number, width: count, word: word, shift: UInt64(shift), slot: slot)
    }
    fatalError("a region has no room for column \(number): give Region another word")
  }

  package var inputs: ArraySlice<Column> { columns[..<inputCount] }
  package var answers: ArraySlice<Column> { columns[inputCount...] }

  package func isAnswer(_ column: Column) -> Bool { column.number >= inputCount }

  package func description(of column: Column) -> ColumnDescription { descriptions[column.number] }

  /// The columns in which a region refuses a value, in their order.
  package func columns(in region: Region) -> [Column] {
    columns(of: any.without(region))
  }

  /// The columns with a bit set in a region, guard bits included, in their order.
  package func columns(of bits: Region) -> [Column] {
    var found: [Column] = []
    for place in columns.indices
    where bits[word: columns[place].word] & columns[place].slot != 0 {
      found.append(columns[place])
    }
    return found
  }

  /// The situation with one value in each input; `value` returns its place by the input's number.
  package func situation(_ value: (_ input: Int) -> Int) -> Region {
    var region = any
    for column in inputs { region.keep(UInt64(bit: value(column.number)), of: column) }
    return region
  }

  /// The region with all answers open.
  package func inputs(of region: Region) -> Region { region | answerBits }

  /// Whether two decided situations have the same answers.
  package func haveSameAnswers(_ one: Region, _ other: Region) -> Bool {
    one & answerBits == other & answerBits
  }

  /// The region that takes one column from another region and accepts everything in the rest.
  package func only(_ column: Column, of region: Region) -> Region {
    any.keeping(region[column], of: column)
  }

  /// A region in words, column by column.
  package func words(for region: Region) -> String {
    let columns = columns(in: region)
    if columns.isEmpty { return "always" }
    return columns.map { description(of: $0).words(for: region[$0]) }.joined(separator: ", ")
  }
}

struct InputEfforts: Sendable {
  /// The inputs of each tier, from easiest to hardest.
  let tiers: [[Column]]
  /// The tier of each input, by its number.
  let tierNumbers: [Int]
  /// The rank of each input among all, 0 for the easiest.
  let places: [Int]

  init(_ inputs: ArraySlice<Column>, _ descriptions: [ColumnDescription]) {
    let efforts = inputs.map { descriptions[$0.number].effort }
    let sorted = inputs.sorted { one, other in
      let (first, second) = (efforts[one.number], efforts[other.number])
      return (first.tier, first.order, one.number) < (second.tier, second.order, other.number)
    }
    tierNumbers = efforts.map { $0.tier }
    var places = [Int](repeating: 0, count: sorted.count)
    for (place, column) in sorted.enumerated() { places[column.number] = place }
    self.places = places
    let last = tierNumbers.max() ?? 0
    tiers = (0...last).map { tier in sorted.filter { efforts[$0.number].tier == tier } }
  }

  /// The cost of changing some columns: first the highest tier, then their number, then the rank of
  /// each.
  func cost(of columns: [Column]) -> [Int] {
    let tiers = columns.map { tierNumbers[$0.number] }
    return [tiers.max() ?? 0, columns.count] + columns.map { places[$0.number] }
  }
}
