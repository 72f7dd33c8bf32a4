/// A 128-bit hash of the bytes of a file or name: MurmurHash3 (x64, 128 bits, seed 0). The manifest has the
/// hashes of the bytes that mockd wrote.
///
/// It detects edits. A forged collision would only prevent a copy of the attacker's own edit. So speed decides,
/// since every output is hashed in every run.
package struct ContentHash: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(_ bytes: [UInt8]) {
    var state = State()
    bytes.withUnsafeBytes { state.add($0) }
    state.finish(count: bytes.count)
    high = state.h1
    low = state.h2
  }

  /// Reads 32 hexadecimal digits.
  package init?(digits: ArraySlice<UInt8>) {
    guard digits.count == 32 else { return nil }
    (high, low) = (0, 0)
    for digit in digits {
      guard let value = Self.value(ofDigit: digit) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | value
    }
  }

  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(digit - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// 32 hexadecimal digits.
  package var text: String { Self.hex(high) + Self.hex(low) }

  /// Appends the 32 digits.
  func appendText(to bytes: inout [UInt8]) {
    for half in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: half >> UInt64(shift)) & 15
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  /// 16 hexadecimal digits.
  static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The state of MurmurHash3 while it reads the bytes.
  private struct State {
    var h1: UInt64 = 0
    var h2: UInt64 = 0

    private static let c1: UInt64 = 0x87c3_7b91_1142_53d5
    private static let c2: UInt64 = 0x4cf5_ad43_2745_937f

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      let whole = bytes.count & ~15
      var index = 0
      while index < whole {
        let k1 = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let k2 = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self))
        h1 = (rotated(h1 ^ Self.mixed1(k1), 27) &+ h2) &* 5 &+ 0x52dc_e729
        h2 = (rotated(h2 ^ Self.mixed2(k2), 31) &+ h1) &* 5 &+ 0x3849_5ab5
        index += 16
      }
      var tail: (UInt64, UInt64) = (0, 0)
      for (position, byte) in bytes[whole...].enumerated() {
        if position < 8 {
          tail.0 |= UInt64(byte) << (8 * position)
        } else {
          tail.1 |= UInt64(byte) << (8 * position - 64)
        }
      }
      if whole + 8 < bytes.count { h2 ^= Self.mixed2(tail.1) }
      if whole < bytes.count { h1 ^= Self.mixed1(tail.0) }
    }

    mutating func finish(count: Int) {
      h1 ^= UInt64(count)
      h2 ^= UInt64(count)
      h1 &+= h2
      h2 &+= h1
      h1 = finalized(h1)
      h2 = finalized(h2)
      h1 &+= h2
      h2 &+= h1
    }

    private static func mixed1(_ k: UInt64) -> UInt64 { rotated(k &* c1, 31) &* c2 }
    private static func mixed2(_ k: UInt64) -> UInt64 { rotated(k &* c2, 33) &* c1 }
  }
}

private func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 { value &<< count | value &>> (64 &- count) }

private func finalized(_ value: UInt64) -> UInt64 {
  var value = value
  value = (value ^ (value &>> 33)) &* 0xff51_afd7_ed55_8ccd
  value = (value ^ (value &>> 33)) &* 0xc4ce_b9fe_1a85_ec53
  return value ^ (value &>> 33)
}
