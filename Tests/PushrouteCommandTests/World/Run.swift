import PushrouteCommand
import Questions

/// The result of one call of the command.
struct Run {
  let code: ExitCode
  let output: String
  let errors: String
  let written: [String: String]

  /// Runs a call, its arguments separated by spaces, in a world of values.
  init(_ call: String, in world: MemoryWorld = .usual) {
    self.init(call.split(separator: " ").map { String($0) }, in: world)
  }

  /// Runs a call in a world of values.
  init(_ arguments: [String], in world: MemoryWorld = .usual) {
    var world = world
    world.drafts = Drafts()
    var console = Console(world)
    let code = PushrouteCommand.run(arguments, in: &console)
    self.code = console.finish(code)
    let end = console.world as? MemoryWorld
    output = end?.output ?? ""
    errors = end?.errors ?? ""
    SchemaCheck.check(output, of: arguments)
    written = world.drafts.files.reduce(into: [:]) { files, file in
      files[file.key.printed] = String(decoding: file.value, as: UTF8.self)
    }
  }
}

extension MemoryWorld {
  /// Some payloads, and files that are none.
  static let usual = MemoryWorld(
    files: [
      "alert.json": #"{"aps":{"alert":"Hello"}}"#,
      "silent.json": #"{"aps":{"content-available":1}}"#,
      "both.json": #"{"aps":{"alert":"Hello","content-available":1}}"#,
      "empty.json": "",
      "text.json": "hello",
      "array.json": "[1]",
      "bare.json": "{}",
      "string.json": #"{"aps":"x"}"#,
      "comma.json": "{\n\t\"aps\": {},\n}\n",
    ],
    bytes: [
      "latin1.json": Array(#"{"aps":{"alert":""#.utf8) + [0xFF] + Array(#""}}"#.utf8),
      "deep.json": [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
      "large.json": [UInt8](repeating: UInt8(ascii: " "), count: 16 * 1024 * 1024 + 1),
    ]
  )
}
