import Synchronization

/// An interned name. Two names are equal if and only if their bytes are. Comparing and hashing take one word.
///
/// The bytes of a name are never freed. The table of names is the only shared state below the daemon, and it must not
/// affect results: use `<` (by bytes), never addresses, if the order matters.
public struct Name: Sendable {
  /// The entry, which is never changed or freed after its publication.
  ///
  /// `nonisolated(unsafe)`: the memory behind the pointer is immutable, so reading it from any thread is safe.
  @usableFromInline nonisolated(unsafe) let entry: UnsafePointer<NameEntry>

  @inlinable init(entry: UnsafePointer<NameEntry>) {
    self.entry = entry
  }

  /// Interns the UTF-8 bytes of `text`.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name(utf8: $0) }
  }

  /// Interns `utf8`. Takes a lock; use `NameCache` in hot loops.
  public init(utf8: UnsafeBufferPointer<UInt8>) {
    self = nameTable.intern(utf8, hash: NameHash.of(utf8))
  }

  /// The number of UTF-8 bytes.
  @inlinable public var count: Int { Int(entry.pointee.count) }

  /// The bytes, which are never freed.
  @inlinable public var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(entry.pointee.bytes), count: count)
  }

  /// The text as a new `String`: for messages and output, not for comparisons.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// A hash of the bytes, the same in every process.
  @inlinable public var stableHash: UInt64 { entry.pointee.hash }

  @inlinable public var isEmpty: Bool { count == 0 }

  /// A number that identifies the name in this process.
  @inlinable public var identity: UInt { UInt(bitPattern: entry) }

  /// Returns a number for this name followed by another one, to hash both at the cost of one.
  @inlinable public func identity(with other: Name) -> UInt { identity &* 0x9E37_79B9_7F4A_7C15 &+ other.identity }
}

extension Name: WordHashable {
  @inlinable public static func == (a: Name, b: Name) -> Bool { a.entry == b.entry }

  @inlinable public var hashWord: UInt { identity }
}

extension Name: Comparable {
  /// Orders by bytes, which for UTF-8 is the order of code points.
  public static func < (a: Name, b: Name) -> Bool {
    if a == b { return false }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

extension Name: CustomStringConvertible, ExpressibleByStringLiteral {
  public var description: String { text }

  public init(stringLiteral value: StaticString) {
    self.init(utf8: UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }
}

/// The storage of a name. Its bytes are elsewhere in the same permanent storage.
@usableFromInline struct NameEntry {
  @usableFromInline let hash: UInt64
  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let count: UInt32
}

/// The hash for interning names, the same in every process.
///
/// It reads eight bytes at a time. The last group overlaps the previous one, so the count is mixed in first.
public enum NameHash {
  @inlinable public static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return mixed(seed, 0) }
    return of(start, count: bytes.count)
  }

  /// - Parameter count: at least one.
  @inlinable @inline(__always) public static func of(_ start: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    var state = seed ^ (UInt64(truncatingIfNeeded: count) &* 0xa076_1d64_78bd_642f)
    let bytes = UnsafeRawPointer(start)
    guard 8 <= count else { return mixed(state, short(bytes, count)) }
    var index = 0
    while index &+ 8 < count {
      state = mixed(state, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index &+= 8
    }
    return mixed(state, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)))
  }

  /// Returns up to seven bytes as one word.
  @inlinable @inline(__always) static func short(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if 4 <= count {
      let first = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let last = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) &<< 32
    }
    let (first, middle) = (bytes.load(as: UInt8.self), bytes.load(fromByteOffset: count &>> 1, as: UInt8.self))
    let last = bytes.load(fromByteOffset: count &- 1, as: UInt8.self)
    return UInt64(first) | UInt64(middle) &<< 8 | UInt64(last) &<< 16
  }

  @inlinable static var seed: UInt64 { 0x243f_6a88_85a3_08d3 }

  /// Mixes a word into the state. For each word, it is a bijection of the state.
  @inlinable @inline(__always) static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    var state = (state ^ word) &* 0x9e37_79b9_7f4a_7c15
    state = (state ^ (state &>> 32)) &* 0xd6e8_feb8_6659_fd93
    return state ^ (state &>> 29)
  }
}

