import MockIR
import Source
import SwiftCode

/// Renders a union: a constant with its name and members.
func renderUnionType(_ model: UnionTypeModel, options: ModelOptions) -> EmittedFile {
  let members = model.members.map { name in
    options.schemaTypeReference("Objects", options.emission.typeName(name, .object))
  }
  let constant = options.schemaTypeConstant(
    options.emission.typeName(model.name, .union), .named("Union"),
    [Argument("name", .string(model.name.text)), Argument("possibleTypes", schemaList(members))])
  let file = SchemaFile(
    section: "Unions", declarations: options.typeComments(model.name, .union, model.description) + [constant],
    endsWithNewline: false)
  return EmittedFile(name: options.fileName(model.name, .union), contents: options.contents(of: file))
}
