import MockIR
import Source

/// Values that vary by field but are reproducible.
extension PlaceholderValues {
  /// Returns a value determined by the words of a path; nil for custom scalars, since their format is unknown, and for
  /// enums.
  func seeded(_ leaf: Leaf, _ path: [String]) -> SampleValue? {
    guard case .builtIn(let scalar) = leaf else { return nil }
    let number = Self.hash(path)
    return switch scalar {
    case .string: .string("\(path.last ?? "")-\(String(number % 0x10000, radix: 16))")
    case .id: .string(String(number % 0x1_0000_0000, radix: 16))
    case .int: .integer(Int(number % 1000))
    case .float: .double(Double(number % 100_000) / 100)
    case .boolean: .boolean(number % 2 == 1)
    }
  }

  /// Returns the FNV-1a hash of the words' bytes, with a final mix so that all bits vary.
  private static func hash(_ words: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in words {
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    hash = (hash ^ hash &>> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash &>> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash &>> 31
  }
}
