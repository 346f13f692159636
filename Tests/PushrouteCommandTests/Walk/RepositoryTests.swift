import Foundation
import PushTestSupport
import Testing

@testable import PushrouteCommand

struct RepositoryTests {
  @Test(arguments: Repository.samples.indices)
  func `the lint of a repository names pushes only`(index: Int) throws {
    let repository = Repository.samples[index]
    try repository.write { folder in
      let lint = try FolderLint([folder], in: folder)
      #expect(lint.paths(from: folder) == repository.pushes, "\(repository.name)")
      #expect(lint.code != .failure, "\(repository.name)")
    }
  }

  @Test(arguments: Repository.samples.indices)
  func `nothing but pushes is mended`(index: Int) throws {
    let repository = Repository.samples[index]
    try repository.write { folder in
      var console = Console(SystemWorld())
      _ = PushrouteCommand.run(["lint", folder, "--fix", "-q"], in: &console)
      for (path, text) in repository.files where !repository.pushes.contains(path) {
        let bytes = FileManager.default.contents(atPath: folder + "/" + path)
        #expect(bytes == Data(text.utf8), "\(repository.name): \(path)")
      }
    }
  }

  private static let push = #"{"aps":{"alert":"Hi"}}"#

  @Test
  func `what git tracks and is not there is counted`() throws {
    let files = ["a.json": Self.push, "b.json": Self.push, "c.txt": ""]
    try Repository(name: "absent", files: files, pushes: []).write { folder in
      try Repository.git("add", "-A", in: folder)
      try FileManager.default.removeItem(atPath: folder + "/b.json")
      let lint = try FolderLint([folder], in: folder)
      #expect(lint.paths(from: folder) == ["a.json"])
      #expect(lint.passedOver == 1)
      #expect(lint.code == .done)
    }
  }

  @Test
  func `a bare repository within hides nothing, nor does a link that leads nowhere`() throws {
    let files = [
      "sub/x.json": Self.push, "sub/HEAD": "ref: refs/heads/main\n", "sub/objects/k": "",
      "sub/refs/k": "", "sub/info/exclude": "*.json\n",
      "sub/config": "[core]\nbare = false\nworktree = .\nrepositoryformatversion = 0\n",
    ]
    try Repository(name: "bare", files: files, pushes: []).write { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/sub/y.json",
        withDestinationPath: "nowhere"
      )
      try Repository.git("add", "-A", in: folder)
      for start in ["", "/sub"] {
        let lint = try FolderLint([folder + start], in: folder)
        #expect(lint.paths(from: folder) == ["sub/x.json"] && lint.code == .done)
      }
    }
  }

  @Test
  func `the hook of pre-commit sees every kind of file that lint reads`() throws {
    let hooks = try Project.text(".pre-commit-hooks.yaml")
    let pattern = try #require(hooks.firstMatch(of: /files: (.*)\n/)?.1)
    let regex = try Regex(String(pattern))
    for ending in LintCommand.endings { #expect("a\(ending)".contains(regex), "\(ending)") }
    #expect(!"a.swift".contains(regex) && !"a.json.txt".contains(regex))
  }

  @Test
  func `repositories in a repository are asked each by itself`() throws {
    let files = [
      "a.json": Self.push, "new/.gitignore": "x.json", "new/a.json": Self.push,
      "new/x.json": Self.push, "sub/.gitignore": "x.json", "sub/a.json": Self.push,
      "sub/x.json": Self.push,
    ]
    try Repository(name: "nested", files: files, pushes: []).write { folder in
      try Repository.git("init", "-q", in: folder + "/new")
      try Repository.git("init", "-q", in: folder + "/sub")
      try Repository.git("add", "-A", in: folder + "/sub")
      try Repository.git("commit", "-qm", "x", in: folder + "/sub")
      try Repository.git("add", "sub", in: folder)
      let lint = try FolderLint([folder], in: folder)
      #expect(lint.paths(from: folder) == ["a.json", "new/a.json", "sub/a.json"])
      let outside = folder + "-outside"
      defer { try? FileManager.default.removeItem(atPath: outside) }
      try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: folder + "/sub", toPath: outside + "/sub")
      let plain = try FolderLint([outside], in: outside)
      #expect(plain.paths(from: outside) == ["sub/a.json"])
    }
  }

  @Test
  func `a folder that git ignores is walked where it is named`() throws {
    let files = [
      ".gitignore": "out/", "out/a.json": Self.push, "out/deep/b.json": Self.push,
      "x/c.json": Self.push, "x/.gitignore": "d.json", "x/d.json": Self.push,
    ]
    try Repository(name: "ignored", files: files, pushes: []).write { folder in
      #expect(try FolderLint([folder], in: folder).paths(from: folder) == ["x/c.json"])
      let named = try FolderLint([folder + "/out"], in: folder)
      #expect(named.paths(from: folder) == ["out/a.json", "out/deep/b.json"])
      let part = try FolderLint([folder + "/x"], in: folder)
      #expect(part.paths(from: folder) == ["x/c.json"])
      let file = try FolderLint([folder + "/x/d.json"], in: folder)
      #expect(file.paths(from: folder) == ["x/d.json"])
    }
  }

  @Test
  func `git starts nothing that the repository names`() throws {
    let files = ["a.json": Self.push]
    try Repository(name: "hostile", files: files, pushes: []).write { folder in
      let mark = folder + "/mark"
      try Repository.git("config", "core.fsmonitor", "touch \(mark); false", in: folder)
      #expect(try FolderLint([folder], in: folder).paths(from: folder) == ["a.json"])
      #expect(!FileManager.default.fileExists(atPath: mark))
    }
  }

  @Test
  func `globs leave out files and folders`() throws {
    let files = [
      "a.json": Self.push, "vendor/b.json": Self.push, "x/vendor/c.json": Self.push,
      "x/d.json": Self.push, "x/e.apns": Self.push,
    ]
    for hasGit in [true, false] {
      try Repository(name: "globs", hasGit: hasGit, files: files, pushes: []).write { folder in
        let words = ["--exclude", "vendor", "--exclude", "x/*.apns"]
        let lint = try FolderLint([folder] + words, in: folder)
        #expect(lint.paths(from: folder) == ["a.json", "x/d.json"])
        let named = try FolderLint([folder + "/x/vendor/c.json"] + words, in: folder)
        #expect(named.paths(from: folder) == ["x/vendor/c.json"])
      }
    }
  }

  @Test
  func `a file that is too large is reported if it begins like a push`() throws {
    let space = String(repeating: " ", count: 16 << 20)
    let files = ["a.json": "{\"aps\":{}}" + space, "b.json": "{\"a\":1}" + space]
    try Repository(name: "large", files: files, pushes: []).write { folder in
      let lint = try FolderLint([folder], in: folder)
      #expect(lint.paths(from: folder) == ["a.json"])
    }
  }
}
