import Testing

@testable import PushPayload

/// What the search for a key takes for granted about the keys that Apple documents.
struct KnownKeyTests {
  static let lists = [
    KnownKey.aps, KnownKey.alert, KnownKey.sound, KnownKey.headers, LintSubject.activityKeys,
  ]

  @Test(arguments: lists) func `names are words in lower case with hyphens, each once`(
    keys: [KnownKey]
  ) {
    #expect(Set(keys.map(\.name)).count == keys.count)
    for key in keys {
      #expect(key.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == ASCII.minus })
    }
  }

  @Test(arguments: lists) func `a key is found by its name, in any case and without hyphens`(
    keys: [KnownKey]
  ) {
    for key in keys {
      #expect(keys.contains(key.name))
      #expect(keys.named(key.name) == key)
      let loud = key.name.uppercased().filter { $0 != "-" }
      #expect(keys.spelt(like: loud) == key)
      #expect(keys.contains(loud) == false)
    }
  }
}
