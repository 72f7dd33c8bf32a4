public protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  public mutating func next<T>() -> T where T: FixedWidthInteger, T: UnsignedInteger
  public mutating func next<T>(upperBound: T) -> T where T: FixedWidthInteger, T: UnsignedInteger
}

public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  public init()
  public mutating func next() -> UInt64
}
