internal import Questions
internal import RouteReport

struct SchemaCommand: Sendable {
  private let name: SchemaName?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let word = try arguments.onlyOperand else {
      name = nil
      return
    }
    let names = SchemaName.allCases.map(\.rawValue)
    guard let name = Kebab.word(word, in: names).flatMap({ SchemaName(rawValue: $0) }) else {
      throw .unknownName(kind: "schema", word, among: names)
    }
    self.name = name
  }

  func run(in console: inout Console) -> ExitCode {
    if let name {
      console.print(PrintedText(name.schema.document(titled: name.title)))
    } else {
      console.print(PrintedText(page: Self.list))
    }
    return .done
  }

  private static var list: String {
    let width = (SchemaName.allCases.map(\.rawValue.count).max() ?? 0) + 2
    return "schemas: name, what it describes; pushroute schema NAME prints one\n"
      + SchemaName.allCases.map {
        Paragraph($0.title).hanging(on: "  " + $0.rawValue.padded(to: width))
      }.joined()
  }
}

extension CommandDescription {
  static let schema = CommandDescription(
    name: "schema",
    summary: "print the JSON Schema of a file or an output",
    usage: "[NAME]",
    discussion: "NAME is one of: " + SchemaName.allCases.map(\.rawValue).joined(separator: ", ")
      + ". Without NAME, they are listed. A schema belongs to this version.",
    groups: [FlagGroup(title: "other flags", flags: [.help])],
    examples: [
      Example("let an editor check payloads", "pushroute schema payload > payload.schema.json"),
      Example("list the schemas", "pushroute schema"),
    ]
  )
}
