import PushTestSupport
import RouteReport
import Testing

@testable import PushrouteCommand

/// The pages of rules and checks, which reports name once the project has an address.
struct ProjectAddressTests {
  private static let home = "https://push.example/"

  private func run(_ call: String) -> String {
    var world = MemoryWorld.cases
    world.files["badge.json"] = #"{"aps":{"badge":"1"},"x":{"aps":{"badge":"2"}}}"#
    world.files["badges.json"] = #"[{"aps":{"badge":"1"}},{"aps":{"badge":"2"}}]"#
    return Run(call, in: world).output
  }

  private static let calls: KeyValuePairs<String, String> = [
    "rules wake.resumed": "    *rules/wake.resumed/\n",
    "rules tap-icon.launch": "    *rules/tap-icon.launch/\n",
    "rules badge-type": "    *checks/badge-type/\n",
    "rules badge-type -f markdown": "**[badge-type](*checks/badge-type/)**\n",
    "rules wake -f markdown": "- [`wake.resumed`](*rules/wake.resumed/) (documented): ",
    "rules --experiment call-time.first-unlock": "    *rules/call-time.first-unlock/\n",
    "lint badges.json": "\nmore: *checks/badge-type/\n",
    "lint badge.json -f junit": "\nmore: *checks/badge-type/</failure>\n",
    "eval silent.json --state suspended -v":
      "\nmore: *rules/arrival-method.background-fetch-scene/\n",
    "eval alert.json --state suspended --want did-receive-fetch":
      "\nmore: *rules/arrival-method.background-fetch-scene/\n",
    "table --when did-receive --launch notification --only launch":
      "\nmore: *rules/tap-fallback.did-receive/\n",
    "table --when did-receive --launch notification --only launch -f markdown":
      "| [`tap-fallback.did-receive`](*rules/tap-fallback.did-receive/) |\n",
    "diff scenes both.json --state not-running": "\nmore: *rules/scene-connection.icon/\n",
    "diff scenes both.json --state not-running -f markdown --limit 1":
      "<br>[`life-cycle-in-effect.app`](*rules/life-cycle-in-effect.app/) |",
    "simulate reboot --state active": "\nmore: *rules/reboot.foreground/\n",
    "simulate reboot --state active -f markdown":
      "1. [`reboot.foreground`](*rules/reboot.foreground/): ",
    "test cases": "\nmore: *rules/wake.none/\n",
    "test cases -f junit": "\nmore: *rules/wake.none/\n",
  ]

  @Test(arguments: calls)
  func `a report names each page once, and none without an address`(call: String, page: String) {
    let page = page.replacing("*rules", with: Self.home + "rules")
      .replacing("*checks", with: Self.home + "checks")
    let output = ProjectAddress.$current.withValue(ProjectAddress(Self.home)) { run(call) }
    #expect(output.split(separator: page, omittingEmptySubsequences: false).count == 2, "\(output)")
    #expect(!run(call).contains("more: http") && !run(call).contains(page))
  }

  @Test
  func `a log names the project and the page of each rule`() throws {
    try ProjectAddress.$current.withValue(ProjectAddress(Self.home)) {
      try expectSnapshot(run("lint badges.json -f sarif"), named: "address.sarif")
    }
  }
}
