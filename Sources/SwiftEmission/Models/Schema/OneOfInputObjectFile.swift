import MockIR
import Source
import SwiftCode

/// Renders a `@oneOf` input object: an enum with a case for each field.
func renderOneOfInputObject(_ model: InputObjectTypeModel, options: ModelOptions) -> EmittedFile {
  let fields = model.fields.map { InputProperty($0, of: model.name, options: options) }
  let cases = fields.map { property in
    SwitchCase(
      .call(.implicitMember(property.name), [Argument(nil, .binding("value"))]),
      [.return(.call(.name("InputDict"), [Argument(nil, data(of: property))]))])
  }
  let members = fields.flatMap { $0.caseDeclarations(in: model, options) }
  let property = VariableDeclaration(
    options.schemaMemberAccess.with(.spiUnsafe), .var, "__data", type: .named("InputDict"),
    .body([.switch(.name("self"), cases)]))
  let type = TypeDeclaration(
    options.isolation.union(options.schemaTypeAccess), .enum, options.emission.typeName(model.name, .inputObject),
    inherits: [.named("OneOfInputObject")], members: members + [.blankLines(1), .variable(property)])
  let file = SchemaFile(
    spi: [.spiInternal, .spiUnsafe],
    declarations: options.typeComments(model.name, .inputObject, model.description) + [.type(type)],
    endsWithNewline: false)
  return EmittedFile(
    name: options.fileName(model.name, .inputObject), contents: options.contents(of: file),
    problems: schemaTypeProblems(.inputObject(model), options: options))
}

private func data(of property: InputProperty) -> Expression {
  .dictionary([DictionaryElement(.string(property.field.name.text), .name("value"))])
}

extension InputProperty {
  fileprivate func caseDeclarations(in model: InputObjectTypeModel, _ options: ModelOptions) -> [Declaration] {
    // An enum can't contain itself directly, only through the indirect storage of a list. Apollo's generator misses
    // cycles through other enums.
    let holdsItself = field.type.named == .inputObject(model.name) && !field.type.isList
    let emission = options.emission
    // The version concerns Apollo's library only.
    let marksItself = emission.version.marksRecursiveCases || emission.runtime == .mockSupport
    let isRecursive = emission.correctsKnownBugs ? field.leadsBack : holdsItself && marksItself
    let payload = options.bareInputType(field.type, isWithSchema: options.operations == .schema)
    let declaration = EnumCaseDeclaration(name, modifiers: isRecursive ? .indirect : [], payload: [payload])
    return comments(options) + [.enumCase(declaration)]
  }
}
