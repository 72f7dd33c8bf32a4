import MockIR
import Source
import SwiftCode

/// Returns the problems of the file of a type without its text.
package func schemaTypeProblems(_ model: SchemaTypeModel, options: ModelOptions) -> [EmissionProblem] {
  switch model {
  case .enumeration(let model):
    let values = model.values.filter { options.shows($0) }
    if values.isEmpty { return [.withoutCases(model)] }
    return memberClashes(
      of: model.name, values.map { ($0.name, options.emission.enumCaseName($0.name, of: model.name)) },
      areProperties: false)
  case .inputObject(let model):
    return memberClashes(
      of: model.name, model.fields.map { ($0.name, options.inputFieldName($0.name, of: model.name)) },
      areProperties: !model.isOneOf)
  case .object, .interface, .union, .scalar: return []
  }
}

extension EmissionProblem {
  /// Returns the warning about an enum without cases, which can't have a raw type.
  fileprivate static func withoutCases(_ model: EnumTypeModel) -> EmissionProblem {
    .modelClash(
      of: model.name,
      model.values.isEmpty
        ? "an enum needs a value"
        : "all its values are deprecated, and 'deprecatedEnumCases' excludes them; include them, or add a value")
  }
}

extension ModelOptions {
  /// The name of the file of a type of the schema.
  package func fileName(of model: SchemaTypeModel) -> String {
    switch model {
    case .object(let model): fileName(model.name, .object)
    case .interface(let model): fileName(model.name, .interface)
    case .union(let model): fileName(model.name, .union)
    case .enumeration(let model): fileName(model.name, .enumeration)
    case .scalar(let model): fileName(model.name, .scalar, isEditable: true)
    case .inputObject(let model): fileName(model.name, .inputObject)
    }
  }
}

/// Renders one type of the schema. The file depends only on the arguments.
package func renderSchemaType(_ model: SchemaTypeModel, options: ModelOptions) -> EmittedFile {
  switch model {
  case .object(let model): renderObjectType(model, options: options)
  case .interface(let model): renderInterfaceType(model, options: options)
  case .union(let model): renderUnionType(model, options: options)
  case .enumeration(let model): renderEnumType(model, options: options)
  case .scalar(let model): renderCustomScalar(model, options: options)
  case .inputObject(let model):
    model.isOneOf ? renderOneOfInputObject(model, options: options) : renderInputObject(model, options: options)
  }
}
