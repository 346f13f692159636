internal import PushPayload

extension CaseReport {
  /// What failed as workflow commands, which GitHub shows beside the lines of a change.
  package var github: String {
    files.flatMap { file in
      file.problems.map {
        WorkflowCommand(
          "error",
          in: file.source,
          at: $0.position,
          title: $0.code ?? "case file",
          $0.message
        ).line
      } + file.results.flatMap { $0.commands(in: file.source) }
    }.joined()
  }
}

extension CaseResult {
  fileprivate func commands(in file: FilePath) -> [String] {
    misses.map { miss in
      WorkflowCommand("error", in: file, at: miss.position, title: name, miss.difference).line
    }
  }
}
