import Glibc
import PushPayload
import PushRules

/// Runs one input; a broken invariant ends the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(Array(UnsafeBufferPointer(start: start, count: count)))
  LibraryTrial(input).run()
  TraitTrial(input.payload).run()
  switch input.subject {
  case .library: break
  case .lint(let flags): CommandTrial(input, flags).run()
  case .file(let kind): FileTrial(input, kind).run()
  case .source: SourceTrial(input).run()
  case .lines(let kind): LinesTrial(input, kind).run()
  }
  return 0
}

/// Writes the seeds and ends, if a folder for them stands behind `--seeds`.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeRawPointer, _ arguments: UnsafeRawPointer) -> CInt {
  let words = CommandLine.arguments
  if words.count == 3, words[1] == "--seeds" {
    Seeds.write(to: words[2])
    exit(0)
  }
  return 0
}

/// Ends the program if something does not hold.
func require(_ holds: Bool, _ what: @autoclosure () -> String) {
  if !holds { fatalError(what()) }
}

/// Ends the program if a text could do something to a terminal.
func requireHarmless(_ text: String, besides allowed: Unicode.Scalar...) {
  for scalar in text.unicodeScalars where !allowed.contains(scalar) {
    let isHarmful =
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    require(!isHarmful, "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
  }
}

/// Ends the program if a text contains invisible characters.
func requireVisible(_ text: String, besides allowed: Unicode.Scalar...) {
  for scalar in text.unicodeScalars where !allowed.contains(scalar) {
    let isVisible = scalar == " " || PrintableText.isPrintable(scalar)
    require(isVisible, "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
  }
}

/// Returns the JSON of a result; ends the program if it is none.
func json(_ text: some StringProtocol) -> JSONNode {
  guard let document = try? JSONDocument(reading: Array(text.utf8)) else {
    fatalError("no JSON: \(String(text).debugDescription)")
  }
  return document.root
}
