import PushPayload

/// The calls in a JSON answer, on one line or several.
struct JSONLine {
  let text: String

  /// Takes a line of `--ndjson`.
  init(_ line: String) {
    let root = try? JSONDocument(reading: Array(line.utf8)).root
    guard let root, root["error"] == nil else {
      text = "error"
      return
    }
    let members = ["wake", "arrival", "userAction"].compactMap { root[$0]?.compactText }
    text = members.joined(separator: " ")
  }

  /// Takes an answer of `--json`.
  init(ofAnswer output: String) {
    let root = try? JSONDocument(reading: Array(output.utf8)).root
    let arrival = root?["arrival"]
    let phases = [arrival, root?["userAction"]].map { phase in
      let methods = phase?["calls"]?.elements?.compactMap { $0["method"]?.compactText } ?? []
      return "[" + methods.joined(separator: ",") + "]"
    }
    text = ([arrival?["wake"]?.compactText ?? "null"] + phases).joined(separator: " ")
  }
}

extension MemoryWorld {
  /// A world with a file `many` that has some lines, the last without a line feed.
  static func of(_ lines: String...) -> MemoryWorld { of(lines) }

  /// A world with a file `many` that has some lines, the last without a line feed.
  static func of(_ lines: [String]) -> MemoryWorld {
    MemoryWorld(files: ["many": lines.joined(separator: "\n")])
  }
}
