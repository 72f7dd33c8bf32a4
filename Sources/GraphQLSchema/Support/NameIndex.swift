import Source

/// A map from names to indices: an open-addressing table without buckets or reference counts.
struct NameIndex: Sendable {
  /// An entry of the table; empty without a name.
  private struct Slot {
    var name: Name?
    var value: UInt32
  }

  private var slots: [Slot]
  private var used = 0

  init(capacity: Int = 16) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(name: nil, value: 0), count: size)
  }

  subscript(_ name: Name) -> Int? {
    let slot = find(name)
    return slots[slot].name == nil ? nil : Int(slots[slot].value)
  }

  /// Adds a name, unless the map contains it.
  /// - Returns: whether it was added.
  @discardableResult mutating func insert(_ name: Name, _ value: Int) -> Bool {
    let slot = find(name)
    guard slots[slot].name == nil else { return false }
    fill(slot, name, value)
    return true
  }

  /// Sets the value of a name and returns its former value.
  @discardableResult mutating func set(_ name: Name, _ value: Int) -> Int? {
    let slot = find(name)
    guard slots[slot].name != nil else {
      fill(slot, name, value)
      return nil
    }
    defer { slots[slot].value = UInt32(truncatingIfNeeded: value) }
    return Int(slots[slot].value)
  }

  private mutating func fill(_ slot: Int, _ name: Name, _ value: Int) {
    slots[slot] = Slot(name: name, value: UInt32(truncatingIfNeeded: value))
    used += 1
    if slots.count < used * 2 { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(name: nil, value: 0), count: old.count * 2)
    for slot in old {
      guard let name = slot.name else { continue }
      slots[find(name)] = slot
    }
  }

  /// Returns the slot of a name, or the empty slot for it.
  @inline(__always) private func find(_ name: Name) -> Int {
    var slot = Int(truncatingIfNeeded: name.stableHash) & (slots.count &- 1)
    while let known = slots[slot].name, known != name { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }
}

/// A set of names for consecutive groups. Starting a group takes constant time.
struct NameGroups: Sendable {
  private var groups = NameIndex(capacity: 512)
  private var current = 0

  mutating func start() { current &+= 1 }

  /// Adds a name to the group. Returns false if the group contains it.
  mutating func insert(_ name: Name) -> Bool { groups.set(name, current) != current }
}
