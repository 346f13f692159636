/// The address of the project's site, which has a page for each rule and each check.
package struct ProjectAddress: Hashable, Sendable {
  /// The first page of the site, with a slash at its end.
  let home: String

  package init(_ home: String) { self.home = home }

  /// The address at which the site is published, or nil before it is: then no report names a page.
  package static let known: ProjectAddress? = nil

  #if canImport(_Concurrency) && !hasFeature(Embedded)
  /// The address of the pages that reports name.
  @TaskLocal package static var current = known
  #else
  package static let current = known
  #endif

  func page(ofRule id: String) -> String { home + "rules/" + id + "/" }

  func page(ofCheck code: String) -> String { home + "checks/" + code + "/" }

  /// Returns a line for the page of each rule and check, once, or nothing without an address.
  static func lines(
    rules: @autoclosure () -> [String] = [],
    checks: @autoclosure () -> [String] = []
  ) -> [String] {
    guard let current else { return [] }
    var seen: Set<String> = []
    let pages =
      rules().map { current.page(ofRule: $0) } + checks().map { current.page(ofCheck: $0) }
    return pages.filter { seen.insert($0).inserted }.map { "more: " + $0 }
  }

  /// The lines at the end of a text.
  static func text(
    rules: @autoclosure () -> [String] = [],
    checks: @autoclosure () -> [String] = []
  ) -> String {
    lines(rules: rules(), checks: checks()).map { $0 + "\n" }.joined()
  }
}
