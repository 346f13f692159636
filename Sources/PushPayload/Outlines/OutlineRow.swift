struct OutlineRow {
  let index: UInt64
  private let types: JSONTypes
  private let numbers: ClosedRange<Double>?
  private let isWhole: Bool
  /// Whether a check looks into the strings of the row.
  let restrictsText: Bool
  /// Whether it is a key of a Live Activity, whose values depend on each other.
  let isForActivity: Bool
  /// The object that the value may be, or nil if its keys have no table.
  let object: OutlinePlace?

  private init(_ key: PayloadKey, at index: Int) {
    self.index = UInt64(index)
    types = key.types
    isForActivity = key.isForActivity
    object = key.types.contains(.object) ? OutlinePlace.objects[key.name] : nil
    switch key.values {
    case .numbers(let range): (numbers, isWhole, restrictsText) = (range, false, false)
    case .wholeNumbers(let range):
      numbers = Double(range.lowerBound)...Double(range.upperBound)
      (isWhole, restrictsText) = (true, false)
    case .words, .base64, .fileName: (numbers, isWhole, restrictsText) = (nil, false, true)
    case nil: (numbers, isWhole, restrictsText) = (nil, false, false)
    }
  }

  static func table(of keys: [PayloadKey]) -> KeyTable<OutlineRow> {
    KeyTable(
      keys.enumerated().map { index, key in
        (TraitKey(stringLiteral: key.name), OutlineRow(key, at: index))
      }
    )
  }

  var takesText: Bool { types.contains(.string) }

  var takesTexts: Bool { types.contains(.strings) }

  func takes(_ isTrue: Bool) -> Bool {
    types.contains(.boolean) || isTrue && types.contains(.onlyTrue)
  }

  func takes(_ number: Double) -> Bool {
    numbers.map { $0.contains(number) && (!isWhole || number.rounded() == number) } ?? false
  }
}

/// An object or array of a payload, by the keys that it may have.
enum OutlinePlace {
  case root, aps, alert, sound
  /// An object beside `aps`.
  case beside
  /// An array of strings.
  case texts
  /// Something with a mistake or unknown, of which every byte counts.
  case exact
  /// A nested object or array whose keys no check looks at.
  case within

  static let objects: [String: OutlinePlace] = ["alert": .alert, "sound": .sound]

  /// The row of a key of `aps`, the alert or the sound, or nil for an unknown key.
  func row(_ range: Range<Int>, of bytes: Span<UInt8>) -> OutlineRow? {
    switch self {
    case .aps: Self.ofAps.value(range, of: bytes)
    case .alert: Self.ofAlert.value(range, of: bytes)
    case .sound: Self.ofSound.value(range, of: bytes)
    case .root, .beside, .texts, .exact, .within: nil
    }
  }

  private static let ofAps = OutlineRow.table(of: PayloadKey.aps)
  private static let ofAlert = OutlineRow.table(of: PayloadKey.alert)
  private static let ofSound = OutlineRow.table(of: PayloadKey.sound)
}
