/// The bytes that JSON is made of.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let bracketOpen: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let bracketClose: UInt8 = 0x5D
  static let braceOpen: UInt8 = 0x7B
  static let braceClose: UInt8 = 0x7D

  static let digits: ClosedRange<UInt8> = 0x30...0x39

  /// Tells whether a byte is white space as JSON has it.
  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case space, tab, lineFeed, carriageReturn: true
    default: false
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
