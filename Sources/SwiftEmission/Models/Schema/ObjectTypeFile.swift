import MockIR
import Source
import SwiftCode

/// Renders an object type: a constant with its name, interfaces and key fields.
func renderObjectType(_ model: ObjectTypeModel, options: ModelOptions) -> EmittedFile {
  let interfaces = model.interfaces.map { name in
    options.schemaTypeReference("Interfaces", options.emission.typeName(name, .interface))
  }
  let constant = options.schemaTypeConstant(
    options.emission.typeName(model.name, .object), options.runtimeType("Object"),
    [
      Argument("typename", .string(model.name.text)),
      Argument("implementedInterfaces", schemaList(interfaces)),
      Argument("keyFields", schemaList(orNil: model.keyFields)),
    ])
  let file = SchemaFile(
    section: "Objects", declarations: options.typeComments(model.name, .object, model.description) + [constant],
    endsWithNewline: false)
  return EmittedFile(name: options.fileName(model.name, .object), contents: options.contents(of: file))
}
