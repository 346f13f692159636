import PushTestSupport
import Testing

@testable import PushRules

struct SystemVersionTests {
  @Test(
    arguments: [
      (text: "3", major: 3, minor: nil), (text: "9", major: 9, minor: nil),
      (text: "10.0", major: 10, minor: 0), (text: "8.2", major: 8, minor: 2),
      (text: "13.3.1", major: 13, minor: 3), (text: "010.1", major: 10, minor: 1),
      (text: "17.999", major: 17, minor: 999), (text: "27", major: 27, minor: nil),
    ] as [(text: String, major: Int, minor: Int?)]
  )
  func `a text names`(text: String, major: Int, minor: Int?) throws {
    let version = try #require(SystemVersion(text))
    #expect(version.major == major)
    #expect(version.minor == minor)
  }

  @Test(arguments: [
    "", ".", "2", "19", "25", "-9", "+9", "9.", ".9", "9..1", "9.1.2.3", "9.a", " 9", "9 ",
    "iOS 9", "1000", "10.1000", "99999999999999999999", "٩", "9,1",
  ])
  func `no version is`(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func `versions are ordered by release, a major version being its last`() {
    let ordered: [SystemVersion] = [
      .iOS(3, 0), .iOS(3), .iOS(9, 3), .iOS(9), .iOS(10, 0), .iOS(10, 1), .iOS(10), .iOS(13, 3),
      .iOS(13, 10), .iOS(13), .iOS(18), .iOS(26), .newest,
    ]
    for (index, version) in ordered.enumerated() {
      for (other, later) in ordered.enumerated() {
        #expect((version < later) == (index < other), "\(version) and \(later)")
      }
    }
  }

  private static let lastBreakpoints: [(version: SystemVersion, breakpoint: SystemVersion)] = [
    (version: SystemVersion.iOS(10, 0), breakpoint: SystemVersion.iOS(10, 0)),
    (version: .iOS(10, 1), breakpoint: .iOS(10, 1)),
    (version: .iOS(10), breakpoint: .iOS(10, 1)),
    (version: .iOS(9, 1), breakpoint: .iOS(9, 0)),
    (version: .iOS(13, 2), breakpoint: .iOS(13, 0)),
    (version: .iOS(13), breakpoint: .iOS(13, 3)),
    (version: .newest, breakpoint: .iOS(27, 0)),
  ]

  @Test(arguments: lastBreakpoints)
  func `the last breakpoint that is not newer is the place of`(
    version: SystemVersion,
    breakpoint: SystemVersion
  ) {
    #expect(SystemVersion.breakpoints[version.breakpoint] == breakpoint)
  }

  @Test(arguments: [SystemVersion.iOS(28), .iOS(30, 1), .iOS(999)])
  func `a version newer than the rules is answered as the newest, with a caveat`(
    version: SystemVersion
  ) throws {
    #expect(version.isNewerThanRules)
    let newest = Situation.on(.newest, .suspended, .silent, in: .both)
    let route = try Route(newest.with(\.system, version))
    #expect(route.calls == (try Route(newest)).calls)
    #expect(route.caveats.contains(.newerSystem))
    #expect(try !Route(newest).caveats.contains(.newerSystem))
  }

  @Test func `the breakpoints are in order`() {
    #expect(SystemVersion.breakpoints == SystemVersion.breakpoints.sorted())
    #expect(Set(SystemVersion.breakpoints).count == SystemVersion.breakpoints.count)
  }

  @Test(arguments: [
    (version: SystemVersion.iOS(9), text: "9", release: "9"),
    (version: .iOS(10, 0), text: "10.0", release: "10"),
    (version: .iOS(16, 1), text: "16.1", release: "16.1"),
  ])
  func `a version prints as it was given, and as a first release`(
    version: SystemVersion,
    text: String,
    release: String
  ) {
    #expect(version.description == text)
    #expect(version.firstRelease == release)
  }
}
