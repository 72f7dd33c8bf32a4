import Source

/// A private type has a path that no other file has, so that private types of two files stay apart.
extension Name {
  /// Returns the name of a private type with the file that declares it.
  func inFile(_ path: Name) -> Name { Name("\(text)\(separator)\(path.text)") }

  /// The path of the file that declares the private type of this name; nil for other names.
  package var declaringFile: Name? {
    text.firstIndex(of: separator).map { Name(String(text[text.index(after: $0)...])) }
  }

  /// The name as it is written.
  package var written: String { String(text.prefix { $0 != separator }) }
}

/// No name contains it.
private let separator: Character = "@"

extension TestFile {
  /// Gives private types paths of their own wherever the file declares something in them.
  mutating func separatePrivateTypes(_ paths: Set<[Name]>) {
    guard !paths.isEmpty else { return }
    let file = Name(path)
    func separated(_ path: [Name]) -> [Name] {
      path.indices.map { paths.contains(Array(path[...$0])) ? path[$0].inFile(file) : path[$0] }
    }
    for index in functions.indices { functions[index].enclosing = separated(functions[index].enclosing) }
    for index in types.indices { types[index].path = separated(types[index].path) }
    for index in aliases.indices { aliases[index].path = separated(aliases[index].path) }
  }
}
