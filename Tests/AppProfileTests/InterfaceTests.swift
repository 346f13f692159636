import AppProfile
import Foundation
import PushTestSupport
import Testing

struct InterfaceTests {
  /// The Swift interface files of the toolchain that is first in the path.
  private static let interfaces: [String] = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let compiler = folders.map { $0 + "/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let compiler else { return [] }
    let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let library = program.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift")
    let files = FileManager.default.enumerator(atPath: library.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".swiftinterface") }.map { library.path + "/" + $0 }
  }()

  @Test(.enabled(if: !interfaces.isEmpty))
  func `the tokens of each interface of the toolchain are its bytes`() throws {
    for path in Sweep.of(Self.interfaces, oneIn: 16) {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let tokens = SwiftTokenizer.tokens(of: bytes)
      let starts = [0] + tokens.map(\.end)
      let isWhole = zip(tokens, starts).allSatisfy { $0.start == $1 } && starts.last == bytes.count
      #expect(isWhole, "\(path)")
    }
  }
}
