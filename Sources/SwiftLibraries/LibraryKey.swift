import Source

/// A question to a `LibraryIndex`.
struct LibraryKey {
  enum Kind: UInt64 { case topLevel, member, header, operatorFunction, codeless }

  let kind: Kind
  /// The path of a type; nil for questions about no type.
  let path: Name?
  /// The name; nil for headers.
  let name: Name?

  static func topLevel(_ name: Name) -> LibraryKey { LibraryKey(kind: .topLevel, path: nil, name: name) }
  static func member(_ name: Name, of path: Name) -> LibraryKey { LibraryKey(kind: .member, path: path, name: name) }
  static func header(_ path: Name) -> LibraryKey { LibraryKey(kind: .header, path: path, name: nil) }
  static func operatorFunction(_ name: Name) -> LibraryKey {
    LibraryKey(kind: .operatorFunction, path: nil, name: name)
  }
  static func codeless(_ name: Name) -> LibraryKey { LibraryKey(kind: .codeless, path: nil, name: name) }

  /// A hash of the bytes, the same in every process.
  var hash: UInt64 { Self.hash(kind, path: path?.stableHash ?? 0, name: name?.stableHash ?? 0) }

  /// - Parameters:
  ///   - path: the hash of the path; 0 if there is none.
  ///   - name: the hash of the name; 0 if there is none.
  static func hash(_ kind: Kind, path: UInt64, name: UInt64) -> UInt64 {
    let mixed = (path ^ kind.rawValue) &* 0x9E37_79B9_7F4A_7C15
    return ((mixed ^ (mixed &>> 32)) &+ name) &* 0xD6E8_FEB8_6659_FD93
  }
}

/// Lists of numbers by the hashes of their keys. Keys with one hash share a list.
struct KeyedLists: Sendable {
  struct Element: Sendable {
    var hash: UInt64
    var value: Int32
    /// The number of the next element of the list, or -1.
    var next: Int32 = -1
  }

  private var elements: [Element]
  /// The first elements of lists, or -1. Lists are found by linear probing.
  private var slots: [Int32]

  init(_ elements: [Element]) {
    self.elements = elements
    var count = 16
    while count < elements.count * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
    // Elements are added at the front.
    for number in elements.indices.reversed() {
      let slot = slot(elements[number].hash)
      self.elements[number].next = slots[slot]
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// Returns the numbers with a hash in their order.
  func elements(_ hash: UInt64) -> [Int32] {
    var result: [Int32] = []
    var next = slots[slot(hash)]
    while 0 <= next {
      result.append(elements[Int(next)].value)
      next = elements[Int(next)].next
    }
    return result
  }

  /// Returns the slot of the list with a hash, or the empty slot for it.
  private func slot(_ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash &>> 32) & (slots.count - 1)
    while 0 <= slots[slot], elements[Int(slots[slot])].hash != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
