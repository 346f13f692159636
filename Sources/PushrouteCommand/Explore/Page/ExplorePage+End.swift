// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// A part of what stands behind it.
  static let end: StaticString = ###"""
start()</script>
</body>
</html>

"""###
}
