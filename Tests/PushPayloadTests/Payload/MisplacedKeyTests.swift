import PushPayload
import PushRules
import Testing

struct MisplacedKeyTests {
  private static let placesOfContentAvailable: [String] = [
    "content_available", "contentAvailable", "ContentAvailable", "contentavailable",
    "CONTENT-AVAILABLE", "Content-Available", "content-availabe", "content-avaliable",
    "content-availible", "content-avalable", "content-availble", "content available",
    "contents-available", "content--available", "kontent-available", "content-vailabl",
    "content-available ", "content_avaiable", "contentAvailible",
  ]

  @Test(arguments: placesOfContentAvailable)
  func `content-available is recognised in`(key: String) throws {
    let payload = try Payload("{\"aps\":{\"\(key)\":1}}")
    #expect(payload.traits == PayloadTraits(contentAvailable: .misplaced))
    let misplaced = try #require(payload.misplacedKeys.first)
    #expect(misplaced.key == key)
    #expect(misplaced.expected == .contentAvailable)
    #expect(misplaced.position == SourcePosition(line: 1, column: 9))
  }

  @Test(arguments: [
    "mutable_content", "mutableContent", "MutableContent", "mutable-contents", "mutable-conent",
    "muteable-content", "mutable-contnet", "mutablecontent", "MUTABLE-CONTENT",
  ])
  func `mutable-content is recognised in`(key: String) throws {
    let payload = try Payload("{\"aps\":{\"\(key)\":true}}")
    #expect(payload.traits == PayloadTraits(mutableContent: .misplaced))
    #expect(payload.misplacedKeys.map(\.expected) == [.mutableContent])
  }

  @Test(arguments: [
    "content", "available", "content-availability", "content-id", "mutable", "content-type",
    "contentAvailableSince", "immutable-contents", "contents", "",
    "content-available-content-available-content-available-content-available-content-available",
  ])
  func `another key is not taken for a misspelling`(key: String) throws {
    let payload = try Payload("{\"aps\":{\"\(key)\":1},\"\(key)\":1}")
    #expect(payload.traits == PayloadTraits())
    #expect(payload.misplacedKeys.isEmpty)
  }

  private static let keys: KeyValuePairs<String, Int> = [
    #"{"aps":{},"content-available":1}"#: 11,
    #"{"content-available":0,"aps":{}}"#: 2,
    #"{"aps":{},"data":{"content-available":1}}"#: 19,
    #"{"aps":{},"alert":{"content-available":"x"}}"#: 20,
    #"{"aps":{},"notification":{"content_available":true}}"#: 27,
    #"{"aps":{"alert":{"content-available":1}}}"#: 18,
    #"{"é":"🍕","aps":{"content_available":1}}"#: 17,
  ]

  @Test(arguments: keys)
  func `a key in the wrong place is found`(text: String, column: Int) throws {
    let payload = try Payload(text)
    #expect(payload.traits == PayloadTraits(contentAvailable: .misplaced))
    let positions = payload.misplacedKeys.map(\.position)
    #expect(positions == [SourcePosition(line: 1, column: column)])
  }

  private static let data: [String] = [
    #"{"aps":{},"data":{"inner":{"content-available":1}}}"#,
    #"{"aps":{},"data":[{"content-available":1}]}"#,
    #"{"aps":{},"data":"content-available"}"#,
    #"{"aps":{"content-state":{"contentAvailable":true}}}"#,
  ]

  @Test(arguments: data)
  func `data of the app is not searched in depth`(text: String) throws {
    #expect(try Payload(text).misplacedKeys.isEmpty)
  }

  @Test(arguments: [
    (json: "1", flag: PayloadFlag.one), (json: "0", flag: .zero), (json: "null", flag: .unreadable),
  ])
  func `the right key in aps wins`(json: String, flag: PayloadFlag) throws {
    let text =
      "{\"content-available\":1,\"aps\":{\"contentAvailable\":1,\"content-available\":\(json)}}"
    let payload = try Payload(text)
    #expect(payload.traits == PayloadTraits(contentAvailable: flag))
    #expect(payload.misplacedKeys.isEmpty)
  }

  @Test func `several misplaced keys are listed by place`() throws {
    let text =
      #"{"mutable_content":1,"aps":{"mutableContent":1,"content_available":1},"#
      + #""content-available":1}"#
    let payload = try Payload(text)
    #expect(
      payload.traits == PayloadTraits(contentAvailable: .misplaced, mutableContent: .misplaced)
    )
    #expect(
      payload.misplacedKeys.map(\.key) == [
        "mutable_content", "mutableContent", "content_available", "content-available",
      ]
    )
  }

  @Test func `a payload that needs no aps has no misplaced keys`() throws {
    let text = Array(#"{"content-available":1}"#.utf8)
    #expect(try Payload(text, pushType: .voip).misplacedKeys.isEmpty)
  }
}
