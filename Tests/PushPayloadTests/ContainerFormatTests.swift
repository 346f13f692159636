import Testing

@testable import PushPayload

/// Pushes in documents and among requests.
struct ContainerFormatTests {
  private static let documents: KeyValuePairs<String, [String]> = [
    "# A\n```json\n{\"aps\":{}}\n```\n": ["3 {\"aps\":{}}"],
    "- a\n\n   ~~~~ jsonc title=\"x\"\n   {\"aps\":{}}\n   ~~~\n   ~~~~\n```\n{\"b\":1}\n```": [
      "4 {\"aps\":{}}"
    ],
    "```\n{\"aps\":{}}\n```\n```\n$ curl {\"aps\":{}}\n```\n```swift\n[\"aps\":[:]]\n```": [
      "2 {\"aps\":{}}", "5 {\"aps\":{}}", "8 [\"aps\":[:]]",
    ],
    "1. ```js\n   const p = { aps: { badge: 1 } };\n   ```\n> ```\n> {\"aps\":{\"badge\":1,\n> ...}}\n> ```":
      [
        "2 { aps: { badge: 1 } }", "5 {\"aps\":{\"badge\":1,\n ...}}",
      ],
    "```json\n{\"aps\":{}} or {\"aps\":{}}\n```\n```text\n{\"aps\":{,}}\n```\n```sh\naps={}\n```": [
      "2 {\"aps\":{}}", "2 {\"aps\":{}}",
    ],
    "```json\n{\"aps\":{,}}\n```\n```swift\nlet a = u[\"aps\"] as? [String: Any]\n```": [
      "2 {\"aps\":{,}}"
    ],
    "```sh\ncurl -H 'apns-topic: a.b' \\\n -H \"X: y\" -d \"{\\\"aps\\\":{}}\" \\\n h/3/device/$T\n```":
      [
        "3 {\\\"aps\\\":{}} apns-topic: a.b complete"
      ],
    "{\"aps\":{}}": [], "```json\n{\"aps\":{}}\n": [], "```json\n```\n{\"aps\":{}}": [],
    "```{.json}\r\n{\"aps\":{}}\r\n```\r\n": ["2 {\"aps\":{}}"],
    "```http\nPOST /3/device/a HTTP/2\napns-priority: 5\n\n{\"aps\":{}}\n```": [
      "5 {\"aps\":{}} apns-priority: 5 complete"
    ],
  ]

  @Test(arguments: documents)
  func `fenced blocks of JSON are read`(text: String, parts: [String]) {
    #expect(Self.parts(text, .document) == parts)
  }

  private static let requests: KeyValuePairs<String, [String]> = [
    "### one\nPOST https://h/3/device/a\napns-topic: a.b \n// c\n\n{\"aps\":{}}\n\n### two\nGET x\n":
      ["6 {\"aps\":{}} :authority: h :path: /3/device/a apns-topic: a.b complete"],
    "POST https://h/send\nContent-Type: a\n\n{\"aps\":{}}": ["4 {\"aps\":{}}"],
    "POST https://h/send\nAuthorization: key=a\n\n{\n// c\n # d\n\"aps\":{}}": [
      "4 {\n \n \n\"aps\":{}}"
    ],
    "POST https://h/3/device/a\nAuthorization: bearer a\n\n{\"aps\":{}}": [
      "4 {\"aps\":{}} :authority: h :path: /3/device/a authorization: bearer a complete"
    ],
    "POST https://h\n\n{\"aps\":{,}}": ["3 {\"aps\":{,}}"],
    "GET https://h/aps": [], "": [],
  ]

  @Test(arguments: requests)
  func `bodies of requests are read with their headers`(text: String, parts: [String]) {
    #expect(Self.parts(text, .requests) == parts)
  }

  /// The line of each part, its text, and its headers.
  private static func parts(_ text: String, _ container: ContainerFormat) -> [String] {
    let bytes = Array(text.utf8)
    return container.parts(of: bytes).map { part in
      let words = String(decoding: part.bytes, as: UTF8.self).split {
        $0.isWhitespace && $0 != "\n"
      }
      let plain = words.joined(separator: " ").drop { $0.isWhitespace }
      var line = "\(part.line) \(plain)"
      while line.last?.isWhitespace == true { line.removeLast() }
      let headers = (part.headers?.headers ?? []).map { " \($0.name): \($0.value)" }.joined()
      return line + headers + (part.headers?.isComplete == true ? " complete" : "")
    }
  }
}
