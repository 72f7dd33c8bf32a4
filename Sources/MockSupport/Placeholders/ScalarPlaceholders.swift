import Foundation

// Values that say nothing, for arguments that a test is not about. Generated code has `placeholder()` for models and input
// objects; what is here is what these bottom out in.

extension String {
  /// The empty text.
  public static func placeholder() -> String { "" }
}

extension Substring {
  /// The empty text.
  public static func placeholder() -> Substring { "" }
}

extension Character {
  /// A blank.
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
  /// The start of 1970, in UTC.
  public static func placeholder() -> Date { Date(timeIntervalSince1970: 0) }
}

extension Data {
  /// No bytes.
  public static func placeholder() -> Data { Data() }
}

extension URL {
  /// The root of the file system, which is the shortest address that there is.
  public static func placeholder() -> URL { URL(filePath: "/") }
}

extension UUID {
  /// All bits are zero.
  public static func placeholder() -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
