#if canImport(Glibc)
@unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Darwin
#endif

extension SystemCall {
  /// The exit status of a shell that does not find a program.
  private static let notFound: Int32 = 127

  /// Writes a text to a pager on this terminal and waits for its end; returns false without a pager.
  static func page(_ text: [UInt8], with pager: String) -> Bool {
    guard let stream = unsafe popen(pager + " 2>/dev/null", "w") else { return false }
    unsafe fwrite(text, 1, text.count, stream)
    let status = unsafe pclose(stream)
    return status >= 0 && (status >> 8) & 0xFF != notFound
  }
}
