import Source

@testable import ProtocolMocks

/// Swift files in memory, as sources of mocks.
struct FileSources: MockSources {
  let files: [SourceFile]
  let outlines: [SwiftOutline]
  var makesDefaults = true

  init(_ files: [SourceFile]) {
    self.files = files
    outlines = files.map { SwiftOutline.read($0) }
  }

  func types(named name: String) -> [DeclaredType] {
    outlines.flatMap { outline in declared(outline).filter { $0.outline.name == name } }
  }

  func aliases(named name: String) -> [OutlinedAlias] { outlines.flatMap(\.aliases).filter { $0.name == name } }

  func names(named name: String) -> [OutlinedName] { outlines.flatMap(\.names).filter { $0.name == name } }

  var functionAliases: Set<String> { outlines.flatMap(\.aliases).namesOfFunctions }

  var notableNames: [OutlinedName] { outlines.flatMap(\.notableNames) }

  func facts(of type: DeclaredType) -> TypeFacts? {
    files.first { $0.path == type.file }.map { TypeFacts.read($0.bytes[type.outline.range.indices], of: type.outline) }
  }

  func imports(of type: DeclaredType) -> [OutlinedImport] {
    outlines.first { $0.path == type.file }?.imports ?? []
  }

  func concreteTypes(named name: String) -> [DeclaredConcreteType] {
    outlines.flatMap { outline in
      outline.concreteTypes.filter { $0.name == name }.map { DeclaredConcreteType(file: outline.path, outline: $0) }
    }
  }

  func facts(of type: DeclaredConcreteType) -> ConcreteTypeFacts {
    guard let file = files.first(where: { $0.path == type.file }),
      let outline = outlines.first(where: { $0.path == type.file }),
      let index = outline.concreteTypes.firstIndex(of: type.outline)
    else { return ConcreteTypeFacts() }
    return ConcreteTypeFacts.read(file.bytes[outline.rangesOfConcreteTypes[index].indices])
  }

  /// Returns the mocks of a file's annotated types, or of all its protocols.
  func mocks(of path: String, all: Bool = false) -> [MockedType] {
    outlines.filter { $0.path == path }.flatMap { outline in
      declared(outline).filter { $0.outline.marker != nil || all && $0.outline.kind == .protocol }
        .compactMap { MockedType.join($0, self) }
    }
  }

  /// All possible mocks of annotated types.
  var allMocks: [MockedType] { outlines.flatMap { mocks(of: $0.path) }.filter(\.canBeMocked) }

  private func declared(_ outline: SwiftOutline) -> [DeclaredType] {
    outline.types.enumerated().map { DeclaredType(file: outline.path, index: $0, outline: $1) }
  }
}
