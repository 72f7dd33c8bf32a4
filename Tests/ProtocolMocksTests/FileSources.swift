import Source

@testable import ProtocolMocks

/// Swift files in memory, as the build sees those of a project.
struct FileSources: MockSources {
  let files: [SourceFile]
  let outlines: [SwiftOutline]

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

  /// The mocks of a file: of what is annotated, or of all protocols.
  func mocks(of path: String, all: Bool = false) -> [MockedType] {
    outlines.filter { $0.path == path }.flatMap { outline in
      declared(outline).filter { $0.outline.marker != nil || all && $0.outline.kind == .protocol }
        .compactMap { MockedType.join($0, self) }
    }
  }

  /// All mocks that can be made of what is annotated.
  var allMocks: [MockedType] { outlines.flatMap { mocks(of: $0.path) }.filter(\.canBeMocked) }

  private func declared(_ outline: SwiftOutline) -> [DeclaredType] {
    outline.types.enumerated().map { DeclaredType(file: outline.path, index: $0, outline: $1) }
  }
}
