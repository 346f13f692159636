import Foundation
import PushRules
import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

/// Each name of a flag is a flag of a command, and something reads it.
struct FlagNameTests {
  private static let flags = CommandDescription.all.flatMap { $0.flags + $0.inputs }

  @Test(arguments: FlagName.allCases)
  func `a command has each flag with a name`(name: FlagName) {
    #expect(Self.flags.contains { $0.key == .own(name) })
  }

  @Test func `no flag has the name of an input`() {
    let members = Situation.members + SituationMember.ofLifecycle + [.killedByUser, .headers]
    #expect(Set(FlagName.allCases.map(\.rawValue)).isDisjoint(with: members.map(\.flag)))
    #expect(Set(members.map(\.flag)).count == members.count)
  }

  @Test func `each flag with a name is read, and each input that no rule looks at`() throws {
    let read = try Self.namesRead(in: "PushrouteCommand").union(Self.namesRead(in: "Questions"))
    let inputs = SituationMember.ofLifecycle + [.killedByUser, .headers]
    let names = FlagName.allCases.map { "\($0)" } + inputs.map(\.name)
    // The help is printed before any flag is read.
    #expect(names.filter { !read.contains($0) } == ["help"])
  }

  /// The names of flags and inputs that the sources of a module look up.
  private static func namesRead(in module: String) throws -> Set<String> {
    let lookup = /(?:\w\[|has\(|path\(|codes\(|own\(|input\()(?:\.input\()?\.(\w+)/
    let folder = Project.root.appending(path: "Sources/" + module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      names.formUnion(text.matches(of: lookup).map { String($0.1) })
    }
  }
}
