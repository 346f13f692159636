import Foundation
import PushPayload
import Testing

@testable import AppProfile

/// The types of a Live Activity as read here accept the same JSON as the decoder that iOS uses.
struct ActivityDecodingTests {
  private static let source = SourceFile(
    "DeclaredActivities.swift",
    Array(read("DeclaredActivities.swift"))
  )

  private static func read(_ name: String) -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
      preconditionFailure("\(name) stands beside the tests")
    }
    return data
  }

  private static let activities = CodeFile(source).map { LiveActivity.found(in: [$0]) } ?? []

  @Test func `all types of the file are found, in its order`() {
    #expect(
      Self.activities.map(\.name) == [
        "PlainAttributes", "KeyedAttributes", "EnumeratedAttributes", "NestedAttributes",
      ]
    )
    #expect(Self.activities.allSatisfy { $0.place.position != nil })
  }

  @Test func `what reading takes, the decoder takes, and nothing else`() throws {
    try compare(PlainAttributes.self)
    try compare(KeyedAttributes.self)
    try compare(EnumeratedAttributes.self)
    try compare(NestedAttributes.self)
  }

  /// Encodes the sample, changes each of its values in turn, and has both read the result.
  private func compare<A: ActivityAttributes>(_ type: A.Type) throws {
    let activity = try #require(Self.activities.first { $0.name == "\(type)" })
    let data = try JSONEncoder().encode(A.ContentState.sample)
    let root = try JSONDocument(reading: Array(data)).root
    let texts = Self.changes(of: root)
    #expect(texts.count > 60)
    var taken = 0
    for text in texts {
      let bytes = Array(text.utf8)
      let decodes = (try? JSONDecoder().decode(A.ContentState.self, from: Data(bytes))) != nil
      let lines = LineMap(bytes)
      var check = ActivityCheck(types: activity.types, file: "push.json", lines: lines) { $0 }
      check.check(try JSONDocument(reading: bytes).root, as: activity.state, for: "content-state")
      #expect(
        (check.mismatchCount == 0) == decodes,
        "\(type): \(text) \(check.findings.map(\.message))"
      )
      #expect(!check.findings.contains { $0.code == LintCode.activityUnknown.code })
      taken += decodes ? 1 : 0
    }
    #expect(taken > 3 && taken < texts.count - 20)
  }

  private static let values = [
    "null", "true", "1", "0", "2.0", "1.5", "-1", "-7", "300", "1e40", "1e200", "1e999", #""x""#,
    #""""#,
    #""on the way""#, #""AQID""#, #""https://example.com""#, #""waiting""#, "[]", "[1]", "[1,2]",
    "[2,1]", "{}", #"{"waiting":{}}"#, #"{"waiting":{},"failed":{}}"#, #"{"moved":{"to":1}}"#,
    #"{"moved":{"to":1,"_1":"x"}}"#, #"{"failed":{}}"#, #"{"failed":{"why":1}}"#, #"{"gone":{}}"#,
    #"{"7":true}"#, #"{"x":true}"#,
    #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#,
  ]

  /// The text itself, and with each value replaced, each key left out and one added.
  private static func changes(of node: JSONNode) -> [String] {
    var texts = [node.compactText] + values
    if let members = node.members {
      texts.append("{" + (members.map(\.text) + [#""added":1"#]).joined(separator: ",") + "}")
      for index in members.indices {
        var rest = members.map(\.text)
        rest.remove(at: index)
        texts.append("{" + rest.joined(separator: ",") + "}")
        for change in changes(of: members[index].node) {
          var all = members.map(\.text)
          all[index] = "\"\(members[index].key)\":\(change)"
          texts.append("{" + all.joined(separator: ",") + "}")
        }
      }
    }
    if let elements = node.elements {
      for index in elements.indices {
        for change in changes(of: elements[index]) {
          var all = elements.map(\.compactText)
          all[index] = change
          texts.append("[" + all.joined(separator: ",") + "]")
        }
      }
    }
    return texts
  }
}

extension JSONMember {
  fileprivate var text: String { "\"\(key)\":\(node.compactText)" }
}
