import MockIR
import Source
import SwiftCode

/// Renders the mock of an object type: a class with the types of its fields, and an initializer in an extension.
///
/// The file depends only on the arguments, so a change renders only affected mocks again.
package func renderObjectMock(_ mock: ObjectMock, options: EmissionOptions) -> EmittedFile {
  renderObjectMock(of: mock.typeName, PrintedMockFields(mock.fields, options: options), inherited: [])
}

/// Renders a mock from printed fields of the type and of its interfaces, in the order of `implements`. All must be
/// printed with the same options.
///
/// - Parameter modules: other modules with mocks that the file names.
package func renderObjectMock(
  of typeName: Name, _ own: PrintedMockFields, inherited: [PrintedMockFields], modules: [String] = []
) -> EmittedFile {
  let fields = JoinedMockFields([own] + inherited)
  let options = own.options
  let name = options.typeName(typeName, .object)
  var declarations = [mockClass(name, fields: fields, options: options)]
  var problems: [EmissionProblem] = []
  if !fields.isEmpty {
    declarations += [.blankLines(1), mockExtension(name, fields: fields, options: options)]
    if options.runtime == .mockSupport {
      declarations += [.blankLines(1), maker(name, fields: fields, options: options)]
    }
    problems = fields.problems(in: typeName)
  }
  return EmittedFile(
    name: options.mockFileName(of: typeName),
    contents: options.mockFile(
      declarations, modules: modules, namesSchemaTypes: options.importsPublicly && fields.nameSchemaTypes,
      expectedSize: fields.expectedSize),
    problems: problems)
}

/// Returns the problems of the mock of an object type without its text.
package func mockProblems(_ mock: ObjectMock, options: EmissionOptions) -> [EmissionProblem] {
  let properties = mock.fields.map { MockClassProperty($0, options: options) }
  return properties.filter { $0.lacksDefault(options) }.map { $0.missingDefault(in: mock.typeName) }
    + propertyClashes(in: mock.typeName, properties)
}

extension EmissionOptions {
  /// The name of the file with the mock of an object type.
  package func mockFileName(of type: Name) -> String { fileBaseName(type, .object) + "+Mock.graphql.swift" }

  /// The names of the files with the names of all interfaces and of all unions.
  package static let interfacesFileName = "MockObject+Interfaces.graphql.swift"
  package static let unionsFileName = "MockObject+Unions.graphql.swift"
}

private func mockClass(_ name: String, fields: JoinedMockFields, options: EmissionOptions) -> Declaration {
  let version = options.version
  var modifiers = options.access
  if version.isSecondGeneration { modifiers.insert(.final) }
  if version.canMarkTypesNonisolated, options.marksTypesNonisolated { modifiers.insert(.nonisolated) }
  let objects = SwiftType.member(.named(options.namespace), "Objects")
  let statics = options.access.union(.static)
  return .type(
    TypeDeclaration(
      modifiers, .class, name, inherits: [.named("MockObject")],
      members: [
        .variable(
          VariableDeclaration(
            statics, .let, "objectType", type: .member(.named(options.runtimeModule.api), "Object"),
            .value(.type(.member(objects, name))))),
        .variable(VariableDeclaration(statics, .let, "_mockFields", .value(.call(.name("MockFields"), [])))),
        .alias(
          TypeAliasDeclaration(
            options.access, "MockValueCollectionType", .generic("Array", .generic("Mock", .named(name))))),
        .blankLines(1),
        .type(
          TypeDeclaration(
            options.access, .struct, "MockFields", inherits: version.isSecondGeneration ? [.named("Sendable")] : [],
            members: [.printed(fields.declarations)])),
      ]))
}

private func mockExtension(_ name: String, fields: JoinedMockFields, options: EmissionOptions) -> Declaration {
  .extension(
    ExtensionDeclaration(
      options.access, .named("Mock"), where: .init("O", .named(name)),
      members: hashProperty(fields, options: options) + [.initializer(mockInitializer(fields, options: options))]))
}

private func maker(_ name: String, fields: JoinedMockFields, options: EmissionOptions) -> Declaration {
  .extension(
    ExtensionDeclaration(
      options.access, .named(name), members: [.function(mockFunction(fields, of: name, options: options))]))
}
