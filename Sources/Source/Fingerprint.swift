/// A 128-bit hash of some content. Equal content has equal fingerprints in every process. Different content has
/// different fingerprints with very high probability.
@frozen public struct Fingerprint: Hashable, Sendable {
  public let low: UInt64
  public let high: UInt64

  @inlinable public init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

/// Builds a fingerprint from words.
///
/// It combines two multiplicative hashes. Each is a bijection of its state for every word, so a single different word
/// always changes the result. They don't resist deliberate collisions, which would only hide the author's own edits.
@frozen public struct FingerprintBuilder {
  @usableFromInline var low: UInt64 = 0x243f_6a88_85a3_08d3
  @usableFromInline var high: UInt64 = 0x1319_8a2e_0370_7344

  @inlinable public init() {}

  @inlinable @inline(__always) public mutating func add(_ word: UInt64) {
    low = (low ^ word) &* 0x9e37_79b9_7f4a_7c15
    low ^= low &>> 32
    high = ((high &<< 29 | high &>> 35) ^ word) &* 0xd6e8_feb8_6659_fd93
    high = (high ^ (high &>> 31)) &+ low
  }

  @inlinable public mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  /// Adds the stable hash of a name.
  @inlinable public mutating func add(_ name: Name) { add(name.stableHash) }

  /// Adds bytes in groups of eight, the last padded with zeros. The caller must add the count if it can vary.
  @inlinable public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index &+ 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index &+= 8
    }
    if index < bytes.count { add(Self.word(UnsafeRawBufferPointer(rebasing: bytes[index...]))) }
  }

  /// Returns up to eight bytes as a little-endian word.
  @inlinable @inline(__always) public static func word(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) &<< shift
      shift &+= 8
    }
    return word
  }

  @inlinable public var fingerprint: Fingerprint {
    Fingerprint(low: Self.mixed(low ^ (high &>> 17)), high: Self.mixed(high &+ low))
  }

  @usableFromInline static func mixed(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ (bits &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits &>> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits &>> 31)
  }
}

extension Fingerprint {
  /// The fingerprint as 32 hexadecimal digits.
  public var text: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
