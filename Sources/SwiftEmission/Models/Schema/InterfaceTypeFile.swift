import MockIR
import Source
import SwiftCode

/// Renders an interface: a constant with its name, key fields and implementing objects.
func renderInterfaceType(_ model: InterfaceTypeModel, options: ModelOptions) -> EmittedFile {
  // Responses contain the schema's names. Apollo's generator prints Swift's, so renamed objects never match.
  let implementers = model.implementers.map { name in
    Expression.string(options.emission.correctsKnownBugs ? name.text : options.emission.typeName(name, .object))
  }
  let constant = options.schemaTypeConstant(
    options.emission.typeName(model.name, .interface), options.runtimeType("Interface"),
    [
      Argument("name", .string(model.name.text)),
      Argument("keyFields", schemaList(orNil: model.keyFields)),
      Argument("implementingObjects", schemaList(implementers)),
    ])
  let file = SchemaFile(
    section: "Interfaces",
    declarations: options.typeComments(model.name, .interface, model.description) + [constant], endsWithNewline: false)
  return EmittedFile(name: options.fileName(model.name, .interface), contents: options.contents(of: file))
}
