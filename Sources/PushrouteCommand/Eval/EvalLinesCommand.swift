import PushPayload
package import PushRules
import Questions
import RouteReport

struct EvalLinesCommand {
  private let output: OutputArguments
  private let lines: LineArguments
  private let answerer: EvalLineAnswerer

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    let headers = try RequestHeaders(of: arguments, in: console)
    output = try OutputArguments(arguments)
    lines = try LineArguments(
      arguments,
      in: console,
      without: [.want, .limit, .all, .expect, .exitStatus, .brief, .verbose]
    )
    let situation = try SituationArguments(StatedSituation(arguments), headers: headers)
    guard situation.hasOneState else { throw .noEffect(.flag(.ndjson), without: "--state") }
    answerer = EvalLineAnswerer(situation, ProviderChoice(arguments), path: lines.path)
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    if !output.isQuiet { for warning in answerer.situation.warnings { console.warn(warning) } }
    let complaint = "no payload; the answers say why"
    var run = LineRun(lines: lines, output: output, complaint: complaint, answerer: answerer)
    return try run.run(in: &console)
  }
}

/// Routes one payload a line.
///
/// The scanner reads the traits of ordinary payloads in one pass, and the router looks up the answer.
/// Other lines, such as providers' messages and mistakes, are read like files.
struct EvalLineAnswerer: LineAnswerer {
  let situation: SituationArguments
  private let choice: ProviderChoice
  private let path: FilePath
  private var scanner = PayloadScanner()
  private var router: TraitRouter<[UInt8]>
  /// The routers for messages with their own request headers.
  private var others: [RequestHeaders: TraitRouter<[UInt8]>] = [:]

  init(_ situation: SituationArguments, _ choice: ProviderChoice, path: FilePath) {
    self.situation = situation
    self.choice = choice
    self.path = path
    router = Self.router(situation)
  }

  mutating func answer(_ text: Span<UInt8>, number: Int, to answer: inout BlockAnswer) {
    if choice.takesPayloads, let traits = scanner.traits(of: text) {
      answer.append(line: number, router.answer(for: traits))
    } else {
      answerAsFile(InputFile(path, bytes: text.array, line: number), number: number, to: &answer)
    }
  }

  mutating func refuse(lineNumber number: Int, to answer: inout BlockAnswer) {
    answer.refuse(.tooLong(path), number: number)
  }

  private mutating func answerAsFile(_ file: InputFile, number: Int, to answer: inout BlockAnswer) {
    do throws(FileMessage) {
      let payload = try InputPayload(file, for: situation.start, from: choice)
      let rest = self.answer(for: payload.traits, payload.headers)
      answer.append(line: number, payload.slip.map { rest.noting($0, in: payload) } ?? rest)
    } catch {
      answer.refuse(error, number: number)
    }
  }

  private mutating func answer(for traits: PayloadTraits, _ headers: RequestHeaders?) -> [UInt8] {
    guard let headers else { return router.answer(for: traits) }
    if others[headers] == nil { others[headers] = Self.router(situation.stating(headers)) }
    return others[headers]?.answer(for: traits) ?? []
  }

  private static func router(_ situation: SituationArguments) -> TraitRouter<[UInt8]> {
    TraitRouter(situation.start) { $0.json.restOfLine }
  }
}

extension [UInt8] {
  fileprivate func noting(_ finding: Finding, in payload: InputPayload) -> [UInt8] {
    let position = finding.range.flatMap { range in
      payload.payload?.document.position(of: range.lowerBound)
    }
    let note: JSONTree = [
      "code": .text(finding.code),
      "column": (position?.column).map(JSONTree.number) ?? .null,
      "message": .string(finding.message),
    ]
    return dropLast("}\n".utf8.count) + Array((",\"note\":" + note.compactText + "}\n").utf8)
  }
}

extension BlockAnswer {
  fileprivate mutating func refuse(_ error: FileMessage, number: Int) {
    let json: JSONTree = [
      "error": [
        "code": .text(error.code ?? "headers"),
        "column": (error.position?.column).map(JSONTree.number) ?? .null,
        "message": .string(error.message),
      ]
    ]
    append(line: number, json.restOfLine)
    badCount += 1
  }
}

/// Answers for many payloads in one situation; decides once for each set of traits.
package struct TraitRouter<Answer> {
  private let situation: Situation
  private let answer: (Decision) -> Answer
  /// The answers so far, by the index of the traits.
  private var answers = [Answer?](repeating: nil, count: PayloadTraits.placeCount)

  /// Prepares to answer for a situation with any payload.
  package init(_ situation: Situation, answer: @escaping (Decision) -> Answer) {
    self.situation = situation
    self.answer = answer
  }

  package mutating func answer(for traits: PayloadTraits) -> Answer {
    let place = traits.place
    if let known = answers[place] { return known }
    var situation = situation
    situation.payload = traits
    let new = answer(Decision(situation))
    answers[place] = new
    return new
  }
}

@available(*, unavailable, message: "it remembers its answers without a lock")
extension TraitRouter: Sendable {}
