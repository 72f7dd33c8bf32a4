import Source

extension MockedType {
  /// Returns the mock of a type with its inherited members, or nil if the type no longer exists.
  package static func join(_ type: DeclaredType, _ sources: any MockSources) -> MockedType? {
    TypeLineage.find(type, sources)?.joined()
  }

  /// Whether a mock can be generated.
  package var canBeMocked: Bool { !isSkipped && !problems.contains { $0.severity == .error } }

  /// Downgrades errors to hints for a mock requested only by a pattern. Syntax errors stay, since the user may be
  /// typing.
  package mutating func skipIfUnsupported() {
    for index in problems.indices
    where problems[index].code == .protocolMockUnsupported && problems[index].severity == .error {
      problems[index].severity = .hint
      isSkipped = true
    }
  }

  /// Reports reasons why the type can't be mocked.
  mutating func check() {
    checkAnnotation()
    let outline = declared.outline
    if outline.isHidden || facts.access < .internal {
      report("is private, so mocks in other files cannot name it")
    }
    if outline.kind == .class {
      if facts.isFinal { report("is a final class, which cannot have subclasses") }
      if !facts.parameters.isEmpty { report("is a generic class; declare a protocol for it instead") }
    }
    if facts.attributes.contains(where: { $0.name == "objc" }) == false, superclass != nil, outline.kind == .protocol {
      for member in members where member.fact.isInitializer {
        report(
          "requires an initializer and a superclass with unknown initializers", at: member.location)
      }
    }
  }

  private mutating func report(_ message: String, at location: Location? = nil) {
    problems.append(
      MockProblem(
        code: .protocolMockUnsupported, severity: .error, message: "'\(facts.name)' \(message)",
        location: location ?? Location(declared.file, declared.outline.nameRange)))
  }
}
