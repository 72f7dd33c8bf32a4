import GraphQLSyntax
import GraphQLValidation
import Incremental
import Source
import SwiftEmission

/// A parsed file with all positions.
final class ParsedSource: Sendable {
  let tree: SharedDocument
  let diagnostics: [Diagnostic]
  private let file: Name
  /// The operations and fragments, in source order.
  let outlines: [DefinitionOutline]
  /// For each outline, the index in the document's `definitions`.
  private let indices: [Int]
  /// The positions in `outlines` of the first definitions of their names.
  private let first: [DefinitionName: Int32]
  /// The positions in `outlines` of the other definitions.
  private let repeated: [DefinitionID: Int32]
  /// Whether the file has a definition other than operations and fragments.
  let hasTypeSystem: Bool

  var document: Document { tree.document }

  private static let deferring: [Name] = ["defer", "stream"]

  init(_ document: Document, _ diagnostics: [Diagnostic], file: Name) {
    tree = SharedDocument(document)
    self.file = file
    self.diagnostics = diagnostics
    var outlines: [DefinitionOutline] = []
    var indices: [Int] = []
    var first: [DefinitionName: Int32] = [:]
    let count = document.definitions.count(where: \.isExecutable)
    outlines.reserveCapacity(count)
    indices.reserveCapacity(count)
    first.reserveCapacity(count)
    var repeated: [DefinitionID: Int32] = [:]
    /// The numbers of definitions with names that occur several times.
    var counts: [DefinitionName: UInt32] = [:]
    var deferring = document.directives.filter { Self.deferring.contains($0.name.name) }.map(\.range.lower)[...]
    var firstSelection = 0
    for (index, definition) in document.definitions.enumerated() {
      guard let (name, root) = definition.nameAndSelections else { continue }
      let selections = firstSelection..<max(firstSelection, root.selections.indices.upperBound)
      firstSelection = selections.upperBound
      let position = Int32(truncatingIfNeeded: outlines.count)
      let isFirst = Self.insert(position, at: &first[name, default: -1])
      let occurrence = isFirst ? 0 : counts[name, default: 1]
      let id = DefinitionID(file: file, name: name.name, kind: name.kind, occurrence: occurrence)
      if !isFirst {
        counts[name] = occurrence + 1
        repeated[id] = position
      }
      let outline = DefinitionOutline(
        id: id, fingerprint: document.fingerprint(of: definition),
        spreads: Self.spreads(in: selections, of: document), typeCondition: definition.typeCondition,
        defersOrStreams: Self.takeFirst(in: definition.range, of: &deferring),
        changesCache: document.isLocalCacheMutation(definition))
      outlines.append(outline)
      indices.append(index)
    }
    hasTypeSystem = outlines.count < document.definitions.count
    self.first = first
    self.repeated = repeated
    self.outlines = outlines
    self.indices = indices
  }

  /// Sets a position that is negative. Returns whether it was.
  private static func insert(_ position: Int32, at slot: inout Int32) -> Bool {
    guard slot < 0 else { return false }
    slot = position
    return true
  }

  /// Returns whether one of the offsets is in a range. Removes the offsets up to the end of the range.
  private static func takeFirst(in range: TextRange, of offsets: inout ArraySlice<UInt32>) -> Bool {
    var isInside = false
    while let offset = offsets.first, offset < range.upper {
      isInside = isInside || range.lower <= offset
      offsets.removeFirst()
    }
    return isInside
  }

  /// The index in the document's `definitions`.
  func index(of id: DefinitionID) -> Int? { position(of: id).map { indices[$0] } }

  /// The index in `outlines`.
  func position(of id: DefinitionID) -> Int? {
    guard id.file == file else { return nil }
    let position = id.occurrence == 0 ? first[id.definitionName] : repeated[id]
    return position.map { Int($0) }
  }

  /// The operation or fragment at an offset; nil if there is none.
  ///
  /// - Complexity: logarithmic in the number of definitions.
  func definition(at offset: UInt32) -> DefinitionID? {
    guard let index = document.definitionIndex(at: offset) else { return nil }
    var (lower, upper) = (0, indices.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if indices[middle] < index { lower = middle + 1 } else { upper = middle }
    }
    return lower < indices.count && indices[lower] == index ? outlines[lower].id : nil
  }

  private static func spreads(in selections: Range<Int>, of document: Document) -> [Name] {
    var result: [Name] = []
    var seen: Set<Name> = []
    for index in selections {
      guard case .fragmentSpread(let spread) = document.selections[index] else { continue }
      if seen.insert(spread.name.name).inserted { result.append(spread.name.name) }
    }
    return result
  }
}

extension ParsedSource: Equatable {
  /// Compares by identity: an edit can move definitions without changing them.
  static func == (a: ParsedSource, b: ParsedSource) -> Bool { a === b }
}

extension Definition {
  fileprivate var typeCondition: Name? {
    if case .fragment(let fragment) = self { fragment.typeCondition.name } else { nil }
  }

  fileprivate var nameAndSelections: (DefinitionName, SelectionSet)? {
    switch self {
    case .operation(let operation):
      (DefinitionName(kind: .operation, name: operation.name?.name ?? ""), operation.selectionSet)
    case .fragment(let fragment):
      (DefinitionName(kind: .fragment, name: fragment.name.name), fragment.selectionSet)
    case .schema, .type, .directive: nil
    }
  }
}
