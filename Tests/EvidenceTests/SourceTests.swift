import Testing

@testable import Evidence

struct SourceTests {
  @Test func `every source key exists and is used`() {
    for citation in Citation.all {
      #expect(citation.sources.map(\.key) == citation.sourceKeys, "\(citation.id)")
    }
    let used = Set(Citation.all.flatMap(\.sourceKeys))
    #expect(Source.all.map(\.key).filter { !used.contains($0) }.isEmpty)
  }

  @Test func `every source is unique, has a title, and an address that does not break off`() {
    let addresses = Source.all.map(\.address).filter { !$0.isEmpty }
    for texts in [Source.all.map(\.key), Source.all.map(\.title), addresses] {
      #expect(Set(texts).count == texts.count && !texts.contains(""))
    }
    for source in Source.all { #expect(Source(source.key) == source) }
    for address in addresses {
      #expect(address.hasPrefix("https://") || address.hasPrefix("http://"), "\(address)")
      #expect(address.allSatisfy { $0.isASCII && $0 != " " }, "\(address)")
      #expect(!address.dropFirst("https://".count).contains("//"), "\(address)")
    }
  }

  @Test func `no source is the copy of another page`() {
    let copies = [
      "openradar-mirror", "mcmap.net", "newbe.dev", "mastodawn", "e-com-net", "haomeiwen", "devgem",
      "readke", "programmerteach", "docs.rs", "//www.github.com",
    ]
    for source in Source.all {
      #expect(!copies.contains { source.address.contains($0) }, "\(source.key)")
      #expect(source.address.split(separator: "/").count != 2, "\(source.key)")
    }
  }

  private static let sources: [(key: String, address: String)] = [
    (
      key: "D-FETCH",
      address: """
      https://developer.apple.com/documentation/uikit/uiapplicationdelegate/\
      application(_:didreceiveremotenotification:fetchcompletionhandler:)
      """
    ),
    (
      key: "R-HRN",
      address: """
      https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/\
      RemoteNotificationsPG/HandlingRemoteNotifications.html
      """
    ),
    (key: "W13-204", address: "https://developer.apple.com/videos/play/wwdc2013/204/"),
    (
      key: "H-9",
      address: """
      https://github.com/theos/sdks/blob/4af4cb1d0/iPhoneOS9.3.sdk/\
      System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h
      """
    ),
    (key: "F-CSDN", address: "https://blog.csdn.net/qpwyj/article/details/51754472"),
    (key: "APG", address: ""),
  ]

  @Test(arguments: sources)
  func `a source stands at`(key: String, address: String) throws {
    let source = try #require(Source(key))
    #expect(source.address == address)
  }
}
