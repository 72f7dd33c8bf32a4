import Source
import SwiftCode
import SwiftEmission
import SwiftLowering
import SwiftSemantics

/// Decides whether the default of a custom scalar can end a test that makes a mock (rule d.1).
struct ScalarDefaults {
  private let declarations: ProgramDeclarations

  init(_ declarations: ProgramDeclarations) {
    self.declarations = declarations
  }

  private var program: any SwiftProgram { declarations.program }
  private var code: GeneratedCode { declarations.code }

  /// Returns whether the default surely or possibly does not exist.
  func trap(ofDefaultOf scalar: Name) -> Certainty {
    guard code.options.version.hasNonOptionalParameters || code.hasMockFunctions else { return .no }
    let name = Name(code.options.typeName(scalar, .scalar))
    let path = target(ofScalar: name)
    let type = path.last ?? name
    if Self.textTypes.contains(type) { return .no }
    if hasDefaultMockValue(path) || hasDefaultMockValue([type]) || hasDefaultMockValue([name]) { return .no }
    if Self.numberTypes.contains(type) { return code.hasMockFunctions ? .no : .yes }
    let initializers = program.functions(named: SwiftFunction.jsonInitializer).filter {
      program[$0].enclosing.last == type || program[$0].enclosing.last == name
    }
    guard initializers.count == 1, let id = initializers.first else {
      // Types of Foundation that refuse most texts.
      return Self.strictTypes.contains(type) ? .maybe : .no
    }
    // Apollo makes the default from an empty text; MockSupport tries other plain values too.
    let inputs = code.hasMockFunctions ? Self.plainValues : [.string("")]
    return inputs.map { refuses($0, id) }.min() ?? .no
  }

  /// Returns the path of the type that a scalar stands for, through aliases.
  private func target(ofScalar name: Name) -> [Name] {
    var path = [name]
    var seen: Set<Name> = []
    // The type of another module can have the name of the alias.
    let namespace = Name(code.options.namespace)
    while let last = path.last, path.count == 1 || path[0] == namespace, seen.insert(last).inserted,
      case .named(let target, _)? = alias(ofScalar: last)
    {
      path = target
    }
    return path
  }

  /// Returns the target of an alias that generated code uses for a scalar.
  private func alias(ofScalar name: Name) -> SwiftTypeReference? {
    let all = program.aliases(named: name)
    let outer = all.filter { $0.alias.path.isEmpty || $0.alias.path == [Name(code.options.namespace)] }
    let found = outer.isEmpty ? all : outer
    return found.count == 1 ? found.first?.alias.target : nil
  }

  /// Whether an initializer throws for a value.
  private func refuses(_ value: AbstractValue, _ id: SwiftFunction.ID) -> Certainty {
    let evaluation = Evaluation(declarations, in: id.declaration)
    return evaluation.inside(.scalarInitializer) {
      evaluation.runHere(id, with: value)
      if !evaluation.state.path.isReached, evaluation.frame.returns.isEmpty { return .yes }
      return evaluation.frame.mayThrow || !evaluation.state.path.isReachedForSure ? .maybe : .no
    }
  }

  private func hasDefaultMockValue(_ path: [Name]) -> Bool {
    let paths = [path, [Name(code.options.namespace)] + path]
    return paths.contains { program.hasStoredProperty(Self.defaultMockValue, in: $0) }
      || program.functions(named: Self.defaultMockValue).contains { program[$0].enclosing.last == path.last }
  }

  private static let defaultMockValue: Name = "defaultMockValue"
  private static let textTypes: Set<Name> = ["String", "Substring"]
  private static let numberTypes: Set<Name> = ["Int", "Int32", "Double", "Float", "Bool"]
  private static let strictTypes: Set<Name> = ["UUID"]
  private static var plainValues: [AbstractValue] {
    [
      .string(""), .integer(0), .something, .boolean(false), .string("0"), .string("1970-01-01"),
      .string("1970-01-01T00:00:00Z"),
    ]
  }
}

extension Evaluation {
  /// Runs the body of a function in the present frame with a first argument.
  fileprivate func runHere(_ id: SwiftFunction.ID, with argument: AbstractValue) {
    let function = program.functionWithBody(id)
    frame.enclosing = names.home(of: id)
    frame.types = function.genericTypes
    frame.result = function.result
    for (index, parameter) in function.parameters.enumerated() {
      declare(parameter.name, index == 0 ? argument : .unknown)
    }
    _ = functions.value(ofBody: function.body)
  }
}
