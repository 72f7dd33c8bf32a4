/// The global actors of a mock and its members.
extension InheritanceWalk {
  /// Records the isolation of a part. Its members keep only attributes that are certainly global actors.
  mutating func isolate(_ index: Int) {
    let facts = lineage.parts[index].facts
    if lineage.mocked.isolation == nil {
      let actors = facts.attributes.filter { $0.isGlobalActor && isActor($0, isByDefault: index == 0) }
      lineage.mocked.isolation = (actors.first { $0.name == "MainActor" } ?? actors.first)?.text
    }
    let isClass = facts.kind == .class
    for member in facts.members.indices where facts.members[member].attributes.contains(where: \.isGlobalActor) {
      let isProperty = if case .property = facts.members[member].kind { true } else { false }
      // Attributes of class properties may be property wrappers, most of them declared elsewhere.
      let attributes = facts.members[member].attributes.filter { attribute in
        !attribute.isGlobalActor || isActor(attribute, isByDefault: !(isClass && isProperty))
      }
      lineage.parts[index].facts.members[member].attributes = attributes
    }
  }

  /// Marks the nonisolated members of an isolated mock. A requirement without a global actor can be called anywhere.
  mutating func freeMembers() {
    guard lineage.mocked.isolation != nil else { return }
    for index in lineage.parts.indices {
      let facts = lineage.parts[index].facts
      let isAnywhere = !facts.attributes.contains { $0.isGlobalActor && isActor($0, isByDefault: index == 0) }
      guard isAnywhere, facts.kind == .protocol, lineage.parts[index].type != nil else { continue }
      for member in facts.members.indices where !facts.members[member].attributes.contains(where: \.isGlobalActor) {
        lineage.parts[index].facts.members[member].isNonisolated = true
      }
    }
  }

  /// Whether an attribute is a global actor.
  ///
  /// - Parameter isByDefault: the answer for attributes that no source declares.
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
