import Source
import SwiftCode
import SwiftEmission

/// Whether the default of a custom scalar can end a test when a mock is made (rule d.1).
extension Interpreter {
  /// Notes that a mock's field gets the default of a custom scalar.
  mutating func noteDefault(of scalar: Name, in key: Name, of type: Name, at origin: Location) {
    // Initializers of scalars can make mocks themselves.
    guard !isScalarInitializer else { return }
    let certainty = trap(ofDefaultOf: scalar)
    guard certainty != .no else { return }
    findings.crashes.append(
      Crash(
        kind: .scalarDefault(scalar: scalar), isCertain: certainty == .yes && isCertain, key: key, mockType: type,
        origin: origin, call: calls.last?.location))
  }

  /// Whether there is surely no default, as far as the type is in sight.
  private func trap(ofDefaultOf scalar: Name) -> Certainty {
    guard code.options.version.hasNonOptionalParameters || code.hasMockFunctions else { return .no }
    let name = Name(code.options.typeName(scalar, .scalar))
    var type = name
    var path = [name]
    if case .named(let target, _)? = alias(ofScalar: name), let last = target.last {
      type = last
      path = target
    }
    if Self.textTypes.contains(type) { return .no }
    if hasDefaultMockValue(path) || hasDefaultMockValue([type]) || hasDefaultMockValue([name]) { return .no }
    if Self.numberTypes.contains(type) { return code.hasMockFunctions ? .no : .yes }
    let initializers = program.functions(named: TestFunction.jsonInitializer).filter {
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

  /// What the alias stands for that generated code means by the name of a scalar.
  private func alias(ofScalar name: Name) -> TypeReference? {
    let all = program.aliases(named: name)
    let outer = all.filter { $0.alias.path.isEmpty || $0.alias.path == [Name(code.options.namespace)] }
    let found = outer.isEmpty ? all : outer
    return found.count == 1 ? found.first?.alias.target : nil
  }

  /// Whether an initializer throws for a value.
  private func refuses(_ value: Value, _ id: TestFunction.ID) -> Certainty {
    var inner = Interpreter(program, code, in: id.declaration)
    inner.isScalarInitializer = true
    inner.runHere(id, with: value)
    if !inner.state.isReached, inner.frame.returns.isEmpty { return .yes }
    return inner.frame.mayThrow || !inner.state.isReachedForSure ? .maybe : .no
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
  private static var plainValues: [Value] {
    [
      .string(""), .integer(0), .something, .boolean(false), .string("0"), .string("1970-01-01"),
      .string("1970-01-01T00:00:00Z"),
    ]
  }
}

extension TestFunction {
  /// What initializers from JSON are called, so that they are found among all others: `init(_jsonValue:)`.
  static let jsonInitializer: Name = "init(_jsonValue:)"
}
