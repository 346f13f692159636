import Foundation

/// A stand-in for ActivityKit's protocol: this file is compiled, and also read as an app's source.
protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable & Sample
}

/// A type with a value that its encoder writes out.
protocol Sample {
  static var sample: Self { get }
}

struct PlainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sample {
    var title: String
    var count: Int, small: Int8, large: UInt64
    var share: Double = 0.5
    let isOpen: Bool
    var note: String?
    static let shared = 1
    var label: String { title + note.map { " " + $0 }.joined }
    var observed: Int = 1 { didSet { _ = oldValue } }

    static let sample = ContentState(
      title: "a",
      count: 1,
      small: 2,
      large: 3,
      share: 0.25,
      isOpen: true,
      note: "b"
    )
  }

  var name: String
}

extension String? {
  fileprivate var joined: String { self ?? "" }
}

struct KeyedAttributes: ActivityAttributes {
  typealias ContentState = DeliveryState

  var `class`: String
}

struct DeliveryState: Codable, Hashable, Sample {
  enum CodingKeys: String, CodingKey {
    case driver = "driver_name"
    case eta
    case stops
  }

  var driver: String
  var eta: Date
  var stops: [Stop]
  var cache = 0
  let version = 3

  struct Stop: Codable, Hashable {
    var id: UUID
    var link: URL?
    var place: Place
  }

  static let sample = DeliveryState(
    driver: "Ann",
    eta: Date(timeIntervalSinceReferenceDate: 700_000_000),
    stops: [
      Stop(
        id: UUID(),
        link: URL(string: "https://example.com"),
        place: Place(longitude: 1, latitude: -2.5)
      )
    ]
  )
}

struct Place: Codable, Hashable {
  let longitude, latitude: Double
}

struct EnumeratedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sample {
    var status: Status
    var level: Level
    var step: Step
    var steps: [String: Step]
    var optional: Status?

    static let sample = ContentState(
      status: .underway,
      level: .high,
      step: .moved(to: 3, "x"),
      steps: ["a": .waiting, "b": .failed(why: nil)],
      optional: .done
    )
  }

  enum Status: String, Codable, Hashable {
    case waiting
    case underway = "on the way"
    case done
  }

  enum Level: Int, Codable, Hashable {
    case low = -1
    case middle, high
  }

  indirect enum Step: Codable, Hashable {
    case waiting
    case moved(to: Int, String)
    case failed(why: String?)
  }
}

struct NestedAttributes: ActivityAttributes {
  var bounds: ClosedRange<Int>
  var seats: Set<Int>
}

extension NestedAttributes {
  struct ContentState: Codable, Hashable, Sample {
    typealias Minutes = Int
    typealias Score = [Minutes?]

    var window: ClosedRange<Date>
    var score: Score
    var byNumber: [Int: Swift.Bool]
    var bytes: Foundation.Data
    var nested: Optional<[Inner]>
    var matrix: [[Minutes]]

    static let sample = ContentState(
      window: Date(timeIntervalSinceReferenceDate: 1)...Date(timeIntervalSinceReferenceDate: 2),
      score: [1, nil],
      byNumber: [7: true],
      bytes: Data([1, 2, 3]),
      nested: [Inner(value: 1, next: Inner.More(value: 2))],
      matrix: [[1], [2, 3]]
    )
  }

  struct Inner: Codable, Hashable {
    var value: Float
    var next: More?

    struct More: Codable, Hashable {
      var value: Decimal
    }
  }
}
