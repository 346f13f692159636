internal import PushPayload
internal import PushRules
internal import Questions

struct DiffOperands {
  private var operands: [String]

  init(_ operands: [String]) { self.operands = operands }

  mutating func takeQuestion() throws(ArgumentError) -> NamedDifference? {
    let names = operands.filter { $0 != "-" && !InputFile.isPath($0) }
    guard let word = names.first else { return nil }
    let words = NamedDifference.words.map(\.id)
    let name = Kebab.word(word, in: words) ?? MethodList.methods(word).first?.id
    guard let question = name.flatMap({ NamedDifference($0) }) else {
      let known = words + DelegateMethod.allCases.map(\.id) + ["a payload"]
      throw .unknownValue("diff", word, expected: known)
    }
    if names.count > 1 {
      throw .contradiction("the question \(question.id)", "the question \(names[1])")
    }
    operands.removeAll { $0 == word }
    return question
  }

  /// Reads one payload for both sides, or one for each.
  func payloads(
    for sides: (left: SideArguments, right: SideArguments),
    _ arguments: ParsedArguments,
    in console: Console
  ) throws(ArgumentError) -> [InputPayload] {
    if operands.count > 2 { throw .unexpectedOperand(operands[2], command: "diff") }
    let choice = ProviderChoice(arguments)
    var payloads: [InputPayload] = []
    for (path, side) in zip(operands, [sides.left, sides.right]) {
      let path = FilePath(argument: path)
      payloads.append(try InputPayload(path, side.request(), from: choice, in: console))
    }
    return payloads
  }
}
