// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// What stands behind it.
  static let tail: [StaticString] = [
    engine, unpackScript, engineScript, elementsScript, modelScript, formsScript, editorScript, inputsScript, answerScript, tableScript, compareScript, lifecycleScript, mainScript, end,
  ]
}
