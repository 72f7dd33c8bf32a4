import Source
import SwiftCode

/// Renders type aliases for all types of one abstract kind, all for the same type of the runtime.
///
/// - Parameter names: in the order of Apollo's compiler, for versions that do not sort.
func abstractTypesFile(
  _ names: [Name], _ kind: SchemaTypeKind, runtimeType: String, fileName: String, options: EmissionOptions
) -> EmittedFile? {
  guard !names.isEmpty else { return nil }
  let names = (options.version.sortsTypes ? names.sorted() : names).map { options.typeName($0, kind) }
  // An alias of the same name would refer to itself.
  let isHidden = options.correctsKnownBugs && names.contains(runtimeType)
  let type: SwiftType =
    isHidden ? .member(.named(options.runtimeModule.api), runtimeType) : .named(runtimeType)
  let aliases = names.map { Declaration.alias(TypeAliasDeclaration([], $0, type)) }
  let declaration = ExtensionDeclaration(options.access, .named("MockObject"), members: aliases)
  return EmittedFile(name: fileName, contents: options.mockFile([.extension(declaration)]))
}
