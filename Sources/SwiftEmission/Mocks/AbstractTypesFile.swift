import Source
import SwiftCode

/// Renders type aliases for all types of one abstract kind, all for the same type of the runtime.
///
/// - Parameter names: in the order of Apollo's compiler, for versions that do not sort.
func abstractTypesFile(
  _ names: [Name], _ kind: SchemaTypeKind, runtimeType: String, fileName: String, options: EmissionOptions
) -> EmittedFile? {
  guard !names.isEmpty else { return nil }
  let aliases = (options.version.sortsTypes ? names.sorted() : names).map { name in
    Declaration.alias(TypeAliasDeclaration([], options.typeName(name, kind), .named(runtimeType)))
  }
  let declaration = ExtensionDeclaration(options.access, .named("MockObject"), members: aliases)
  return EmittedFile(name: fileName, contents: options.mockFile([.extension(declaration)]))
}
