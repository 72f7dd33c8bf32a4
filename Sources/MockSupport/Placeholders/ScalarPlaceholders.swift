import Foundation

// Neutral values, for arguments that are irrelevant to a test. The generated `placeholder()` of models and input
// objects is composed of these.

extension String {
  /// The empty string.
  public static func placeholder() -> String { "" }
}

extension Substring {
  /// The empty string.
  public static func placeholder() -> Substring { "" }
}

extension Character {
  /// A space.
  public static func placeholder() -> Character { " " }
}

extension Bool {
  /// `false`
  public static func placeholder() -> Bool { false }
}

extension Decimal {
  /// Zero.
  public static func placeholder() -> Decimal { 0 }
}

extension Date {
  /// The start of 1970 in UTC.
  public static func placeholder() -> Date { Date(timeIntervalSince1970: 0) }
}

extension Data {
  /// Empty data.
  public static func placeholder() -> Data { Data() }
}

extension URL {
  /// The root of the file system, the shortest URL.
  public static func placeholder() -> URL { URL(filePath: "/") }
}

extension UUID {
  /// A UUID with all bits zero.
  public static func placeholder() -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
