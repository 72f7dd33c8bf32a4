import Source

/// The Swift files of a project's tests together.
///
/// All of it is asked for by name, so that whoever answers can note what the findings in a file depend on. Files go by
/// their paths.
package protocol TestProgram {
  /// The functions of a name, in all files: in the order of the paths, then in that of the text.
  func functions(named name: Name) -> [TestFunction.ID]

  /// A function that was found by name or in a file; nil for another one.
  func function(_ id: TestFunction.ID) -> TestFunction?

  /// The declarations of a type and its extensions; those of no path are global.
  func types(at path: [Name]) -> [TestType]

  /// What aliases of a name stand for, wherever they are.
  func aliases(named name: Name) -> [TypeReference]

  /// How many functions a file has.
  func functionCount(ofFile path: Name) -> Int

  /// Whether failed assertions may end tests of a file.
  func assertionsMayEndTests(inFile path: Name) -> Bool

  /// Whether any file of the code under test says something about a name.
  func codeUnderTest(says name: SourceName) -> Bool
}

extension TestFunction {
  /// A function by where it stands.
  package struct ID: Hashable, Sendable {
    /// The path of the file.
    package var file: Name
    /// In the file's functions.
    package var index: Int

    package init(file: Name, index: Int) {
      self.file = file
      self.index = index
    }
  }

  /// What stands for a function that is not there.
  fileprivate static let absent = TestFunction(
    kind: .function, name: "", parameters: [], body: [], isStatic: false, enclosing: [], range: TextRange(at: 0))
}

extension TestProgram {
  subscript(id: TestFunction.ID) -> TestFunction { function(id) ?? .absent }

  /// Whether a type stores a property with a name, as far as is known.
  func hasStoredProperty(_ name: Name, in path: [Name]) -> Bool {
    types(at: path).contains { $0.properties.contains { $0.name == name } }
  }

  /// What an alias stands for of which there is only one with the name.
  func alias(_ name: Name) -> TypeReference? {
    let found = aliases(named: name)
    return found.count == 1 ? found.first : nil
  }
}

/// Files of which everything is there.
package struct TestFiles: TestProgram {
  private let files: [Name: TestFile]
  private let functions: [Name: [TestFunction.ID]]
  private let types: [[Name]: [TestType]]
  private let aliases: [Name: [TypeReference]]
  private let codeUnderTest: Set<SourceName>

  /// - Parameter codeUnderTest: what the files of the code under test say together.
  package init(_ files: [TestFile], codeUnderTest: Set<SourceName> = []) {
    self.codeUnderTest = codeUnderTest
    var functions: [Name: [TestFunction.ID]] = [:]
    var types: [[Name]: [TestType]] = [:]
    var aliases: [Name: [TypeReference]] = [:]
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      for (index, function) in file.functions.enumerated() {
        functions[function.name, default: []].append(TestFunction.ID(file: Name(file.path), index: index))
      }
      for type in file.types { types[type.path, default: []].append(type) }
      for alias in file.aliases { aliases[alias.name, default: []].append(alias.target) }
    }
    self.files = Dictionary(files.map { (Name($0.path), $0) }, uniquingKeysWith: { first, _ in first })
    self.functions = functions
    self.types = types
    self.aliases = aliases
  }

  package func functions(named name: Name) -> [TestFunction.ID] { functions[name] ?? [] }

  package func function(_ id: TestFunction.ID) -> TestFunction? {
    guard let file = files[id.file], file.functions.indices.contains(id.index) else { return nil }
    return file.functions[id.index]
  }

  package func types(at path: [Name]) -> [TestType] { types[path] ?? [] }

  package func aliases(named name: Name) -> [TypeReference] { aliases[name] ?? [] }

  package func functionCount(ofFile path: Name) -> Int { files[path]?.functions.count ?? 0 }

  package func assertionsMayEndTests(inFile path: Name) -> Bool { files[path]?.assertionsMayEndTests ?? false }

  package func codeUnderTest(says name: SourceName) -> Bool { codeUnderTest.contains(name) }
}
