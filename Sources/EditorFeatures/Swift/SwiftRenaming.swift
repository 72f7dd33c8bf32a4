import CrashAnalysis
import Source

/// The names in Swift files before a rename in GraphQL.
struct SwiftNamesBefore {
  var files: [(source: SourceFile, names: SwiftFileNames)] = []
  var spellings: [GeneratedElement: String] = [:]
  var shapes: [DefinitionReference: ModelShape] = [:]
  /// The properties of mocks that already had the new name.
  var taken: Set<GeneratedElement> = []

  init(_ project: some EditorProject, _ subject: RenamedSubject, files: [String]) {
    for file in files {
      guard let source = project.source(of: file), let names = project.names(inSwiftFile: file) else { continue }
      self.files.append((source, names))
      for element in Set(names.named.map(\.element)) where spellings[element] == nil {
        spellings[element] = project.meaning(of: element)?.spelling
        if let definition = element.models, shapes[definition] == nil {
          shapes[definition] = project.shape(of: definition)
        }
        if case .mockField(let type, _) = element {
          let other = GeneratedElement.mockField(type: type, responseKey: subject.new)
          if project.meaning(of: other) != nil { taken.insert(other) }
        }
      }
    }
  }
}

/// Computes the edits of Swift files for a rename in GraphQL.
struct SwiftRenaming<Project: EditorProject> {
  private let old: SwiftNamesBefore
  /// The project with the changed GraphQL.
  private let new: Project
  private let subject: RenamedSubject
  /// The new Swift names of the element, or parts of them, by the old ones.
  private let words: [String: String]

  /// - Parameter words: the Swift names of the element, or parts of them, before and after.
  init(_ old: SwiftNamesBefore, _ new: Project, _ subject: RenamedSubject, words: [(String, String)]) {
    self.old = old
    self.new = new
    self.subject = subject
    self.words = Dictionary(words.filter { $0.0 != $0.1 }, uniquingKeysWith: { first, _ in first })
  }

  /// The edits of Swift files, or the reason for refusing the rename.
  var result: Result<Renaming, RenameRefusal> {
    var renaming = Renaming(edits: [])
    for (source, names) in old.files {
      var edits: [Diagnostic.Edit] = []
      var followed: [(name: NamedElement, element: GeneratedElement)] = []
      for name in names.named {
        guard let before = old.spellings[name.element] else { continue }
        guard let element = renamed(name.element), let after = new.meaning(of: element) else {
          renaming.unclear += unclear(name.range, source)
          continue
        }
        followed.append((name, element))
        guard before != after.spelling else { continue }
        edits.append(Diagnostic.Edit(Location(source.path, name.range), after.text(as: name.form)))
      }
      if let refusal = refusal(followed, edits, source) { return .failure(refusal) }
      renaming.edits += edits
      renaming.unclear += names.unclear.flatMap { unclear($0, source) }
    }
    renaming.unclear.sort { $0.location < $1.location }
    return .success(renaming)
  }

  /// Returns the edit of a name that may be a reference.
  private func unclear(_ range: TextRange, _ source: SourceFile) -> [Diagnostic.Edit] {
    let text = source.text(range).filter { $0 != "`" }
    guard let new = words[text] else { return [] }
    return [Diagnostic.Edit(Location(source.path, range), source.form(of: range).text(of: new))]
  }

  // MARK: Elements

