/// How lines begin in source code, diffs, documents and listings of binaries.
///
/// A callback's name that stands alone in such a text is no event.
enum OtherText {
  private static let starts: [[[UInt8]]] = {
    let words = [
      "import ", "#import", "#include", "@import", "func ", "override func ", "public func ",
      "private func ", "open func ", "@objc", "@interface", "@implementation", "@protocol", "@end",
      "- (", "+ (", "-(void", "class ", "struct ", "extension ", "protocol ", "enum ", "let ",
      "const ", "function ", "export ", "def ", "fun ", "package ", "using ", "namespace ",
      "public class ", "final class ", "return ", "switch ", "//", "/*", "*/", "<!", "<html",
      "<?xml", "<key>", "<p>", "<div", "<ul>", "<li>", "```s", "```o", "```j", "```d", "```k",
      "```c", "# ", "## ", "### ", "#### ", "| -", "|-", "|:-", "* [", "- [", "@@ ", "diff --git",
      "+++ ", "--- a/", "index ", "_OBJC_", "_$s", "$s", "v16@0:8", "v24@0:8", "T@\"", "__TEXT",
      "__DATA", ".section", ".text", "commit ", "Author: ", "$ ", "swiftc ", "CompileSwift",
      "Ld ", "CodeSign ", "CompileC ", "ProcessInfoPlist", "@available", "#if ", "#pragma",
      "=== RUN",
    ]
    var starts = [[[UInt8]]](repeating: [], count: 256)
    for word in words.map({ Array($0.utf8) }) { starts[Int(word[0])].append(word) }
    return starts
  }()

  static func begins(_ line: Bytes) -> Bool {
    guard let first = line.first else { return false }
    return starts[Int(first)].contains { line.starts(with: $0) }
  }
}
