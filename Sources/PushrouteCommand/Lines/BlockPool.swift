/// Answers for the blocks of a stream on several threads, and gives the answers in order.
///
/// One thread reads, some answer, and whoever asks for answers writes them. No more blocks are on
/// their way than there is work for.
final class BlockPool: Sendable {
  /// What the threads share.
  private struct State {
    /// The blocks that nobody answers for yet.
    var waiting: [LineBlock] = []
    /// The answers that nobody took yet, by the number of their block.
    var answers: [Int: BlockAnswer] = [:]
    var readCount = 0
    var takenCount = 0
    /// Why there will be no more blocks: the end of the stream, or an error.
    var end: Result<Void, FileError>?
  }

  private let state = Monitor(State())
  private let blockLimit: Int

  /// Starts to read and to answer, or returns nil if the system has no threads to give.
  ///
  /// - Parameters:
  ///   - source: The stream.
  ///   - jobs: The number of threads that answer.
  ///   - makeAnswerer: Makes what a thread answers with.
  init?(
    _ source: any ByteSource,
    jobs: Int,
    makeAnswerer: @escaping @Sendable () -> any LineAnswerer
  ) {
    blockLimit = jobs * 2
    let started = (0..<jobs).count { _ in
      SystemCall.detach { [self] in work(makeAnswerer()) }
    }
    guard started > 0, SystemCall.detach({ [self] in read(source) }) else {
      stop()
      return nil
    }
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

  /// Gives up the rest of the stream.
  func stop() {
    state.wait { state in
      state.waiting = []
      state.end = .success(())
    }
  }

  private func read(_ source: any ByteSource) {
    var reader = LineReader(source)
    var end: Result<Void, FileError>?
    while end == nil {
      let isWanted: Bool = state.wait { [blockLimit] state in
        if state.end != nil { return false }
        return state.readCount - state.takenCount < blockLimit ? true : nil
      }
      guard isWanted else { return }
      let block: LineBlock?
      do {
        block = try reader.next()
        if block == nil { end = .success(()) }
      } catch {
        block = nil
        end = .failure(error)
      }
      state.wait { [end] state in
        if let block {
          state.waiting.append(block)
          state.readCount += 1
        }
        if state.end == nil { state.end = end }
      }
    }
  }

  private func work(_ answerer: any LineAnswerer) {
    var answerer = answerer
    while let block = nextBlock() {
      let answer = answerer.answer(block)
      state.wait { state in state.answers[block.number] = answer }
    }
  }

  private func nextBlock() -> LineBlock? {
    let block: LineBlock?? = state.wait { state in
      if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
      return state.end == nil ? nil : .some(nil)
    }
    return block ?? nil
  }
}
