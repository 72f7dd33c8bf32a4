/// A set of tables, of which there are as many as there are types of queries.
public struct TableSet: Equatable {
  public init() {}

  public var low: UInt64 = 0
  public var high: UInt64 = 0

  @usableFromInline static let capacity = 128

  @inlinable public var isEmpty: Bool { low | high == 0 }

  @inlinable public func contains(_ number: Int) -> Bool {
    number < 64 ? low & (1 &<< UInt64(number)) != 0 : high & (1 &<< UInt64(number - 64)) != 0
  }

  @inlinable public mutating func insert(_ number: Int) {
    if number < 64 { low |= 1 &<< UInt64(number) } else { high |= 1 &<< UInt64(number - 64) }
  }

  @inlinable public mutating func remove(_ number: Int) {
    if number < 64 { low &= ~(1 &<< UInt64(number)) } else { high &= ~(1 &<< UInt64(number - 64)) }
  }

  @inlinable public mutating func formUnion(_ other: TableSet) {
    low |= other.low
    high |= other.high
  }

  @inlinable public func intersection(_ other: TableSet) -> TableSet {
    var result = TableSet()
    result.low = low & other.low
    result.high = high & other.high
    return result
  }

  @inlinable public func subtracting(_ other: TableSet) -> TableSet {
    var result = TableSet()
    result.low = low & ~other.low
    result.high = high & ~other.high
    return result
  }

  /// In ascending order.
  @inlinable public var numbers: [Int] { (0..<Self.capacity).filter(contains) }
}
