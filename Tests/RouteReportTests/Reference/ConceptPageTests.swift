import AppLifecycle
import RouteReport
import Testing

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
