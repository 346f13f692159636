/// A page, conference session, header or report.
public struct Source: Hashable, Sendable {
  /// The short name by which citations refer to it, such as `D-FETCH`.
  public let key: String
  /// Where to read it; empty if there is no address to give.
  public let address: String
  /// What it is, in words.
  public let title: String

  /// The source with a key, or nil if there is none.
  public init?(_ key: String) {
    guard let fields = Self.lines.fields(ofLine: key) else { return nil }
    self.init(fields)
  }

  private init(_ fields: [String]) {
    key = fields[0]
    address = Self.address(fields[1])
    title = fields[2]
  }

  /// All sources that citations refer to.
  public static let all: [Source] = lines.map { Source($0.fields) }

  private static let lines = pushes + lifecycle + logs

  /// The prefixes in the catalogue, and the roots of addresses that they stand for.
  private static let roots: [(prefix: String, root: String)] = [
    ("docs:", "https://developer.apple.com/documentation/"),
    (
      "archive:",
      """
      https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/\
      RemoteNotificationsPG/
      """
    ),
    ("sdk:", "https://github.com/theos/sdks/blob/4af4cb1d0/"),
    ("video:", "https://developer.apple.com/videos/play/"),
  ]

  private static func address(_ field: String) -> String {
    guard field != "-" else { return "" }
    for (prefix, root) in roots where field.utf8.starts(with: prefix.utf8) {
      return root + String(Substring(field.utf8.dropFirst(prefix.utf8.count)))
    }
    return field
  }
}
