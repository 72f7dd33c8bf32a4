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

  /// The header around it; nil outside of types.
  package var header: LibraryDeclaration? {
    entry.parent < 0 ? nil : LibraryDeclaration(index: index, number: Int(entry.parent))
  }

  /// The declarations directly inside a header.
  package var members: [LibraryDeclaration] { isHeader ? index.members(of: number) : [] }

  /// The path of the type that a header declares or extends, or of the type around another declaration.
  package var path: [Name] {
    let path = isHeader ? entry.path : header.map(\.entry.path) ?? ""
    return path.utf8.split(separator: UInt8(ascii: ".")).map { Name(utf8: UnsafeBufferPointer(rebasing: $0)) }
  }

  /// The declaration with its identity and places in the file.
  package var outlined: OutlinedDeclaration {
    let headers = headers
    let local = source.outline.read { table in
      var local: [UInt8] = []
      for header in headers {
        // Without the number, which is a part of the identity of the header alone.
        local += table[header.entry.component.indices].prefix { $0 != UInt8(ascii: "#") }
        local.append(UInt8(ascii: "/"))
      }
      return String(decoding: local + table[entry.component.indices], as: UTF8.self)
    }
    let id = DeclarationID(file: index.files[Int(entry.text)], local: local)
    return OutlinedDeclaration(
      key: DeclarationKey(id: id, fingerprint: fingerprint), range: entry.range, headers: headers.map(\.entry.range),
      isHeader: isHeader)
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

  private var fingerprint: Fingerprint {
    source.outline.read { table in
      let digits = table[entry.fingerprint.indices]
      let halves = [digits.prefix(16), digits.dropFirst(16)].map { half in
        half.reduce(UInt64(0)) { $0 &<< 4 | UInt64($1 & 0xF &+ ($1 < UInt8(ascii: "a") ? 0 : 9)) }
      }
      return Fingerprint(low: halves[1], high: halves[0])
    }
  }
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
