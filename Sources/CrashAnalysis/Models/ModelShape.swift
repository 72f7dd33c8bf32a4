import ModelIR

/// The nesting of the structures of a definition, without names. Indices keep their meaning while the shape is the
/// same, even if names change.
package struct ModelShape: Hashable, Sendable {
  private let structures: [Part]

  /// The shape of one structure.
  private struct Part: Hashable, Sendable {
    let kind: Structure.Kind
    let parent: Int?
    let inlineFragments: [Int]
    /// For each field, whether the structure itself selects it, and which structure it returns.
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
