/// A value that is hashed by one word, such as the address of an interned name.
///
/// Dictionaries mix the word by a multiplication, which is much faster than the general hash function. Input must not
/// control the word, since an attacker could make all keys collide.
public protocol WordHashable: Hashable {
  /// A number that is equal for equal values, and mostly different for others.
  var hashWord: UInt { get }
}

extension WordHashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(hashWord) }

  /// Returns the hash for dictionaries and sets, which give each table a seed.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    var word = (UInt64(truncatingIfNeeded: hashWord) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: word ^ (word >> 32))
  }
}
