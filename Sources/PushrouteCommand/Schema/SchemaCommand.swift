import AppProfile
import DeviceLog
import PushRules
import Questions
import RouteReport

struct SchemaCommand: Sendable {
  private let text: PrintedText

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let word = try arguments.onlyOperand else {
      text = PrintedText(page: Self.list)
      return
    }
    guard let name = SchemaName(word: word) else {
      throw .unknownName(kind: "schema", word, among: SchemaName.words)
    }
    text = PrintedText(name.schema.document(titled: name.title))
  }

  func run(in console: inout Console) -> ExitCode {
    console.print(text)
    return .done
  }

  private static var list: String {
    let width = (SchemaName.words.map(\.count).max() ?? 0) + 2
    return "schemas: name, what it describes; pushroute schema NAME prints one\n"
      + SchemaName.allCases.map {
        Paragraph($0.title).hanging(on: "  " + $0.rawValue.padded(to: width))
      }.joined()
  }
}

extension CommandDescription {
  static let schema = CommandDescription(
    name: "schema",
    summary: "print the JSON Schema of a file or an output",
    usage: "[NAME]",
    discussion: "NAME is one of: " + SchemaName.words.joined(separator: ", ")
      + ". Without NAME, they are listed. A schema belongs to this version.",
    examples: [
      "let an editor check payloads": "pushroute schema payload > payload.schema.json",
      "list the schemas": "pushroute schema",
    ]
  )
}

enum SchemaName: String, CaseIterable, Sendable {
  // Documents that people and servers write.
  case payload
  case simulatorFile = "apns"
  case request
  case headers
  case config
  case cases = "case"
  case scenario
  case profile
  case baseline
  // Documents that commands print.
  case eval
  case evalWant = "eval-want"
  case evalLine = "eval-ndjson"
  case lint
  case lintLine = "lint-ndjson"
  case lintStatistics = "lint-statistics"
  case simulate
  case test
  case explain
  case table
  case tableWhen = "table-when"
  case diff
  case rules
  case explanations = "rules-id"
  case verification = "rules-verify"
  case experiment = "rules-experiment"

  var title: String { facts.title }

  var schema: JSONSchema { facts.schema }

  private var facts: (title: String, schema: JSONSchema) {
    switch self {
    case .payload: ("a push payload, as APNs takes it", PayloadSchema.payload)
    case .simulatorFile:
      ("a payload for the simulator, with the extension .apns", PayloadSchema.simulatorFile)
    case .request: ("a payload with its request headers beside it", RequestSchema.request)
    case .headers: ("request headers, for --headers", RequestSchema.headers)
    case .config: ("the configuration .pushroute.json", Configuration.schema)
    case .cases: ("a case file, for test", CaseFile.schema)
    case .scenario: ("a scenario, for simulate", ScenarioFile.schema)
    case .profile: ("the profile of an app: scan --json, for --app", ProfileReport.schema)
    case .baseline: ("known findings, for lint --baseline", Baseline.schema)
    case .eval: ("eval --json: an answer, or an array of them", Self.oneOrMore(Examination.schema))
    case .evalWant:
      ("eval --want --json: the changes, or an array of them", Self.oneOrMore(WantAnswer.schema))
    case .evalLine: ("a line of eval --ndjson", Decision.schema)
    case .lint: ("lint --json", LintReport.schema)
    case .lintLine: ("a line of lint --ndjson", FileFindings.lineSchema)
    case .lintStatistics: ("lint --statistics --json", LintStatistics.schema)
    case .simulate: ("simulate --json", TraceReport.schema)
    case .test: ("test --json", CaseReport.schema)
    case .explain: ("explain --json", LogReport.schema)
    case .table: ("table --json", RouteTable.schema)
    case .tableWhen: ("table --when --json", WhenReport.schema)
    case .diff: ("diff --json", DifferenceReport.schema)
    case .rules: ("rules --json: the list", RuleCatalogue.schema)
    case .explanations: ("rules ID --json", Explanations.schema)
    case .verification: ("rules --verify --json", RuleVerification.schema)
    case .experiment: ("rules --experiment ID --json", ContestedRule.schema)
    }
  }

  private static func oneOrMore(_ schema: JSONSchema) -> JSONSchema {
    .either([schema, .list(schema)])
  }
}
