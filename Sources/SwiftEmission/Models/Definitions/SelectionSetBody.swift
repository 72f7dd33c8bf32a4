import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// The body of a structure: its data, metadata for the runtime, and public members, separated by blank lines.
extension ModelContext {
  /// Returns the body. `DefinitionStructures` bounds the depth of nested structures.
  func body(of structure: Structure) -> [Declaration] {
    let parts: [[Declaration]] = [
      dataMembers(initializer: nil),
      metadata(of: structure),
      accessors(of: structure),
      inlineFragmentAccessors(of: structure),
      fragmentContainer(of: structure),
      hasInitializers ? initializer(of: structure) : [],
    ]
    let entities = structure.accessors.compactMap { childEntity(of: $0, in: structure) }
    let inlineFragments = structure.inlineFragments.map { declaration(of: structures.structures[$0]) }
    return (parts + entities + inlineFragments).filter { !$0.isEmpty }.joined(separator: [.blankLines(1)]).map { $0 }
  }

  /// Returns the property for the data, and its initializer.
  func dataMembers(initializer statements: [Statement]?) -> [Declaration] {
    let access = access.with(.spiUnsafe)
    let store = Statement.assignment(.name("__data"), .name("_dataDict"))
    return [
      .variable(VariableDeclaration(access, isMutable ? .var : .let, "__data", type: .named("DataDict"))),
      .initializer(
        InitializerDeclaration(
          access, [Parameter("_dataDict", type: .named("DataDict"))], parameterLayout: .line,
          body: [store] + (statements ?? []), bodyLayout: statements == nil ? .line : .lines)),
    ]
  }

  // MARK: Nested structures

  /// Returns the structure of a field's objects; nil if the field has none or its type is in scope under the same name.
  private func childEntity(of accessor: FieldAccessor, in structure: Structure) -> [Declaration]? {
    switch accessor.child {
    case .none: return nil
    case .structure(let index): return declaration(of: structures.structures[index])
    case .alias(_, let reference):
      let name = names.structure(
        .field(accessor.field.responseKey, isList: accessor.field.wrappers.isList))
      let type: SwiftType? =
        switch reference {
        case .absolute(let path): self.type(path)
        case .relative(let components): names.type(components)
        }
      guard let type, type != .named(name) else { return nil }
      return [.alias(TypeAliasDeclaration(access, name, type))]
    }
  }

  private func declaration(of structure: Structure) -> [Declaration] {
    guard let name = structure.name else { return [] }
    let isEntity = structure.kind == .entity
    var inherits = [selectionSetType(isInlineFragment: !isEntity)]
    if structure.kind == .compositeInlineFragment { inherits.append(api("CompositeInlineFragment")) }
    if isIdentifiable(structure) { inherits.append(.named("Identifiable")) }
    return [
      .documentation(documentation(of: structure)),
      .type(
        TypeDeclaration(
          options.isolation.union(access), .struct, names.structure(name), inherits: inherits,
          members: body(of: structure))),
    ]
  }

  private func documentation(of structure: Structure) -> String {
    let path = names.text(structure.path)
    return options.includesDocumentation ? "\(path)\n\nParent Type: `\(names.typeName(structure.type))`" : path
  }

  /// Returns the protocol of an object's structure or of an inline fragment's structure.
  func selectionSetType(isInlineFragment: Bool) -> SwiftType {
    .member(namespace, (isMutable ? "Mutable" : "") + (isInlineFragment ? "InlineFragment" : "SelectionSet"))
  }

  private func isIdentifiable(_ structure: Structure) -> Bool {
    structure.accessors.contains { $0.field.responseKey == Self.id } && isIdentifiable(structure.type)
  }
}
