import Source

extension MockedType {
  /// The mock of a type, with all that this inherits; nil where the type is gone.
  package static func join(_ type: DeclaredType, _ sources: any MockSources) -> MockedType? {
    TypeLineage.find(type, sources)?.joined()
  }

  /// Whether there can be a mock.
  package var canBeMocked: Bool { !isSkipped && !problems.contains { $0.severity == .error } }

  /// Turns errors into hints, for a mock that only a pattern asks for. A syntax error stays: the type may be half typed.
  package mutating func skipIfUnsupported() {
    for index in problems.indices
    where problems[index].code == .protocolMockUnsupported && problems[index].severity == .error {
      problems[index].severity = .hint
      isSkipped = true
    }
  }

  /// Says what stands in the way of a mock.
  mutating func check() {
    checkAnnotation()
    let outline = declared.outline
    if outline.isHidden || facts.access < .internal {
      report("is private, so mocks in other files cannot name it")
    }
    if outline.kind == .class {
      if facts.isFinal { report("is a final class, which has no subclasses") }
      if !facts.parameters.isEmpty { report("is a generic class; declare a protocol for what tests replace") }
    }
    if facts.attributes.contains(where: { $0.name == "objc" }) == false, superclass != nil, outline.kind == .protocol {
      for member in members where member.fact.isInitializer {
        report(
          "asks for an initializer and is restricted to a class, whose initializers are not known", at: member.location)
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
