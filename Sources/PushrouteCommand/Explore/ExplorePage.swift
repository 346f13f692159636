internal import RouteReport

/// The page of the engine; `.ci/page` writes its parts from Sources/ExplorePage.
enum ExplorePage: Sendable {
  /// The page that begins with some payloads in a situation: the members `payloads` and `situation`.
  static func text(given: JSONTree) -> PrintedText {
    PrintedText(html: head, given, [afterGiven, engine, afterEngine, parts, afterParts])
  }
}
