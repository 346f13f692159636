import AppLifecycle
import Evidence
import PushPayload
import PushRules
import Testing

@testable import RouteReport

struct CallbackPageTests {
  @Test func `every callback has its own page`() {
    #expect(CallbackPage.all.map(\.callback) == Callback.all)
    #expect(Set(CallbackPage.all.map(\.purpose)).count == Callback.all.count)
  }

  @Test func `every page has an id of its own`() {
    #expect(Set(PageContent.all.map(\.id)).count == PageContent.all.count)
  }

  @Test func `every page cites something`() {
    for page in PageContent.all { #expect(!page.citations.isEmpty, "\(page.id)") }
  }

  @Test func `every sentence is one`() {
    for page in PageContent.all {
      for printed in page.sentences {
        let sentence = printed.replacing(/\s\((?:observed|inferred|contested)\)$/, with: "")
        #expect(sentence.hasSuffix("."), "\(page.id): \(sentence)")
        #expect(sentence.first?.isLetter == true, "\(page.id): \(sentence)")
        #expect(!sentence.contains(". "), "\(page.id): \(sentence)")
        #expect(sentence.count <= 160, "\(page.id): \(sentence)")
      }
    }
  }

  @Test func `every page says what to do`() {
    for page in CallbackPage.all { #expect(!page.advice.isEmpty, "\(page.callback.id)") }
  }

  private static let callbacks: [(id: String, seconds: [Int?])] = [
    (id: "did-enter-background", seconds: [5]),
    (id: "will-terminate", seconds: [5]),
    (id: "did-receive-fetch", seconds: [30]),
    (id: "perform-fetch", seconds: [30]),
    (id: "service-extension", seconds: [30]),
    (id: "did-finish-launching", seconds: [5, 20]),
    (id: "will-finish-launching", seconds: [5, 20]),
    (id: "expiration-handler", seconds: [nil, 600, 180, 30]),
    (id: "will-resign-active", seconds: []),
    (id: "view-did-load", seconds: []),
  ]

  @Test(arguments: callbacks)
  func `a callback has so many seconds`(id: String, seconds: [Int?]) throws {
    let page = try #require(Callback(id)).page
    #expect(page.limits.map(\.seconds) == seconds)
  }

  private static let statesRead: [(id: String, states: [ApplicationState])] = [
    (id: "did-become-active", states: [ApplicationState.active]),
    (id: "will-resign-active", states: [.active]),
    (id: "did-enter-background", states: [.background, .inactive]),
    (id: "will-enter-foreground", states: [.background, .inactive]),
    (id: "did-finish-launching", states: [.inactive, .background]),
    (id: "will-terminate", states: []),
  ]

  @Test(arguments: statesRead)
  func `the app reads a state inside`(id: String, states: [ApplicationState]) throws {
    let page = try #require(Callback(id)).page
    #expect(page.readings.map(\.state) == states)
  }

  private static let usesInApps: [(id: String, use: String, twin: String?)] = [
    (id: "did-become-active", use: "notification-only", twin: "scene-did-become-active"),
    (id: "will-resign-active", use: "notification-only", twin: "scene-will-resign-active"),
    (id: "did-enter-background", use: "notification-only", twin: "scene-did-enter-background"),
    (id: "will-enter-foreground", use: "notification-only", twin: "scene-will-enter-foreground"),
    (id: "open-url", use: "not-called", twin: "scene-open-url-contexts"),
    (id: "will-terminate", use: "called", twin: nil),
    (id: "scene-will-connect", use: "only", twin: nil),
    (id: "scene-did-disconnect", use: "only", twin: nil),
    (id: "did-receive-memory-warning", use: "called", twin: nil),
  ]

  @Test(arguments: usesInApps)
  func `in an app with scenes a callback is`(id: String, use: String, twin: String?) throws {
    let page = try #require(Callback(id)).page
    #expect(page.sceneUse.name == use)
    #expect(page.sceneUse.twin?.id == twin)
  }

  @Test func `every method of a scene delegate is called in apps with scenes only`() {
    for page in CallbackPage.all where page.callback.owner == "UISceneDelegate" {
      #expect(page.sceneUse.name == "only", "\(page.callback.id)")
    }
  }

  @Test func `a method whose notification is posted alone has one`() {
    for page in CallbackPage.all where page.sceneUse.name == "notification-only" {
      #expect(page.callback.notification != nil, "\(page.callback.id)")
    }
  }
}

struct ConceptPageTests {
  private static let pages: [(name: String, id: String)] = [
    ("app-states", "app-states"), ("UIApplicationExitsOnSuspend", "exits-on-suspend"),
    ("applicationDidFinishLaunching:", "application-did-finish-launching"),
    ("applicationDidFinishLaunching(_:)", "application-did-finish-launching"),
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
    let notOfTheApp = ["other-platforms", "before-the-device", "tokens"]
    #expect(named == older + ["application-did-finish-launching"] + notOfTheApp)
  }

  @Test func `no page takes the name of another page, of an event or of a code of lint`() {
    let names = ConceptPage.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    let others = Set(LifecycleEvent.allCases.map(\.name) + LintCode.all.map(\.code))
    #expect(others.isDisjoint(with: names))
  }

  private static let questions: [(word: String, words: [String])] = [
    ("critical", ["Focus", "Breaks through all"]), ("time-sensitive", ["Breaks through Focus"]),
    ("web-push", ["does not answer", "service worker"]), ("carplay", ["does not answer"]),
    ("catalyst", ["runs on macOS"]), ("expiration", ["apns-expiration", "one attempt"]),
    ("collapse-id", ["takes the place of the earlier one"]),
    ("several-plugins", ["one delegate", "forward to each SDK", "did-receive-fetch"]),
    ("testflight-and-xcode", ["BadDeviceToken", "not conclusive", "dasd", "com.apple.pushLaunch"]),
    ("simulator", ["simctl push", "Simulator Target Bundle", "test them on a device"]),
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
    (versions: "4-6", text: "about 600 s"), ("7-12", "about 180 s"), ("13+", "about 30 s"),
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
