import Foundation
import Testing

@testable import AppProfile

struct PropertyListTests {
  private static let list: [String: any Sendable] = [
    "UIBackgroundModes": ["remote-notification", "voip"], "Exits": true, "Number": 300,
    "Name": "Grüße & <mehr> 😀", "Nested": ["a": ["b": ["c"]]],
  ]

  @Test func `what Foundation writes is read as XML, and not in the binary form`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.list,
      format: .xml,
      options: 0
    )
    let root = try #require(PropertyNode.read(Array(data)))
    #expect(root["UIBackgroundModes"]?.strings == ["remote-notification", "voip"])
    #expect(root["Exits"]?.isTrue == true)
    #expect(root["Number"]?.string == "300")
    #expect(root["Name"]?.string == "Grüße & <mehr> 😀")
    #expect(root["Nested"]?["a"]?["b"]?.strings == ["c"])
    let binary = try PropertyListSerialization.data(
      fromPropertyList: Self.list,
      format: .binary,
      options: 0
    )
    #expect(PropertyNode.isBinary(Array(binary)) && PropertyNode.read(Array(binary)) == nil)
  }

  @Test
  func `a value of an XML list has its place`() {
    let text = "<plist><dict><key>A</key>\n<string>b</string></dict></plist>"
    #expect(PropertyNode.read(Array(text.utf8))?["A"]?.offset == 26)
  }

  @Test
  func `the old text form has strings with and without quotes`() {
    let text = "// x\n{ a = \"b \\\"c\\\"\"; /* d */ e-f = (1, 2.0/x, ); g = { h = i; }; }"
    let root = PropertyNode.read(Array(text.utf8))
    #expect(root?["a"]?.string == "b \"c\"")
    #expect(root?["g"]?["h"]?.string == "i")
  }
}
