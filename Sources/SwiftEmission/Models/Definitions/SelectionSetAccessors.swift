import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// The properties of a structure: its fields and inline fragments.
extension ModelContext {
  /// Returns the property of a field.
  func text(of accessor: FieldAccessor) -> PrintedList<Declaration> {
    let isOptional = accessor.isConditional && accessor.field.wrappers.isNonNull
    return texts.accessor(accessor.field, isOptional: isOptional, isMutable: isMutable) { declarations(of: accessor) }
  }

  private func declarations(of accessor: FieldAccessor) -> [Declaration] {
    let element = Expression.element(.name("__data"), .string(accessor.field.responseKey.text))
    var attributes: [Attribute] = []
    if options.emission.warnsOnDeprecatedUsage, let reason = accessor.field.deprecationReason {
      attributes.append(.deprecated(message: reason))
    }
    let content: VariableDeclaration.Content =
      isMutable
      ? .accessors(get: .expression(element), set: .assignment(element, .name("newValue"))) : .getter(element)
    return options.documentation(accessor.field.description) + [
      .variable(
        VariableDeclaration(
          attributes: attributes, access, .var, names.accessor(accessor.field.responseKey),
          type: accessorType(of: accessor, isOptional: accessor.isConditional), content))
    ]
  }

  /// Returns the properties for inline fragments. Deferred ones are in `Fragments`; like Apollo's generator, this
  /// leaves a blank line instead.
  func inlineFragmentAccessors(of structure: Structure) -> [Declaration] {
    joined(
      structure.inlineFragments.map { index in
        let child = structures.structures[index]
        guard child.kind != .deferredInlineFragment, let component = child.name else { return nil }
        let name = names.structure(component)
        return .variable(
          VariableDeclaration(
            access, .var, name.firstLowercased, type: .optional(.named(name)),
            .getter(.call(.name("_asInlineFragment"), []))))
      })
  }

  /// Joins declarations, with a blank line for each missing one after the first.
  func joined(_ declarations: [Declaration?]) -> [Declaration] {
    var result: [Declaration] = []
    for declaration in declarations {
      if let declaration { result.append(declaration) } else if !result.isEmpty { result.append(.blankLines(1)) }
    }
    return result
  }
}
