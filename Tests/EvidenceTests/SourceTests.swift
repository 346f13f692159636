import Testing

@testable import Evidence

struct SourceTests {
  @Test func `every source key exists`() {
    for citation in Citation.all {
      for key in citation.sourceKeys {
        #expect(Source(key) != nil, "\(key) of \(citation.id)")
      }
      #expect(citation.sources.map(\.key) == citation.sourceKeys)
    }
  }

  @Test func `every source is used`() {
    let used = Set(Citation.all.flatMap(\.sourceKeys))
    for source in Source.all {
      #expect(used.contains(source.key), "\(source.key)")
    }
  }

  @Test func `every source is unique, has a title and is found by its key`() {
    #expect(Set(Source.all.map(\.key)).count == Source.all.count)
    #expect(Set(Source.all.map(\.title)).count == Source.all.count)
    for source in Source.all {
      #expect(!source.title.isEmpty, "\(source.key)")
      #expect(Source(source.key) == source)
    }
  }

  @Test func `no address is given twice or breaks off`() {
    let addresses = Source.all.map(\.address).filter { !$0.isEmpty }
    #expect(Set(addresses).count == addresses.count)
    for address in addresses {
      #expect(address.hasPrefix("https://") || address.hasPrefix("http://"), "\(address)")
      #expect(address.allSatisfy { $0.isASCII && $0 != " " }, "\(address)")
      #expect(!address.dropFirst("https://".count).contains("//"), "\(address)")
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
