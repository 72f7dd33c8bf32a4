import Source

/// A hash table that groups fields by response key. Each selection set refills it, so clearing costs one increment, and
/// a grown table allocates nothing.
struct ResponseKeyTable {
  /// A selected field.
  struct Entry {
    /// The index in the project's `definitions`.
    let definition: Int
    /// The index in the document's `selections`.
    let selection: Int
    /// The next entry with the same key, or negative.
    var next: Int32
  }

  /// The chain of entries with one key.
  struct Group {
    let first: Int32
    var last: Int32
    var count: Int32
  }

  /// A slot of the table; empty if it belongs to an earlier round.
  private struct Slot {
    var key: Name?
    var round: UInt32 = 0
    var group: Int32 = 0
  }

  private(set) var entries: [Entry] = []
  private(set) var groups: [Group] = []
  /// The indices of the groups with two or more fields.
  private(set) var crowded: [Int] = []
  private var slots = Array(repeating: Slot(), count: 64)
  private var round: UInt32 = 0

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    crowded.removeAll(keepingCapacity: true)
    round &+= 1
    if round == 0 {
      slots = Array(repeating: Slot(), count: slots.count)
      round = 1
    }
  }

  @inline(__always)
  mutating func insert(_ key: Name, definition: Int, selection: Int) {
    let entry = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(definition: definition, selection: selection, next: -1))
    var index = Int(truncatingIfNeeded: key.stableHash) & (slots.count &- 1)
    while slots[index].round == round {
      if slots[index].key == key { return append(entry, to: Int(slots[index].group)) }
      index = (index &+ 1) & (slots.count &- 1)
    }
    slots[index] = Slot(key: key, round: round, group: Int32(truncatingIfNeeded: groups.count))
    groups.append(Group(first: entry, last: entry, count: 1))
    if slots.count < groups.count * 2 { grow() }
  }

  private mutating func append(_ entry: Int32, to group: Int) {
    entries[Int(groups[group].last)].next = entry
    groups[group].last = entry
    groups[group].count += 1
    if groups[group].count == 2 { crowded.append(group) }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 4)
    for slot in old where slot.round == round {
      guard let key = slot.key else { continue }
      var index = Int(truncatingIfNeeded: key.stableHash) & (slots.count &- 1)
      while slots[index].round == round { index = (index &+ 1) & (slots.count &- 1) }
      slots[index] = slot
    }
  }
}
