import Foundation
import PushTestSupport

extension MemoryWorld {
  /// A world with the files under `Payloads`, also by the paths that scenarios and cases name them by.
  static let project: MemoryWorld = {
    var world = MemoryWorld()
    let folder = Project.root.appendingPathComponent("Payloads").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let endings = [".json", ".apns", ".md", ".ndjson", ".swift", ".plist", ".lock", ".log"]
    for path in paths where endings.contains(where: path.hasSuffix) {
      let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      world.files["Payloads/" + path] = text
      world.files["Payloads/scenarios/../" + path] = text
      world.files["Payloads/cases/payload/../../" + path] = text
    }
    return world
  }()
}
