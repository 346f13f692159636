internal import PushPayload

extension CaseReport {
  /// What failed as workflow commands, which GitHub shows beside the lines of a change.
  package var github: String {
    files.map { file in
      let problem = file.problem.map { problem in
        WorkflowCommand(.error, problem, title: file.code ?? "case-file", in: file.source, at: nil)
          .line
      }
      return (problem ?? "") + file.results.map { $0.github(in: file.source) }.joined()
    }.joined()
  }
}

extension CaseResult {
  /// A command for each part of the answer that is otherwise than expected.
  fileprivate func github(in source: FilePath) -> String {
    misses.map { miss in
      WorkflowCommand(.error, miss.difference, title: name, in: source, at: miss.position).line
    }.joined()
  }
}
