import PushPayload
import PushRules
import Testing

private let noAps =
  "the payload has no `aps` object"
  + ""

struct PayloadTests {
  private static let refusedPayloads:
    [(text: String, code: String, place: String, message: String)] = [
      (text: "{}", code: "missing-aps", place: "1:1", message: noAps),
      (text: "\n {\"Aps\":{}}", code: "missing-aps", place: "2:2", message: noAps),
      (
        text: "[]", code: "not-an-object", place: "1:1",
        message: "a payload must be an object with the key `aps`, not an array"
      ),
      (
        text: "\n\"aps\"", code: "not-an-object", place: "2:1",
        message: "a payload must be an object with the key `aps`, not a string"
      ),
      (
        text: "{\"aps\":\"Hi\"}", code: "aps-type", place: "1:8",
        message: "`aps` must be an object, not a string"
      ),
      (
        text: "{\"aps\":null}", code: "aps-type", place: "1:8",
        message: "`aps` must be an object, not null"
      ),
      (
        text: "{\"aps\":{},\"aps\":[1]}", code: "aps-type", place: "1:17",
        message: "`aps` must be an object, not an array"
      ),
      (
        text: "{\"aps\":{}", code: "json-syntax", place: "1:10",
        message: "found the end of the file, expected `}` to close the object that begins at 1:1"
      ),
      (
        text: "", code: "json-syntax", place: "1:1",
        message: "found an empty file, expected a JSON object"
      ),
    ]

  @Test(arguments: refusedPayloads)
  func `what is no payload is refused`(text: String, code: String, place: String, message: String) {
    let error = #expect(throws: PayloadError.self) { try Payload(text) }
    #expect(error?.code == code)
    #expect(error?.position.map { "\($0)" } == place)
    #expect(error?.message == message)
  }

  @Test func `a payload that is too large has no position`() {
    let bytes = Array(repeating: UInt8(0x20), count: JSONDocument.largestByteCount + 1)
    let error = #expect(throws: PayloadError.self) { try Payload(bytes) }
    #expect(error?.code == "too-large")
    #expect(error?.position == nil)
  }

  @Test(arguments: PushType.allCases)
  func `five push types need no aps`(type: PushType) {
    let free: [PushType] = [.mdm, .voip, .pushToTalk, .location, .fileProvider]
    let payload = try? Payload("{\"mdm\":\"A1\"}", pushType: type)
    #expect(payload.map(\.traits) == (free.contains(type) ? PayloadTraits() : nil))
  }

  @Test(arguments: PushType.allCases)
  func `no push type goes with an aps that is no object`(type: PushType) {
    let error = #expect(throws: PayloadError.self) {
      try Payload("{\"aps\":1}", pushType: type)
    }
    #expect(error?.code == "aps-type")
  }

  @Test(arguments: PushType.allCases)
  func `an aps is read for every push type`(type: PushType) throws {
    let bytes = Array("{\"aps\":{\"sound\":\"default\"}}".utf8)
    let payload = try Payload(bytes, pushType: type)
    #expect(payload.traits == PayloadTraits(sound: .present))
    #expect(payload.byteCount == bytes.count)
  }

  @Test(
    arguments: [
      (member: #""Simulator Target Bundle":"com.example.app""#, bundle: "com.example.app"),
      (member: #""Simulator Target Bundle":1"#, bundle: nil),
      (member: #""simulator target bundle":"com.example.app""#, bundle: nil),
    ] as [(member: String, bundle: String?)]
  )
  func `the simulator target bundle is a string at the top`(member: String, bundle: String?) throws
  {
    let payload = try Payload("{\"aps\":{},\(member)}")
    #expect(payload.simulatorTargetBundle == bundle)
  }
}
