import PushPayload
import PushRules

/// The input of the fuzzer: two bytes of options, perhaps lines of headers up to a NUL, and a
/// payload.
struct FuzzInput {
  /// What the command does with the payload, or with other bytes.
  enum Subject {
    /// Nothing: only the library runs.
    case library
    /// It is linted, with some flags.
    case lint([String])
    /// It is a file of another kind.
    case file(FileTrial.Kind)
    /// It is a file of an app.
    case source
    /// It is many payloads, one a line.
    case lines(LinesTrial.Kind)
  }
  /// Where the request headers stand.
  enum Headers { case unknown, flags, file }

  /// The newest version, those that the samples ask about, and old ones.
  static let versions: [SystemVersion] = {
    let old = [SystemVersion.iOS(3), .iOS(7), .iOS(9), .iOS(12), .iOS(14), .iOS(17)]
    let asked = Check.all.flatMap { [$0.about.bad, $0.about.good] }.compactMap { $0?.system }
    return [.newest] + Set(old + asked).subtracting([.newest]).sorted()
  }()

  /// What the command may do; an input chooses one.
  static let subjects: [Subject] =
    [
      ["--fix"], ["--diff"], ["-f", "text"], ["-f", "json"], ["-f", "sarif"], ["-f", "github"],
      ["-f", "junit"],
    ].map { .lint($0) } + [
      .file(.scenario), .file(.cases), .file(.headers), .lines(.eval), .lines(.lint),
      .file(.log), .file(.cases), .file(.scenario), .source,
    ]

  let subject: Subject
  let kind: Lint.FileKind
  let headers: Headers
  /// A number that may choose anything.
  let choice: Int
  let version: SystemVersion
  private(set) var headerText: [UInt8] = []
  private(set) var payload: [UInt8]

  /// Takes the bytes apart; all bytes mean something.
  init(_ bytes: [UInt8]) {
    let options = bytes.first ?? 0
    kind = options & 1 == 0 ? .payload : .simulator
    subject = options & 2 == 0 ? .library : Self.subjects[Int(options >> 4)]
    headers = options & 4 == 0 ? .unknown : options & 8 == 0 ? .flags : .file
    choice = Int(bytes.dropFirst().first ?? 0)
    version = Self.versions[choice % Self.versions.count]
    payload = Array(bytes.dropFirst(2))
    guard headers != .unknown else { return }
    headerText = Array(payload.prefix { $0 != 0 })
    payload = Array(payload.dropFirst(headerText.count + 1))
  }

  /// The bytes for a sample; the library alone sees it unless a subject is named by its index.
  static func bytes(
    _ sample: Check.Sample,
    subject: Int? = nil,
    system: SystemVersion? = nil
  ) -> [UInt8] {
    var options = options(subject) | (sample.file == .simulator ? 1 : 0)
    if !sample.headers.isEmpty { options |= 12 }
    let version = versions.firstIndex(of: system ?? sample.system) ?? 0
    let lines = sample.headers.map { $0.name + ": " + $0.value }.joined(separator: "\n")
    let headers = sample.headers.isEmpty ? [] : Array(lines.utf8) + [0]
    return [options, UInt8(version)] + headers + Array(sample.payload.utf8)
  }

  /// The bytes for a payload without headers, or for what takes its place.
  static func bytes(payload: [UInt8], subject: Int? = nil) -> [UInt8] {
    [options(subject), 0] + payload
  }

  private static func options(_ subject: Int?) -> UInt8 {
    subject.map { 2 | UInt8($0 % subjects.count) << 4 } ?? 0
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
