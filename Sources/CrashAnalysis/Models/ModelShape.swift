import ModelIR

/// How the structures of a definition stand in each other, without any name. Where it stays the same while names change,
/// indices mean the same.
package struct ModelShape: Hashable, Sendable {
  private let structures: [Part]

  private struct Part: Hashable, Sendable {
    let kind: Structure.Kind
    let parent: Int?
    let inlineFragments: [Int]
    /// Whether each field is the structure's own, and what structure it returns.
    let accessors: [Accessor]
    let fragmentCount: Int
  }

  private struct Accessor: Hashable, Sendable {
    let isDirect: Bool
    let structure: Int?
  }

  package init(_ definition: DefinitionStructures) {
    structures = definition.structures.map { structure in
      Part(
        kind: structure.kind, parent: structure.parent, inlineFragments: structure.inlineFragments,
        accessors: structure.accessors.map { accessor in
          if case .structure(let index) = accessor.child {
            Accessor(isDirect: accessor.isDirect, structure: index)
          } else {
            Accessor(isDirect: accessor.isDirect, structure: nil)
          }
        }, fragmentCount: structure.fragments.count)
    }
  }
}
