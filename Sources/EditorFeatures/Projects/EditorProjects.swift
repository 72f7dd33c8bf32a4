import Source

/// The projects of a workspace, of which several may have files in common: a schema, fragments, tests.
///
/// What a file means is up to all the projects that it belongs to.
package struct EditorProjects<Project: EditorProject> {
  /// In the order of the configuration.
  package let all: [Project]

  package init(_ all: [Project]) {
    self.all = all
  }

  /// Those that a file belongs to, in order.
  func containing(_ path: String) -> [Project] { all.filter { $0.contains(path) } }

  /// Goes from a place to what is named there in all projects, and from each place at which these name it on to the
  /// projects that have that file as well: two that share a schema may never share an operation.
  ///
  /// - Parameters:
  ///   - start: the places that are known, with the project that has told of them.
  ///   - visit: gives the places in GraphQL files at which a project names what stands at a place of one of its files.
  ///     It is not asked for places that the project has given already.
  func follow<Failure: Error>(
    _ start: [(project: Int, places: [Location])],
    _ visit: (Project, Location) throws(Failure) -> [Location]
  ) throws(Failure) {
    guard 1 < all.count else { return }
    var known: [Set<Location>] = all.map { _ in [] }
    for (project, places) in start { known[project].formUnion(places) }
    var seen = Set(start.flatMap(\.places))
    var open = seen.sorted()
    while let place = open.popLast() {
      for (index, project) in all.enumerated() where project.contains(place.file) {
        guard known[index].insert(place).inserted else { continue }
        let found = try visit(project, place)
        known[index].formUnion(found)
        open += found.filter { seen.insert($0).inserted }
      }
    }
  }
}
