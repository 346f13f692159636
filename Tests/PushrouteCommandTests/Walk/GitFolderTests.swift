import RouteReport
import Testing

@testable import PushrouteCommand

struct GitFolderTests {
  private static let call =
    "git --no-optional-locks -c core.fsmonitor=false -C x "
    + "ls-files --cached --others --exclude-standard --stage -z"
  private static let object = String(repeating: "a", count: 40)

  private static func world(_ listed: String) -> MemoryWorld {
    var world = MemoryWorld(files: [
      "x/a.json": #"{"aps":{"alert":"Hi"}}"#, "x/b.json": #"{"aps":{"alert":"Hi"}}"#,
      "x/sub/c.json": #"{"aps":{"alert":"Hi"}}"#, "x/.git/HEAD": "",
    ])
    world.programs[call] = Array(listed.utf8)
    return world
  }

  private static let listings: [(listed: String, summary: String)] = [
    (listed: "a.json\0", summary: "1 file: nothing found\n"),
    (listed: "100644 \(object) 0\ta.json\0b.json\0", summary: "2 files: nothing found\n"),
    (
      listed: "100644 \(object) 1\ta.json\0100644 \(object) 2\ta.json\0",
      summary: "1 file: nothing found\n"
    ),
    (listed: "160000 \(object) 0\tsub\0", summary: "1 file: nothing found\n"),
    (listed: "sub/\0a.json\0", summary: "2 files: nothing found\n"),
    (
      listed: "100644 \(object) 0\tgone.json\0a.json\0",
      summary: "2 files, 1 payload: nothing found\n"
    ),
    (listed: "sub\0a.txt\0", summary: "0 files: nothing found\n"),
    (listed: "", summary: "0 files: nothing found\n"),
  ]

  @Test(arguments: listings)
  func `what git lists is read`(listed: String, summary: String) {
    #expect(Run("lint x", in: Self.world(listed)).output == summary)
  }

  @Test
  func `without an answer of git all files are read`() {
    var world = Self.world("")
    world.programs = [:]
    #expect(Run("lint x", in: world).output == "3 files: nothing found\n")
  }

  @Test
  func `a folder of a repository is walked where git ignores it`() {
    var world = Self.world("")
    world.files["x/.git/HEAD"] = nil
    let ignored = "git --no-optional-locks -c core.fsmonitor=false -C x check-ignore -q ."
    #expect(Run("lint x", in: world).output == "0 files: nothing found\n")
    world.programs[ignored] = []
    #expect(Run("lint x", in: world).output == "3 files: nothing found\n")
  }
}
