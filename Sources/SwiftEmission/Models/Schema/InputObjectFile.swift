import MockIR
import Source
import SwiftCode

/// Renders an input object: a structure over a dictionary, with a property for each field.
func renderInputObject(_ model: InputObjectTypeModel, options: ModelOptions) -> EmittedFile {
  let fields = model.fields.map { InputProperty($0, of: model.name, options: options) }
  let access = options.schemaMemberAccess
  var members: [Declaration] = [
    .variable(
      VariableDeclaration(access.with(.spiUnsafe).union(.privateSet), .var, "__data", type: .named("InputDict"))),
    .blankLines(1),
    .initializer(
      InitializerDeclaration(
        access.with(.spiUnsafe), [Parameter("_", name: "data", type: .named("InputDict"))], parameterLayout: .line,
        body: [.assignment(.name("__data"), .name("data"))])),
    .blankLines(1),
  ]
  members += initializers(fields, options: options)
  for property in fields { members += [.blankLines(1)] + property.declarations(options) }
  let type = TypeDeclaration(
    options.isolation.union(options.schemaTypeAccess), .struct, options.emission.typeName(model.name, .inputObject),
    inherits: [.named("InputObject")], members: members)
  let file = SchemaFile(
    spi: [.spiInternal, .spiUnsafe],
    declarations: options.typeComments(model.name, .inputObject, model.description) + [.type(type)],
    endsWithNewline: true)
  return EmittedFile(
    name: options.fileName(model.name, .inputObject), contents: options.contents(of: file),
    problems: schemaTypeProblems(.inputObject(model), options: options))
}

/// Returns the initializer with all fields. If some are deprecated, so is it, and it follows one without them.
private func initializers(_ fields: [InputProperty], options: ModelOptions) -> [Declaration] {
  let deprecated = fields.filter { $0.field.deprecationReason != nil }
  let whole = Declaration.initializer(initializer(fields, options: options))
  guard options.emission.warnsOnDeprecatedUsage, !deprecated.isEmpty else { return [whole] }
  let names = deprecated.map(\.name).joined(separator: ", ")
  let message =
    1 < deprecated.count ? "Arguments '\(names)' are deprecated." : "Argument '\(names)' is deprecated."
  let current = fields.filter { $0.field.deprecationReason == nil }
  let first: [Declaration] =
    current.isEmpty ? [] : [.initializer(initializer(current, options: options)), .blankLines(1)]
  return first + [.attribute(.deprecated(message: message, escapesApostrophes: false)), whole]
}

private func initializer(_ fields: [InputProperty], options: ModelOptions) -> InitializerDeclaration {
  let values = fields.map { DictionaryElement(.string($0.field.name.text), $0.value) }
  let data = Expression.call(.name("InputDict"), [Argument(nil, .dictionary(values, .lines))])
  return InitializerDeclaration(
    options.schemaMemberAccess, fields.map(\.parameter), body: [.assignment(.name("__data"), data)])
}

/// A field of an input object with its Swift name and type.
struct InputProperty {
  let field: InputObjectTypeModel.Field
  let name: String
  let type: SwiftType
  /// The custom name in the settings.
  let customName: String?

  init(_ field: InputObjectTypeModel.Field, of type: Name, options: ModelOptions) {
    self.field = field
    customName = options.emission.customFieldName(field.name, of: type)
    name = options.inputFieldName(field.name, of: type)
    let isOmittable = !field.type.isNullable && field.hasDefault
    let value = options.inputType(field.type, isWithSchema: options.operations == .schema)
    self.type = isOmittable ? .optional(value) : value
  }

  /// Whether the field can be omitted but not null: a non-null type with a default value.
  private var isOmittable: Bool { !field.type.isNullable && field.hasDefault }

  fileprivate var parameter: Parameter {
    Parameter(name, type: type, defaultValue: field.type.isNullable || field.hasDefault ? .nil : nil)
  }

  fileprivate var value: Expression {
    let value = Expression.name(name)
    return isOmittable ? .binary(value, .nilCoalescing, .member(.name("GraphQLNullable"), "none")) : value
  }

  fileprivate func declarations(_ options: ModelOptions) -> [Declaration] {
    let element = Expression.element(.name("__data"), .string(field.name.text))
    let variable = VariableDeclaration(
      options.schemaMemberAccess, .var, name, type: type,
      .accessors(get: .expression(element), set: .assignment(element, .name("newValue"))))
    return comments(options) + [.variable(variable)]
  }

  /// Returns the comments and attributes before the property or enum case.
  func comments(_ options: ModelOptions) -> [Declaration] {
    var result = options.documentation(field.description)
    if options.emission.warnsOnDeprecatedUsage, let reason = field.deprecationReason {
      result.append(.attribute(.deprecated(message: reason)))
    }
    return result + options.renaming(field.name, custom: customName)
  }
}

extension ModelOptions {
  /// Returns the property for a field of an input object.
  package func inputFieldName(_ field: Name, of type: Name) -> String {
    emission.escapedInExpressions(inputFieldLabel(field, of: type))
  }

  /// Returns the label of an argument for a field of an input object.
  func inputFieldLabel(_ field: Name, of type: Name) -> String {
    if let custom = emission.customFieldName(field, of: type) { return emission.escapedIfReserved(custom) }
    let name = inputFieldConversion == .camelCase ? field.text.camelCased : field.text
    return emission.capitalized(name).escapedAsEnumCase
  }
}
