import AppLifecycle
import PushRules
import Testing

struct MethodFactsTests {
  @Test func `every callback has an id, a selector and a Swift name of its own`() {
    #expect(Set(Callback.all.map(\.id)).count == Callback.all.count)
    #expect(Set(Callback.all.map(\.selector)).count == Callback.all.count)
    #expect(Set(Callback.all.map(\.signature)).count == Callback.all.count)
  }

  @Test func `every callback is found by its id, selector and Swift name`() {
    for callback in Callback.all {
      for name in [callback.id, callback.selector, callback.signature] {
        #expect(Callback(name) == callback, "\(name)")
      }
    }
  }

  @Test func `a selector and a Swift name take equally many arguments`() {
    for callback in Callback.all {
      let selector = callback.selector.filter { $0 == ":" }.count
      let signature = callback.signature.filter { $0 == ":" }.count
      #expect(selector == signature, "\(callback.id)")
    }
  }

  @Test func `no callback is deprecated before it exists`() {
    for callback in Callback.all {
      guard let deprecated = callback.deprecated else { continue }
      #expect(deprecated > callback.since, "\(callback.id)")
    }
  }

  private static let deprecations: [(id: String, deprecated: SystemVersion?)] = [
    (id: "did-become-active", deprecated: SystemVersion.iOS(26, 0)),
    (id: "will-resign-active", deprecated: .iOS(26, 0)),
    (id: "will-enter-foreground", deprecated: .iOS(26, 0)),
    (id: "did-enter-background", deprecated: nil),
    (id: "will-terminate", deprecated: nil),
    (id: "should-save-state", deprecated: .iOS(13, 2)),
    (id: "should-restore-state", deprecated: .iOS(13, 2)),
    (id: "perform-fetch", deprecated: .iOS(13, 0)),
    (id: "did-receive", deprecated: .iOS(10, 0)),
    (id: "did-receive-fetch", deprecated: nil),
    (id: "handle-action", deprecated: .iOS(10, 0)),
    (id: "view-did-unload", deprecated: .iOS(6, 0)),
  ]

  @Test(arguments: deprecations)
  func `a version deprecates`(id: String, deprecated: SystemVersion?) throws {
    #expect(try #require(Callback(id)).deprecated == deprecated)
  }
}
