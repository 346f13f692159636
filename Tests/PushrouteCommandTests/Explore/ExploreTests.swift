import Foundation
import RouteReport
import Testing

@testable import PushrouteCommand

struct ExploreTests {
  @Test
  func `the page holds its payloads and the stated situation, and nothing else of the call`() throws
  {
    let run = Run("explore alert.json --ios 17 --launch notification -o page.html")
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    let page = try #require(run.written["page.html"])
    let given = try Given(of: page)
    #expect(given.payloads.map(\.name) == ["alert.json"])
    #expect(given.payloads.map(\.text) == [#"{"aps":{"alert":"Hello"}}"#])
    #expect(given.situation == ["ios": "17", "userAction": "notification"])
  }

  @Test
  func `without a payload or a situation the page chooses itself`() throws {
    let page = try #require(Run("explore -o page.html").written["page.html"])
    let given = try Given(of: page)
    #expect(given.payloads.isEmpty && given.situation.isEmpty)
  }

  @Test(arguments: [
    (flags: "--state suspended", situation: ["state": "suspended"]),
    (flags: "--killed-by-user", situation: ["state": "not-running", "terminatedBy": "user"]),
  ])
  func `a state is stated with its cause`(flags: String, situation: [String: String]) throws {
    let page = try #require(Run("explore \(flags) -o page.html").written["page.html"])
    #expect(try Given(of: page).situation == situation)
  }

  @Test
  func `the page begins with what the code of an app states`() throws {
    var world = MemoryWorld.usual
    world.files["app.json"] = #"""
      {"schemaVersion":1,"targets":[{"name":"App","kind":"app","situation":
        {"implements":["did-receive"],"lifecycle":"app"},"deploymentTarget":null,"facts":[],
        "unknown":[],"findings":[]}]}
      """#
    let run = Run("explore --app app.json -o page.html", in: world)
    let page = try #require(run.written["page.html"])
    #expect(page.contains(#""situation":{"implements":["did-receive"],"lifecycle":"app"}"#))
  }

  @Test
  func `nothing in a payload ends the element that holds it`() throws {
    var world = MemoryWorld.usual
    let text = #"{"aps":{"alert":"</script><script>alert(1)</script><!--"}}"#
    world.files["bad.json"] = text
    let page = try #require(Run("explore bad.json -o page.html", in: world).written["page.html"])
    #expect(try Given(of: page).payloads.map(\.text) == [text])
    #expect(page.components(separatedBy: "<script").count == 5)
    #expect(page.components(separatedBy: "</script").count == 5)
  }

  @Test
  func `the policy names scripts and style by their hashes, and allows no network`() throws {
    let page = try #require(Run("explore -o page.html").written["page.html"])
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.matches(of: /'sha256-[^']{44}'/).count == 3)
    #expect(!policy.contains("unsafe-inline") && !policy.contains("unsafe-eval'; script"))
    #expect(!page.contains("src=") && !page.contains("<link"))
  }

  @Test
  func `one line says in what the rules of the engine differ, and what to run`() throws {
    let engine = ExplorePage.engineFingerprint
    let other = RuleFingerprint(rules: "", lifecycle: engine.lifecycle, checks: "")
    let line =
      "the page answers with other push rules and checks than this program: "
      + ".ci/page compiles its engine anew"
    #expect(ExplorePage.warning(for: other) == line)
    #expect(ExplorePage.warning(for: engine) == nil)
    let run = Run("explore -o page.html")
    let warning = ExplorePage.warning(for: RuleFingerprint()).map { "pushroute: warning: \($0)\n" }
    #expect(run.errors == warning ?? "")
    #expect(Run("explore -q -o page.html").errors.isEmpty)
    let given = try Given(of: #require(run.written["page.html"]))
    #expect(given.fingerprint["checks"] == RuleFingerprint().checks)
  }

  @Test
  func `a mistake in a payload is no mistake of the call: the page shows it`() throws {
    let page = try #require(Run("explore comma.json text.json -o page.html").written["page.html"])
    #expect(try Given(of: page).payloads.map(\.name) == ["comma.json", "text.json"])
  }

  @Test(arguments: [
    (call: "explore latin1.json -o page.html", message: "expected a text in UTF-8"),
    (call: "explore missing.json -o page.html", message: "missing.json"),
    (call: "explore --state suspnded -o page.html", message: "suspended"),
  ])
  func `what cannot be done is refused, and nothing is written`(call: String, message: String) {
    let run = Run(call)
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.written.isEmpty)
  }

  @Test
  func `a page is no text for a terminal`() {
    var world = MemoryWorld.usual
    world.terminals = [.output]
    let run = Run("explore", in: world)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("-o push.html"))
    #expect(Run("explore -q", in: world).errors.isEmpty)
  }
}

/// The data of a page.
private struct Given: Decodable {
  struct Payload: Decodable {
    let name: String
    let text: String
  }

  let payloads: [Payload]
  let situation: [String: String]
  let fingerprint: [String: String]

  init(of page: String) throws {
    let text = try #require(page.firstMatch(of: /id="given">([^<]*)</)?.1)
    self = try JSONDecoder().decode(Given.self, from: Data(text.utf8))
  }
}
