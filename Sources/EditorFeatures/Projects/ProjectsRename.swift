import GraphQLSyntax
import Source

extension EditorProjects {
  /// Returns the start of a rename at an offset if all projects with the file can rename the name; nil if there is no
  /// name.
  ///
  /// - Complexity: that of `EditorProject.renameStart` in each project.
  package func renameStart(_ path: String, at offset: Int) throws(RenameRefusal) -> RenameStart? {
    var start: RenameStart?
    for project in containing(path) {
      let found = try self.start(in: project, path, at: offset)
      start = start ?? found
    }
    return start
  }

  private func start(in project: Project, _ path: String, at offset: Int) throws(RenameRefusal) -> RenameStart? {
    try inProject(project, path) { project throws(RenameRefusal) in try project.renameStart(path, at: offset) }
  }

  /// Returns the edits of a rename in all projects, for the name at an offset of a GraphQL or Swift file.
  ///
  /// Tries the edits first, and refuses a rename that causes errors or warnings in a project.
  ///
  /// - Returns: nil if there is nothing to rename.
  /// - Complexity: that of `EditorProject.renaming` in each project, plus two edits of all changed GraphQL files.
  package func renaming(_ path: String, at offset: Int, to newName: String) throws(RenameRefusal) -> Renaming? {
    var found: [Renaming] = []
    var start: [(project: Int, places: [Location])] = []
    for (index, project) in all.enumerated() where project.contains(path) {
      guard let first = try self.start(in: project, path, at: offset)?.place,
        let renaming = try self.renaming(in: project, first.file, at: Int(first.range.lower), to: newName)
      else { continue }
      found.append(renaming)
      start.append((index, renaming.places(in: project)))
    }
    guard !found.isEmpty else { return nil }
    try follow(start) { project, place throws(RenameRefusal) in
      guard
        let renaming = try self.renaming(in: project, place.file, at: Int(place.range.lower), to: newName)
      else { return [] }
      found.append(renaming)
      return renaming.places(in: project)
    }
    let result = try Renaming(joining: found)
    try refuseNewProblems(of: result.edits)
    return result
  }

  private func renaming(
    in project: Project, _ path: String, at offset: Int, to newName: String
  ) throws(RenameRefusal) -> Renaming? {
    try inProject(project, path) { project throws(RenameRefusal) in
      try project.renaming(path, at: offset, to: newName)
    }
  }

  /// Adds the project's name to a refusal if several projects contain the file.
  private func inProject<Result>(
    _ project: Project, _ path: String, _ body: (Project) throws(RenameRefusal) -> Result
  ) throws(RenameRefusal) -> Result {
    do {
      return try body(project)
    } catch {
      guard 1 < containing(path).count else { throw error }
      throw RenameRefusal("In the project '\(project.name)': \(error.message)")
    }
  }

  /// Checks every project that reads a changed file, even without the file of the rename.
  private func refuseNewProblems(of edits: [Diagnostic.Edit]) throws(RenameRefusal) {
    let files = Dictionary(grouping: edits, by: \.location.file).sorted { $0.key < $1.key }
    for project in all {
      let changed = files.compactMap { file, edits in
        project.document(at: file).map { $0.source.applying(edits) }
      }
      guard !changed.isEmpty else { continue }
      let before = project.problems
      let found = project.withChanges(changed) { trial in
        trial.problems.first(excluding: before).map { "\(trial.displayName($0.location)): \($0.message)" }
      }
      guard let found else { continue }
      let projectText = 1 < all.count ? " in the project '\(project.name)'," : ""
      throw RenameRefusal("The rename would cause an error\(projectText) in \(found)")
    }
  }
}

extension EditorProject {
  /// Returns a place in words.
  fileprivate func displayName(_ place: Location) -> String {
    guard let source = source(of: place.file) else { return "'\(place.file)'" }
    let line = source.bytes.prefix(Int(place.range.lower)).count { $0 == UInt8(ascii: "\n") } + 1
    return "'\(place.file)', line \(line)"
  }
}

extension Renaming {
  /// Returns the edited places in the GraphQL files of a project.
  fileprivate func places(in project: some EditorProject) -> [Location] {
    var files: [String: Bool] = [:]
    return edits.map(\.location).filter { place in
      let isGraphQL = files[place.file] ?? (project.document(at: place.file) != nil)
      files[place.file] = isGraphQL
      return isGraphQL
    }
  }

  /// Joins the renames of several projects, each of which may find other uses.
  fileprivate init(joining all: [Renaming]) throws(RenameRefusal) {
    var edits: [Location: Diagnostic.Edit] = [:]
    for edit in all.flatMap(\.edits) {
      if let other = edits[edit.location], other != edit {
        throw RenameRefusal(
          "Projects disagree about '\(edit.location.file)': one needs '\(other.replacement)', another "
            + "'\(edit.replacement)'")
      }
      edits[edit.location] = edit
    }
    let unclear = Set(all.flatMap(\.unclear)).filter { edits[$0.location] == nil }
    self.init(
      edits: edits.values.sorted { $0.location < $1.location }, unclear: unclear.sorted { $0.location < $1.location })
  }
}

extension [Diagnostic] {
  /// Returns the first diagnostic with a code that is now more frequent. Other diagnostics may have moved, or may name
  /// the new name instead of the old one.
  fileprivate func first(excluding before: [Diagnostic]) -> Diagnostic? {
    var rest = Dictionary(before.map { ($0.code, 1) }, uniquingKeysWith: +)
    let known = Set(before.map(\.message))
    let more = Set(
      compactMap { diagnostic in
        let left = rest[diagnostic.code] ?? 0
        rest[diagnostic.code] = left - 1
        return 0 < left ? nil : diagnostic.code
      })
    let candidates = filter { more.contains($0.code) }
    return candidates.first { !known.contains($0.message) } ?? candidates.first
  }
}
