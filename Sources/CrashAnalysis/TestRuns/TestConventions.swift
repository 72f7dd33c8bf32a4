import Source
import SwiftLowering

/// The rules by which test libraries select and run tests: XCTest, Swift Testing and Quick.
struct TestConventions {
  private let declarations: ProgramDeclarations

  init(_ declarations: ProgramDeclarations) {
    self.declarations = declarations
  }

  private var program: any SwiftProgram { declarations.program }

  private func names(_ id: SwiftFunction.ID) -> NameResolver {
    NameResolver(declarations, scope: TypeScope(file: id.file))
  }

  /// Whether a test library runs a function.
  func isTest(_ id: SwiftFunction.ID) -> Bool {
    program[id].testArguments != nil || isXCTest(id) || isSpecification(id)
  }

  /// Whether Quick runs a function.
  func isSpecification(_ id: SwiftFunction.ID) -> Bool {
    let function = program[id]
    return function.name == "spec"
      && names(id).unknownParents(of: function.enclosing).contains { $0.text.hasSuffix("Spec") }
  }

  /// Whether XCTest runs a function.
  func isXCTest(_ id: SwiftFunction.ID) -> Bool {
    let function = program[id]
    guard function.kind == .function, function.name.text.hasPrefix("test"), function.parameters.isEmpty,
      !function.isStatic, !function.isPrivate, !function.enclosing.isEmpty
    else { return false }
    return names(id).declaration(of: function.enclosing)?.kind == .classOrActor
  }

  /// Whether XCTest runs the tests of a class, unless the class decides otherwise.
  func runsAsUsual(_ id: SwiftFunction.ID) -> Bool {
    let resolver = names(id)
    return !resolver.declaresMember(among: Self.runningMembers, of: resolver.home(of: id))
  }

  /// Whether a superclass may call methods that a test case overrides.
  func mayBeChangedByParents(_ path: [Name], _ id: SwiftFunction.ID) -> Bool {
    let resolver = names(id)
    let parents = resolver.unknownParents(of: path).filter { !LibraryModels.plainSuperclasses.contains($0) }
    guard !parents.isEmpty else { return false }
    return resolver.lineage(of: path).contains { type in program.types(at: type).contains { !$0.overridden.isEmpty } }
  }

  /// Whether Swift Testing runs a test, by its own traits and the traits of its suites.
  func isEnabled(_ id: SwiftFunction.ID) -> Certainty {
    var traits = program[id].traits
    let path = names(id).home(of: id)
    for count in path.indices {
      traits += program.types(at: Array(path[...count])).flatMap(\.traits)
    }
    return traits.reduce(.yes) { $0.and(allows($1)) }
  }

  private func allows(_ trait: SwiftExpression) -> Certainty {
    switch trait.content {
    case .literal(.string), .interpolation: return .yes
    case .parenthesized(let inner): return allows(inner)
    case .implicitMember(let name), .member(_, let name): return Self.harmlessTraits.contains(name) ? .yes : .maybe
    case .call(let callee, let arguments):
      guard let name = callee.caseName else { return .maybe }
      switch name {
      case Self.disabled where !arguments.contains { $0.label == Self.condition || $0.isTrailing }: return .no
      case Self.disabled: return literal(arguments).negated
      case Self.enabled: return literal(arguments)
      default: return allows(callee)
      }
    default: return .maybe
    }
  }

  /// Returns the value of the argument `if:`.
  private func literal(_ arguments: [SwiftExpression.Argument]) -> Certainty {
    guard let argument = arguments.first(where: { $0.label == Self.condition }),
      case .literal(.boolean(let value)) = argument.value.content
    else { return .maybe }
    return value ? .yes : .no
  }

  private static let disabled: Name = "disabled"
  private static let enabled: Name = "enabled"
  private static let condition: Name = "if"

  /// Traits that let every test run. Other traits may skip tests.
  private static let harmlessTraits: Set<Name> = [
    "bug", "dependencies", "dependency", "hidden", "serialized", "snapshots", "tags", "timeLimit",
  ]

  /// Members of test cases that decide which tests run.
  private static let runningMembers: [Name] = ["invokeTest", "perform", "run", "defaultTestSuite", "testInvocations"]
}
