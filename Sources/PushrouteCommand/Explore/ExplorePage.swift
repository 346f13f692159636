internal import RouteReport

/// The page of the engine; `.ci/page` writes its parts from Sources/ExplorePage.
enum ExplorePage: Sendable {
  /// The page with what it is given: an object with `payloads` and `situation`.
  static func text(given: JSONTree) -> PrintedText { PrintedText(html: head, given, tail) }
}
