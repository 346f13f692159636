internal import PushPayload
internal import RouteReport

/// A file of cases that was read as a whole.
struct CaseFile: Sendable {
  /// The name of the file in the results.
  let name: FilePath
  /// Its cases.
  let cases: [StatedCase]

  /// Reads a file, up to the first mistake.
  ///
  /// What was found in a folder and is no file of cases gives nil.
  init?(
    _ path: FolderWalk.Path,
    from configurations: ConfigurationSearch?,
    in console: Console
  ) throws(FileMessage) {
    let input = try InputFile(path.path, in: console)
    if path.folder != nil, FoundText(path.path, input.bytes).kind != .cases { return nil }
    let file = try JSONFile(input)
    let configuration = configurations?.file(path.path)?.configuration
    let members = try file.members(
      of: file.root,
      known: ["description", "cases"],
      expected: "an object with `cases`"
    )
    guard let cases = members.first(where: { $0.key == "cases" })?.node else {
      throw file.error("found no member `cases`, expected an array of cases", at: file.root.offset)
    }
    guard let nodes = cases.elements else {
      throw file.unexpected(cases, expected: "an array of cases")
    }
    if let text = file.root["description"], text.string == nil {
      throw file.unexpected(text, expected: "a string")
    }
    name = path.name
    self.cases = try Self.cases(nodes, in: file, configuration, console)
  }

  private static func cases(
    _ nodes: [JSONNode],
    in file: JSONFile,
    _ configuration: Configuration?,
    _ console: Console
  ) throws(FileMessage) -> [StatedCase] {
    var cases: [StatedCase] = []
    var places: [String: SourcePosition] = [:]
    for node in nodes {
      let stated = try StatedCase(node, in: file, configuration, console)
      if let earlier = places.updateValue(stated.position, forKey: stated.name) {
        let name = ArgumentError.quoted(stated.name)
        let found = "found the name \(name) again, first at \(earlier), expected it once"
        throw file.error(found, at: node["name"]?.offset ?? node.offset)
      }
      cases.append(stated)
    }
    return cases
  }
}
