// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Random: LibraryText {
    LibraryText(
      path: "Swift/Random.swift",
      text: #"""
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

"""#,
      outline: #"""
t 0 37  1734bb79a6ebafa921a9424f07c69dda RandomNumberGenerator protocol RandomNumberGenerator
o 42 72 0 b6f73128a64f728de257ad0edaebca95 next func next()
e 76 107  af24e910a687da9a23fba78d249d5f64 RandomNumberGenerator extension RandomNumberGenerator
o 112 194 2 fe5b0ef1b7a0042d1d4ec8af47df041f next func next<T>()
o 197 292 2 b7884a3ab49b8465b83e3fb11846ed31 next func next<T>(upperBound: T)
t 296 370  d7b32c6f5265e051a1cc774bf22003c2 SystemRandomNumberGenerator struct SystemRandomNumberGenerator
o 375 388 5 38ab78c972d2fd084b63025352a46f70 init init()
o 391 428 5 3ab99d34b2c4587a0bb037fe52d13b33 next func next()

"""#)
  }
}
