import Source

/// Types that inherit from themselves.
extension InheritanceWalk {
  /// Reports the first cycle of inheritance that the type reaches.
  mutating func reportCycle() {
    guard let cycle = cycle(), let first = cycle.first else { return }
    let shown = (cycle.dropFirst() + [first]).map { "'\($0.outline.name)'" }
    let others = shown.prefix(Self.shownTypes) + (Self.shownTypes < shown.count ? ["…"] : [])
    lineage.mocked.problems.append(
      MockProblem(
        code: .protocolMockInheritanceCycle, severity: .error,
        message:
          "'\(first.outline.name)' inherits from \(others.joined(separator: ", which inherits from ")), so there is no "
          + "mock of '\(lineage.mocked.facts.name)'",
        location: Location(first.file, first.outline.nameRange)))
  }

  private static let shownTypes = 5

  /// Returns the types of a cycle. Each inherits from the next one, and the last one from the first.
  private func cycle() -> [DeclaredType]? {
    var path: [(type: DeclaredType, next: Int)] = [(lineage.mocked.declared, 0)]
    var places = [lineage.mocked.declared: 0]
    var finished: Set<DeclaredType> = []
    while let (type, next) = path.last {
      guard let inherited = inheritance[type], next < inherited.count else {
        path.removeLast()
        places[type] = nil
        finished.insert(type)
        continue
      }
      path[path.count - 1].next += 1
      let parent = inherited[next]
      if let start = places[parent] { return path[start...].map { $0.type } }
      if finished.contains(parent) { continue }
      places[parent] = path.count
      path.append((parent, 0))
    }
    return nil
  }
}
