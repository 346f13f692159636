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

  private static let calls: [(call: String, page: String)] = [
    (call: "rules wake.resumed", page: "    *rules/wake.resumed/\n"),
    (call: "rules tap-icon.launch", page: "    *rules/tap-icon.launch/\n"),
    (call: "rules badge-type", page: "    *checks/badge-type/\n"),
    (call: "rules badge-type -f markdown", page: "**[badge-type](*checks/badge-type/)**\n"),
    (
      call: "rules wake -f markdown",
      page: "- [`wake.resumed`](*rules/wake.resumed/) (documented): "
    ),
    (call: "rules --experiment call-time.simulator", page: "    *rules/call-time.simulator/\n"),
    (call: "lint badges.json", page: "\nmore: *checks/badge-type/\n"),
    (call: "lint badge.json -f junit", page: "\nmore: *checks/badge-type/</failure>\n"),
    (
      call: "eval silent.json --state suspended -v",
      page: "\nmore: *rules/arrival-method.background-fetch-scene/\n"
    ),
    (
      call: "eval alert.json --state suspended --want did-receive-fetch",
      page: "\nmore: *rules/arrival-method.background-fetch-scene/\n"
    ),
    (
      call: "table --when did-receive --launch notification --only launch",
      page: "\nmore: *rules/tap-fallback.did-receive/\n"
    ),
    (
      call: "table --when did-receive --launch notification --only launch -f markdown",
      page: "| [`tap-fallback.did-receive`](*rules/tap-fallback.did-receive/) |\n"
    ),
    (
      call: "diff scenes both.json --state not-running",
      page: "\nmore: *rules/scene-connection.icon/\n"
    ),
    (
      call: "diff scenes both.json --state not-running -f markdown --limit 1",
      page: "<br>[`life-cycle-in-effect.app`](*rules/life-cycle-in-effect.app/) |"
    ),
    (call: "simulate reboot --state active", page: "\nmore: *rules/reboot.foreground/\n"),
    (
      call: "simulate reboot --state active -f markdown",
      page: "1. [`reboot.foreground`](*rules/reboot.foreground/): "
    ),
    (call: "test cases", page: "\nmore: *rules/wake.none/\n"),
    (call: "test cases -f junit", page: "\nmore: *rules/wake.none/\n"),
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