  /// Returns the element that another one becomes; nil if it is unknown.
  private func renamed(_ element: GeneratedElement) -> GeneratedElement? {
    switch element {
    case .objectType(let type): return .objectType(subject.renamed(type: type))
    case .mockField(let type, let key): return mockField(subject.renamed(type: type), key)
    case .definition(let definition): return .definition(subject.renamed(definition))
    case .responseData(let definition): return .responseData(subject.renamed(definition))
    case .variable(let definition, let name):
      return .variable(subject.renamed(definition), subject.renamed(variable: name, of: definition))
    case .variableKey(let definition, let name):
      return .variableKey(subject.renamed(definition), subject.renamed(variable: name, of: definition))
    case .field(let field): return renamed(field).map { .field($0) }
    case .fieldType(let field): return renamed(field).map { .fieldType($0) }
    case .inlineFragmentType(let definition, let structure):
      return isSame(definition) ? .inlineFragmentType(subject.renamed(definition), structure: structure) : nil
    case .inlineFragment(let definition, let structure):
      return isSame(definition) ? .inlineFragment(subject.renamed(definition), structure: structure) : nil
    case .fragment(let name):
      return .fragment(subject.renamed(DefinitionReference(name: name, isFragment: true)).name)
    case .enumeration(let type): return .enumeration(subject.renamed(type: type))
    case .enumCase(let type, let value):
      return .enumCase(type: subject.renamed(type: type), value: subject.renamed(value: value, of: type))
    case .inputObject(let type): return .inputObject(subject.renamed(type: type))
    case .inputField(let type, let field):
      return .inputField(type: subject.renamed(type: type), field: subject.renamed(inputField: field, of: type))
    }
  }

  private func renamed(_ field: ModelField) -> ModelField? {
    guard isSame(field.definition) else { return nil }
    var result = field
    result.definition = subject.renamed(field.definition)
    return result
  }

  /// Returns whether the models of a definition keep their structure.
  private func isSame(_ definition: DefinitionReference) -> Bool {
    let shape = old.shapes[definition]
    return shape != nil && shape == new.shape(of: subject.renamed(definition))
  }

  /// Returns nil if selections have both the old key and the new one, because the mock's key is unclear then.
  private func mockField(_ type: Name, _ key: Name) -> GeneratedElement? {
    let kept = GeneratedElement.mockField(type: type, responseKey: key)
    guard subject.mayRename(responseKey: key) else { return kept }
    let renamed = GeneratedElement.mockField(type: type, responseKey: subject.new)
    switch (new.meaning(of: kept) != nil, new.meaning(of: renamed) != nil) {
    case (true, false): return kept
    case (false, true): return renamed
    case (true, true): return old.taken.contains(renamed) ? kept : nil
    case (false, false): return nil
    }
  }

  // MARK: Meanings after the rename

  /// Returns the reason for a refusal if names would change their meanings; nil if they would not.
  private func refusal(
    _ followed: [(name: NamedElement, element: GeneratedElement)], _ edits: [Diagnostic.Edit], _ source: SourceFile
  ) -> RenameRefusal? {
    let names = new.withChanges([source.applying(edits)]) { $0.names(inSwiftFile: source.path)?.named ?? [] }
    var elements: [Int: GeneratedElement] = [:]
    for name in names { elements[Int(name.range.lower)] = name.element }
    var shift = 0
    var next = edits[...]
    for (name, element) in followed {
      while let edit = next.first, edit.location.range.lower < name.range.lower {
        shift += edit.replacement.utf8.count - edit.location.range.count
        next.removeFirst()
      }
      guard elements[Int(name.range.lower) + shift] == element else {
        let line = source.bytes.prefix(Int(name.range.lower)).count { $0 == UInt8(ascii: "\n") } + 1
        return RenameRefusal(
          "'\(source.text(name.range))' in '\(source.path)', line \(line), would change its meaning")
      }
    }
    return nil
  }
}

extension SourceFile {
  fileprivate func text(_ range: TextRange) -> String {
    String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Returns the form of a name with an unknown meaning.
  fileprivate func form(of range: TextRange) -> NamedElement.Form {
    let (lower, upper) = (Int(range.lower), Int(range.upper))
    if 0 < lower, lower <= bytes.count, bytes[lower - 1] == UInt8(ascii: ".") { return .member }
    if upper < bytes.count, bytes[upper] == UInt8(ascii: ":") { return .label }
    return .plain
  }
}

extension GeneratedElement {
  /// The definition that the element is a model or property of.
  fileprivate var models: DefinitionReference? {
    switch self {
    case .field(let field), .fieldType(let field): field.definition
    case .inlineFragment(let definition, _), .inlineFragmentType(let definition, _): definition
    default: nil
    }
  }
}
