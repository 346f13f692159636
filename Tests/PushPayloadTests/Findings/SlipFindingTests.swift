import Testing

@testable import PushPayload

/// Findings behind a slip of syntax that can be mended.
struct SlipFindingTests {
  private static func findings(
    _ text: String,
    _ kind: Lint.FileKind = .payload
  ) throws -> (lines: [String], all: Findings) {
    let bytes = Array(text.utf8)
    let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    let all = Lint.findings(in: bytes, error, kind: kind) { document in
      let messages = ProviderMessage.all(recognizedIn: document)
      return Lint(document, kind: kind, messages: messages, keepsFixes: false).findings
    }
    let lines = LineMap(bytes)
    let places = all.listed.map { finding in
      let place = finding.range.map { lines.position(of: $0.lowerBound).description } ?? "-"
      return "\(place) \(finding.severity.name) \(finding.code)"
    }
    return (places, all)
  }

  private static let texts: KeyValuePairs<String, [String]> = [
    #"{"aps":{"alert":"Hi","mutable-content":"1",}}"#: [
      "1:40 warning mutable-content-type", "1:43 error json-syntax",
    ],
    "{'aps':{\"alert\":'Hi', // x\n \"badge\":'1'}}": [
      "1:2 error json-syntax", "1:17 error json-syntax", "1:23 error json-syntax",
      "2:10 error json-syntax", "2:10 error badge-type",
    ],
    "{“aps”:{\"alert\":{\"title\":“é”,\"body\":5}}}": [
      "1:2 error json-syntax", "1:26 error json-syntax", "1:37 error alert-key-type",
    ],
    "{\"aps\":{\"alert\":\"Hi\"\n \"sound\":1}}": [
      "2:2 error json-syntax", "2:10 error sound-type",
    ],
    #"{"aps":{"badge":1},"k":1,"k":2,}"#: ["1:26 warning duplicate-key", "1:31 error json-syntax"],
    #"{"payload":{"aps":{"badge":"1",}},}"#: [
      "1:28 error badge-type", "1:31 error json-syntax", "1:34 error json-syntax",
    ],
    #"{"message":{"token":"t","notification":{"title":"A",},"content_available":true}}"#: [
      "1:52 error json-syntax", "1:55 error provider-key",
    ],
    #"{"aps":{"badge":"1"},"x":Yes,}"#: ["1:26 error json-syntax"],
    #"{"aps":{"alert":"x","badge":1,}\#n"k":2}"#: [
      "1:30 error json-syntax", "2:1 error json-syntax",
    ],
    #"{"aps":{"badge":"1","content_available":1}"#: [
      "1:17 error badge-type", "1:21 error unknown-aps-key", "1:43 error json-syntax",
    ],
    #"{"aps":{"badge":{{a.${n}}},"sound":""}}"#: [
      "1:17 info template", "1:36 warning sound-empty",
    ],
    #"{"aps":{"alert":"x","badge":{{n}},"sound":""}}"#: [
      "1:29 info template", "1:43 warning sound-empty",
    ],
  ]

  @Test(arguments: texts)
  func `the rest of the text is checked as if it were mended`(
    text: String,
    lines: [String]
  ) throws {
    #expect(try Self.findings(text).lines == lines)
  }

  private static let simulatorFiles: KeyValuePairs<String, Severity> = [
    #"{"aps":{"badge":1,},}"#: Severity.error,
    "{\"aps\":{\"badge\":1,}, // x\n}": .error,
    #"{'aps':{"badge":1}}"#: .error,
  ]

  @Test(arguments: simulatorFiles)
  func `a trailing comma has one level`(text: String, severity: Severity) throws {
    let found = try Self.findings(text, .simulator).all.listed
    #expect(found.first { $0.code == "json-syntax" }?.severity == severity)
    #expect(try Self.findings(text).all.listed.first?.severity == .error)
  }

  @Test
  func `only the slips are mended at once, and no other fix works where they do`() throws {
    let (_, all) = try Self.findings(#"{'aps':{"alert":"A",'contentAvailable':1,"badge":"2",}}"#)
    #expect(all.fixes.count == 3)
    let fixes = all.listed.map { $0.code + ($0.fix == nil ? "" : " fix") }
    #expect(fixes.contains("unknown-aps-key") && fixes.contains("badge-type fix"))
  }

  private static let dialects: KeyValuePairs<String, [Lint.FileKind]> = [
    "{\"aps\":{\"badge\":1} // x\n}": [.document, .jsonWithComments, .json5],
    "{\"aps\":{\"badge\":1,}}": [.jsonWithComments, .json5],
    "{aps:{'badge':1}}": [.json5], "{aps:{'badge':True}}": [],
  ]

  @Test(arguments: dialects)
  func `what a kind of file allows is no slip`(text: String, kinds: [Lint.FileKind]) throws {
    for kind in [Lint.FileKind.payload, .document, .jsonWithComments, .json5] {
      let isSilent = try !Self.findings(text, kind).lines.contains { $0.contains("json-syntax") }
      #expect(isSilent == kinds.contains(kind), "\(kind)")
    }
  }

  private static let templates: [String] = [
    "{\"aps\":{\"alert\":\"Hi\",\"badge\":TEXT,\"content-available\":0}}",
    "{\"aps\":{\"badge\":TEXT,\n\"content-available\":0},\"k\":[TEXT,TEXT],TEXT:1}",
  ]

  @Test(arguments: [
    "{{badge}}", "{{{badge}}}", "{{ badge | default: \"1\" }}", "${badge}", "${a.b(\"x\")}",
    "<%= badge %>", "<%- badge %>", "%d", "%1$d", "#{badge}", "<badge count>", "$badge",
    "{{ .Badge }}", "{{a}}{{b}}",
  ])
  func `a placeholder is a value of any type`(placeholder: String) throws {
    for text in Self.templates {
      let found = try Self.findings(text.replacing("TEXT", with: placeholder)).lines
      #expect(found.first?.hasSuffix("info template") == true, "\(found)")
      #expect(found.dropFirst().map { $0.drop { $0 != " " } } == [" info content-available-value"])
    }
  }

  private static let brokenTemplates: KeyValuePairs<String, [String]> = [
    "{\"aps\":{\"alert\":\"a\"},\"k\":{{y}}": ["1:26 info template", "1:31 error json-syntax"],
    "{\"aps\":{\"alert\":\"a\" \"badge\":1},\"k\":{{y}}}": [
      "1:21 error json-syntax", "1:36 info template",
    ],
    "{\"aps\":{\"badge\":01},\"k\":\"{{ t(\"y\") }}\"}": [
      "1:26 info template", "1:17 error json-syntax",
    ],
    "{\"k\":%d,\"aps\":{\"badge\":NaN}}": ["1:6 info template", "1:24 error json-syntax"],
    "{\"aps\":{\"badge\":1},{{> x}} \"b\":[1,2,]}": [
      "1:20 info template", "1:36 error json-syntax",
    ],
    "{{\"aps\":{\"alert\":\"a\"}}": ["1:2 error json-syntax"],
    "{\"aps\":{},\"b\":[{{#x}}1,{{/x}}{{^x}}],{{/x}}]}": ["1:16 info template"],
    "{\"aps\":{},\"b\":[1 {{more}}]}": ["1:18 info template"],
    "{\"aps\":{},\"b\":[{{#each c}}{{#unless @first}},{{/unless}}1{{/each}}]}": [
      "1:16 info template"
    ],
  ]

  @Test(arguments: brokenTemplates)
  func `only what a placeholder may mend is no slip`(text: String, lines: [String]) throws {
    #expect(try Self.findings(text).lines == lines)
  }

  private static let blocks: KeyValuePairs<String, [String]> = [
    "{\"aps\":{\"alert\":\"Hi\"{% if b %},\"badge\":\"1\"{% else %},\"badge\":true{% endif %}}}": [
      "error badge-type"
    ],
    "{\"aps\":{\"alert\":\"Hi\",{{#if b}}\"badge\":\"1\",{{else}}\"x\":1,{{/if}}\"sound\":\"\"}}": [
      "error badge-type", "warning sound-empty",
    ],
    "{\"aps\":{<% if b then %>\"badge\":\"1\"<% end %>}}": ["error badge-type"],
    "{\"aps\":{\"alert\":\"Hi\"},\"ids\":[{{range .IDs}}\"{{.}}\",{{end}}]}": [],
    "{\"aps\":{\"alert\":\"{{ t(\"x\") }}\"}}": [],
    "{\"aps\":{\"alert\":\"Hi\",{{> sound}}\"badge\":1, {{{more}}} }}": [],
  ]

  @Test(arguments: blocks)
  func `what stands around members is read over`(text: String, found: [String]) throws {
    let lines = try Self.findings(text).lines
    #expect(lines.first?.hasSuffix("info template") == true)
    #expect(lines.dropFirst().map { String($0.drop { $0 != " " }.dropFirst()) } == found)
  }

  private static let readings: KeyValuePairs<String, Bool> = [
    #"{"aps":{},}"#: true, "[1,]": true,
    "{\"aps\":{} // x\n}": false, "{'a':1,}": false,
    #"{"a":1,,}"#: false, #"{"a":1,"#: false,
  ]

  @Test(arguments: readings)
  func `Apple's own reader lets only trailing commas pass`(text: String, isRead: Bool) {
    let reading = try? AppleJSON(Array(text.utf8))
    #expect((reading != nil) == isRead)
    #expect((reading?.slip != nil) == isRead)
  }
}
