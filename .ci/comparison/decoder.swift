// The job of `pushroute eval --ndjson` for one situation, on Foundation's JSONDecoder.
//
// usage: decoder TABLE FILE
import Foundation

/// What a payload holds; anything may have another type than it should.
struct Payload: Decodable {
  struct Aps: Decodable {
    let alert: Alert?
    let sound: Text?
    let badge: Badge?
    let contentAvailable: Flag?
    let mutableContent: Flag?
    let category: Text?

    private enum CodingKeys: String, CodingKey {
      case alert, sound, badge, category
      case contentAvailable = "content-available"
      case mutableContent = "mutable-content"
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      alert = try members.decodeIfPresent(Alert.self, forKey: .alert)
      sound = try members.decodeIfPresent(Text.self, forKey: .sound)
      badge = try members.decodeIfPresent(Badge.self, forKey: .badge)
      contentAvailable = try members.flag(.contentAvailable)
      mutableContent = try members.flag(.mutableContent)
      category = try members.decodeIfPresent(Text.self, forKey: .category)
    }
  }

  let aps: Aps
  let contentAvailable: Flag?
  let mutableContent: Flag?

  private enum CodingKeys: String, CodingKey {
    case aps
    case contentAvailable = "content-available"
    case mutableContent = "mutable-content"
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    aps = try members.decode(Aps.self, forKey: .aps)
    contentAvailable = members.contains(.contentAvailable) ? .misplaced : nil
    mutableContent = members.contains(.mutableContent) ? .misplaced : nil
  }

  /// A digit for each trait.
  var key: String {
    let available = aps.contentAvailable ?? contentAvailable
    let mutable = aps.mutableContent ?? mutableContent
    return "\(aps.alert?.digit ?? 0)\(aps.sound?.digit ?? 0)\(aps.badge?.digit ?? 0)"
      + "\(available?.rawValue ?? 0)\(mutable?.rawValue ?? 0)\(aps.category?.digit ?? 0)"
  }
}

extension KeyedDecodingContainer {
  func flag(_ key: Key) throws -> Flag? { contains(key) ? try decode(Flag.self, forKey: key) : nil }
}

enum Flag: Int, Decodable {
  case one = 1
  case boolean, undocumented, zero, unreadable, misplaced

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = number == 1 ? .one : number > 1 ? .undocumented : .zero
    } else if let bool = try? value.decode(Bool.self) {
      self = bool ? .boolean : .zero
    } else {
      self = (try? value.decode(String.self)) == "1" ? .undocumented : .unreadable
    }
  }
}

struct Text: Decodable {
  let digit: Int

  init(from decoder: any Decoder) throws {
    let text = try? decoder.singleValueContainer().decode(String.self)
    digit = text?.isEmpty == false ? 1 : 0
  }
}

struct Badge: Decodable {
  let digit: Int

  init(from decoder: any Decoder) throws {
    let number = try? decoder.singleValueContainer().decode(Double.self)
    digit = number.map { $0 >= 0 } == true ? 1 : 0
  }
}

struct Alert: Decodable {
  let digit: Int

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case title, body, subtitle
    case key = "loc-key"
    case titleKey = "title-loc-key"
    case subtitleKey = "subtitle-loc-key"
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      digit = text.isEmpty ? 0 : 1
    } else if let members = try? decoder.container(keyedBy: CodingKeys.self) {
      let hasText = CodingKeys.allCases.contains { key in
        (try? members.decodeIfPresent(Text.self, forKey: key))?.digit == 1
      }
      digit = hasText ? 2 : 0
    } else {
      digit = 0
    }
  }
}

let table = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
  .split(separator: "\n").reduce(into: [String: String]()) { table, row in
    let cells = row.split(separator: "\t")
    table[String(cells[0])] = cells[1] + "\n"
  }
let text = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
let decoder = JSONDecoder()
var output = Data()
for (number, line) in text.split(separator: UInt8(ascii: "\n")).enumerated() {
  let payload = try decoder.decode(Payload.self, from: line)
  output += "{\"line\":\(number + 1)\(table[payload.key] ?? "")".utf8
  if output.count > 1 << 16 {
    FileHandle.standardOutput.write(output)
    output.removeAll(keepingCapacity: true)
  }
}
FileHandle.standardOutput.write(output)
