import Source
import SwiftCode

/// A file that declares a name for each type of one abstract kind, all of them for the same type of the runtime.
///
/// - Parameter names: in the order in which Apollo's compiler meets them, for versions of its generator that do not sort.
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
