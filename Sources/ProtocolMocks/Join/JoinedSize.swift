extension MockSources {
  /// Returns the number of inherited types and members that the mock of a type joins, or more: types in other scopes
  /// with the name of an inherited type count, too. Stops beyond a limit.
  ///
  /// - Complexity: linear in the result.
  package func joinedSize(of type: DeclaredType, upTo limit: Int) -> Int {
    var size = 0
    var names: Set<String> = []
    var open = [type]
    while let next = open.popLast(), size <= limit {
      guard let facts = facts(of: next) else { continue }
      size += 1 + facts.members.count
      var inherited = facts.inheritedNames
      while let name = inherited.popLast() {
        guard names.insert(name).inserted else { continue }
        open += types(named: name)
        for alias in aliases(named: name) {
          inherited += alias.target.split(separator: "&").compactMap { String($0).nameParts.last }
        }
      }
    }
    return size
  }
}
