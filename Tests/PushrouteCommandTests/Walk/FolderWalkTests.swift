import Questions
import Testing

@testable import PushrouteCommand

struct FolderWalkTests {
  private static func world(_ name: FilePath, _ kind: FolderEntry.Kind) -> MemoryWorld {
    var world = MemoryWorld(files: ["x/ok.json": #"{"aps":{"alert":"a"}}"#])
    world.others[FilePath("x").appending(name)] = kind
    return world
  }

  @Test
  func `what nobody may look at ends with 2 and stands in the report`() {
    let world = Self.world("secret", .hidden(.refused("permission denied")))
    for call in ["lint x", "test x"] {
      let run = Run(call, in: world)
      #expect(run.code == .failure)
      #expect(run.errors.contains("x/secret: error: permission denied\n"))
    }
    let report = Run("lint x -f github", in: world).output
    #expect(report == "::error file=x/secret,title=unreadable::permission denied\n")
  }

  @Test
  func `a link to nothing matters if its name is asked for`() {
    let asked = Run("lint x", in: Self.world("a.json", .brokenLink(.missing)))
    #expect(asked.errors == "x/a.json: note: the link leads nowhere\n")
    #expect(asked.code == .done)
    #expect(Run("lint x", in: Self.world("a.txt", .brokenLink(.missing))).code == .done)
  }

  @Test
  func `links to folders are counted`() {
    let run = Run("lint x", in: Self.world("around", .folderLink))
    #expect(run.code == .done)
    let message = "passed over 1 link to folders or to files elsewhere: name them to read them"
    #expect(run.errors == "x: warning: \(message)\n")
  }

  @Test
  func `pipes are no files of a folder, and nothing is mended in them`() {
    #expect(Run("lint x", in: Self.world("pipe.json", .other)).errors.isEmpty)
    let run = Run("lint x/pipe.json --fix", in: Self.world("pipe.json", .other))
    #expect(run.code == .failure)
    #expect(run.output.contains("is a pipe or a device [unwritable]"))
  }

  private static let formats: [(format: String, words: String)] = [
    (format: "text", words: "no.json: error: no such file [unreadable]"),
    (format: "json", words: #""code": "unreadable""#),
    (format: "sarif", words: #""ruleId": "unreadable""#),
    (format: "github", words: "::error file=no.json,title=unreadable::no such file"),
    (format: "junit", words: #"<error type="file" message="no such file"/>"#),
  ]

  @Test(arguments: formats)
  func `every report has the file that cannot be read`(format: String, words: String) {
    let run = Run("lint no.json alert.json -f \(format)")
    #expect(run.output.contains(words))
    #expect(run.errors == "no.json: error: no such file\n")
    #expect(run.code == .failure)
  }

  @Test
  func `a payload that is referred to often is read and reported once`() throws {
    let push = #"{"push":"p.json"}"#
    let pushes = Array(repeating: push, count: 50).joined(separator: ",")
    var world = MemoryWorld(files: [
      "s.json": #"{"state":"active","events":["# + pushes + "]}",
      "p.json": #"{"aps":{"alert":"a"},"x":1,"x":2}"#,
    ])
    world.reads = Reads()
    let run = Run("simulate s.json", in: world)
    #expect(run.code == .done)
    #expect(run.errors.split(separator: "\n").count { $0.contains("[duplicate-key]") } == 1)
    #expect(world.reads.counts["p.json"] == 1)
    let text =
      #"{"payload":"p.json","situation":{"state":"active"},"expect":{"arrival":[]},"name":"#
    let cases = (0..<50).map { text + "\"\($0)\"}" }.joined(separator: ",")
    world.files["c.json"] = #"{"cases":["# + cases + "]}"
    world.reads = Reads()
    #expect(Run("test c.json", in: world).code == .findings)
    #expect(world.reads.counts["p.json"] == 1)
  }
}
