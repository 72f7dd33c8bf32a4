/// A value whose hash is made from one word, such as the address of an interned name.
///
/// Dictionaries mix the word with a multiplication instead of the general hash function, which takes many times as long.
/// So no input may choose the word: an attacker could make all keys collide.
public protocol WordHashable: Hashable {
  /// A number that is the same for equal values, and mostly another one for others.
  var hashWord: UInt { get }
}

extension WordHashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(hashWord) }

  /// The hash for dictionaries and sets, which give each table a seed.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    var word = (UInt64(truncatingIfNeeded: hashWord) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: word ^ (word >> 32))
  }
}
