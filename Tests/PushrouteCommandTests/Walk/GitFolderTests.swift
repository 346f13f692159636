import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

struct GitFolderTests {
  private static let git = git(in: "/home/me/x")

  /// The beginning of a question to git.
  static func git(in folder: String) -> String {
    "git --no-optional-locks -c core.fsmonitor=false "
      + "-c safe.bareRepository=explicit -C \(folder) "
  }

  private static let object = String(repeating: "a", count: 40)

  private static func world(tracked: String = "", others: String = "") -> MemoryWorld {
    var world = MemoryWorld(files: [
      "x/a.json": #"{"aps":{"alert":"Hi"}}"#, "x/b.json": #"{"aps":{"alert":"Hi"}}"#,
      "x/sub/c.json": #"{"aps":{"alert":"Hi"}}"#, "x/.git/HEAD": "",
    ])
    world.programs[git + "ls-files --cached --stage -z -- :(literal)."] = Array(tracked.utf8)
    let untracked = git + "ls-files --others --exclude-standard -z -- :(literal)."
    world.programs[untracked] = Array(others.utf8)
    return world
  }

  private static let listings: [(tracked: String, others: String, files: String)] = [
    ("", "a.json\0", "1 file"),
    ("100644 \(object) 0\ta.json\0", "b.json\0", "2 files"),
    ("100644 \(object) 1\ta.json\0100644 \(object) 2\ta.json\0", "", "1 file"),
    ("160000 \(object) 0\tsub\0", "", "1 file"),
    ("", "sub/\0a.json\0", "2 files"),
    ("100644 \(object) 0\tgone.json\0", "a.json\0", "2 files, 1 payload"),
    ("", "sub\0a.txt\0", "0 files"),
    ("", "", "0 files"),
  ]

  @Test(arguments: listings)
  func `what git lists is read`(tracked: String, others: String, files: String) {
    let world = Self.world(tracked: tracked, others: others)
    let words = files.hasPrefix("0") ? ": nothing was checked\n" : ": no problems\n"
    #expect(Run("lint x", in: world).output == files + words)
  }

  @Test(arguments: [
    ("../a.json", 0), ("/a.json", 0), ("./a.json", 0), ("sub/../../a.json", 0), ("sub//c.json", 0),
    ("", 0), (".", 0), ("a.json", 200_000),
  ])
  func `a path that leads out of the repository is an error`(file: String, depth: Int) {
    let path = String(repeating: "a/", count: depth) + file
    for (tracked, others) in [("100644 \(Self.object) 0\t\(path)\0", ""), ("", path + "\0")] {
      guard !others.isEmpty || !tracked.isEmpty, others != "\0" else { continue }
      let run = Run("lint x", in: Self.world(tracked: tracked, others: others))
      #expect(run.code == .failure)
      #expect(run.output.contains("a path that no file of the repository can have"))
    }
  }

  @Test
  func `without an answer of git nothing is read, and the report says so`() {
    var world = Self.world()
    world.programs = [:]
    for format in ["text", "json", "sarif", "github", "junit"] {
      let run = Run("lint x -f \(format)", in: world)
      #expect(run.code == .failure)
      #expect(run.output.contains("cannot list the files of this git repository"))
    }
    #expect(Run("lint --no-git x", in: world).output == "3 files: no problems\n")
  }

  @Test
  func `a file in very many folders is not searched, and the report says so`() {
    let path = String(repeating: "a/", count: 257) + "p.json"
    var world = Self.world(tracked: "100644 \(Self.object) 0\t\(path)\0")
    world.files["x/" + path] = #"{"aps":{"alert":"Hi"}}"#
    for flag in Sweep.of(["", " --no-git"], oneIn: 2) {
      let run = Run("lint x" + flag, in: world)
      #expect(run.code == .failure)
      #expect(run.output.contains("lies in more than 256 folders, and is not searched"))
    }
  }

  @Test
  func `files behind a link to a folder are passed over`() {
    var world = Self.world(tracked: "100644 \(Self.object) 0\tsub/c.json\0")
    world.others["x/sub"] = .folderLink
    let run = Run("lint x", in: world)
    #expect(run.output == "0 files: nothing was checked\n")
    #expect(run.errors.contains("passed over 1 link"))
  }

  @Test
  func `a folder of a repository is walked where git ignores it`() {
    var world = Self.world()
    world.files["x/.git/HEAD"] = nil
    world.files[".git/HEAD"] = ""
    let top = Self.git(in: "/home/me")
    world.programs[top + "ls-files --cached --stage -z -- :(literal)x"] = []
    let untracked = top + "ls-files --others --exclude-standard -z -- :(literal)x"
    world.programs[untracked] = Array("x/a.json".utf8)
    #expect(Run("lint x", in: world).output == "1 file: no problems\n")
    world.programs[top + "check-ignore -q ./x"] = []
    #expect(Run("lint x", in: world).output == "3 files: no problems\n")
  }
}
