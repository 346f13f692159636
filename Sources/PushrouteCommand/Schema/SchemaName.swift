internal import AppProfile
internal import DeviceLog
internal import PushRules
internal import Questions
internal import RouteReport

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

  var title: String {
    switch self {
    case .payload: "a push payload, as APNs takes it"
    case .simulatorFile: "a payload for the simulator, with the extension .apns"
    case .request: "a payload with its request headers beside it"
    case .headers: "request headers, for --headers"
    case .config: "the configuration .pushroute.json"
    case .cases: "a case file, for test"
    case .scenario: "a scenario, for simulate"
    case .profile: "the profile of an app: scan --json, for --app"
    case .baseline: "known findings, for lint --baseline"
    case .eval: "eval --json: an answer, or an array of them"
    case .evalWant: "eval --want --json: the changes, or an array of them"
    case .evalLine: "a line of eval --ndjson"
    case .lint: "lint --json"
    case .lintLine: "a line of lint --ndjson"
    case .lintStatistics: "lint --statistics --json"
    case .simulate: "simulate --json"
    case .test: "test --json"
    case .explain: "explain --json"
    case .table: "table --json"
    case .tableWhen: "table --when --json"
    case .diff: "diff --json"
    case .rules: "rules --json: the list"
    case .explanations: "rules ID --json"
    case .verification: "rules --verify --json"
    case .experiment: "rules --experiment ID --json"
    }
  }

  var schema: JSONSchema {
    switch self {
    case .payload: PayloadSchema.payload
    case .simulatorFile: PayloadSchema.simulatorFile
    case .request: RequestSchema.request
    case .headers: RequestSchema.headers
    case .config: Configuration.schema
    case .cases: CaseFile.schema
    case .scenario: ScenarioFile.schema
    case .profile: ProfileReport.schema
    case .baseline: Baseline.schema
    case .eval: Self.oneOrMore(Examination.schema)
    case .evalWant: Self.oneOrMore(WantAnswer.schema)
    case .evalLine: Decision.schema
    case .lint: LintReport.schema
    case .lintLine: FileFindings.lineSchema
    case .lintStatistics: LintStatistics.schema
    case .simulate: TraceReport.schema
    case .test: CaseReport.schema
    case .explain: LogReport.schema
    case .table: RouteTable.schema
    case .tableWhen: WhenReport.schema
    case .diff: DifferenceReport.schema
    case .rules: RuleCatalogue.schema
    case .explanations: Explanations.schema
    case .verification: RuleVerification.schema
    case .experiment: ContestedRule.schema
    }
  }

  private static func oneOrMore(_ schema: JSONSchema) -> JSONSchema {
    .either([schema, .list(schema)])
  }
}
