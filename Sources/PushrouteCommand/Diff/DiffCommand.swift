internal import PushRules
internal import RouteReport

/// The situations whose answer differs between two sides.
struct DiffCommand: Sendable {
  private let output: OutputArguments
  private let sides: DiffSides
  private let compared: Set<AnswerPart>
  private let limit: ListLimit

  /// Reads the arguments, and the files that they name.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    do {
      output = try OutputArguments(arguments)
      compared = try Self.compared(arguments["compare"])
      limit = try ListLimit(arguments)
    } catch {
      throw .arguments(error)
    }
    sides = try DiffSides(arguments, in: console)
  }

  /// Compares the sides.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    if !output.isQuiet {
      for warning in sides.warnings { console.warn(warning) }
      for finding in sides.findings { console.report(finding) }
    }
    let difference: Difference
    do {
      difference = try Difference(from: sides.left, to: sides.right, in: compared)
    } catch {
      throw .arguments(.nowhere(error))
    }
    let report = DifferenceReport(
      difference,
      in: compared,
      question: sides.question,
      limit: limit.count(usual: 10)
    )
    if output.isWanted { try output.deliver(text(of: report, in: console), in: &console) }
    return .done
  }

  private func text(of report: DifferenceReport, in console: Console) -> PrintedText {
    switch output.format {
    case .json: PrintedText(report.json)
    case .markdown: PrintedText(page: report.markdown)
    default: output.text(in: console) { report.write(style: $0, to: &$1) }
    }
  }

  /// Reads the parts of the answer to compare.
  private static func compared(_ text: String?) throws(ArgumentError) -> Set<AnswerPart> {
    guard let text else { return AnswerPart.usual }
    let known = AnswerPart.allCases.map(\.rawValue)
    var parts: Set<AnswerPart> = []
    for word in CommaList(text).words {
      if word == "all" { return Set(AnswerPart.allCases) }
      guard let part = Kebab.word(word, in: known).flatMap({ AnswerPart(rawValue: $0) }) else {
        throw .unknownValue("--compare", word, expected: known + ["all"])
      }
      parts.insert(part)
    }
    return parts
  }
}

extension ArgumentError {
  /// No situation that is asked about can exist.
  static func nowhere(_ contradiction: Contradiction) -> ArgumentError {
    .nowhere(contradiction.description, rule: contradiction.rules.first?.id ?? "")
  }
}
