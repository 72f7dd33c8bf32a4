import MockIR
import Source
import SwiftCode

/// Renders a custom scalar: an alias of `String`, which users can edit.
func renderCustomScalar(_ model: ScalarTypeModel, options: ModelOptions) -> EmittedFile {
  let specification = model.specifiedByURL.map { "Specified by: [](\($0))" }
  let text = [model.description, specification].compactMap(\.self).joined(separator: "\n\n")
  let alias = TypeAliasDeclaration(
    options.schemaTypeAccess, options.emission.typeName(model.name, .scalar), .named("String"))
  let file = SchemaFile(
    header: SchemaFile.editableHeader(to: "implement advanced custom scalar functionality."), usesRuntime: false,
    declarations: options.typeComments(model.name, .scalar, text) + [.alias(alias)], endsWithNewline: true)
  return EmittedFile(
    name: options.fileName(model.name, .scalar, isEditable: true), contents: options.contents(of: file),
    isEditable: true)
}
