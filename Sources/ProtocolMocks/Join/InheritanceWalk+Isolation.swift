/// Which global actors a mock and its members run on.
extension InheritanceWalk {
  /// Takes over where a part runs, and leaves only those attributes to its members that say so for sure.
  mutating func isolate(_ index: Int) {
    let facts = lineage.parts[index].facts
    if lineage.mocked.isolation == nil {
      let actors = facts.attributes.filter { $0.isGlobalActor && isActor($0, isByDefault: index == 0) }
      lineage.mocked.isolation = (actors.first { $0.name == "MainActor" } ?? actors.first)?.text
    }
    let isClass = facts.kind == .class
    for member in facts.members.indices where facts.members[member].attributes.contains(where: \.isGlobalActor) {
      let isProperty = if case .property = facts.members[member].kind { true } else { false }
      // Properties of classes have wrappers, of which most are declared elsewhere.
      let attributes = facts.members[member].attributes.filter { attribute in
        !attribute.isGlobalActor || isActor(attribute, isByDefault: !(isClass && isProperty))
      }
      lineage.parts[index].facts.members[member].attributes = attributes
    }
  }

  /// Says which members of a mock that runs on a global actor do not: what a protocol asks for that says nothing of
  /// actors can be used anywhere. Where that can wait, it can as well be on the actor.
  mutating func freeMembers() {
    guard lineage.mocked.isolation != nil else { return }
    for index in lineage.parts.indices {
      let facts = lineage.parts[index].facts
      let isAnywhere = !facts.attributes.contains { $0.isGlobalActor && isActor($0, isByDefault: index == 0) }
      guard isAnywhere, facts.kind == .protocol, lineage.parts[index].type != nil else { continue }
      for member in facts.members.indices where !facts.members[member].attributes.contains(where: \.isGlobalActor) {
        lineage.parts[index].facts.members[member].isNonisolated =
          !facts.members[member].isAsync || facts.members[member].isNonisolated
      }
    }
  }

  /// Whether an attribute is a global actor.
  ///
  /// - Parameter isByDefault: what to think of one that is declared in none of the sources.
  private func isActor(_ attribute: AttributeFact, isByDefault: Bool) -> Bool {
    guard let name = attribute.name.split(separator: ".").last.map(String.init), name != "MainActor" else {
      return true
    }
    let roles = sources.names(named: name).map(\.role)
    if roles.contains(.globalActor) { return true }
    let isOther = roles.contains(.propertyWrapper) || roles.contains(.resultBuilder)
    return !isOther && (isByDefault || name.hasSuffix("Actor"))
  }
}
