import Source

/// Answers editor requests with all projects of a workspace that read a file. Several may share files: a schema,
/// fragments, tests.
///
/// All projects that read a file decide about its meaning.
package struct EditorProjects<Project: EditorProject> {
  /// The projects in the order of the configuration.
  package let all: [Project]

  package init(_ all: [Project]) {
    self.all = all
  }

  /// Returns the projects that contain a file, in order.
  func containing(_ path: String) -> [Project] { all.filter { $0.contains(path) } }

  /// Visits the places that name a symbol in all projects. Each new place leads to the other projects with its file,
  /// since two projects with one schema may share no operation.
  ///
  /// - Parameters:
  ///   - start: the known places, with the project that found them.
  ///   - visit: returns the places in GraphQL files where a project names the symbol at a place. It isn't called for
  ///     places that the project itself has returned.
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
