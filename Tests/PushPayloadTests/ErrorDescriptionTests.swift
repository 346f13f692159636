import Testing

@testable import PushPayload

/// The output of a failed test about an error.
struct ErrorDescriptionTests {
  @Test func `a text that is not JSON has a place and a message`() throws {
    let error = try #require(throws: JSONError.self) { try JSONDocument(reading: Array("[1".utf8)) }
    #expect("\(error)".hasPrefix("1:3: found the end of the file"))
    #expect("\(PayloadError.unreadable(error))" == "\(error)")
  }

  @Test func `a text that is no payload has a place and a message`() throws {
    let error = try #require(throws: PayloadError.self) { try Payload(" []") }
    #expect("\(error)" == "1:2: a payload must be an object with the key `aps`, not an array")
  }

  @Test func `a text that is no message of a provider has a place and a message`() throws {
    let document = try JSONDocument(reading: Array("\n{\"aps\":{}}".utf8))
    let error = try #require(throws: ProviderError.self) {
      try ProviderMessage(document, as: .fcm)
    }
    #expect("\(error)".hasPrefix("2:2: found `aps` at the top"))
  }
}
