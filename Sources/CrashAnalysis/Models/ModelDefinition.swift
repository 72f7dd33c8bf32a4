import GraphQLSyntax
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// The models of one operation or fragment, by their Swift names.
package final class ModelDefinition: Sendable {
  /// The name of the operation's or fragment's Swift type: `HeroQuery`
  let swiftName: String
  /// The Swift name of the root: `HeroQuery.Data`
  let name: String
  /// Whether its properties have setters, because a local cache mutation uses it.
  let isMutable: Bool
  package let structures: DefinitionStructures
  /// The view of each structure.
  let views: [ModelView]
  private let paths: [[NameComponent]: Int]

  package var selections: DefinitionSelections { structures.selections }

  /// - Complexity: linear in the number of structures and of their members.
  ///
  /// - Parameters:
  ///   - swiftName: the Swift name of the operation or fragment.
  ///   - isMutable: whether a local cache mutation uses it.
  package init(_ structures: DefinitionStructures, swiftName: String, names: ModelNames, isMutable: Bool) {
    self.swiftName = swiftName
    self.isMutable = isMutable
    name = structures.selections.kind == .fragment ? swiftName : swiftName + ".Data"
    self.structures = structures
    paths = Dictionary(
      structures.structures.indices.map { (structures.structures[$0].path, $0) },
      uniquingKeysWith: { first, _ in first })
    var views = structures.structures.map { ModelView($0, names: names) }
    for (index, structure) in structures.structures.enumerated() {
      guard let parent = structure.parent, let component = structure.name else { continue }
      let name = Name(names.structure(component))
      views[parent].types[name] = index
      if structure.kind != .entity, structure.kind != .deferredInlineFragment {
        views[parent].inlineFragments[Name(names.structure(component).firstLowercased)] = index
      }
    }
    self.views = views
  }

  /// Returns the structure at a path.
  func structure(at path: [NameComponent]) -> Int? { paths[path] }
}

extension ModelDefinition: Equatable {
  /// Compares identity: a definition is made again only if something has changed.
  package static func == (a: ModelDefinition, b: ModelDefinition) -> Bool { a === b }
}

/// The members of one structure, by their Swift names.
struct ModelView: Sendable {
  /// The indices of accessors.
  var fields: [Name: Int] = [:]
  /// The indices of structures.
  var inlineFragments: [Name: Int] = [:]
  /// The indices of fragment accessors.
  var fragments: [Name: Int] = [:]
  /// The indices of nested structures.
  var types: [Name: Int] = [:]
  /// The indices of accessors whose structures are declared elsewhere, by the names of their aliases here.
  var aliases: [Name: Int] = [:]

  init(_ structure: Structure, names: ModelNames) {
    for (index, accessor) in structure.accessors.enumerated() {
      fields[Name(names.bareAccessor(accessor.field.responseKey))] = index
      if case .alias = accessor.child {
        let component = NameComponent.field(accessor.field.responseKey, isList: accessor.field.wrappers.isList)
        aliases[Name(names.structure(component))] = index
      }
    }
    for (index, fragment) in structure.fragments.enumerated() {
      fragments[Name(names.accessor(ofFragment: fragment.spread.fragment.name))] = index
    }
  }
}

/// A model type: a structure of a definition.
struct ModelType: Sendable, Hashable {
  let definition: ModelDefinition
  /// The index in the definition's structures.
  let structure: Int

  var value: Structure { definition.structures.structures[structure] }
  var view: ModelView { definition.views[structure] }

  /// The structure of the whole object, which inline fragments belong to.
  var entity: ModelType {
    var result = self
    while result.value.kind != .entity, let parent = result.value.parent {
      result = ModelType(definition: definition, structure: parent)
    }
    return result
  }

  static func == (a: ModelType, b: ModelType) -> Bool {
    a.structure == b.structure && a.definition === b.definition
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(structure)
    hasher.combine(ObjectIdentifier(definition))
  }
}
