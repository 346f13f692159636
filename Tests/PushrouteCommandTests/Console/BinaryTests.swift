import Foundation
import Testing

@Suite(.enabled(if: Binary.path != nil, "the binary is not built"))
struct BinaryTests {
  private static let binaries: [(script: String, code: Int, errors: String)] = [
    (script: "$P --version", code: 0, errors: ""),
    (
      script: "$P rules > /dev/full",
      code: 2,
      errors: "pushroute: cannot write to standard output: no space left on the device\n"
    ),
    (script: "set -o pipefail; $P rules --json | head -n 1 > /dev/null", code: 0, errors: ""),
    (script: #"echo '{"aps":{}}' | $P eval -q"#, code: 0, errors: ""),
    (
      script: #"echo '{"aps":{}}' | $P eval - -q --expect nothing --state suspended"#, code: 0,
      errors: ""
    ),
    (
      script: "$P eval < /dev/null",
      code: 2,
      errors: "pushroute: no payload: name a file, or - for standard input\n"
    ),
    (
      script: "$P eval - < /dev/null",
      code: 2,
      errors: "-:1:1: error: found an empty file, expected a JSON object [json-syntax]\n"
    ),
    (
      script: "$P --version >&-",
      code: 2,
      errors: "pushroute: cannot write to standard output: the stream is closed\n"
    ),
  ]

  @Test(arguments: binaries)
  func `the binary ends as it should`(script: String, code: Int, errors: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = ["P": try #require(Binary.path), "PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: said, as: UTF8.self) == errors)
    #expect(process.terminationStatus == code)
  }
}

private enum Binary {
  /// The path of the program, beside the tests that run.
  static let path: String? = {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = folder.appendingPathComponent("pushroute").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()
}
