import Source

extension EditorProjects {
  /// Returns all references to the name at an offset of a GraphQL file; nil if the name has no symbol.
  ///
  /// - Complexity: that of `EditorProject.references` in each project that finds any.
  package func references(_ path: String, at offset: Int, includingDefinitions: Bool) -> [Location]? {
    places(path) { $0.places(path, at: offset) }?.locations(includingDefinitions: includingDefinitions)
  }

  /// Returns all references to the name at an offset of a Swift file.
  package func swiftReferences(_ path: String, at offset: Int, includingDefinitions: Bool) -> [Location]? {
    places(path) { $0.swiftPlaces(path, at: offset) }?.locations(includingDefinitions: includingDefinitions).sorted()
  }

  private func places(_ path: String, _ body: (Project) -> NamedPlaces?) -> NamedPlaces? {
    var start: [(project: Int, places: [Location])] = []
    var result: NamedPlaces?
    for (index, project) in all.enumerated() where project.contains(path) {
      guard let found = body(project) else { continue }
      start.append((index, found.graphQL))
      result = result.map { $0.union(found) } ?? found
    }
    guard var result else { return nil }
    follow(start) { project, place in
      guard let found = project.places(place.file, at: Int(place.range.lower)) else { return [] }
      result.formUnion(found)
      return found.graphQL
    }
    return result
  }
}

extension NamedPlaces {
  fileprivate func union(_ other: NamedPlaces) -> NamedPlaces {
    var result = self
    result.formUnion(other)
    return result
  }
}
