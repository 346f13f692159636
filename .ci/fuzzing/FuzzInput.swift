import PushPayload
import PushRules

/// What the fuzzer is given: two bytes of options, perhaps lines of headers up to a NUL, a payload.
struct FuzzInput {
  /// Whether the command runs over the payload, too.
  enum Subject { case library, command }
  /// Where the request headers stand.
  enum Headers { case unknown, flags, file }

  /// The newest version, those that the samples ask about, and old ones.
  static let versions: [SystemVersion] = {
    let old = [SystemVersion.iOS(3), .iOS(7), .iOS(9), .iOS(12), .iOS(14), .iOS(17)]
    let asked = Check.all.flatMap { [$0.bad.system, $0.good.system] }
    return [.newest] + Set(old + asked).subtracting([.newest]).sorted()
  }()

  /// The flags of the calls of the command, of which an input makes one.
  static let calls = [
    ["--fix"], ["--diff"], ["-f", "text"], ["-f", "json"], ["-f", "sarif"], ["-f", "github"],
    ["-f", "junit"],
  ]

  let subject: Subject
  let kind: LintSubject.FileKind
  let headers: Headers
  let call: [String]
  let version: SystemVersion
  private(set) var headerText: [UInt8] = []
  private(set) var payload: [UInt8]

  /// Takes the bytes apart; all bytes mean something.
  init(_ bytes: [UInt8]) {
    let options = bytes.first ?? 0
    kind = options & 1 == 0 ? .payload : .simulator
    subject = options & 2 == 0 ? .library : .command
    headers = options & 4 == 0 ? .unknown : options & 8 == 0 ? .flags : .file
    call = Self.calls[Int(options >> 4) % Self.calls.count]
    version = Self.versions[Int(bytes.dropFirst().first ?? 0) % Self.versions.count]
    payload = Array(bytes.dropFirst(2))
    guard headers != .unknown else { return }
    headerText = Array(payload.prefix { $0 != 0 })
    payload = Array(payload.dropFirst(headerText.count + 1))
  }

  /// The bytes for a sample.
  static func bytes(
    _ subject: Subject,
    _ sample: Check.Sample,
    call: Int = 0,
    system: SystemVersion? = nil
  ) -> [UInt8] {
    var options: UInt8 = sample.file == .simulator ? 1 : 0
    if subject == .command { options |= 2 | UInt8(call % calls.count) << 4 }
    if !sample.headers.isEmpty { options |= 12 }
    let version = versions.firstIndex(of: system ?? sample.system) ?? 0
    let lines = sample.headers.map { $0.name + ": " + $0.value }.joined(separator: "\n")
    let headers = sample.headers.isEmpty ? [] : Array(lines.utf8) + [0]
    return [options, UInt8(version)] + headers + Array(sample.payload.utf8)
  }

  /// The bytes for a payload without headers.
  static func bytes(_ subject: Subject, payload: [UInt8], call: Int = 0) -> [UInt8] {
    [subject == .command ? 2 | UInt8(call % calls.count) << 4 : 0, 0] + payload
  }

  /// The headers for the library.
  var requestHeaders: RequestHeaderList? {
    guard headers != .unknown else { return nil }
    var offset = 0
    let lines = headerText.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return RequestHeaderList(
      lines.map { line in
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        let value = line.dropFirst(name.count + 1).drop { $0 == UInt8(ascii: " ") }
        let range = headers == .file ? offset..<(offset + value.count) : nil
        offset += line.count + 1
        return RequestHeaderList.Header(
          String(decoding: name, as: UTF8.self),
          String(decoding: value, as: UTF8.self),
          range: range
        )
      }
    )
  }
}
