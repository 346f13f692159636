internal import PushPayload
internal import RouteReport

/// The request headers that flags and a file state, with whatever values.
struct LintHeaders: Sendable {
  /// The flags with the headers that they stand for.
  private static let flags = [
    (flag: "push-type", name: "apns-push-type"),
    (flag: "priority", name: "apns-priority"),
    (flag: "topic", name: "apns-topic"),
    (flag: "expiration", name: "apns-expiration"),
    (flag: "collapse-id", name: "apns-collapse-id"),
  ]

  private let file: HeaderFile?
  private let stated: [RequestHeaderList.Header]

  /// Collects headers, or gives nil if none are stated; a flag must agree with the file.
  init?(_ arguments: ParsedArguments, _ file: HeaderFile?) throws(ArgumentError) {
    self.file = file
    var stated: [RequestHeaderList.Header] = []
    for (flag, name) in Self.flags {
      guard let value = arguments[flag] else { continue }
      guard let entry = file?.entries.last(where: { $0.name == name }) else {
        stated.append(RequestHeaderList.Header(name, value))
        continue
      }
      guard entry.value != value else { continue }
      throw .contradiction(
        "--\(flag) \(ArgumentError.quoted(value))",
        "\(name) \(ArgumentError.quoted(entry.value)) of --headers"
      )
    }
    self.stated = stated
    if file == nil, stated.isEmpty { return nil }
  }

  /// The headers, with their places counted on behind a payload of some size.
  ///
  /// So a place in the file of headers is never mistaken for one in the payload.
  func list(behind byteCount: Int) -> RequestHeaderList {
    let start = Self.start(behind: byteCount)
    let read = (file?.entries ?? []).map { entry in
      let range = entry.range.lowerBound + start..<entry.range.upperBound + start
      return RequestHeaderList.Header(entry.name, entry.value, range: range)
    }
    return RequestHeaderList(read + stated, isComplete: file != nil)
  }

  /// The part of the file of headers that a place stands for, or nil if it is in the payload.
  static func range(_ range: Range<Int>, behind byteCount: Int) -> Range<Int>? {
    let start = start(behind: byteCount)
    guard range.lowerBound >= start else { return nil }
    return range.lowerBound - start..<range.upperBound - start
  }

  /// The place of some bytes of the file, and the line with a caret.
  func place(of range: Range<Int>) -> (place: HeaderPlace, excerpt: Excerpt?)? {
    guard let file else { return nil }
    let region = TextRegion(
      file.position(of: range.lowerBound),
      file.position(of: range.upperBound)
    )
    let place = HeaderPlace(source: file.file.path, region: region)
    return (place, Excerpt(of: file.file.bytes, atByte: range.lowerBound))
  }

  private static func start(behind byteCount: Int) -> Int { byteCount + 1 }
}
