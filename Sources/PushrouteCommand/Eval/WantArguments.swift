internal import PushRules

/// The methods that are to run, and how many changes to show.
struct WantArguments: Hashable, Sendable {
  /// The methods.
  let methods: [DelegateMethod]
  /// How many changes to show in words.
  let limit: ListLimit

  /// Reads the flags; nil if nothing is wanted.
  init?(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let text = arguments["want"] else {
      if arguments.has("limit") { throw .standsBeside("--limit", "--want") }
      return nil
    }
    for check in ["expect", "exit-status"] where arguments.has(check) {
      let reason = "one asks for changes, the other checks what happens without any"
      throw .contradiction("--want", "--" + check, because: reason)
    }
    methods = try MethodList(text, of: "--want").methods
    limit = try ListLimit(arguments)
  }
}
