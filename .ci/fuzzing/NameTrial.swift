import PushPayload
import PushrouteCommand
import Questions
import RouteReport

/// A file with any bytes as its name, by an operand, in a folder, and behind references.
struct NameTrial {
  private static let payload = Array(#"{"aps":{"alert":"Hello","content-available":1}}"#.utf8)
  private static let slip = Array(#"{"aps":{"alert":"Hello",}}"#.utf8)

  private let name: FilePath
  private let choice: Int

  init(_ input: FuzzInput) {
    let bytes = input.payload.prefix(200).filter { $0 != UInt8(ascii: "/") && $0 != 0 }
    // A name that begins with a dot is hidden.
    let isHidden = bytes.isEmpty || bytes.first == UInt8(ascii: ".")
    name = FilePath(bytes: (isHidden ? [0x61] : []) + bytes + ".json".utf8)
    choice = input.choice
  }

  func run() {
    switch choice % 3 {
    case 0: operand()
    case 1: folder()
    default: reference()
    }
  }

  private func operand() {
    var world = MemoryWorld()
    let path = ("x" as FilePath).appending(name)
    world.bytes[path] = Self.payload
    // As the system hands it over: arguments are bytes, too.
    let word = argument(path)
    let format = ["text", "json", "markdown", "csv"][choice / 3 % 4]
    let run = Run(["eval", word, "--state", "active", "-f", format], in: world)
    require(run.code == .done, run.errors)
    check(run)
    if format == "csv" { checkCells(run.output) }
    if format == "json" {
      require(json(run.output)["payload"]?["source"]?.string == source(path), "another name")
    }
    let output = Run(["eval", word, "-o", word + "2"], in: world)
    require(output.written.count == 1, "the file is not written")
  }

  private func folder() {
    var world = MemoryWorld()
    world.bytes[("x" as FilePath).appending(name)] = Self.slip
    world.bytes["x/other.json"] = Self.slip
    let isOther = name != "other.json"
    let format = ["text", "json", "sarif", "github", "junit"][choice / 3 % 5]
    let run = Run(["lint", "x", "-f", format], in: world)
    require(run.code == .findings, "a file is passed over")
    check(run)
    if format == "json" {
      require(json(run.output)["files"]?.elements?.count == (isOther ? 2 : 1), "a file is missing")
    }
  }

  private func reference() {
    // The names that the trial itself needs.
    guard let text = name.text, !["s.json", "c.json"].contains(text) else { return }
    var world = MemoryWorld()
    world.bytes[FilePath("x/" + text)] = Self.payload
    let path = JSONTree.string(text).compactText
    let pushes = Array(repeating: #"{"push":"# + path + "}", count: 1 + choice % 4)
    let events = pushes.joined(separator: ",")
    world.files["x/s.json"] = #"{"state":"active","events":["# + events + "]}"
    let format = ["text", "json", "markdown", "svg"][choice / 4 % 4]
    let run = Run(["simulate", "x/s.json", "-f", format], in: world)
    require(run.code == .done, run.errors)
    check(run)
    let situation = #","situation":{"state":"active"},"expect":{"arrival":[]}}]}"#
    world.files["x/c.json"] = #"{"cases":[{"name":"a","payload":"# + path + situation
    let test = Run(["test", "x/c.json"], in: world)
    require(test.code == .findings, test.errors)
    check(test)
  }

  private func check(_ run: Run) {
    for text in [run.output, run.errors] {
      requireHarmless(text, besides: "\n")
      requireVisible(text, besides: "\n")
    }
  }

  /// The table has two lines of twelve cells, and no formulas for a spreadsheet.
  private func checkCells(_ text: String) {
    var rows: [[[Unicode.Scalar]]] = [[[]]]
    var isQuoted = false
    for scalar in text.unicodeScalars {
      let isFirst = rows[rows.count - 1].last?.isEmpty == true
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: rows[rows.count - 1].append([])
      case "\n": rows.append([[]])
      default:
        require(!(isFirst && "=+@".unicodeScalars.contains(scalar)), "a formula in \(text)")
        rows[rows.count - 1][rows[rows.count - 1].count - 1].append(scalar)
      }
    }
    require(rows.map { $0.count } == [12, 12, 1], "cells are split: \(text.debugDescription)")
  }

  private func source(_ path: FilePath) -> String { path.text ?? path.printed }

  /// The path as ``FilePath/init(argument:)`` reads it.
  private func argument(_ path: FilePath) -> String {
    guard path.text == nil || path.bytes.contains(0xF4) else { return path.text ?? "" }
    var text = String.UnicodeScalarView()
    for part in path.scalars {
      switch part {
      case .scalar(let scalar) where scalar.value < 0x10FF80: text.append(scalar)
      case .scalar(let scalar): text += String(scalar).utf8.compactMap(Self.scalar)
      case .byte(let byte): text += [byte].compactMap(Self.scalar)
      }
    }
    return String(text)
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    Unicode.Scalar(0x10FF00 + UInt32(byte))
  }
}
