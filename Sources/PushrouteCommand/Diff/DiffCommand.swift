import PushRules
import Questions
import RouteReport

/// Finds the situations whose answers differ between two sides, or along several values.
struct DiffCommand: Sendable {
  private let output: OutputArguments
  private let comparisons: [DiffSides]
  private let compared: Set<AnswerPart>
  private let limit: Int?
  private let app: AppLine?

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    output = try OutputArguments(arguments)
    compared = try Self.compared(arguments[.only])
    limit = try arguments.limit(usual: 10)
    let calls = try Self.pairs(of: arguments)
    app = arguments.app?.line(without: Set(calls.flatMap { $0.flags.compactMap(\.key.input) }))
    try arguments.checkInput()
    let headers = try RequestHeaders(of: arguments, in: console)
    let sides = calls.map {
      (left: StatedSituation($0, ofSide: 0), right: StatedSituation($0, ofSide: 1))
    }
    let all = sides.flatMap { [$0.left, $0.right] }
    comparisons = try zip(calls, sides).map { call, sides throws(ArgumentError) in
      try DiffSides(call, sides, headers: headers, among: all, in: console)
    }
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    var reports: [DifferenceReport] = []
    for sides in comparisons {
      if !output.isQuiet {
        for warning in sides.warnings { console.warn(warning) }
        for finding in sides.findings { console.report(finding) }
      }
      reports.append(try report(on: sides))
    }
    if output.isWanted { try output.deliver(text(of: reports, in: console), in: &console) }
    return .done
  }

  private func report(on sides: DiffSides) throws(ArgumentError) -> DifferenceReport {
    do {
      let difference = try Difference(from: sides.left, to: sides.right, in: compared)
      let alone = try sides.alone.map { alone throws(Contradiction) in
        try Difference(from: alone.left, to: alone.right, in: compared)
      }
      return DifferenceReport(
        difference,
        in: compared,
        question: sides.question,
        usual: sides.usual,
        app: sides.app,
        differsAlone: alone.map { $0.differingCount != difference.differingCount } ?? false,
        limit: limit
      )
    } catch {
      throw .noSituation(error)
    }
  }

  private func text(of reports: [DifferenceReport], in console: Console) -> PrintedText {
    let markdown = { reports.map(\.markdown).joined(separator: "\n") }
    let json = Self.json(reports)
    return output.render(json, markdown: markdown(), below: app, in: console) { style, text in
      for (number, report) in reports.enumerated() {
        if number > 0, !report.isSame || !reports[number - 1].isSame { text += "\n" }
        report.write(style: style, to: &text, isFirst: number == 0, isOne: reports.count == 1)
      }
    }
  }

  private static func json(_ reports: [DifferenceReport]) -> JSONTree {
    guard reports.count > 1 else { return reports[0].json }
    return ["schemaVersion": .schemaVersion, "comparisons": .array(reports.map(\.json))]
  }

  private static func compared(_ text: String?) throws(ArgumentError) -> Set<AnswerPart> {
    guard let text else { return AnswerPart.usual }
    let known = AnswerPart.allCases.map(\.rawValue)
    var parts: Set<AnswerPart> = []
    for word in text.commaWords {
      if word == "all" { return Set(AnswerPart.allCases) }
      let name = Kebab.word(word, in: known, synonyms: Phase.synonyms)
      guard let part = name.flatMap({ AnswerPart(rawValue: $0) }) else {
        throw .unknownValue(.flag(.only), word, expected: known + ["all"])
      }
      parts.insert(part)
    }
    return parts
  }

  /// Returns the pairwise comparisons of a call, with ranges such as `--ios 13..18` read: a flag with
  /// more than two values is compared step by step, in the order of the values.
  private static func pairs(
    of arguments: ParsedArguments
  ) throws(ArgumentError) -> [ParsedArguments] {
    var flags: [ParsedArguments.Flag] = []
    for flag in arguments.flags { flags.append(try spread(flag)) }
    let long = flags.indices.filter { flags[$0].values.count > 2 }
    guard let place = long.first else { return [arguments.with(flags: flags)] }
    if long.count > 1 {
      let names = long.map { "more than two values of --" + flags[$0].key.name }
      throw .contradiction("\(names[0])", "\(names[1])")
    }
    if arguments.operands.contains("-") { throw .inputTwice }
    let values = flags[place].values
    return zip(values, values.dropFirst()).map { one, next in
      var step = flags
      step[place].values = [one, next]
      return arguments.with(flags: step)
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
}

extension CommandDescription {
  static let diff = CommandDescription(
    name: "diff",
    summary: "in which situations the answer differs, and how",
    usage: "[QUESTION] [PAYLOAD [PAYLOAD]] [flags]",
    discussion: "Say what differs: a flag with two or more values (--ios 9 --ios 17, --ios "
      + "13..18), two payloads, or a QUESTION. Flags given once apply to both sides. The rest is "
      + "varied, except headers, settings and the app; --all varies these too.",
    groups: [
      FlagGroup(
        title: "sides",
        flags: [
          CommandFlag(
            .only,
            takes: "PARTS",
            help: "compare only these parts of the answer; with commas between: "
              + AnswerPart.allCases.map(\.rawValue).joined(separator: ", ") + ", or all "
              + "(arrival,launch,wake,presentation)"
          ),
          .all, .limit, .from, .app,
        ]
      ),
      .namedSituation,
      .output(formats: OutputArguments.Format.withMarkdown),
    ],
    examples: [
      "compare two versions": "pushroute diff --ios 9 --ios 17 --state suspended",
      "what changes when an app adopts scenes": "pushroute diff scenes --state not-running",
      "what one more method is good for":
        "pushroute diff did-receive-response --ios 18 --launch notification",
      "what each version changed": "pushroute diff --ios 13..18 push.json --state suspended",
      "compare two payloads": "pushroute diff old.json new.json --state suspended",
    ],
    glossaries: [
      Glossary(
        title: "QUESTION: what changes when",
        entries: NamedDifference.words.map {
          Glossary.Entry(label: $0.id, words: [$0.question])
        } + [Glossary.Entry(label: "METHOD", words: ["the app implements it"])]
      )
    ],
    comparesInputs: true
  )
}