/// The process-wide table of names.
final class NameTable: Sendable {
  private let storage = Mutex(Storage())

  func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Name {
    storage.withLock { $0.intern(bytes, hash: hash) }
  }

  /// An open-addressing table. Its entries and bytes are bump-allocated and never freed.
  private struct Storage: ~Copyable {
    /// `nonisolated(unsafe)`: accessed only under the mutex.
    nonisolated(unsafe) var slots: [UnsafePointer<NameEntry>?] = Array(repeating: nil, count: 4096)
    var used = 0
    nonisolated(unsafe) var chunk: UnsafeMutableRawPointer = .allocate(byteCount: chunkSize, alignment: 16)
    var offset = 0

    static var chunkSize: Int { 1 << 16 }

    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Name {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while let entry = slots[slot] {
        if entry.pointee.hash == hash, sameBytes(entry, bytes) { return Name(entry: entry) }
        slot = (slot + 1) & (slots.count - 1)
      }
      let entry = store(bytes, hash: hash)
      slots[slot] = entry
      used += 1
      if slots.count < used * 2 { grow() }
      return Name(entry: entry)
    }

    private mutating func store(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> UnsafePointer<NameEntry> {
      let text = allocate(bytes.count, alignment: 1).assumingMemoryBound(to: UInt8.self)
      if let start = bytes.baseAddress { text.update(from: start, count: bytes.count) }
      let entry = allocate(MemoryLayout<NameEntry>.size, alignment: MemoryLayout<NameEntry>.alignment)
        .bindMemory(to: NameEntry.self, capacity: 1)
      entry.initialize(to: NameEntry(hash: hash, bytes: text, count: UInt32(truncatingIfNeeded: bytes.count)))
      return UnsafePointer(entry)
    }

    private mutating func allocate(_ count: Int, alignment: Int) -> UnsafeMutableRawPointer {
      if Self.chunkSize / 2 < count { return .allocate(byteCount: count, alignment: alignment) }
      offset = (offset + alignment - 1) & ~(alignment - 1)
      if Self.chunkSize < offset + count {
        chunk = .allocate(byteCount: Self.chunkSize, alignment: 16)
        offset = 0
      }
      defer { offset += count }
      return chunk + offset
    }

    private mutating func grow() {
      var larger: [UnsafePointer<NameEntry>?] = Array(repeating: nil, count: slots.count * 4)
      for case let entry? in slots {
        var slot = Int(truncatingIfNeeded: entry.pointee.hash) & (larger.count - 1)
        while larger[slot] != nil { slot = (slot + 1) & (larger.count - 1) }
        larger[slot] = entry
      }
      slots = larger
    }
  }
}

private let nameTable = NameTable()

/// Returns whether `entry` has these bytes. The hashes must be equal.
@inlinable func sameBytes(_ entry: UnsafePointer<NameEntry>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard Int(entry.pointee.count) == bytes.count else { return false }
  let known = entry.pointee.bytes
  for index in 0..<bytes.count where known[index] != bytes[index] { return false }
  return true
}

/// A worker's cache for interning names without a lock, in front of the shared table.
public struct NameCache: ~Copyable {
  @usableFromInline var slots: UnsafeMutablePointer<UnsafePointer<NameEntry>?>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  public init(capacity: Int = 1024) {
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
  }

  deinit {
    slots.deallocate()
  }

  /// Interns `bytes`, which have the `NameHash` `hash`.
  @inlinable public mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Name {
    var slot = Int(truncatingIfNeeded: hash) & (capacity &- 1)
    while let entry = slots[slot] {
      if entry.pointee.hash == hash, sameBytes(entry, bytes) { return Name(entry: entry) }
      slot = (slot &+ 1) & (capacity &- 1)
    }
    return insert(bytes, hash: hash, slot: slot)
  }

  @usableFromInline mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, slot: Int) -> Name {
    let name = nameTable.intern(bytes, hash: hash)
    slots[slot] = name.entry
    used += 1
    if capacity < used * 2 { grow() }
    return name
  }

  private mutating func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: capacity)
    capacity *= 4
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
    for case let entry? in old {
      var slot = Int(truncatingIfNeeded: entry.pointee.hash) & (capacity - 1)
      while slots[slot] != nil { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = entry
    }
    old.deallocate()
  }
}
