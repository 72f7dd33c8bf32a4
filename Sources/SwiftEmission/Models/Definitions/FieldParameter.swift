import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// A parameter for a field of a structure, in its initializer and in its `placeholder()`.
struct FieldParameter {
  let accessor: FieldAccessor
  /// The label, with backticks around reserved words.
  let label: String
  /// The name in the body, if it differs from the label.
  let innerName: String?
  /// Whether nil is allowed: the field is nullable or conditional.
  let isOptional: Bool

  /// The name in the body.
  let name: String
}

extension ModelContext {
  /// Returns the parameters of a structure, in the order of its fields.
  ///
  /// - Parameter isCorrected: whether all names are escaped that expressions need escaped.
  func parameters(of structure: Structure, isCorrected: Bool) -> [FieldParameter] {
    structure.accessors.map { accessor in
      let name = names.bareAccessor(accessor.field.responseKey)
      let reserved = name.escapedAsEnumCase
      let label = isCorrected ? reserved.escapedInExpressions : reserved
      let innerName = label == name ? nil : "_" + name
      return FieldParameter(
        accessor: accessor, label: label, innerName: innerName,
        isOptional: accessor.isConditional || !accessor.field.wrappers.isNonNull, name: innerName ?? name)
    }
  }

  /// Returns the data of a structure: a value for each field, and the type name for abstract types.
  ///
  /// - Parameters:
  ///   - others: additional fields.
  ///   - whole: returns a complete object for a field with a model that lacks some of the object's fields.
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
