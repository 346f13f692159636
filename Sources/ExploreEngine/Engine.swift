/// Allocates memory for a request; the caller frees it.
@_expose(wasm, "allocate")
@_cdecl("allocate")
package func allocate(_ count: UInt32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(count), alignment: 16)
}

/// Frees the memory of a request or of an answer.
@_expose(wasm, "deallocate")
@_cdecl("deallocate")
package func deallocate(_ memory: UnsafeMutableRawPointer?) {
  unsafe memory?.deallocate()
}

/// Answers a question.
///
/// - Parameters:
///   - text: The request: JSON in UTF-8, as ``Request`` describes it.
///   - count: Its number of bytes.
/// - Returns: Four bytes with the length of the answer, the lowest first, and the answer: JSON in
///   UTF-8, ending in a line feed. The caller deallocates it.
@_expose(wasm, "answer")
@_cdecl("answer")
package func answer(_ text: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  let request = unsafe [UInt8](UnsafeBufferPointer(start: text, count: Int(count)))
  let answer = Array(Request.answer(to: request).utf8)
  let memory = unsafe allocate(UInt32(answer.count + 4))
  unsafe memory.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
  let place = unsafe UnsafeMutableRawBufferPointer(start: memory + 4, count: answer.count)
  unsafe place.copyBytes(from: answer)
  return unsafe memory
}
