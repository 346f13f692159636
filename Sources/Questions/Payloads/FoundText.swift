package import PushPayload

/// The kind of a file that a folder search found.
package enum FoundText: Hashable, Sendable {
  /// A push, perhaps with mistakes.
  case push
  /// Cases, or a scenario with expectations, for `test`; perhaps with mistakes.
  case cases
  case other

  /// The number of bytes to check for signs of a push in a file that is too large.
  package static let lengthOfStart = 64 * 1024

  /// Classifies a file; only one with signs of a push is parsed.
  package init(_ name: FilePath, _ bytes: [UInt8]) {
    if let container = ContainerFormat(of: name) {
      self = container.parts(of: bytes).isEmpty ? .other : .push
    } else {
      self = Self.kind(of: bytes, isSimulatorFile: name.hasEnding(".apns"))
    }
  }

  private static func kind(of bytes: [UInt8], isSimulatorFile: Bool) -> FoundText {
    let scan = PushScan(in: bytes)
    guard scan.hasAps || scan.mayBeMessage || hasCases(bytes) else {
      return isSimulatorFile ? .push : .other
    }
    guard let document = (try? JSONDocument(reading: bytes)) ?? LenientText(bytes).document else {
      if hasCases(bytes) { return .cases }
      return scan.hasAps || isSimulatorFile ? .push : .other
    }
    if !document.isPush, document.root.holdsTests {
      return document.root["cases"] == nil && document.root["expect"] == nil ? .other : .cases
    }
    return isSimulatorFile || document.isPush ? .push : .other
  }
}

// The program's own files, and files about payloads.
extension FoundText {
  /// Whether a text has the keys of a case file or of a scenario with expectations, even if it is
  /// invalid JSON.
  private static func hasCases(_ bytes: [UInt8]) -> Bool {
    let expects = bytes.holdsWord("\"expect\"")
    return bytes.holdsWord("\"cases\"") && (expects || bytes.holdsWord("\"situation\""))
      || expects && bytes.holdsWord("\"events\"")
  }
}

extension ContainerFormat {
  /// The kind of a file by the ending of its name, or nil for a file that is one text.
  package init?(of name: FilePath) {
    guard let container = Self.endings.first(where: { name.hasEnding($0.key) })?.value else {
      return nil
    }
    self = container
  }

  /// The kind of a file by its name, or of another text with pushes that is no JSON.
  package init?(of file: InputFile) {
    guard file.line == nil else { return nil }
    if let format = Self(of: file.path) {
      self = format
      return
    }
    let bytes = file.bytes
    guard Lint.FileKind(of: file.path) == .input,
      bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) != UInt8(ascii: "{"),
      (try? JSONDocument(reading: bytes)) == nil, LenientText(bytes).document == nil
    else { return nil }
    let format = [Self.document, .text].first { !$0.parts(of: bytes).isEmpty }
    guard let format else { return nil }
    self = format
  }
}

extension Lint.FileKind {
  /// The kind of a file by the ending of its name.
  package init(of name: FilePath) {
    switch true {
    case name.hasEnding(".apns"): self = .simulator
    case name.hasEnding(".jsonc"): self = .jsonWithComments
    case name.hasEnding(".json5"): self = .json5
    default: self = name.hasEnding(".json") ? .payload : .input
    }
  }
}
