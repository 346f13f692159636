/// The request headers of a push, with where they stand.
public struct RequestHeaderList: Hashable, Sendable {
  /// One header.
  public struct Header: Hashable, Sendable {
    /// The name, in lower case.
    public let name: String
    /// The value as it was given.
    public let value: String
    /// The bytes of the value in the file of the headers, or nil for a flag.
    public let range: Range<Int>?

    /// Creates a header.
    public init(_ name: String, _ value: String, range: Range<Int>? = nil) {
      self.name = name.lowercased()
      self.value = value
      self.range = range
    }
  }

  /// The headers, in their order.
  public let headers: [Header]

  /// Whether somebody adds others before the push is sent.
  let isPartial: Bool

  /// Collects headers.
  public init(_ headers: [Header]) { self.init(headers, isPartial: false) }

  /// Collects headers, perhaps some only.
  init(_ headers: [Header], isPartial: Bool) {
    self.headers = headers
    self.isPartial = isPartial
  }

  /// The last header with a name, or nil.
  public subscript(name: String) -> Header? { headers.last { $0.name == name } }
}
