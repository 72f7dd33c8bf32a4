import Configuration
import Source

/// Writes settings as bytes. Equal values give equal bytes in every process, and different values give different bytes.
///
/// The fields are found by reflection, so that a new setting can't be forgotten.
struct SettingsWriter {
  private(set) var writer = ByteWriter()
  /// Whether all values were of known kinds.
  private(set) var isComplete = true

  /// Returns the bytes of a value; nil if a part of it has no defined bytes.
  static func bytes(of value: Any) -> [UInt8]? {
    var writer = SettingsWriter()
    writer.write(value)
    return writer.isComplete ? writer.writer.bytes : nil
  }

  private mutating func write(_ value: Any) {
    switch value {
    case let text as String: tag("text", text)
    case let flag as Bool: tag("flag", flag ? "1" : "0")
    case let number as any BinaryInteger: tag("number", "\(number)")
    case let number as Double: tag("double", "\(number.bitPattern)")
    case let raw as any RawRepresentable: write(rawValue(of: raw))
    default: writeParts(of: value)
    }
  }

  private func rawValue<Value: RawRepresentable>(of value: Value) -> Any { value.rawValue }

  private mutating func tag(_ kind: String, _ text: String) {
    writer.write(kind)
    writer.write(text)
  }

  private mutating func writeParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum where mirror.children.isEmpty: tag("case", String(reflecting: value))
    case .dictionary, .set:
      // Their order differs between processes.
      let parts = mirror.children.map { Self.bytes(of: $0.value) }
      if parts.contains(nil) { isComplete = false }
      writer.write("unordered")
      writer.write(parts.compactMap(\.self).sorted { $0.lexicographicallyPrecedes($1) }) { $0.write($1) }
    case .struct, .tuple, .enum, .optional, .collection:
      // A structure without fields would hide its values.
      if mirror.children.isEmpty, mirror.displayStyle == .struct { isComplete = false }
      writer.write("parts")
      writer.write(count: mirror.children.count)
      for child in mirror.children {
        writer.write(child.label ?? "")
        write(child.value)
      }
    default: isComplete = false
    }
  }
}
