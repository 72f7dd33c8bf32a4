import Source

/// Whether test libraries run a test at all.
extension Interpreter {
  /// Whether Swift Testing runs a test, by its own traits and the traits of its suites.
  mutating func isEnabled(_ id: TestFunction.ID) -> Certainty {
    let function = program[id]
    var traits = function.traits
    let path = home(of: id)
    for count in path.indices {
      traits += program.types(at: Array(path[...count])).flatMap(\.traits)
    }
    return traits.reduce(.yes) { $0.and(allows($1)) }
  }

  private func allows(_ trait: TestExpression) -> Certainty {
    switch trait.content {
    case .literal(.string), .interpolation: return .yes
    case .parenthesized(let inner): return allows(inner)
    case .implicitMember(let name): return Self.harmlessTraits.contains(name) ? .yes : .maybe
    case .member(_, let name): return Self.harmlessTraits.contains(name) ? .yes : .maybe
    case .call(let callee, let arguments):
      guard let name = callee.memberName else { return .maybe }
      switch name {
      case Self.disabled where !arguments.contains { $0.label == Self.condition || $0.isTrailing }: return .no
      case Self.disabled: return literal(arguments).negated
      case Self.enabled: return literal(arguments)
      default: return allows(callee)
      }
    default: return .maybe
    }
  }

  /// What `if:` asks for.
  private func literal(_ arguments: [TestExpression.Argument]) -> Certainty {
    guard let argument = arguments.first(where: { $0.label == Self.condition }),
      case .literal(.boolean(let value)) = argument.value.content
    else { return .maybe }
    return value ? .yes : .no
  }

  /// Whether XCTest runs the tests of a class as it usually does.
  func runsAsUsual(_ path: [Name]) -> Bool {
    let types = lineage(of: path)
    return !Self.runningMembers.contains { name in
      program.functions(named: name).contains { id in types.contains { isMember(id, of: $0) } }
    }
  }

  private static let disabled: Name = "disabled"
  private static let enabled: Name = "enabled"
  private static let condition: Name = "if"

  /// Traits that let every test run. Other traits may skip tests.
  private static let harmlessTraits: Set<Name> = [
    "bug", "dependencies", "dependency", "hidden", "serialized", "snapshots", "tags", "timeLimit",
  ]

  /// Members of test cases that decide what is run.
  private static let runningMembers: [Name] = ["invokeTest", "perform", "run", "defaultTestSuite", "testInvocations"]
}

extension TestExpression {
  /// `name` in `.name` and `Type.name`.
  fileprivate var memberName: Name? {
    switch content {
    case .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }
}
