/// Answers for the blocks of a stream on several threads, in order.
///
/// One thread at a time reads a block, and answers for it while another one reads. At most two blocks
/// per thread are read ahead.
final class BlockPool: Sendable {
  private struct State {
    var reader: LineReader?
    var answers: [Int: BlockAnswer] = [:]
    var readCount = 0
    var takenCount = 0
    /// The end of the stream, or the error that ended it.
    var end: Result<Void, FileError>?
  }

  private let state: Monitor<State>
  private let blockLimit: Int

  /// Starts the threads, or returns nil if the system starts none.
  init?(_ reader: LineReader, jobs: Int, makeAnswerer: @escaping @Sendable () -> any LineAnswerer) {
    state = Monitor(State(reader: reader))
    blockLimit = jobs * 2
    Interruption.watch()
    let started = (0..<jobs).count { _ in
      SystemCall.detach { [self] in work(makeAnswerer()) }
    }
    if started == 0 { return nil }
  }

  /// Waits for the answer to the next block, or returns nil at the end of the stream.
  func next() throws(FileError) -> BlockAnswer? {
    let result: Result<BlockAnswer?, FileError> = state.wait { state in
      if let answer = state.answers.removeValue(forKey: state.takenCount) {
        state.takenCount += 1
        return .success(answer)
      }
      guard state.takenCount == state.readCount, let end = state.end else { return nil }
      return end.map { nil }
    }
    return try result.get()
  }

  /// Stops before the rest of the stream.
  func stop() {
    state.wait { state in state.end = .success(()) }
  }

  private func work(_ answerer: any LineAnswerer) {
    var answerer = answerer
    while let block = read() {
      let answer = answerer.answer(block)
      state.wait { state in state.answers[block.number] = answer }
    }
  }

  /// Waits for this thread's turn and reads the next block, or returns nil at the end.
  private func read() -> LineBlock? {
    guard var reader = takeReader() else { return nil }
    let block: LineBlock?
    var end: Result<Void, FileError>?
    do {
      block = try reader.next()
      if block == nil { end = .success(()) }
    } catch {
      block = nil
      end = .failure(error)
    }
    state.wait { [reader, end, isBlock = block != nil] state in
      state.reader = reader
      if isBlock { state.readCount += 1 }
      if state.end == nil { state.end = end }
    }
    return block
  }

  private func takeReader() -> LineReader? {
    let reader: LineReader?? = state.wait { [blockLimit] state in
      if state.end != nil { return .some(nil) }
      guard state.readCount - state.takenCount < blockLimit else { return nil }
      return state.reader.take().map(Optional.some)
    }
    return reader ?? nil
  }
}
