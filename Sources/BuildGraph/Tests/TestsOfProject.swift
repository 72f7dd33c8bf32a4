import CrashAnalysis
import Incremental
import Source

/// Whether a test file can use a project's generated code.
///
/// Several projects may list the same tests. A project examines a file only if the file mentions a generated name,
/// directly or through declarations of other files. So several projects cost about as much as one.
enum ConcernsProject: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    guard reader.input(SharedSwiftFilesInput.self, Single()) != nil else { return true }
    let words = reader.value(WordsInSwiftFile.self, key)
    return !words.mentioned.isDisjoint(with: reader.value(NamesOfProject.self, Single()))
  }
}

/// The names through which tests reach a project's generated code: generated types, and declarations of tests and
/// aliases of code under test that mention them.
enum NamesOfProject: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<Name> {
    var names = Set(reader.entries(of: DefinitionsBySwiftName.self))
    names.formUnion(reader.value(MockedTypesByClass.self, Single()).keys)
    let code = reader.codeFiles.filter { !reader.declarations(inFile: $0).aliases.isEmpty }
    var rest = (reader.testFiles + code).map { reader.value(WordsInSwiftFile.self, $0) }.filter { !$0.declared.isEmpty }
    var isGrowing = true
    while isGrowing {
      let count = rest.count
      rest.removeAll { file in
        guard !file.mentioned.isDisjoint(with: names) else { return false }
        names.formUnion(file.declared)
        return true
      }
      isGrowing = rest.count < count
    }
    return names
  }
}

/// The words of a Swift file.
enum WordsInSwiftFile: Query {
  struct Words: Hashable, Sendable {
    /// All identifiers, including those in comments and strings.
    var mentioned: Set<Name>
    /// The names through which other files reach the file's declarations.
    var declared: Set<Name>
  }

  static func compute(_ key: Name, _ reader: Reader) -> Words {
    let file = reader.declarations(inFile: key)
    let types = Set(file.types.compactMap { $0.kind == nil ? nil : $0.path.first })
    var declared = types.union(file.aliases.map { $0.path.first ?? $0.name })
    for function in file.functions where function.enclosing.first.map({ !types.contains($0) }) ?? true {
      declared.insert(function.name)
    }
    // Initializers and properties in extensions of mocks are reached through the names of the mocks.
    return Words(mentioned: reader.swiftFileReading(key).part(\.words, read: words), declared: declared)
  }

  /// - Complexity: linear in the size of the file.
  private static func words(of file: SourceFile) -> Set<Name> {
    var result: Set<Name> = []
    var cache = NameCache()
    file.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in 0...bytes.count {
        if index < bytes.count, isWord(bytes[index]) { continue }
        if start < index {
          let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
          result.insert(cache.intern(text, hash: NameHash.of(text)))
        }
        start = index + 1
      }
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
