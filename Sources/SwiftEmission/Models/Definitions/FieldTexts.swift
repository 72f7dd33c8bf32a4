import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// Caches the printed members of structures, such as accessors and selections, because many structures share them.
///
/// Definitions that share a cache have the same options. One thread uses it at a time.
package final class FieldTexts {
  let names: ModelNames
  private var accessors: [AccessorShape: PrintedList<Declaration>] = [:]
  private var selections: [SelectionShape: Expression] = [:]
  private var parentTypes: [TypeIdentity: PrintedList<Declaration>] = [:]
  private var dataMembers: [Bool: PrintedList<Declaration>] = [:]

  package init(_ options: ModelOptions) { names = ModelNames(options) }

  /// The inputs of a field's accessor, except for the options.
  private struct AccessorShape: WordHashable {
    var field: FieldShape
    var isOptional: Bool
    var isMutable: Bool
    var description: String?
    var deprecationReason: String?

    var hashWord: UInt { field.hashWord &+ (isOptional ? 1 : 0) &+ (isMutable ? 2 : 0) }
  }

  /// The inputs of the selection of a field without arguments, except for the options.
  private struct SelectionShape: WordHashable {
    var field: FieldShape
    var name: Name

    var hashWord: UInt { field.hashWord &+ name.identity }
  }

  /// The properties of a field that its accessor and its selection depend on.
  private struct FieldShape: WordHashable {
    var responseKey: Name
    var type: TypeIdentity
    var wrappers: TypeWrappers
    var hasStructure: Bool

    init(_ field: SelectedField) {
      responseKey = field.responseKey
      type = field.type
      wrappers = field.wrappers
      hasStructure = field.selectionSet != nil
    }

    var hashWord: UInt { responseKey.identity(with: type.name) &+ UInt(truncatingIfNeeded: wrappers.word) &<< 8 }
  }

  /// Returns the declarations of an accessor. `make` makes them if they are not cached.
  func accessor(
    _ field: SelectedField, isOptional: Bool, isMutable: Bool, _ make: () -> [Declaration]
  ) -> PrintedList<Declaration> {
    let shape = AccessorShape(
      field: FieldShape(field), isOptional: isOptional, isMutable: isMutable, description: field.description,
      deprecationReason: field.deprecationReason)
    if let known = accessors[shape] { return known }
    let printed = PrintedList(make())
    accessors[shape] = printed
    return printed
  }

  /// Returns the metadata of a structure's type. `make` makes it if it is not cached.
  func parentType(_ type: TypeIdentity, _ make: () -> [Declaration]) -> PrintedList<Declaration> {
    if let known = parentTypes[type] { return known }
    let printed = PrintedList(make())
    parentTypes[type] = printed
    return printed
  }

  /// Returns the data members of a structure without deferred fragments. `make` makes them if they are not cached.
  func dataMembers(isMutable: Bool, _ make: () -> [Declaration]) -> PrintedList<Declaration> {
    if let known = dataMembers[isMutable] { return known }
    let printed = PrintedList(make())
    dataMembers[isMutable] = printed
    return printed
  }

  /// Returns the selection of a field. `make` makes it if it is not cached.
  func selection(_ field: SelectedField, _ make: () -> Expression) -> Expression {
    guard field.arguments.isEmpty, field.keyArguments.isEmpty else { return make() }
    let shape = SelectionShape(field: FieldShape(field), name: field.name)
    if let known = selections[shape] { return known }
    let printed = Expression.printed(PrintedList([make()]))
    selections[shape] = printed
    return printed
  }
}
