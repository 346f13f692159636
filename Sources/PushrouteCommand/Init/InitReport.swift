internal import RouteReport

/// What a first configuration is about, in words: its lines, what was found, and what to call next.
struct InitReport: Sendable {
  /// The text.
  let text: String

  /// Reports a configuration that was written.
  init(
    _ path: FilePath,
    _ configuration: FirstConfiguration,
    _ found: FoundRepository,
    folder: FilePath
  ) {
    let parts = [
      "Wrote \(path.printed)\n",
      Self.columns(configuration.lines.map { ($0.member.key, $0.purpose) }),
      Self.found(found),
      "Next\n" + Self.columns(Self.calls(found, folder)),
    ]
    text = parts.joined(separator: "\n")
  }

  private static func columns(_ rows: [(head: String, text: String)]) -> String {
    let width = min(40, rows.map { $0.head.count }.max() ?? 0) + 2
    return rows.map { row in
      Paragraph(row.text).hanging(on: "  " + row.head.padded(to: width))
    }.joined()
  }

  private static func found(_ found: FoundRepository) -> String {
    let counts = [
      found.pushes.count.counted("push", plural: "pushes"),
      found.cases.count.counted("file") + " of cases",
      found.scenarios.count.counted("scenario"), found.apps.count.counted("app"),
    ]
    let files = found.fileCount.counted("file")
    var text = Paragraph("Found in \(files) and the sources: " + counts.joined(separator: ", "))
      .hanging(on: "")
    if found.apps.count > 1 {
      text += Paragraph(
        "Several apps: no situation is written. Ask about one with --app FOLDER, or give each "
          + "folder a configuration of its own."
      ).hanging(on: "")
    }
    guard !found.pushes.isEmpty else { return text }
    let findings = found.statistics.text().split(separator: "\n").map { "  \($0)\n" }.joined()
    return text + "\nlint finds in the pushes\n" + findings
  }

  /// The calls that make sense with what is there.
  private static func calls(
    _ found: FoundRepository,
    _ folder: FilePath
  ) -> [(head: String, text: String)] {
    let name = folder.printed
    var calls: [(head: String, text: String)] = []
    if found.pushes.isEmpty {
      calls.append(("pushroute help cases", "no push is there yet: write down what you expect"))
    } else {
      calls.append(("pushroute lint \(name)", "what is wrong, and where"))
      if !found.statistics.severities.isEmpty {
        let call = "pushroute lint \(name) --write-baseline FILE"
        calls.append((call, "live with it for now; name FILE as \"baseline\""))
      }
    }
    if !found.cases.isEmpty { calls.append(("pushroute test \(name)", "run the cases")) }
    if !found.apps.isEmpty { calls.append(("pushroute scan \(name)", "the app, with file:line")) }
    return calls
  }
}
