import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// The body of a structure: its data, metadata for the runtime, and public members, separated by blank lines.
extension ModelContext {
  /// Writes the body. `DefinitionStructures` bounds the depth of nested structures.
  func writeBody(of structure: Structure, to writer: inout DeclarationWriter) {
    writer.part(texts.dataMembers(isMutable: isMutable) { dataMembers(initializer: nil) })
    writer.beginPart()
    writeMetadata(of: structure, to: &writer)
    if !structure.accessors.isEmpty { writer.beginPart() }
    for accessor in structure.accessors { writer.write(text(of: accessor)) }
    writer.part(inlineFragmentAccessors(of: structure))
    writer.part(fragmentContainer(of: structure))
    if hasInitializers { writer.part(initializer(of: structure)) }
    for accessor in structure.accessors { writeEntity(of: accessor, to: &writer) }
    for index in structure.inlineFragments { write(structures.structures[index], to: &writer) }
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

  /// Writes the structure of a field's objects. A field has none if its type is in scope under the same name.
  private func writeEntity(of accessor: FieldAccessor, to writer: inout DeclarationWriter) {
    switch accessor.child {
    case .none: return
    case .structure(let index): write(structures.structures[index], to: &writer)
    case .alias(_, let reference):
      let name = names.structure(
        .field(accessor.field.responseKey, isList: accessor.field.wrappers.isList))
      let type: SwiftType? =
        switch reference {
        case .absolute(let path): self.type(path)
        case .relative(let components): names.type(components)
        }
      guard let type, type != .named(name) else { return }
      writer.part([.alias(TypeAliasDeclaration(access, name, type))])
    }
  }

  private func write(_ structure: Structure, to writer: inout DeclarationWriter) {
    guard let name = structure.name else { return }
    let isEntity = structure.kind == .entity
    var inherits = [selectionSetType(isInlineFragment: !isEntity)]
    if structure.kind == .compositeInlineFragment { inherits.append(api("CompositeInlineFragment")) }
    if isIdentifiable(structure) { inherits.append(.named("Identifiable")) }
    writer.part([.documentation(documentation(of: structure))])
    writer.type(
      TypeDeclaration(options.isolation.union(access), .struct, names.structure(name), inherits: inherits)
    ) {
      writeBody(of: structure, to: &$0)
    }
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
