internal import PushPayload
internal import PushRules

/// A sample of a check as it prints: the headers, and the payload under them.
struct SampleText: Sendable {
  private let sample: Check.Sample

  init(_ sample: Check.Sample) { self.sample = sample }

  /// The kind of file and the version of the sample, or nothing.
  var remark: String {
    let kind = sample.file == .simulator ? "in an .apns file" : nil
    let system =
      sample.system == .newest ? nil : "asked about for iOS \(sample.system.firstRelease)"
    return [kind, system].compactMap { $0 }.joined(separator: ", ")
  }

  /// The lines; of a very long one the middle is left out.
  var lines: [String] {
    sample.headers.map { $0.name + ": " + $0.value }
      + sample.payload.split { $0.isNewline }.map { Self.shortened(String($0)) }
  }

  private static func shortened(_ line: String) -> String {
    guard line.count > 400 else { return PrintableText.escaped(line) }
    return PrintableText.escaped(
      "\(line.prefix(40))… \(line.utf8.count) bytes in all …\(line.suffix(8))"
    )
  }
}
