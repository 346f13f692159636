internal import PushRules
internal import Questions

/// The pairwise comparisons of a call of `diff`: a flag with more than two values is compared step by
/// step.
struct ComparedCalls: Sendable {
  /// The calls, in the order of the values.
  let calls: [ParsedArguments]

  /// Reads ranges such as `--ios 13..18`, and operands such as `ios=13..18` or `state=active,inactive`.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    var flags: [ParsedArguments.Flag] = []
    for flag in arguments.flags { flags.append(try Self.spread(flag)) }
    var operands: [String] = []
    for operand in arguments.operands {
      guard let flag = try Self.flag(operand) else {
        operands.append(operand)
        continue
      }
      if flags.contains(where: { $0.key == flag.key }) {
        throw .contradiction("\(operand)", "--\(flag.key.name)")
      }
      flags.append(flag)
    }
    let long = flags.indices.filter { flags[$0].values.count > 2 }
    guard let place = long.first else {
      calls = [arguments.with(operands: operands, flags: flags)]
      return
    }
    if long.count > 1 {
      let names = long.map { "more than two values of --" + flags[$0].key.name }
      throw .contradiction("\(names[0])", "\(names[1])")
    }
    if operands.contains("-") { throw .inputTwice }
    let values = flags[place].values
    calls = zip(values, values.dropFirst()).map { one, next in
      var step = flags
      step[place].values = [one, next]
      return arguments.with(operands: operands, flags: step)
    }
  }

  private static func spread(
    _ flag: ParsedArguments.Flag
  ) throws(ArgumentError) -> ParsedArguments.Flag {
    guard let member = flag.key.input, member.form == .version else { return flag }
    var values: [String] = []
    for value in flag.values {
      values += try VersionRange(value, of: "--\(member.flag)")?.versions ?? [value]
    }
    return ParsedArguments.Flag(
      key: flag.key,
      values: [values[0]] + values.dropFirst().filter { $0 != values[0] }
    )
  }

  /// Reads an operand such as `ios=13..18`; returns nil for any other.
  private static func flag(_ operand: String) throws(ArgumentError) -> ParsedArguments.Flag? {
    guard operand.contains("="), !InputFile.isPath(String(operand.prefix { $0 != "=" })) else {
      return nil
    }
    let list = try PartList(operand, of: "diff")
    guard list.entries.count == 1, let entry = list.entries.first,
      let member = entry.part.member
    else {
      throw .unexpectedOperand(operand, command: "diff")
    }
    let values = entry.values.map { entry.part.statement(of: $0) ?? $0 }
    return ParsedArguments.Flag(key: .input(member), values: values)
  }
}
