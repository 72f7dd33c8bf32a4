import Source
import SwiftCode
import SwiftScanning

/// The arguments of an annotation: `typealias: Item = Int; Other = String; override: name = StoreMock`.
///
/// The syntax is mockolo's: a key with a colon, then names and values, separated by semicolons.
struct MockAnnotation {
  /// One argument of an annotation.
  struct Argument: Hashable {
    /// `typealias`; nil if no key precedes the argument.
    var key: String?
    /// `Item`; nil without `=`.
    var name: String?
    /// `Int`
    var value: String
    /// The range in the text of the arguments.
    var range: Range<Int>
  }

  private(set) var arguments: [Argument] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var key: String?
    var start = 0
    for end in Self.ends(bytes) {
      let part = Self.trimmed(bytes, start..<end)
      start = end + 1
      if part.isEmpty { continue }
      let equals = bytes[part].firstIndex(of: UInt8(ascii: "="))
      var rest = part
      if let colon = bytes[part.lowerBound..<(equals ?? part.upperBound)].firstIndex(of: UInt8(ascii: ":")) {
        key = Self.text(bytes, part.lowerBound..<colon)
        rest = Self.trimmed(bytes, colon + 1..<part.upperBound)
      }
      var argument = Argument(key: key, name: nil, value: Self.text(bytes, rest), range: part)
      if let equals {
        argument.name = Self.text(bytes, rest.lowerBound..<max(rest.lowerBound, equals))
        argument.value = Self.text(bytes, equals + 1..<part.upperBound)
      }
      arguments.append(argument)
    }
  }

  /// Returns the names and values of a key.
  func values(of key: String) -> [(name: String, value: String)] {
    arguments.compactMap { argument in
      guard argument.key == key, let name = argument.name, !name.isEmpty, !argument.value.isEmpty else { return nil }
      return (name, argument.value)
    }
  }

  /// Returns the ends of the parts: semicolons outside brackets, and the end of the text.
  private static func ends(_ bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if "([<{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ">") && (index == 0 || bytes[index - 1] != UInt8(ascii: "-"))
      {
        depth -= 1
      }
      if byte == UInt8(ascii: ";"), depth <= 0 { ends.append(index) }
    }
    return ends + [bytes.count]
  }

  /// Returns the range without surrounding spaces.
  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, bytes[lower] <= UInt8(ascii: " ") { lower += 1 }
    while lower < upper, bytes[upper - 1] <= UInt8(ascii: " ") { upper -= 1 }
    return lower..<upper
  }

  /// Returns part of the text, with runs of spaces collapsed.
  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    bytes[range].split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}

extension OutlinedType {
  /// The arguments of the type's annotation.
  var annotation: MockAnnotation { MockAnnotation(marker?.arguments ?? "") }
}

extension MockAnnotation {
  /// The requested name of the mock: `override: name = StoreMock`.
  var mockName: String? { values(of: "override").last { $0.name == "name" && $0.value.isPlainName }?.value }

  /// The prefix of the type's name in the mock's inheritance clause: `module: prefix = Core`.
  var modulePrefix: String? { values(of: "module").last { $0.name == "prefix" && $0.value.isPath }?.value }

  /// The properties that hold weak references: `modifiers: delegate = weak`.
  var weakProperties: Set<String> {
    Set(values(of: "modifiers").filter { $0.value == "weak" }.map(\.name))
  }
}

extension String {
  /// Whether this is a name that needs no backticks.
  var isPlainName: Bool {
    guard let first = utf8.first, first.startsSwiftName, utf8.allSatisfy(\.continuesSwiftName) else { return false }
    return escapedAsMockProperty == self
  }

  /// Whether this is a name, or several separated by dots.
  var isPath: Bool { split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isPlainName } }
}
