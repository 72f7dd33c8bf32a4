import MockIR

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
