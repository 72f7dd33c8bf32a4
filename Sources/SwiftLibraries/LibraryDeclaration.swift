import Source
import SwiftScanning

/// A declaration in a file of stubs, or the header of a type or extension.
package struct LibraryDeclaration: Sendable {
  let index: LibraryIndex
  /// Its number among the entries of the index.
  let number: Int

  private var entry: LibraryIndex.Entry { index.entries[number] }
  private var source: LibraryText { index.texts[Int(entry.text)] }

  package var module: Name { source.module }

  /// The modules that its file imports.
  var imports: [Name] { index.imports[Int(entry.text)] }

  /// Whether it is the header of a type or extension.
  package var isHeader: Bool { entry.kind.isHeader }

  /// Whether it is the header of an extension.
  package var isExtension: Bool { entry.kind == .extension }

  /// Whether it is not public: storage and initializers that only bodies of stubs use.
  package var isInternal: Bool { entry.isInternal }

  /// The header around it; nil outside of types.
  package var header: LibraryDeclaration? {
    entry.parent < 0 ? nil : LibraryDeclaration(index: index, number: Int(entry.parent))
  }

  /// The declarations directly inside a header.
  package var members: [LibraryDeclaration] { isHeader ? index.members(of: number) : [] }

  /// The path of the type that a header declares or extends, or of the type around another declaration.
  package var path: [Name] {
    guard let header = isHeader ? self : header else { return [] }
    return header.withNames { path in
      path.split(separator: UInt8(ascii: ".")).map { Name(utf8: UnsafeBufferPointer(rebasing: $0)) }
    }
  }

  /// The declaration with its identity and places in the file.
  package var outlined: OutlinedDeclaration {
    source.outline.read { table in
      var local: [UInt8] = []
      var ranges: [TextRange] = []
      for header in headers {
        guard let line = header.line(in: table) else { continue }
        ranges.append(line.details.range)
        // Without the number, which is a part of the identity of the header alone.
        local += table[line.details.component].prefix { $0 != UInt8(ascii: "#") }
        local.append(UInt8(ascii: "/"))
      }
      let details =
        line(in: table)?.details
        ?? OutlineDetails(range: TextRange(at: 0), fingerprint: Fingerprint(low: 0, high: 0), component: 0..<0)
      local += table[details.component]
      let id = DeclarationID(file: source.file, local: String(decoding: local, as: UTF8.self))
      return OutlinedDeclaration(
        key: DeclarationKey(id: id, fingerprint: details.fingerprint), range: details.range, headers: ranges,
        isHeader: isHeader)
    }
  }

  /// The text inside the headers around it, from which a parser reads it separately.
  package var text: OutlinedDeclaration.Text { source.bytes.read { outlined.text(in: $0) } }

  /// The headers around it, the outermost first.
  private var headers: [LibraryDeclaration] {
    var result: [LibraryDeclaration] = []
    var next = header
    while let header = next {
      result.append(header)
      next = header.header
    }
    return result.reversed()
  }

  private func line(in table: UnsafeBufferPointer<UInt8>) -> (row: OutlineRow, details: OutlineDetails)? {
    var reader = OutlineReader(table, from: Int(entry.line))
    return reader.line()
  }

  /// Calls a function with the names in the table: the path of a header.
  private func withNames<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    source.outline.read { table in
      var reader = OutlineReader(table, from: Int(entry.line))
      return body(UnsafeBufferPointer(rebasing: table[reader.next()?.names ?? 0..<0]))
    }
  }

  /// Whether a key with the same hash is one of the keys of the declaration.
  func has(_ key: LibraryKey) -> Bool {
    withNames { names in
      let range = 0..<names.count
      switch key.kind {
      case .header: return isHeader && key.path.map { names.elementsEqual($0.utf8) } ?? false
      case .topLevel, .member, .operatorFunction, .codeless:
        guard let name = key.name, key.path == nil || key.path == joinedPath else { return false }
        if isHeader { return names.lastComponent(range).elementsEqual(name.utf8) }
        var isFound = false
        names.forEachName(range) { if $0.elementsEqual(name.utf8) { isFound = true } }
        return isFound
      }
    }
  }

  private var joinedPath: Name? { header?.withNames { Name(utf8: $0) } }
}

extension LibraryDeclaration: Hashable {
  package static func == (a: LibraryDeclaration, b: LibraryDeclaration) -> Bool {
    a.index === b.index && a.number == b.number
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(index))
    hasher.combine(number)
  }
}
