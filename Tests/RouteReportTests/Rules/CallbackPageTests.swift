import AppLifecycle
import PushRules
import RouteReport
import Testing

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
      for sentence in page.sentences {
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
      #expect(page.sceneUse == .only, "\(page.callback.id)")
    }
  }

  @Test func `a method whose notification is posted alone has one`() {
    for page in CallbackPage.all where page.sceneUse.name == "notification-only" {
      #expect(page.callback.notification != nil, "\(page.callback.id)")
    }
  }
}
