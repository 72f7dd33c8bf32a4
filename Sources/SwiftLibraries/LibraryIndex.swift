import Source
import SwiftScanning
import Synchronization

/// The declarations of a module by name. It is computed from the tables of its texts, without reading the texts.
final class LibraryIndex: Sendable {
  let texts: [LibraryText]
  let files: [Name]
  let entries: [Entry]
  /// The modules that each text imports.
  let imports: [[Name]]
  private let firstNodes: [LibraryKey: Int32]
  private let nodes: [Node]
  /// The entries of texts from which a declaration was requested by its identity.
  private let identities = Mutex<[Name: [DeclarationID: Int]]>([:])

  /// A declaration.
  struct Entry: Sendable {
    var kind: OutlineRow.Kind
    /// The number of its text.
    var text: Int32
    /// The number of the header around it, or -1.
    var parent: Int32
    var range: TextRange
    /// The path of the type of a header.
    var path: Name
    /// Ranges in the table of the text.
    var fingerprint: TextRange
    var component: TextRange
  }

  /// An element of a list of declarations that share a key.
  private struct Node: Sendable {
    var entry: Int32
    /// The number of the next node, or -1.
    var next: Int32
  }

  init(_ texts: [LibraryText]) {
    var builder = LibraryIndexBuilder()
    for (number, text) in texts.enumerated() { builder.add(text, number: Int32(truncatingIfNeeded: number)) }
    self.texts = texts
    files = texts.map(\.file)
    entries = builder.entries
    imports = builder.imports
    // From the last entry to the first one, since nodes are added at the front.
    var first: [LibraryKey: Int32] = Dictionary(minimumCapacity: builder.keys.count)
    var nodes: [Node] = []
    nodes.reserveCapacity(builder.keys.count)
    for (key, entry) in builder.keys.reversed() {
      let number = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(Node(entry: entry, next: first.updateValue(number, forKey: key) ?? -1))
    }
    firstNodes = first
    self.nodes = nodes
  }

  /// Returns the declarations with a key in the order of the texts.
  func declarations(_ key: LibraryKey) -> [LibraryDeclaration] {
    var result: [LibraryDeclaration] = []
    var next = firstNodes[key] ?? -1
    while 0 <= next {
      let node = nodes[Int(next)]
      result.append(LibraryDeclaration(index: self, number: Int(node.entry)))
      next = node.next
    }
    return result
  }

  /// Returns the declaration with an identity; nil if there is none.
  func declaration(_ id: DeclarationID) -> LibraryDeclaration? {
    guard let text = files.firstIndex(of: id.file) else { return nil }
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
}

/// A kind of question to a `LibraryIndex`.
struct LibraryKey: WordHashable {
  enum Kind: UInt { case topLevel, member, header, operatorFunction, codeless }

  private let kind: Kind
  /// The path of a type.
  private let path: Name
  private let name: Name

  static func topLevel(_ name: Name) -> LibraryKey { LibraryKey(kind: .topLevel, path: none, name: name) }
  static func member(_ name: Name, of path: Name) -> LibraryKey { LibraryKey(kind: .member, path: path, name: name) }
  static func header(_ path: Name) -> LibraryKey { LibraryKey(kind: .header, path: path, name: none) }
  static func operatorFunction(_ name: Name) -> LibraryKey {
    LibraryKey(kind: .operatorFunction, path: none, name: name)
  }
  static func codeless(_ name: Name) -> LibraryKey { LibraryKey(kind: .codeless, path: none, name: name) }

  var hashWord: UInt { path.identity(with: name) &+ kind.rawValue }

  private static let none: Name = ""
}

/// Reads tables into entries and their keys.
private struct LibraryIndexBuilder: ~Copyable {
  private(set) var entries: [LibraryIndex.Entry] = []
  private(set) var keys: [(LibraryKey, Int32)] = []
  private(set) var imports: [[Name]] = []
  private var names = NameCache(capacity: 4096)
  private let none: Name = ""

  mutating func add(_ text: LibraryText, number: Int32) {
    let first = entries.count
    imports.append([])
    text.outline.read { table in
      OutlineTable.decode(table) { row in
        if row.kind == .imports {
          forEachName(table, row.names) { builder, name, _ in builder.imports[Int(number)].append(name) }
          return
        }
        let parent = row.parent.map { Int32(truncatingIfNeeded: first + $0) } ?? -1
        let isHeader = row.kind.isHeader
        let entry = Int32(truncatingIfNeeded: entries.count)
        entries.append(
          LibraryIndex.Entry(
            kind: row.kind, text: number, parent: parent, range: row.range,
            path: isHeader ? name(table, row.names) : none, fingerprint: TextRange(row.fingerprint),
            component: TextRange(row.component)))
        if isHeader { addHeader(entry, table, row.names) } else { addNames(entry, table, row) }
      }
    }
  }

  private mutating func addHeader(_ number: Int32, _ table: UnsafeBufferPointer<UInt8>, _ path: Range<Int>) {
    let entry = entries[Int(number)]
    keys.append((.header(entry.path), number))
    guard entry.kind == .type else { return }
    let start = table[path].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? path.lowerBound
    addName(number, name(table, start..<path.upperBound))
  }

  private mutating func addNames(_ number: Int32, _ table: UnsafeBufferPointer<UInt8>, _ row: OutlineRow) {
    forEachName(table, row.names) { builder, name, first in
      if row.kind == .codeless {
        builder.keys.append((.codeless(name), number))
      } else {
        builder.addName(number, name)
        if !first.startsSwiftName { builder.keys.append((.operatorFunction(name), number)) }
      }
    }
  }

  /// Calls a function with each of some names that commas separate, and with its first byte.
  private mutating func forEachName(
    _ table: UnsafeBufferPointer<UInt8>, _ names: Range<Int>,
    _ body: (inout LibraryIndexBuilder, Name, UInt8) -> Void
  ) {
    var start = names.lowerBound
    while start < names.upperBound {
      let end = table[start..<names.upperBound].firstIndex(of: UInt8(ascii: ",")) ?? names.upperBound
      let name = name(table, start..<end)
      body(&self, name, table[start])
      start = end + 1
    }
  }

  private mutating func addName(_ number: Int32, _ name: Name) {
    let parent = Int(entries[Int(number)].parent)
    keys.append((parent < 0 ? .topLevel(name) : .member(name, of: entries[parent].path), number))
  }

  private mutating func name(_ table: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Name {
    let bytes = UnsafeBufferPointer(rebasing: table[range])
    return names.intern(bytes, hash: NameHash.of(bytes))
  }
}
