import PushrouteCommand
import Testing

/// What `--app` states, in every command that asks about a situation.
struct StatedAppTests {
  private static let world = ScanTests.world

  private static let flags = "--implements did-finish-launching,did-receive,did-receive-response,"

  @Test func `a table is about the app, which it states`() {
    let run = Run("table silent.json --app MyApp", in: Self.world)
    #expect(run.output.hasPrefix("Stated by App: --implements"))
    let eval = Run("eval silent.json --app MyApp --json", in: Self.world).output
    let table = Run("table silent.json --app MyApp --json", in: Self.world).output
    for rule in ["configuration.did-receive-only", "arrival-method.foreground-silent"] {
      #expect(eval.contains(rule) == table.contains(rule), "\(rule)")
    }
    let named = Run("table era-by-tap --app MyApp", in: Self.world).output
    #expect(named.contains("service-extension"), "the app wins over a named table")
    let own = Run("table silent.json --app MyApp --implements did-receive-fetch", in: Self.world)
    #expect(own.output.contains("--implements did-receive-fetch"))
    #expect(!own.output.contains("did-receive,"))
    #expect(table.contains("\"\(Self.flags)service-extension\""))
  }

  @Test(arguments: [
    "diff silent.json rich.json --state suspended", "table --when did-receive --state active",
  ])
  func `what the app states stands first`(call: String) {
    let text = Run(call + " --app MyApp", in: Self.world).output
    #expect(text.hasPrefix("Stated by App: --implements"), "\(text)")
    let markdown = Run(call + " --app MyApp -f markdown", in: Self.world).output
    #expect(markdown.hasPrefix("Stated by App: `--implements"), "\(markdown)")
    let other = Run(call + " --app MyApp --lifecycle scene", in: Self.world).output
    #expect(!other.contains("--lifecycle app"))
  }

  @Test func `a question about the app is asked whatever the app states`() {
    for question in ["did-receive", "did-receive-fetch", "notification-center-delegate"] {
      let run = Run("diff \(question) silent.json --app MyApp --state suspended", in: Self.world)
      #expect(run.code == .done, "\(run.errors)")
    }
    let stated = "diff did-receive silent.json --implements did-receive --state suspended"
    #expect(Run(stated, in: Self.world).code == .failure)
  }

  @Test func `a case that states no app is about that of the call`() {
    var world = Self.world
    func write(_ situation: String) {
      world.files["cases.json"] = """
        {"cases": [{"name": "a", "payload": {"aps": {"content-available": 1}},
          "situation": {"state": "suspended"\(situation)},
          "expect": {"arrival": ["did-receive-fetch"]}}]}
        """
    }
    write("")
    #expect(Run("test cases.json", in: world).code == .done)
    let run = Run("test cases.json --app MyApp", in: world)
    #expect(run.code == .findings && run.output.hasPrefix("Stated by App: --implements"))
    write(", \"implements\": [\"did-receive-fetch\"]")
    #expect(Run("test cases.json --app MyApp", in: world).code == .done)
  }

  @Test func `eval states the app first, in Markdown too`() {
    let text = Run("eval silent.json --state suspended --app MyApp", in: Self.world).output
    let lines = text.split(separator: "\n")
    #expect(lines.prefix(4).contains { $0.hasPrefix("From your code: implements") }, "\(text)")
    let markdown = Run(
      "eval silent.json -f markdown --implements did-receive-fetch --background-modes none",
      in: Self.world
    ).output
    #expect(
      markdown.contains("\nStated: `--implements did-receive-fetch --background-modes none`\n")
    )
    #expect(!Run("eval silent.json -f markdown", in: Self.world).output.contains("Stated"))
  }
}
