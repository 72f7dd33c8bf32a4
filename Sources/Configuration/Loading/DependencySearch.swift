import Source

/// The search for the dependencies between projects.
struct DependencySearch {
  /// For each project, the indices of its dependencies, direct and indirect, in ascending order. It is among them if it
  /// is on a cycle.
  let dependencies: [[Int]]
  /// The indices of the projects that lead to a schema.
  let usable: [Int]
  /// Unknown names and cycles. Each cycle is reported once.
  let diagnostics: [Diagnostic]

  init(_ projects: [Project], _ places: [SettingPlaces]) {
    let indices = Dictionary(
      projects.indices.compactMap { index in projects[index].name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var diagnostics: [Diagnostic] = []
    var broken: Set<Int> = []
    let direct = projects.indices.map { index in
      projects[index].dependsOn.enumerated().compactMap { position, name in
        if let known = indices[name] { return known }
        let place = places[index].nearest("dependsOn.[\(position)]")
        diagnostics.append(Self.unknown(name, of: projects[index], in: projects, at: place))
        broken.insert(index)
        return nil
      }
    }
    let dependencies = projects.indices.map { Self.reached(from: $0, direct) }
    for index in projects.indices where dependencies[index].contains(index) && !broken.contains(index) {
      let cycle = Self.cycle(through: index, direct)
      broken.formUnion(dependencies[index].filter { dependencies[$0].contains(index) })
      let names = (cycle + [index]).map { shortened(projects[$0].name ?? "") }
      let message =
        "Project '\(names[0])' depends on itself (\(names.joined(separator: " → "))); remove a name from 'dependsOn'"
      let related = cycle.dropFirst().map { other in
        Diagnostic.Related("a part of the cycle", at: places[other].nearest("dependsOn"))
      }
      diagnostics.append(
        Diagnostic(.configConflict, .error, message, at: places[index].nearest("dependsOn"), related: related))
    }
    self.dependencies = dependencies
    self.diagnostics = diagnostics
    usable = projects.indices.filter { !broken.contains($0) && broken.isDisjoint(with: dependencies[$0]) }
  }

  /// Returns the indices that are reached from one, in ascending order.
  private static func reached(from index: Int, _ edges: [[Int]]) -> [Int] {
    var (open, seen) = (edges[index], Set<Int>())
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += edges[next] }
    }
    return seen.sorted()
  }

  /// Returns a shortest cycle, beginning with an index on it.
  private static func cycle(through index: Int, _ edges: [[Int]]) -> [Int] {
    var (open, seen) = ([[index]], Set<Int>())
    while !open.isEmpty {
      let path = open.removeFirst()
      for next in edges[path[path.count - 1]] {
        if next == index { return path }
        if seen.insert(next).inserted { open.append(path + [next]) }
      }
    }
    return [index]
  }

  private static func unknown(
    _ name: String, of project: Project, in projects: [Project], at place: Location
  ) -> Diagnostic {
    let names = projects.compactMap(\.name).filter { $0 != project.name }
    let message = "There is no project '\(shortened(name))'" + didYouMean(nearest(to: name, in: names))
    return Diagnostic(.configWrongValue, .error, message, at: place)
  }
}
