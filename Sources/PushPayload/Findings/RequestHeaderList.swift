import PushRules

/// The request headers of a push, with their places.
public struct RequestHeaderList: Hashable, Sendable {
  /// One header.
  public struct Header: Hashable, Sendable {
    /// The name in lowercase.
    public let name: String
    /// The value as it was given.
    public let value: String
    /// The bytes of the value, or nil if it is in no text.
    package let range: Range<Int>?
    package let origin: Origin

    package enum Origin: String, Hashable, Sendable {
      /// A flag or a text of headers, where it has its bytes.
      case stated
      /// The text of the payload, such as the message of a provider.
      case message
      /// The provider, which adds it because the message has none.
      case provider
      /// Nobody states it; the payload needs it.
      case assumed
    }

    /// Creates a header.
    ///
    /// - Parameters:
    ///   - name: The name, in any case.
    ///   - value: The value; `missing` without a range states that the request has no apns-push-type.
    ///   - range: The bytes of the value in a text of headers, or nil if it stands in none.
    public init(_ name: String, _ value: String, range: Range<Int>? = nil) {
      self.init(name, value, range: range, from: .stated)
    }

    package init(_ name: String, _ value: String, range: Range<Int>? = nil, from origin: Origin) {
      self.name = name.lowercased()
      self.value = value
      self.range = range
      self.origin = origin
    }

    var isInMessage: Bool { origin == .message || origin == .provider }

    /// Whether a flag states that the request has no such header.
    fileprivate var isAbsent: Bool {
      range == nil && name == "apns-push-type" && value == PushType.missing.name
    }
  }

  /// The headers, in their order.
  public let headers: [Header]

  /// Whether the request has no other headers: flags and providers' messages name only some.
  package let isComplete: Bool

  /// Collects headers.
  ///
  /// - Parameters:
  ///   - headers: The headers, in their order.
  ///   - isComplete: Whether the request has no others.
  public init(_ headers: [Header], isComplete: Bool = false) {
    self.headers = headers
    self.isComplete = isComplete
  }

  /// What is stated about a header, which may be that the request has none.
  package func stated(_ name: String) -> Header? { headers.last { $0.name == name } }

  package subscript(name: String) -> Header? { stated(name).flatMap { $0.isAbsent ? nil : $0 } }

  /// Whether the request is known to have no header of a name.
  func lacks(_ name: String) -> Bool { stated(name)?.isAbsent ?? isComplete }
}
