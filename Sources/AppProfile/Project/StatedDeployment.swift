enum StatedDeployment: Sendable {
  static func find(in sources: [SourceFile]) -> TargetPlan.StatedValue? {
    for (name, read) in readers {
      for source in sources where source.name == name {
        if let (version, offset) = read(source) {
          return TargetPlan.StatedValue(version, .project, source, offset)
        }
      }
    }
    return nil
  }

  private static let readers: [(name: String, read: @Sendable (SourceFile) -> (String, Int)?)] = [
    ("Podfile", { version(in: $0, behind: [":ios", ","]) }),
    ("Package.swift", { version(in: $0, behind: [".", "iOS", "("]) }),
    ("app.json", { version(in: $0, behind: ["\"deploymentTarget\"", ":"]) }),
  ]

  private static func version(in source: SourceFile, behind words: [String]) -> (String, Int)? {
    var scanner = ByteScanner(source.bytes, as: .deployment)
    while !scanner.isAtEnd {
      if scanner.peek() == UInt8(ascii: "#") {
        scanner.skipLine()
        continue
      }
      guard scanner.isAt(words[0]) else {
        scanner.place += 1
        continue
      }
      let start = scanner.place
      if words.allSatisfy({ take($0, &scanner) }), let version = number(&scanner) {
        return (version, start)
      }
      scanner.place = start + 1
    }
    return nil
  }

  private static func take(_ word: String, _ scanner: inout ByteScanner) -> Bool {
    scanner.skip { ByteScanner.isSpace($0) }
    guard scanner.isAt(word) else { return false }
    scanner.place += word.utf8.count
    return true
  }

  /// Reads `'13.0'`, `"13.0"` or `.v13_4`.
  private static func number(_ scanner: inout ByteScanner) -> String? {
    scanner.skip { ByteScanner.isSpace($0) || "'\".v".utf8.contains($0) }
    let start = scanner.place
    scanner.skip { ByteScanner.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    guard scanner.place > start else { return nil }
    let text = String(decoding: scanner.bytes[start..<scanner.place], as: UTF8.self)
    return text.split(separator: "_").joined(separator: ".")
  }
}
