import GraphQLSyntax
import Incremental
import Source

/// A group of consecutive definitions in a file with many definitions.
struct FilePart: WordHashable, Sendable {
  /// The first definition.
  var start: DefinitionID

  var hashWord: UInt { start.hashWord }
}

/// A definition with its place among the definitions of its file.
struct PlacedDefinition: WordHashable, Sendable {
  var id: DefinitionID
  /// A number that grows from each definition of the file to the next.
  var ordinal: UInt64

  var hashWord: UInt { id.hashWord }
}

/// The definitions of files with many definitions, by part and by identity. Other files have no entries.
///
/// Queries about a definition in such a file read the definition's entry instead of the file. So an edit reaches the
/// changed definitions and their parts, and no other ones.
enum FileParts: Relation {
  enum Entry: WordHashable, Sendable {
    /// Whether a file is divided: its items are all `divided`.
    case isDivided(Name)
    /// The parts of a file.
    case partsOfFile(Name)
    /// The parts of all files.
    case parts
    /// The definitions in a part.
    case definitions(FilePart)
    /// The definition without positions.
    case outline(DefinitionID)

    var hashWord: UInt {
      switch self {
      case .isDivided(let name): name.identity
      case .partsOfFile(let name): name.identity ^ 1
      case .parts: 0
      case .definitions(let part): part.hashWord ^ 1
      case .outline(let id): id.hashWord
      }
    }
  }

  enum Item: WordHashable, Sendable {
    case divided
    case part(FilePart)
    case definition(PlacedDefinition)
    case outline(DefinitionOutline)

    var hashWord: UInt {
      switch self {
      case .divided: 0
      case .part(let part): part.hashWord
      case .definition(let definition): definition.hashWord
      case .outline(let outline): outline.id.hashWord
      }
    }
  }

  /// The largest number of definitions in a file that is not divided.
  static let limit = 256

  static func sources(_ reader: Reader) -> [Name] { reader.operationFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    let outlines = reader.value(FileOutline.self, source)
    guard limit < outlines.count else { return [] }
    var pairs = [Pair(.isDivided(source), .divided)]
    // The two pairs of each definition, and some for the parts.
    pairs.reserveCapacity(2 * outlines.count + outlines.count / 16)
    var part = FilePart(start: outlines[0].id)
    var (number, index): (UInt64, UInt64) = (0, 0)
    for (position, outline) in outlines.enumerated() {
      if position == 0 || startsPart(outline.id) {
        part = FilePart(start: outline.id)
        (number, index) = (number + 1, 0)
        pairs.append(Pair(.parts, .part(part)))
        pairs.append(Pair(.partsOfFile(source), .part(part)))
      }
      let placed = PlacedDefinition(id: outline.id, ordinal: number << 32 | index)
      pairs.append(Pair(.definitions(part), .definition(placed)))
      pairs.append(Pair(.outline(outline.id), .outline(outline)))
      index += 1
    }
    return pairs
  }

  /// Whether a definition is the first of a part: on average, one of 128. The names decide, so that an edit moves only
  /// the borders next to it.
  private static func startsPart(_ id: DefinitionID) -> Bool {
    (id.name.stableHash &* 0x9E37_79B9_7F4A_7C15) >> 57 == 0
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(ParsedFile.self, sources) }
}

/// The definitions of a file, or of one part of a file that is divided.
enum DefinitionGroup: WordHashable, Sendable, CustomStringConvertible {
  /// A file of operations, or a kept one. Has no definitions if the file is divided. Kept files are never divided.
  case file(Name)
  case part(FilePart)

  var hashWord: UInt {
    switch self {
    case .file(let name): name.identity
    case .part(let part): part.hashWord
    }
  }

  /// The name of the file, and of the first definition of a part.
  var description: String {
    switch self {
    case .file(let name): name.text
    case .part(let part): "\(part.start.file.text) from \(part.start.kind) \(part.start.name.text)"
    }
  }
}

extension Reader {
  /// The groups of all operations and fragments.
  var definitionGroups: [DefinitionGroup] {
    operationFiles.map { .file($0) } + parts(under: .parts).map { .part($0) }
  }

  /// The same groups, and the groups of the last valid versions of broken definitions.
  var definitionGroupsWithKept: [DefinitionGroup] { definitionGroups + keptFiles.map { .file($0) } }

  /// Whether the definitions of a file are in parts. A single build has no edits, so it divides no file.
  func isDivided(_ file: Name) -> Bool {
    keepsDependencies && !items(of: FileParts.self, .isDivided(file)).isEmpty
  }

  private func parts(under entry: FileParts.Entry) -> [FilePart] {
    guard keepsDependencies else { return [] }
    return items(of: FileParts.self, entry).compactMap { if case .part(let part) = $0 { part } else { nil } }
  }

  /// Parses the files of groups together.
  func prepareFiles(of groups: [DefinitionGroup]) {
    prepare(ParsedFile.self, groups.compactMap { if case .file(let file) = $0 { file } else { nil } })
  }

  /// Returns the definitions of a group, in the order of the file.
  func definitions(of group: DefinitionGroup) -> [PlacedDefinition] {
    switch group {
    case .file(let file):
      if isDivided(file) { return [] }
      return outlines(inFile: file).enumerated().map { PlacedDefinition(id: $1.id, ordinal: UInt64($0)) }
    case .part(let part):
      return items(of: FileParts.self, .definitions(part)).compactMap {
        if case .definition(let definition) = $0 { definition } else { nil }
      }.sorted { $0.ordinal < $1.ordinal }
    }
  }

  /// Returns the definitions of a group without positions, in the order of the file.
  func outlines(of group: DefinitionGroup) -> [DefinitionOutline] {
    switch group {
    case .file(let file): isDivided(file) ? [] : outlines(inFile: file)
    case .part: definitions(of: group).compactMap { outline(inDividedFile: $0.id) }
    }
  }

  /// Returns a definition of a divided file without positions; nil if it no longer exists.
  func outline(inDividedFile id: DefinitionID) -> DefinitionOutline? {
    for case .outline(let outline) in items(of: FileParts.self, .outline(id)) { return outline }
    return nil
  }
}

extension Database {
  /// The groups of the definitions in a file.
  func definitionGroups(of file: Name) -> [DefinitionGroup] {
    let parts = isIncremental ? Array(items(of: FileParts.self, .partsOfFile(file))) : []
    return [.file(file)] + parts.compactMap { if case .part(let part) = $0 { .part(part) } else { nil } }
  }
}
