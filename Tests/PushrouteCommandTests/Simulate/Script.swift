import AppLifecycle
import Questions
import Testing

@testable import PushrouteCommand

/// Scripts as the command reads them.
enum Script {
  /// Reads the script of a call, its arguments separated by spaces.
  static func loaded(
    _ call: String,
    in files: [String: String] = [:],
    input: String? = nil
  ) throws -> LoadedScript {
    let arguments = try ParsedArguments(
      call.split(separator: " ").map { String($0) },
      for: .simulate
    )
    let world = MemoryWorld(files: files, input: input)
    let operands = try #require(try ScriptOperands(arguments.operands))
    return try LoadedScript(operands, arguments, in: Console(world))
  }

  /// Reads what the script of a call plays.
  static func scenario(_ call: String, in files: [String: String] = [:]) throws -> Scenario {
    try loaded(call, in: files).scenario
  }
}
