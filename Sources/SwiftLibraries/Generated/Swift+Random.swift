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
94 t  RandomNumberGenerator 0 37 1734bb79a6ebafa921a9424f07c69dda protocol RandomNumberGenerator
60 o 0 next 42 72 b6f73128a64f728de257ad0edaebca95 func next()
97 e  RandomNumberGenerator 76 107 af24e910a687da9a23fba78d249d5f64 extension RandomNumberGenerator
65 o 2 next 112 194 fe5b0ef1b7a0042d1d4ec8af47df041f func next<T>()
78 o 2 next 197 292 b7884a3ab49b8465b83e3fb11846ed31 func next<T>(upperBound: T)
107 t  SystemRandomNumberGenerator 296 370 d7b32c6f5265e051a1cc774bf22003c2 struct SystemRandomNumberGenerator
57 o 5 init 375 388 38ab78c972d2fd084b63025352a46f70 init()
62 o 5 next 391 428 3ab99d34b2c4587a0bb037fe52d13b33 func next()

"""#)
  }
}
