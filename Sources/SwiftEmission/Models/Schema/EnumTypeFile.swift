import MockIR
import Source
import SwiftCode

/// Renders an enum with a case for each value; the raw value is the name in the schema.
func renderEnumType(_ model: EnumTypeModel, options: ModelOptions) -> EmittedFile {
  let values = model.values.filter { options.shows($0) }
  let type = TypeDeclaration(
    options.isolation.union(options.schemaTypeAccess), .enum, options.emission.typeName(model.name, .enumeration),
    inherits: [.named("String"), .named("EnumType")], members: values.flatMap { options.enumCase($0, of: model) })
  let file = SchemaFile(
    spi: .spiInternal,
    declarations: options.typeComments(model.name, .enumeration, model.description) + [.type(type)],
    endsWithNewline: true)
  return EmittedFile(
    name: options.fileName(model.name, .enumeration), contents: options.contents(of: file),
    problems: schemaTypeProblems(.enumeration(model), options: options))
}

extension ModelOptions {
  /// Whether the enum has a case for a value.
  func shows(_ value: EnumTypeModel.Value) -> Bool {
    !emission.excludesDeprecatedEnumCases || value.deprecationReason == nil
  }

  fileprivate func enumCase(_ value: EnumTypeModel.Value, of model: EnumTypeModel) -> [Declaration] {
    let description = documentation(value.description)
    var result = description
    if let reason = value.deprecationReason {
      let note = "**Deprecated**: " + reason.escapedAsInLiteral
      result.append(.documentation(description.isEmpty ? note : "\n" + note))
    }
    result += renaming(value.name, custom: emission.customCaseName(value.name, of: model.name))
    let name = emission.enumCaseName(value.name, of: model.name)
    result.append(.enumCase(EnumCaseDeclaration(name, rawValue: rawValue(of: value, name))))
    return result
  }

  /// Returns the raw value of a case; nil if it equals the case's name. Apollo's generator checks only the setting for
  /// case conversion, so renamed cases can have unknown raw values.
  private func rawValue(of value: EnumTypeModel.Value, _ name: String) -> Expression? {
    let keepsNames = emission.enumCaseConversion == .none
    let isOwnName = name == value.name.text || name == "`\(value.name.text)`"
    if keepsNames, isOwnName || !emission.correctsKnownBugs { return nil }
    return .string(value.name.text)
  }
}
