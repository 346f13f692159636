import PushrouteCommand
import Testing

struct OutputTests {
  private static let colours:
    [(flags: String, variables: [String: String], isTerminal: Bool, isColored: Bool)] = [
      (flags: "", variables: [:], isTerminal: true, isColored: true),
      (flags: "", variables: [:], isTerminal: false, isColored: false),
      (flags: "", variables: ["NO_COLOR": "1"], isTerminal: true, isColored: false),
      (flags: "", variables: ["NO_COLOR": ""], isTerminal: true, isColored: true),
      (flags: "", variables: ["TERM": "dumb"], isTerminal: true, isColored: false),
      (flags: "--color never", variables: [:], isTerminal: true, isColored: false),
      (flags: "--color always", variables: ["NO_COLOR": "1"], isTerminal: false, isColored: true),
      (flags: "--color always --json", variables: [:], isTerminal: true, isColored: false),
    ]

  @Test(arguments: colours)
  func `colours follow the flag, the environment and the terminal`(
    flags: String,
    variables: [String: String],
    isTerminal: Bool,
    isColored: Bool
  ) {
    var world = MemoryWorld.usual
    world.variables = variables
    world.terminals = isTerminal ? [.output] : []
    for state in ["", "--state active"] {
      let run = Run("eval alert.json \(flags) \(state)", in: world)
      #expect(run.output.contains("\u{1B}[") == isColored)
    }
  }

  @Test(arguments: [[.output], [.output, .error]] as [Set<StandardStream>])
  func `messages do not repeat a result on the same terminal`(terminals: Set<StandardStream>) {
    var world = MemoryWorld.usual
    world.terminals = terminals
    let run = Run("lint content-available.json", in: world)
    #expect(run.errors.isEmpty == terminals.contains(.error))
  }

  @Test
  func `a result goes to a file, without colours`() {
    var world = MemoryWorld.usual
    world.terminals = [.output]
    let run = Run("eval alert.json --state active -o out.txt", in: world)
    #expect(run.output.isEmpty)
    #expect(run.written["out.txt"]?.hasPrefix("iOS 27") == true)
    let same = Run("eval alert.json --state active -oout.txt -q", in: world)
    #expect(same.written == run.written)
    #expect(Run("eval alert.json --state active -o -").output == run.written["out.txt"])
  }

  @Test(arguments: [
    (failure: FileError.missing, reason: "no such folder"),
    (failure: .directory, reason: "is a folder"),
    (failure: .refused("permission denied"), reason: "permission denied"),
  ])
  func `a file that cannot be written ends with 2`(failure: FileError, reason: String) {
    var world = MemoryWorld.usual
    world.fileFailure = failure
    let run = Run("eval alert.json --state active -o out.txt", in: world)
    #expect(run.errors == "out.txt: error: cannot write: \(reason)\n")
    #expect(run.code == .failure)
  }

  @Test
  func `full standard output ends with 2, a closed pipe quietly`() {
    var world = MemoryWorld.usual
    world.outputFailure = .refused("no space left on the device")
    let full = Run("rules", in: world)
    #expect(
      full.errors
        == "pushroute: cannot write to standard output: no space left on the device\n"
    )
    #expect(full.code == .failure)
    world.outputFailure = .closedPipe
    let closed = Run("rules", in: world)
    #expect(closed.errors.isEmpty)
    #expect(closed.code == .done)
  }

  @Test
  func `short flags combine and take their value attached or behind an equals sign`() {
    let json = Run("eval alert.json --json").output
    #expect(Run("eval alert.json -fjson").output == json)
    #expect(Run("eval alert.json -f=json").output == json)
    #expect(Run("eval alert.json -ef json").output == json)
  }
}
