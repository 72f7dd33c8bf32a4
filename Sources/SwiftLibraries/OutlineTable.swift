import Source
import SwiftScanning

/// The outline of a file of stubs as a text, so that no process computes it.
///
/// Each declaration has a line with these fields, separated by spaces:
///
/// | field | content |
/// |---|---|
/// | length | the number of bytes after this field and its space, with the line break |
/// | kind | a letter, see `OutlineRow.Kind`; a capital if only stubs see the declaration |
/// | parent | the number of the header around it, or nothing |
/// | names | with commas; the path with points for a type or extension |
/// | start, end | offsets in bytes |
/// | fingerprint | 32 hexadecimal digits |
/// | identity | its last component, which may contain spaces |
///
/// Questions by name need the first four. The last line has the kind `i` and the names of the imported modules, if there
/// are any.
enum OutlineTable {
  /// Returns the table of an outline.
  ///
  /// - Parameter bytes: the text of the file.
  static func encode(_ outline: DeclarationOutline, _ bytes: [UInt8]) -> [UInt8] {
    var headers: [TextRange: (number: Int, path: String)] = [:]
    var table = ""
    func add(_ fields: String...) {
      let line = fields.joined(separator: " ") + "\n"
      table += "\(line.utf8.count) \(line)"
    }
    for (number, declaration) in (outline.declarations + outline.codeless).enumerated() {
      let kind = OutlineRow.Kind(declaration, isCodeless: outline.declarations.count <= number)
      let parent = declaration.headers.last.flatMap { headers[$0] }
      let path = parent.map { $0.path + "/" } ?? ""
      let component = String(declaration.id.local.dropFirst(path.count))
      if declaration.isHeader { headers[declaration.range] = (number, path + component.prefix { $0 != "#" }) }
      let isInternal = isInternal(declaration, bytes)
      add(
        isInternal ? kind.letter.uppercased() : kind.letter, parent.map { "\($0.number)" } ?? "",
        names(declaration, bytes), "\(declaration.range.lower)", "\(declaration.range.upper)",
        declaration.key.fingerprint.text, component)
    }
    let imports = outline.imports.sorted().map(\.text).joined(separator: ",")
    if !imports.isEmpty { add(OutlineRow.Kind.imports.letter, "", imports) }
    return Array(table.utf8)
  }

  /// Whether a declaration is not public. Requirements and cases have the access of their type.
  private static func isInternal(_ declaration: OutlinedDeclaration, _ bytes: [UInt8]) -> Bool {
    switch declaration.introducer {
    case .func, .var, .let, .initializer, .subscript, .typealias, .struct, .enum, .class, .actor, .protocol:
      return !declaration.isInProtocol && !bytes.withUnsafeBufferPointer { declaration.isPublic(in: $0) }
    default: return false
    }
  }

  private static func names(_ declaration: OutlinedDeclaration, _ bytes: [UInt8]) -> String {
    if case .type(let path) = declaration.introduced { return path.map(\.text).joined(separator: ".") }
    let names = bytes.withUnsafeBufferPointer { declaration.names(in: $0) }
    return names.map(\.text).joined(separator: ",")
  }
}

/// The fields of a line by which declarations are found.
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
    var letter: String { String(UnicodeScalar(rawValue)) }
  }

  var kind: Kind
  /// Whether only stubs see the declaration.
  var isInternal: Bool
  /// The number of the row of the header around it.
  var parent: Int?
  /// The range of the names in the table.
  var names: Range<Int>
}

/// The other fields of a line.
struct OutlineDetails {
  var range: TextRange
  var fingerprint: Fingerprint
  /// The range of the component in the table.
  var component: Range<Int>
}

/// Reads the lines of a table.
struct OutlineReader {
  private let table: UnsafeBufferPointer<UInt8>
  private var index: Int

  /// - Parameter start: the start of a line.
  init(_ table: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.table = table
    index = start
  }

  /// Where the next line starts.
  var position: Int { index }

  /// Reads a row, and skips the rest of its line. Returns nil at the end, or if the table is wrong.
  mutating func next() -> OutlineRow? {
    guard let length = number() else { return nil }
    let end = index + length
    defer { index = end }
    return row()
  }

  /// Reads a line; nil if the table is wrong.
  mutating func line() -> (row: OutlineRow, details: OutlineDetails)? {
    guard let length = number() else { return nil }
    let end = index + length
    guard let row = row(), let lower = number(), let upper = number() else { return nil }
    let fingerprint = Fingerprint(high: word(), low: word())
    index += 1
    defer { index = end }
    return (
      row,
      OutlineDetails(
        range: TextRange(UInt32(clamping: lower), UInt32(clamping: upper)), fingerprint: fingerprint,
        component: min(index, end - 1)..<end - 1)
    )
  }

  private mutating func row() -> OutlineRow? {
    let letter = at(index)
    guard let kind = OutlineRow.Kind(rawValue: letter | 0x20) else { return nil }
    index += 2
    let parent = number()
    let start = index
    while UInt8(ascii: " ") < at(index) { index += 1 }
    defer { index += 1 }
    return OutlineRow(kind: kind, isInternal: letter.isUppercaseLetter, parent: parent, names: start..<index)
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

  /// Reads 16 hexadecimal digits.
  private mutating func word() -> UInt64 {
    var word: UInt64 = 0
    for _ in 0..<16 {
      let digit = at(index)
      word = word &<< 4 | UInt64((digit & 0xF) &+ (digit < UInt8(ascii: "a") ? 0 : 9))
      index += 1
    }
    return word
  }
}

extension Fingerprint {
  fileprivate init(high: UInt64, low: UInt64) { self.init(low: low, high: high) }
}
