import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The initializer of a structure with a value for each field (section e).
extension ModelContext {
  func initializer(of structure: Structure) -> [Declaration] {
    let isConcrete = structure.type.kind == .object
    var parameters: [Parameter] = isConcrete ? [] : [Parameter("__typename", type: .named("String"))]
    let typename: Expression =
      isConcrete ? .member(.type(schemaType(structure.type)), "typename") : .name("__typename")
    var values = [DictionaryElement(.string("__typename"), typename)]
    for accessor in structure.accessors {
      let isOptional = accessor.isConditional || !accessor.field.wrappers.isNonNull
      let name = names.bareAccessor(accessor.field.responseKey)
      let escaped = name.escapedAsEnumCase
      let inner = escaped == name ? nil : "_" + name
      parameters.append(
        Parameter(
          escaped, name: inner, type: accessorType(of: accessor, isOptional: isOptional),
          defaultValue: isOptional ? .nil : nil))
      let value = Expression.name(inner ?? name)
      values.append(
        DictionaryElement(
          .string(accessor.field.responseKey.text),
          accessor.field.selectionSet == nil ? value : .member(value, "_fieldData")))
    }
    let data = Expression.dictionary(values, .linesWithTrailingComma)
    return [
      .initializer(
        InitializerDeclaration(
          access, parameters,
          body: [
            .expression(.call(.member(.name("self"), "init"), [Argument("unsafelyWithData", data)]))
          ]))
    ]
  }
}
