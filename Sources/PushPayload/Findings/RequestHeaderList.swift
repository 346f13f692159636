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

  /// Whether the request has no others: flags and messages of providers name some only.
  let isComplete: Bool

  /// Collects headers.
  ///
  /// - Parameters:
  ///   - headers: The headers, in their order.
  ///   - isComplete: Whether the request has no others.
  public init(_ headers: [Header], isComplete: Bool = false) {
    self.headers = headers
    self.isComplete = isComplete
  }

  /// The last header with a name, or nil.
  public subscript(name: String) -> Header? { headers.last { $0.name == name } }
}
