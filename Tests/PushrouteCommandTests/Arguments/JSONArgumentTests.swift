import PushrouteCommand
import Testing

struct JSONArgumentTests {
  private static let push = "{\"aps\":{\"content-available\":1}}"

  @Test func `JSON is an operand, with and without a command`() {
    let calls = [["eval", Self.push], [Self.push], ["eval", " " + Self.push]]
    for call in calls {
      let run = Run(call + ["--state", "suspended"])
      #expect(run.output.contains("\nargument: 31 bytes"), "\(run.errors)")
    }
    for command in ["table", "lint", "diff"] {
      let flags = command == "diff" ? ["--ios", "9", "--ios", "17", "--state", "active"] : []
      #expect(Run([command, Self.push] + flags).code == .done, "\(command)")
    }
    #expect(Run(["simulate", "push:" + Self.push]).output.contains("didReceiveRemoteNotification"))
  }

  @Test func `a file with such a name is read`() {
    var world = MemoryWorld.usual
    world.files["[id].json"] = Self.push
    #expect(Run("eval [id].json --brief", in: world).output.contains("suspended"))
  }

  @Test func `a mistake has its place in the argument`() {
    let curly = Run(["eval", "{\u{201C}aps\u{201D}: {}}"])
    #expect(curly.errors.hasPrefix("argument:1:2: error: found the curly quote"))
    #expect(Run(["lint", "{\"aps\":{\"bage\":1}}"]).output.contains("argument:1:"))
    let fixed = Run(["lint", "--fix", "{\"aps\":{\"bage\":1}}"])
    #expect(fixed.output.contains("is no file; --diff shows the fixes"))
    #expect(fixed.code == .failure)
  }

  @Test func `the flag --tap is --launch notification`() {
    for call in ["eval alert.json --state suspended", "table alert.json", "eval alert.json --json"]
    {
      #expect(Run(call + " --tap").output == Run(call + " --launch notification").output)
    }
    #expect(Run("eval alert.json --tap --launch icon").code == .failure)
    #expect(Run("simulate home --tap").code == .failure)
  }

  @Test func `methods that leave scenes out are said to, first`() {
    let said = "But: these methods make it an app without scenes (SDK 26)"
    let run = Run("eval alert.json --state suspended --implements did-receive-fetch")
    #expect(run.output.split(separator: "\n").prefix(5).contains { $0.hasPrefix(said) })
    for flags in ["--lifecycle scene", "--lifecycle app --sdk 26", "--ios 18"] {
      let run = Run("eval alert.json --implements did-receive-fetch " + flags)
      #expect(!run.output.contains(said), "\(flags)")
    }
  }
}
