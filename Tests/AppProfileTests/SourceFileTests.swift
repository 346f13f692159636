import Testing

@testable import AppProfile

struct SourceFileTests {
  @Test
  func `a path has a folder, a name and an ending`() {
    let file = SourceFile("App/Sources/AppDelegate.SWIFT", "")
    #expect(file.folder == "App/Sources/")
    #expect(file.name == "AppDelegate.SWIFT")
    #expect(file.ending == "swift")
  }
}
