import MockIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// Renders the `placeholder()` of an input object.
///
/// - Parameter ranks: determine the field of a `@oneOf` object, and whether the type has finite values.
package func renderInputPlaceholder(
  _ model: InputObjectTypeModel, ranks: InputRanks, options: PlaceholderOptions
) -> EmittedFile {
  let emission = options.models.emission
  let name = emission.inputPlaceholderFileName(of: model.name)
  let type = SwiftType.member(.named(emission.namespace), emission.typeName(model.name, .inputObject))
  let context = InputPlaceholder(model: model, options: options)
  let problems = inputPlaceholderProblems(model, ranks: ranks)
  guard problems.isEmpty, let function = model.isOneOf ? context.oneOf(ranks) : context.function() else {
    return EmittedFile(name: name, contents: [], problems: problems)
  }
  var interface = PlaceholderInterface(isPublic: function.modifiers.contains(.public))
  interface.usesRuntime = !model.isOneOf && context.usesRuntime
  let file = SwiftFile(
    header: SchemaFile.generatedHeader, imports: options.imports(for: interface),
    declarations: [
      .extension(
        ExtensionDeclaration([], type, members: [.function(function)]))
    ])
  return EmittedFile(name: name, contents: file.printed())
}

/// Returns the problem of the placeholder of an input object without its text.
package func inputPlaceholderProblems(_ model: InputObjectTypeModel, ranks: InputRanks) -> [EmissionProblem] {
  let isPossible = ranks.rank(of: model.name) != nil
  if isPossible, !model.isOneOf || ranks.simplestField(of: model) != nil { return [] }
  let reason =
    model.isOneOf
    ? "each of its fields requires another value of this type"
    : "its required fields nest input objects infinitely"
  return [
    EmissionProblem(
      .outputPlaceholder, .warning, typeName: model.name,
      message: "No placeholder was generated for '\(model.name)', because \(reason)")
  ]
}

extension EmissionOptions {
  /// The name of the file with the placeholder of an input object.
  package func inputPlaceholderFileName(of type: Name) -> String {
    fileBaseName(type, .inputObject) + placeholderSuffix
  }
}

/// Creates the `placeholder()` method of one input object.
private struct InputPlaceholder {
  let model: InputObjectTypeModel
  let options: PlaceholderOptions

  /// The fields with a parameter: without deprecated ones if they cause warnings.
  private var current: [InputObjectTypeModel.Field] {
    model.fields.filter { $0.deprecationReason == nil || !options.models.emission.warnsOnDeprecatedUsage }
  }

  /// Whether a parameter of the method has a type or a default of the runtime.
  var usesRuntime: Bool {
    current.contains { field in
      if field.type.isNullable { return true }
      switch field.type.named {
      case .enumeration: return true
      case .inputObject: return false
      case .builtIn, .scalar:
        // For Apollo, the basic placeholders are generated.
        let isBasic = options.models.emission.runtime == .mockSupport && !field.type.isList && !field.hasDefault
        return isBasic && value(of: field).text.contains("placeholder(")
      }
    }
  }

  /// Returns the method with a parameter for each field.
  func function() -> FunctionDeclaration? {
    let parameters = current.map { field in
      let type = options.models.inputType(field.type, isWithSchema: false)
      let isOmittable = !field.type.isNullable && field.hasDefault
      return Parameter(
        name(of: field), type: isOmittable ? .optional(type) : type,
        defaultValue: field.type.isNullable || field.hasDefault ? .nil : value(of: field))
    }
    let arguments = current.map { Argument(name(of: $0).asArgumentLabel, .name(name(of: $0))) }
    return method(parameters, .call(.name("Self"), arguments, arguments.count <= 1 ? .line : .lines))
  }

  /// Returns the method of a `@oneOf` object; nil if no field can have a value.
  func oneOf(_ ranks: InputRanks) -> FunctionDeclaration? {
    guard let chosen = ranks.simplestField(of: model), let field = model.fields.first(where: { $0.name == chosen })
    else { return nil }
    let payload = field.type.isList ? Expression.array([]) : value(of: field)
    return method([], .call(.implicitMember(name(of: field)), [Argument(nil, payload)]))
  }

  private func method(_ parameters: [Parameter], _ value: Expression) -> FunctionDeclaration {
    FunctionDeclaration(
      options.modifiers(in: options.models.schemaMemberAccess), "placeholder", parameters,
      parameterLayout: parameters.count <= 1 ? .line : .lines, returns: .named("Self"), body: [.expression(value)])
  }

  private func name(of field: InputObjectTypeModel.Field) -> String {
    options.models.inputFieldName(field.name, of: model.name).escapedAsEnumCase.escapedInExpressions
  }

  private func value(of field: InputObjectTypeModel.Field) -> Expression {
    if field.type.isList { return .array([]) }
    let leaf: PlaceholderValues.Leaf? =
      switch field.type.named {
      case .builtIn(let scalar): .builtIn(scalar)
      case .scalar(let name): .scalar(name)
      case .enumeration: .enumeration
      case .inputObject: nil
      }
    let value = leaf.flatMap { leaf in
      options.values.expression(for: leaf, of: field.name, in: [model.name], type: nil) { _ in true }
    }
    return value ?? .call(.implicitMember("placeholder"), [])
  }
}
