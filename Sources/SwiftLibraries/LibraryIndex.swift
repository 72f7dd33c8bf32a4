import Source
import SwiftScanning
import Synchronization

/// The declarations of a module by name. It is computed from the tables of its texts, without reading the texts or
/// interning names.
final class LibraryIndex: Sendable {
  let texts: [LibraryText]
  let entries: [Entry]
  /// The modules that each text imports.
  let imports: [[Name]]
  private let lists: KeyedLists
  /// The entries of texts from which a declaration was requested by its identity.
  private let identities = Mutex<[Name: [DeclarationID: Int]]>([:])

  /// A declaration.
  struct Entry: Sendable {
    var kind: OutlineRow.Kind
    var isInternal: Bool
    /// The number of its text.
    var text: Int32
    /// The offset of its line in the table of the text.
    var line: Int32
    /// The number of the header around it, or -1.
    var parent: Int32
  }

  init(_ texts: [LibraryText]) {
    var builder = LibraryIndexBuilder()
    for text in texts { builder.add(text) }
    self.texts = texts
    entries = builder.entries
    imports = builder.imports
    lists = KeyedLists(builder.keys)
  }

  /// Returns the declarations with a key in the order of the texts.
  func declarations(_ key: LibraryKey) -> [LibraryDeclaration] {
    lists.elements(key.hash).map { LibraryDeclaration(index: self, number: Int($0)) }.filter { $0.has(key) }
  }

  /// Returns the declarations directly inside a header.
  func members(of header: Int) -> [LibraryDeclaration] {
    var result: [LibraryDeclaration] = []
    for number in (header + 1)..<max(header + 1, entries.count) {
      let parent = Int(entries[number].parent)
      guard header <= parent else { break }
      if parent == header { result.append(LibraryDeclaration(index: self, number: number)) }
    }
    return result
  }

  /// Returns the declaration with an identity; nil if there is none.
  func declaration(_ id: DeclarationID) -> LibraryDeclaration? {
    guard let text = texts.firstIndex(where: { $0.file == id.file }) else { return nil }
    let numbers = identities.withLock { identities in
      if let known = identities[id.file] { return known }
      let new = entriesByIdentity(inText: text)
      identities[id.file] = new
      return new
    }
    return numbers[id].map { LibraryDeclaration(index: self, number: $0) }
  }

  private func entriesByIdentity(inText text: Int) -> [DeclarationID: Int] {
    var result: [DeclarationID: Int] = [:]
    for number in entries.indices where entries[number].text == text {
      result[LibraryDeclaration(index: self, number: number).outlined.id] = number
    }
    return result
  }
}

/// Reads tables into entries and their keys.
private struct LibraryIndexBuilder {
  private(set) var entries: [LibraryIndex.Entry] = []
  private(set) var keys: [KeyedLists.Element] = []
  private(set) var imports: [[Name]] = []
  /// The hashes of the paths of headers, by their entries.
  private var paths: [UInt64] = []

  mutating func add(_ text: LibraryText) {
    let (first, number) = (entries.count, imports.count)
    imports.append([])
    text.outline.read { table in
      var reader = OutlineReader(table)
      var line = 0
      while let row = reader.next() {
        if row.kind == .imports {
          table.forEachName(row.names) { imports[number].append(Name(utf8: $0)) }
          return
        }
        let parent = row.parent.map { first + $0 } ?? -1
        entries.append(
          LibraryIndex.Entry(
            kind: row.kind, isInternal: row.isInternal, text: Int32(truncatingIfNeeded: number),
            line: Int32(truncatingIfNeeded: line), parent: Int32(truncatingIfNeeded: parent)))
        addKeys(of: row, in: table, path: 0 <= parent && parent < paths.count ? paths[parent] : nil)
        line = reader.position
      }
    }
  }

  /// Adds the keys of the last entry.
  ///
  /// - Parameter path: the hash of the path of the type around it.
  private mutating func addKeys(of row: OutlineRow, in table: UnsafeBufferPointer<UInt8>, path: UInt64?) {
    var own: UInt64 = 0
    switch row.kind {
    case .type, .extension:
      own = NameHash.of(UnsafeBufferPointer(rebasing: table[row.names]))
      add(.header, path: own, name: 0)
      if row.kind == .type { addName(table.lastComponent(row.names), path) }
    case .codeless:
      table.forEachName(row.names) { add(.codeless, path: 0, name: NameHash.of($0)) }
    case .other, .imports:
      table.forEachName(row.names) { name in
        addName(name, path)
        if let first = name.first, !first.startsSwiftName {
          add(.operatorFunction, path: 0, name: NameHash.of(name))
        }
      }
    }
    paths.append(own)
  }

  private mutating func addName(_ name: UnsafeBufferPointer<UInt8>, _ path: UInt64?) {
    add(path == nil ? .topLevel : .member, path: path ?? 0, name: NameHash.of(name))
  }

  private mutating func add(_ kind: LibraryKey.Kind, path: UInt64, name: UInt64) {
    let hash = LibraryKey.hash(kind, path: path, name: name)
    keys.append(KeyedLists.Element(hash: hash, value: Int32(truncatingIfNeeded: entries.count - 1)))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls a function with each name in a range. Commas separate them.
  func forEachName(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, self[end] != UInt8(ascii: ",") { end += 1 }
      body(UnsafeBufferPointer(rebasing: self[start..<end]))
      start = end + 1
    }
  }

  /// Returns the last component of a path in a range.
  func lastComponent(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let start = self[range].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? range.lowerBound
    return UnsafeBufferPointer(rebasing: self[start..<range.upperBound])
  }
}
