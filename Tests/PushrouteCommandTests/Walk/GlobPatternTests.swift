import Questions
import Testing

@testable import PushrouteCommand

struct GlobPatternTests {
  private static let fits: [(pattern: FilePath, path: FilePath)] = [
    ("vendor", "vendor"), ("vendor", "vendor/a.json"), ("vendor", "x/vendor/y/a.json"),
    ("*.json", "a.json"), ("*.json", "x/a.json"), ("a?.json", "x/ab.json"),
    ("x/*.json", "x/a.json"), ("x/**", "x/y/a.json"), ("x/**/a.json", "x/a.json"),
    ("x/**/a.json", "x/y/z/a.json"), ("**/a.json", "a.json"), ("**/a.json", "x/y/a.json"),
    ("/a.json", "a.json"), ("./x/a.json", "x/a.json"), ("x/", "x/a.json"), ("**", "a"),
    ("[a-c].json", "b.json"), ("[!a-c].json", "d.json"), ("[]].json", "].json"),
    ("a*b*c", "x/aXbYc"), ("\\*.json", "*.json"), ("[a-]x", "-x"), ("x/*/z", "x/y/z/a.json"),
  ].map { (pattern: $0.0, path: $0.1) }

  @Test(arguments: fits)
  func `a pattern fits`(pattern: FilePath, path: FilePath) throws {
    #expect(try #require(GlobPattern(pattern)).fits(path))
  }

  private static let misses: [(pattern: FilePath, path: FilePath)] = [
    ("vendor", "vendors/a.json"), ("*.json", "a.apns"), ("x/*.json", "x/y/a.json"),
    ("x/*.json", "y/x/a.json"), ("/a.json", "x/a.json"), ("x/**", "x"), ("x/**", "y/x/a"),
    ("a?.json", "a/.json"), ("[a-c].json", "d.json"), ("[!a-c].json", "b.json"),
    ("\\*.json", "a.json"), ("a*b", "a/b"), ("x/*/z", "x/z"),
  ].map { (pattern: $0.0, path: $0.1) }

  @Test(arguments: misses)
  func `a pattern does not fit`(pattern: FilePath, path: FilePath) throws {
    #expect(try !#require(GlobPattern(pattern)).fits(path))
  }

  @Test(arguments: ["", "/", ".", "a[", "x/[a"] as [FilePath])
  func `what is no pattern is refused`(text: FilePath) { #expect(GlobPattern(text) == nil) }

  @Test
  func `many stars take no time`() throws {
    let pattern = FilePath(String(repeating: "*a", count: 100) + "b")
    #expect(
      try !#require(GlobPattern(pattern)).fits(FilePath(String(repeating: "a", count: 5_000)))
    )
    let folders = FilePath(String(repeating: "**/a/", count: 50) + "b")
    let path = FilePath(String(repeating: "a/", count: 500))
    #expect(try !#require(GlobPattern(folders)).fits(path))
  }
}
