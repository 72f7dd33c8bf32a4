import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// A parameter that stands for a field of a structure, in its initializer and in its `placeholder()`.
struct FieldParameter {
  let accessor: FieldAccessor
  /// As a declaration has it: reserved words are in backticks.
  let label: String
  /// The name in the body, where it is another one.
  let innerName: String?
  /// Whether nil may stand for it: the schema says so, or conditions may keep the field away.
  let isOptional: Bool

  /// The name in the body.
  let name: String
}

extension ModelContext {
  /// Those of a structure, in the order of its fields.
  func parameters(of structure: Structure) -> [FieldParameter] {
    structure.accessors.map { accessor in
      let name = names.bareAccessor(accessor.field.responseKey)
      let label = name.escapedAsEnumCase
      let innerName = label == name ? nil : "_" + name
      return FieldParameter(
        accessor: accessor, label: label, innerName: innerName,
        isOptional: accessor.isConditional || !accessor.field.wrappers.isNonNull, name: innerName ?? name)
    }
  }

  /// The data of a structure, from a value for each field and, for abstract types, the name of the object's type.
  ///
  /// - Parameters:
  ///   - others: what there is besides.
  ///   - whole: an object with all that the object of a field has to have, where its own model shows less.
  func data(
    of structure: Structure, _ parameters: [FieldParameter], typename: Expression,
    besides others: [DictionaryElement] = [], whole: (FieldAccessor) -> Expression? = { _ in nil }
  ) -> Expression {
    let fields = parameters.map { parameter in
      var value = Expression.name(parameter.name)
      if parameter.accessor.field.selectionSet != nil {
        value = .member(value, "_fieldData")
        if let whole = whole(parameter.accessor) { value = .call(value, [Argument("filledFrom", whole)]) }
      }
      return DictionaryElement(.string(parameter.accessor.field.responseKey.text), value)
    }
    return .dictionary([DictionaryElement(.string("__typename"), typename)] + fields + others, .linesWithTrailingComma)
  }
}
