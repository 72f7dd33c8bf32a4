/// A set of pairs of indices: an open-addressing table of words.
struct PairSet: Sendable {
  private var slots: [UInt64] = []

  init() {}

  /// - Parameter capacity: at least the number of pairs that will be inserted.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: .max, count: size)
  }

  /// Adds a pair. Returns false if the set contains it.
  @discardableResult mutating func insert(_ a: UInt32, _ b: UInt32) -> Bool {
    let slot = find(a, b)
    guard slots[slot] == .max else { return false }
    slots[slot] = Self.key(a, b)
    return true
  }

  func contains(_ a: UInt32, _ b: UInt32) -> Bool { !slots.isEmpty && slots[find(a, b)] != .max }

  private static func key(_ a: UInt32, _ b: UInt32) -> UInt64 { UInt64(a) << 32 | UInt64(b) }

  @inline(__always) private func find(_ a: UInt32, _ b: UInt32) -> Int {
    let key = Self.key(a, b)
    let mixed = key &* 0x9e37_79b9_7f4a_7c15
    var slot = Int(truncatingIfNeeded: mixed ^ (mixed &>> 32)) & (slots.count &- 1)
    while slots[slot] != key, slots[slot] != .max { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }
}
