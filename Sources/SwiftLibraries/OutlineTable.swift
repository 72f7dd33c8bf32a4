import Source
import SwiftScanning

/// The outline of a file of stubs as a text, so that no process computes it.
///
/// Each declaration has a line with these fields, separated by spaces:
///
/// | field | content |
/// |---|---|
/// | kind | a letter, see `OutlineRow.Kind` |
/// | start, end | offsets in bytes |
/// | parent | the number of the header around it, or nothing |
/// | fingerprint | 32 hexadecimal digits |
/// | names | with commas; the path with points for a type or extension |
/// | identity | its last component, which may contain spaces |
///
/// The last line has the kind `i` and the names of the imported modules, if there are any.
package enum OutlineTable {
  /// Returns the table of an outline.
  ///
  /// - Parameter bytes: the text of the file.
  static func encode(_ outline: DeclarationOutline, _ bytes: [UInt8]) -> [UInt8] {
    var headers: [TextRange: (number: Int, path: String)] = [:]
    var table = ""
    for (number, declaration) in (outline.declarations + outline.codeless).enumerated() {
      let kind = OutlineRow.Kind(declaration, isCodeless: outline.declarations.count <= number)
      let parent = declaration.headers.last.flatMap { headers[$0] }
      let path = (parent.map { $0.path + "/" } ?? "")
      let component = String(declaration.id.local.dropFirst(path.count))
      if declaration.isHeader {
        headers[declaration.range] = (number, path + component.prefix { $0 != "#" })
      }
      let fields = [
        String(UnicodeScalar(kind.rawValue)), "\(declaration.range.lower)", "\(declaration.range.upper)",
        parent.map { "\($0.number)" } ?? "", declaration.key.fingerprint.text, names(declaration, bytes), component,
      ]
      table += fields.joined(separator: " ") + "\n"
    }
    let imports = outline.imports.sorted().map(\.text).joined(separator: ",")
    if !imports.isEmpty { table += "i 0 0  \(Fingerprint(low: 0, high: 0).text) \(imports) \n" }
    return Array(table.utf8)
  }

  private static func names(_ declaration: OutlinedDeclaration, _ bytes: [UInt8]) -> String {
    if case .type(let path) = declaration.introduced { return path.map(\.text).joined(separator: ".") }
    let names = bytes.withUnsafeBufferPointer { declaration.names(in: $0) }
    return names.map(\.text).joined(separator: ",")
  }

  /// Passes the rows of a table to a function, in their order.
  static func decode(_ table: UnsafeBufferPointer<UInt8>, _ body: (OutlineRow) -> Void) {
    var reader = OutlineReader(table)
    while let row = reader.next() { body(row) }
  }
}

/// A declaration in an outline.
struct OutlineRow {
  enum Kind: UInt8 {
    case type = 0x74  // t
    case `extension` = 0x65  // e
    case other = 0x6F  // o
    case codeless = 0x63  // c
    /// No declaration.
    case imports = 0x69  // i

    init(_ declaration: OutlinedDeclaration, isCodeless: Bool) {
      self = isCodeless ? .codeless : !declaration.isHeader ? .other : declaration.isExtension ? .extension : .type
    }

    var isHeader: Bool { self == .type || self == .extension }
  }

  var kind: Kind
  var range: TextRange
  /// The number of the row of the header around it.
  var parent: Int?
  /// The ranges of the fields in the table.
  var fingerprint: Range<Int>
  var names: Range<Int>
  var component: Range<Int>
}

/// Reads the lines of a table.
private struct OutlineReader {
  private let table: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ table: UnsafeBufferPointer<UInt8>) { self.table = table }

  /// Returns the next row; nil at the end, or if the table is wrong.
  mutating func next() -> OutlineRow? {
    guard let kind = OutlineRow.Kind(rawValue: at(index)) else { return nil }
    index += 2
    let lower = number() ?? 0
    let upper = number() ?? 0
    let parent = number()
    let fingerprint = index..<index + 32
    index = fingerprint.upperBound + 1
    let names = field()
    let start = index
    while index < table.count, at(index) != UInt8(ascii: "\n") { index += 1 }
    let component = start..<index
    index += 1
    return OutlineRow(
      kind: kind, range: TextRange(UInt32(clamping: lower), UInt32(clamping: upper)), parent: parent,
      fingerprint: fingerprint, names: names, component: component)
  }

  private func at(_ place: Int) -> UInt8 { place < table.count ? table[place] : 0 }

  /// Reads a number and the space after it; nil if there is no digit.
  private mutating func number() -> Int? {
    let start = index
    var result = 0
    while at(index).isDigit {
      result = result &* 10 &+ Int(at(index) &- UInt8(ascii: "0"))
      index += 1
    }
    defer { index += 1 }
    return start < index ? result : nil
  }

  /// Reads a field and the space after it.
  private mutating func field() -> Range<Int> {
    let start = index
    while UInt8(ascii: " ") < at(index) { index += 1 }
    defer { index += 1 }
    return start..<index
  }
}
