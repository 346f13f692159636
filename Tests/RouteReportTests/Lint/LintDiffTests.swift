import Questions
import RouteReport
import Testing

struct LintDiffTests {
  @Test
  func `far changes stand in parts of their own`() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[1] = "two\n"
    new.remove(at: 15)
    new.insert("between\n", at: 4)
    #expect(
      diff(old.joined(), new.joined()) == """
        --- x
        +++ x
        @@ -1,7 +1,8 @@
         1
        -2
        +two
         3
         4
        +between
         5
         6
         7
        @@ -13,7 +14,6 @@
         13
         14
         15
        -16
         17
         18
         19

        """
    )
  }

  private static let ends: [(old: String, new: String, text: String)] = [
    (old: "", new: "", text: ""),
    (old: "a\n", new: "a\n", text: ""),
    (old: "", new: "a\n", text: "--- x\n+++ x\n@@ -0,0 +1,1 @@\n+a\n"),
    (
      old: "a",
      new: "a\n",
      text: "--- x\n+++ x\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"
    ),
    (old: "é\r\n", new: "e\u{301}\r\n", text: "--- x\n+++ x\n@@ -1,1 +1,1 @@\n-é\r\n+e\u{301}\r\n"),
  ]

  @Test(arguments: ends)
  func `ends of lines and of the text are kept`(old: String, new: String, text: String) {
    #expect(Array(diff(old, new).utf8) == Array(text.utf8))
  }

  @Test
  func `large parts count as replaced`() {
    let old = (0..<3000).map { "a\($0)\n" }.joined()
    let new = (0..<3000).map { "b\($0)\n" }.joined()
    #expect(diff(old, new).hasPrefix("--- x\n+++ x\n@@ -1,3000 +1,3000 @@\n-a0\n-a1\n"))
  }

  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(of: "x", from: Array(old.utf8), to: Array(new.utf8)).text
  }
}
