package import PushRules

extension Check {
  /// A payload that shows a check, with the request headers that it comes with.
  package struct Sample: Hashable, Sendable {
    /// The text of the payload.
    package var payload: String
    /// The request headers, in their order.
    package var headers: [Header] = []
    /// The kind of file.
    package var file = Lint.FileKind.payload
    /// The version of iOS to ask about.
    package var system = SystemVersion.newest

    /// One request header.
    package struct Header: Hashable, Sendable {
      /// The name, in lower case.
      package let name: String
      /// The value.
      package let value: String
    }

    /// Creates a payload as a provider sends it, without headers.
    package init(_ payload: String) { self.payload = payload }
  }
}

extension Check.Sample: ExpressibleByStringLiteral {
  /// Creates a payload as a provider sends it, without headers.
  package init(stringLiteral payload: String) { self.init(payload) }
}

extension Check.Sample {
  /// A payload with the header lines of a whole request.
  static func request(
    _ payload: String,
    topic: String? = "com.example.app",
    _ headers: KeyValuePairs<String, String>
  ) -> Check.Sample {
    var sample = Check.Sample(payload)
    sample.headers = topic.map { [Header(name: "apns-topic", value: $0)] } ?? []
    sample.headers += headers.map { Header(name: "apns-" + $0.key, value: $0.value) }
    return sample
  }

  /// The same payload in a file for the simulator.
  var forSimulator: Check.Sample {
    var sample = self
    sample.file = .simulator
    return sample
  }

  /// The same payload for another version of iOS.
  func on(_ system: SystemVersion) -> Check.Sample {
    var sample = self
    sample.system = system
    return sample
  }

  /// The headers as they stand in a file, one a line, or nil if there are none.
  package var requestHeaders: RequestHeaderList? {
    guard !headers.isEmpty else { return nil }
    var offset = 0
    let placed = headers.map { header in
      let start = offset + header.name.utf8.count + 2
      let end = start + header.value.utf8.count
      offset = end + 1
      return RequestHeaderList.Header(header.name, header.value, range: start..<end)
    }
    return RequestHeaderList(placed, isComplete: true)
  }
}
