import Foundation

/// The compiler's types and declarations of a file's expressions: a table that `scripts/compiler-types` wrote.
struct CompilerTypes: Equatable {
  struct Row: Equatable {
    /// Offsets in UTF-8.
    var range: Range<Int>
    var kind: ExpressionKind
    /// The canonical spelling, or nil if the compiler gave none.
    var type: String?
    /// The place of the declaration in the module. Implicit declarations have none.
    var place: DeclarationPlace?
    /// `Module.Type.name(label:)`. Nil for literals, and for calls of values.
    var declaration: String?
  }

  var rows: [Row]

  struct InvalidLine: Error, Equatable { var line: String }

  init(rows: [Row]) { self.rows = rows }

  /// Reads a table without the line that names the file.
  init(table: String) throws {
    rows = try table.split(separator: "\n").map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6, let start = Int(columns[0]), let end = Int(columns[1]), start < end,
        let kind = ExpressionKind(rawValue: columns[2])
      else { throw InvalidLine(line: String(line)) }
      let absent = "-"
      let place = columns[4] == absent ? nil : DeclarationPlace(columns[4])
      guard columns[4] == absent || place != nil else { throw InvalidLine(line: String(line)) }
      return Row(
        range: start..<end, kind: kind, type: columns[3] == absent ? nil : columns[3], place: place,
        declaration: columns[5] == absent ? nil : columns[5])
    }
  }

  /// Reads the tables of several files. A line `# FILE` is above each table.
  static func tables(_ output: String) throws -> [String: CompilerTypes] {
    var tables: [String: CompilerTypes] = [:]
    for section in ("\n" + output).components(separatedBy: "\n# ").dropFirst() {
      let end = section.firstIndex(of: "\n") ?? section.endIndex
      tables[String(section[..<end])] = try CompilerTypes(table: String(section[end...]))
    }
    return tables
  }
}

/// The place of a declaration's name: `@OFFSET`, or `FILE@OFFSET` in another file of the module.
struct DeclarationPlace: Equatable, CustomStringConvertible {
  /// The name of another file, without its folders.
  var file: String?
  var offset: Int

  init(file: String? = nil, offset: Int) { (self.file, self.offset) = (file, offset) }

  init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let offset = Int(parts[1]) else { return nil }
    self.init(file: parts[0].isEmpty ? nil : String(parts[0]), offset: offset)
  }

  var description: String { "\(file ?? "")@\(offset)" }
}
