import PushTestSupport
import Testing

@testable import PushPayload

struct PushScanTests {
  private static let texts: KeyValuePairs<String, Bool> = [
    #"{"aps":{}}"#: true,
    "{\"aps\" \n:\t{}}": true,
    #"{"payload":{"aps":{"alert":"Hi",}}"#: true,
    "{'aps':{}}": true,
    "{“aps”: {}}": true,
    "{aps: {}}": true,
    "aps:": true,
    #"{"maps":1,"apsis":2,"a":"aps","ünaps":3}"#: false,
    #"{"Message":"{\"aps\":{}}"}"#: true,
    "aps": false, "ps:": false, "": false,
    #"{"a":"aps"}"#: false,
  ]

  @Test(arguments: texts)
  func `a key aps is found in any quotes`(text: String, hasAps: Bool) {
    #expect(PushScan(in: Array(text.utf8)).hasAps == hasAps)
  }

  @Test(arguments: [
    #"{"message":"Hello"}"#, #"{"too":"x"}"#, #"{"contents":{"en":"Hi"}}"#,
    #"{"name":"a","data":{}}"#,
    #"{"message":{"text":"Hi","topic":"news"}}"#, "[]", "",
  ])
  func `a lone key of a provider is no sign`(text: String) {
    #expect(!PushScan(in: Array(text.utf8)).mayBeMessage)
  }

  @Test func `no message is missed that would be recognized`() throws {
    let samples = try ProviderSample.all.map {
      String(decoding: try SampleTests.bytes($0.path), as: UTF8.self)
    }
    let checks = Check.all.flatMap { [$0.bad.payload, $0.good.payload] }
    var providers: Set<Provider> = []
    for text in samples + checks {
      guard let document = try? JSONDocument(reading: Array(text.utf8)),
        let message = ProviderMessage.all(recognizedIn: document).first
      else { continue }
      providers.insert(message.provider)
      let scan = PushScan(in: document.bytes)
      #expect(scan.mayBeMessage || message.provider == .envelope && scan.hasAps, "\(text)")
    }
    #expect(providers.count > 10)
  }

  @Test func `no payload is missed`() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<Sweep.count(5_000) {
      let text = RandomPayload.text(using: &random)
      let document = try JSONDocument(reading: Array(text.utf8))
      guard document.root["aps"] != nil, !text.contains(#"\u0061ps"#) else { continue }
      #expect(PushScan(in: document.bytes).hasAps, "\(text)")
    }
  }
}
