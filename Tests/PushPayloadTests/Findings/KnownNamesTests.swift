import Testing

@testable import PushPayload

/// What the search for a name takes for granted about the names that Apple documents.
struct KnownNamesTests {
  static let lists: [KnownNames] = [.aps, .alert, .sound, .headers, .activity]

  @Test(arguments: lists) func `names are words in lower case with hyphens, each once`(
    known: KnownNames
  ) {
    #expect(Set(known.names).count == known.names.count)
    for name in known.names {
      #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == ASCII.minus })
    }
  }

  @Test(arguments: lists) func `a name is found in any case and without hyphens`(
    known: KnownNames
  ) {
    for name in known.names {
      #expect(known.contains(name))
      let loud = name.uppercased().filter { $0 != "-" }
      #expect(known.spelt(like: loud) == name)
      #expect(!known.contains(loud))
    }
  }
}
