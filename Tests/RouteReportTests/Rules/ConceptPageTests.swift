import AppLifecycle
import Evidence
import PushPayload
import PushRules
import Testing

@testable import RouteReport

struct ConceptPageTests {
  private static let pages: [(name: String, id: String)] = [
    (name: "app-states", id: "app-states"),
    (name: "UIApplicationExitsOnSuspend", id: "exits-on-suspend"),
    (name: "applicationDidFinishLaunching:", id: "application-did-finish-launching"),
    (name: "applicationDidFinishLaunching(_:)", id: "application-did-finish-launching"),
  ]

  @Test(arguments: pages)
  func `a page is found by`(name: String, id: String) {
    #expect(ConceptPage(name)?.id == id)
  }

  @Test func `every callback and rule that a page names exists`() {
    let rules = Set(RuleCatalogue(of: .routing).ids)
    for page in ConceptPage.all {
      for id in page.callbacks { #expect(Callback(id)?.id == id, "\(id) of \(page.id)") }
      for id in page.rules { #expect(rules.contains(id), "\(id) of \(page.id)") }
      #expect(Set(page.callbacks).count == page.callbacks.count, "\(page.id)")
      #expect(Set(page.rules).count == page.rules.count, "\(page.id)")
    }
  }

  @Test func `every page rests on a source with an address`() {
    for page in ConceptPage.all {
      let citations = page.citations.compactMap { Citation($0) }
      let sources = citations.flatMap {
        $0.sources + $0.basis.flatMap { Citation($0)?.sources ?? [] }
      }
      #expect(sources.contains { !$0.address.isEmpty }, "\(page.id)")
    }
  }

  @Test func `every page but that of a single name says which callbacks it is about`() {
    let older = [
      "app-states", "background-time", "first-texts", "exits-on-suspend", "notifications",
    ]
    let named = ConceptPage.all.filter { $0.callbacks.isEmpty }.map(\.id)
    let notOfTheApp = ["other-platforms", "before-the-device"]
    #expect(named == older + ["application-did-finish-launching"] + notOfTheApp)
  }

  @Test func `no page takes the name of another page, of an event or of a code of lint`() {
    let names = ConceptPage.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    let others = Set(LifecycleEvent.allCases.map(\.name) + LintCode.all.map(\.code))
    #expect(others.isDisjoint(with: names))
  }

  private static let questions: [(word: String, words: [String])] = [
    (word: "critical", words: ["Focus", "Breaks through all"]),
    (word: "time-sensitive", words: ["Breaks through Focus"]),
    (word: "web-push", words: ["does not answer", "service worker"]),
    (word: "carplay", words: ["does not answer"]), (word: "catalyst", words: ["runs on macOS"]),
    (word: "expiration", words: ["apns-expiration", "one attempt"]),
    (word: "collapse-id", words: ["takes the place of the earlier one"]),
    (word: "several-plugins", words: ["one delegate", "forward to each SDK", "did-receive-fetch"]),
    (
      word: "testflight-and-xcode",
      words: ["BadDeviceToken", "not conclusive", "dasd", "com.apple.pushLaunch"]
    ),
    (
      word: "simulator", words: ["simctl push", "Simulator Target Bundle", "test them on a device"]
    ),
  ]

  @Test(arguments: questions)
  func `a question of many is answered on a page`(word: String, words: [String]) throws {
    let page = try #require(ConceptPage(word))
    let rows = page.rows.flatMap { [$0.name, $0.text] }
    let text = ([page.summary] + rows + page.remarks).joined(separator: " ")
    for word in words { #expect(text.lowercased().contains(word.lowercased()), "\(word)") }
  }

  @Test func `there are five states, named as a trace names them`() throws {
    let page = try #require(ConceptPage("app-states"))
    let states: [ProcessState] = [.notRunning, .inactive, .active, .background, .suspended]
    #expect(page.rows.map(\.name) == states.map(\.name))
  }

  @Test(arguments: [
    (versions: "4-6", text: "about 600 s"),
    (versions: "7-12", text: "about 180 s"),
    (versions: "13+", text: "about 30 s"),
  ])
  func `a background task has its time by version`(versions: String, text: String) throws {
    let page = try #require(ConceptPage("background-time"))
    let row = page.rows.first { $0.name == "background task" && $0.versions == versions }
    #expect(row?.text == text)
  }

  @Test func `every notification stands on the page of notifications`() throws {
    let page = try #require(ConceptPage("notifications"))
    #expect(page.rows.map(\.text) == Callback.all.compactMap(\.notification))
  }
}
