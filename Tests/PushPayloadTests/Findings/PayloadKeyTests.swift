import Testing

@testable import PushPayload

struct PayloadKeyTests {
  private static let keys = PayloadKey.aps + PayloadKey.alert + PayloadKey.sound

  @Test func `a row has a type, and its summary is a clause with a period`() {
    for key in Self.keys {
      #expect(!key.types.isEmpty, "\(key.name)")
      #expect(key.summary.hasSuffix(".") && key.summary.count <= 80, "\(key.name)")
      #expect(key.until.map { key.since <= $0 } ?? true, "\(key.name)")
    }
  }

  @Test func `values are of the type of their row`() {
    for key in Self.keys {
      switch key.values {
      case .words, .base64, .fileName: #expect(key.types.contains(.string), "\(key.name)")
      case .numbers, .wholeNumbers: #expect(key.types.contains(.number), "\(key.name)")
      case nil: continue
      }
    }
  }

  @Test func `the keys of Live Activities are keys of aps`() {
    for name in KnownNames.activity.names { #expect(KnownNames.aps.contains(name), "\(name)") }
  }
}

/// What the search for names requires of Apple's names.
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
