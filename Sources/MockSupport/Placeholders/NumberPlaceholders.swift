// Each type declares its own method, since a protocol extension would also apply to custom scalar types.

extension Int {
  /// Zero.
  public static func placeholder() -> Int { 0 }
}

extension Int8 {
  /// Zero.
  public static func placeholder() -> Int8 { 0 }
}

extension Int16 {
  /// Zero.
  public static func placeholder() -> Int16 { 0 }
}

extension Int32 {
  /// Zero.
  public static func placeholder() -> Int32 { 0 }
}

extension Int64 {
  /// Zero.
  public static func placeholder() -> Int64 { 0 }
}

extension UInt {
  /// Zero.
  public static func placeholder() -> UInt { 0 }
}

extension UInt8 {
  /// Zero.
  public static func placeholder() -> UInt8 { 0 }
}

extension UInt16 {
  /// Zero.
  public static func placeholder() -> UInt16 { 0 }
}

extension UInt32 {
  /// Zero.
  public static func placeholder() -> UInt32 { 0 }
}

extension UInt64 {
  /// Zero.
  public static func placeholder() -> UInt64 { 0 }
}

extension Float {
  /// Zero.
  public static func placeholder() -> Float { 0 }
}

extension Double {
  /// Zero.
  public static func placeholder() -> Double { 0 }
}
