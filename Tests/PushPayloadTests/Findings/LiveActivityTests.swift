import PushRules
import Testing

@testable import PushPayload

struct LiveActivityTests {
  private static func lint(_ payload: String) throws -> [Finding] {
    Lint(try JSONDocument(reading: Array(payload.utf8))).findings.listed
  }

  private static func update(_ keys: String) -> String {
    #"{"aps":{"event":"update","content-state":{"a":1},"# + keys + "}}"
  }

  private static let updates: KeyValuePairs<String, [String]> = [
    #""timestamp":1715931200"#: [],
    #""timestamp":1715931200.5"#: [],
    #""timestamp":1715931200,"relevance-score":75.5"#: [],
    #""timestamp":1715931200,"stale-date":1715931300"#: [],
    #""timestamp":1715931200,"dismissal-date":0"#: ["info live-activity-key-event"],
    #""timestamp":1715931200,"alert":{"title":{"loc-key":"T"},"body":"B"}"#: [],
    #""x":1"#: ["error live-activity-timestamp"],
    #""timestamp":1715931200,"stale-date":753000000"#: ["warning live-activity-date"],
    #""timestamp":1715931200,"alert":{"title":"T","body":""}"#: ["warning live-activity-alert"],
    #""timestamp":null"#: ["error live-activity-timestamp"],
    #""timestamp":790000000"#: ["warning live-activity-timestamp"],
    #""timestamp":1715931200,"stale-date":1715931300000"#: ["error live-activity-date"],
    #""timestamp":1715931200,"alert":"Goal""#: ["warning live-activity-alert"],
    #""timestamp":1715931200,"alert":{}"#: ["warning live-activity-alert"],
    #""timestamp":1715931200,"input-push-channel":7"#: [
      "info live-activity-key-event", "error live-activity-input",
    ],
    #""timestamp":1715931200,"input-push-token":0"#: [
      "info live-activity-key-event", "error live-activity-input",
    ],
  ]

  @Test(arguments: updates)
  func `an update is judged by its keys`(keys: String, found: [String]) throws {
    let codes = try Self.lint(Self.update(keys)).filter { $0.code.hasPrefix("live") }
      .map { "\($0.severity.name) \($0.code)" }
    #expect(codes == found)
  }

  private static let times: KeyValuePairs<String, String?> = [
    "1715931200000": "1715931200",
    "1715931200999": "1715931200",
    "1.715931200e12": "1715931200",
    "1715931200000000": "1715931200",
    "1715931200000000000": "1715931200",
    "\"1715931200\"": "1715931200",
    "\"0715931200\"": nil,
    "\"tomorrow\"": nil,
    "1e400": nil,
    "100000000000": nil,
  ]

  @Test(arguments: times)
  func `a time in another unit is divided`(value: String, fixed: String?) throws {
    let payload = Self.update("\"timestamp\":" + value)
    let found = try #require(try Self.lint(payload).first)
    #expect(found.code == "live-activity-timestamp")
    #expect(found.fix?.edits.first?.text == fixed)
    guard let fix = found.fix else { return }
    let mended = Fix.apply([fix], to: Array(payload.utf8))
    #expect(
      String(decoding: mended, as: UTF8.self) == Self.update("\"timestamp\":" + (fixed ?? ""))
    )
  }

  private static let events: KeyValuePairs<String, [String]> = [
    #""start""#: ["live-activity-start", "live-activity-start", "live-activity-start"],
    #""end""#: [],
    #""updat""#: ["live-activity-event"],
    "7": ["live-activity-event"],
  ]

  @Test(arguments: events)
  func `an event is one of three, and a start needs more`(event: String, codes: [String]) throws {
    let payload = #"{"aps":{"timestamp":1715931200,"content-state":{},"event":"# + event + "}}"
    #expect(try Self.lint(payload).map(\.code) == codes)
  }

  @Test func `an end needs no content`() throws {
    #expect(try Self.lint(#"{"aps":{"timestamp":1715931200,"event":"end"}}"#).isEmpty)
  }

  @Test(arguments: [
    #"{"aps":{"alert":"Hi","event":"match"}}"#, #"{"aps":{"alert":"Hi","timestamp":1}}"#,
    #"{"event":"start","content-state":{}}"#, #"{"aps":{}}"#, "[]", "7",
  ])
  func `other payloads are not taken for a Live Activity`(payload: String) throws {
    let codes = try Self.lint(payload).map(\.code).filter { $0.hasPrefix("live-activity") }
    #expect(Set(codes).isSubset(of: ["live-activity-key"]))
  }

  private static let wrongActivities: KeyValuePairs<String, [String]> = [
    #"{"aps":{"timestamp":1715931200,"contentState":{"a":1}}}"#: [
      "live-activity-event", "live-activity-content-state", "unknown-aps-key",
    ],
    #"{"aps":{"timestamp":1234,"event":"start","content-state":{},"#
      + #""attributes-type":"A","attributes":{},"alert":null}}"#: [
        "live-activity-timestamp", "live-activity-start",
      ],
    #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{},"#
      + #""alert":{"title":{"loc_key":"T"},"body":"B","sound":5}}}"#: [
        "live-activity-alert", "unknown-alert-key", "sound-type",
      ],
    #"{"aps":{"alert":"Hi","dismissal-date":1}}"#: ["live-activity-key"],
  ]

  @Test(arguments: wrongActivities)
  func `what is wrong with a Live Activity is reported`(payload: String, codes: [String]) throws {
    #expect(try Self.lint(payload).map(\.code) == codes)
  }
}
