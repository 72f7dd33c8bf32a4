import Source
import SwiftCode

/// A generated file with the mocks of one Swift file.
package struct ProtocolMockFile: Hashable, Sendable {
  /// The name of the file, without a folder.
  package var name: String
  package var contents: [UInt8]

  package static func == (a: ProtocolMockFile, b: ProtocolMockFile) -> Bool {
    a.name == b.name && a.contents.hasSameBytes(as: b.contents)
  }
}

private let mockHeader = [
  "@generated", "This file was automatically generated and should not be edited.", "swift-format-ignore-file",
]

/// The suffix of all protocol mock files.
package let protocolMockSuffix = "+Mocks.swift"

/// Returns the name of the mock file of a Swift file.
package func protocolMockFileName(of path: String) -> String {
  let base = Path.name(path)
  return (base.hasSuffix(".swift") ? String(base.dropLast(".swift".count)) : base) + protocolMockSuffix
}

/// Prints the mocks of one Swift file.
///
/// - Parameters:
///   - path: the path of the Swift file.
///   - module: the module to import, or nil if the mocks belong to the same module.
package func renderMocks(_ mocks: [MockedType], of path: String, module: String?) -> ProtocolMockFile {
  let mocks = module.map { module in mocks.map { $0.qualifyingNamesakes(with: module) } } ?? mocks
  var declarations: [Declaration] = []
  let defaults = DefaultsRendering(mocks, in: protocolMockFileName(of: path))
  for mock in mocks { declarations += [.blankLines(1)] + renderMock(of: defaults.naming(in: mock)) }
  declarations += defaults.declarations
  let access = mocks.map { $0.accessLevel(isInModule: module == nil) }.max() ?? .internal
  var library = ["MockSupport"]
  // Names of MockSupport may be ambiguous with another module's, unless the file imports only the names it uses.
  if module != nil, mocks.contains(where: { $0.mentions(MockSupportNames.others) }) {
    let text = String(decoding: printed(declarations), as: UTF8.self)
    library = MockSupportNames.used.filter { text.mentions([$0.name]) || text.contains("MockSupport.\($0.name)") }
      .map { "\($0.kind) MockSupport.\($0.name)" }
  }
  return ProtocolMockFile(
    name: protocolMockFileName(of: path),
    contents: printed(
      imports(mocks, module: module, library: library, access)
        + defaults.imports(from: module, level: importLevel(access)) + declarations))
}

extension MockedType {
  /// Returns the access level that decides about public imports. They are superfluous in the module of an internal
  /// type with public mocks, and the compiler warns about them.
  fileprivate func accessLevel(isInModule: Bool) -> AccessLevel {
    isInModule && declared.outline.isInInternalType ? min(facts.access, .internal) : facts.access
  }

  /// Returns the mock with types of its module qualified that have the name of a type of MockSupport. Outside of the
  /// module, such a name is ambiguous.
  fileprivate func qualifyingNamesakes(with module: String) -> MockedType {
    guard !namesakes.isEmpty else { return self }
    func qualified(_ type: String) -> String {
      type.replacingNames { name, _ in namesakes.contains(String(name)) ? "\(module).\(name)" : nil }
    }
    var mock = self
    if declared.outline.path.isEmpty, namesakes.contains(declared.outline.name) {
      mock.modulePrefix = modulePrefix ?? module
    }
    mock.superclass = superclass.map(qualified)
    for index in mock.members.indices { mock.members[index].fact.spell(qualified) }
    for index in mock.parameters.indices { mock.parameters[index].inherits = parameters[index].inherits.map(qualified) }
    for index in mock.bindings.indices { mock.bindings[index].spell(qualified) }
    for index in mock.aliases.indices { mock.aliases[index].spell(qualified) }
    for index in mock.defaults.indices { mock.defaults[index].spell(qualified) }
    mock.requirements = requirements.map {
      RequirementFact(left: qualified($0.left), right: qualified($0.right), isSameType: $0.isSameType)
    }
    return mock
  }

  /// Whether its type, or a type in it, has one of the names.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    if declaredName.mentions(names) || superclass?.mentions(names) ?? false { return true }
    let own = parameters.flatMap(\.inherits) + requirements.map(\.text) + (bindings + aliases).map(\.target)
    return own.contains { $0.mentions(names) } || members.contains { $0.fact.mentions(names) }
  }
}

extension MemberFact {
  /// Whether a type mentions one of the names.
  func mentions(_ names: Set<String>) -> Bool {
    if case .only(let error) = throwing, error.mentions(names) { return true }
    return parameters.contains { $0.spelled.mentions(names) } || result?.text.mentions(names) ?? false
      || generics.contains { $0.text.mentions(names) } || requirements.contains { $0.text.mentions(names) }
  }
}

private func printed(_ declarations: [Declaration]) -> [UInt8] {
  SwiftFile(header: mockHeader, imports: [], declarations: declarations).printed(expectedSize: 8192)
}

/// Returns the imports of a file.
///
/// - Parameters:
///   - library: MockSupport, or declarations of it.
///   - access: the highest access level of the mocks.
private func imports(
  _ mocks: [MockedType], module: String?, library: [String], _ access: AccessLevel
) -> [Declaration] {
  let level = importLevel(access)
  var plain = Set(library.map { "\(level)import \($0)" })
  var conditional: [OutlinedImport] = []
  let known = Set([module].compactMap(\.self) + library)
  for item in mocks.flatMap(\.imports) where !(item.isPlain && known.contains(item.module)) {
    if item.conditions.isEmpty {
      plain.insert(item.text)
    } else if !conditional.contains(item) {
      conditional.append(item)
    }
  }
  if let module {
    let spi = Set(mocks.flatMap(\.spi)).sorted(by: precedesByBytes)
    plain.insert((spi + ["@testable \(level)import \(module)"]).joined(separator: " "))
  }
  return plain.sorted(by: precedesByBytes).map { Declaration.importLine($0) }
    + conditional.flatMap { [Declaration.importLine($0.text)].under($0.conditions) }
}

/// Returns the access level before `import` for mocks of an access level. Public mocks need public imports, since the
/// upcoming feature `InternalImportsByDefault` makes other imports internal.
private func importLevel(_ access: AccessLevel) -> String {
  // Beside an explicit 'package', imports without access levels in other files would be ambiguous.
  access < .public ? "" : "public "
}

extension OutlinedImport {
  /// Whether the import has no condition and no attribute.
  fileprivate var isPlain: Bool { conditions.isEmpty && !text.utf8.contains(UInt8(ascii: "@")) }

  /// The imported module or declaration.
  fileprivate var module: String { text.split(separator: " ").last.map(String.init) ?? "" }
}
