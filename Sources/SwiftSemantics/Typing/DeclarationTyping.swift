import Source
import SwiftLowering

/// Types the expressions of a declaration.
///
/// Each expression has an expected type, if its place says one, and gets a type. Variables of inference exist while the
/// outermost statement is typed.
struct DeclarationTyping {
  let environment: TypeEnvironment
  var scope: LexicalScope
  var signature: Signature
  var inference = Inference()
  var locals = LocalNames()
  var typed: TypedDeclaration
  /// The type of `self`; nil where there is none.
  var selfType: StaticType?
  /// Whether `self` is a type.
  var isStatic = false
  var isAsync = false
  /// The functions and closures around the statement, the innermost last.
  var bodies: [Body] = []
  /// The optional chains around the expression, the innermost last.
  var chains: [Chain] = []
  /// The expressions and calls whose types can contain variables.
  private var open: [Int32] = []
  private var openCalls: [Int32] = []
  /// Whether the next expression is an argument that is typed before its function is chosen.
  var isOpenArgument = false
  /// The operator expression that is such an argument; -1 for none.
  var openOperator: Int32 = -1
  /// The results of the functions that a call among the arguments could run.
  var alternatives: [Int32: [ArgumentType.Alternative]] = [:]
  /// Whether a `throw`, or a call that declares the type of its errors, was typed since it was reset.
  var throwsTypedErrors = false
  /// Whether a closure is typed to compare functions, so that the results are not kept.
  var isProbing = false
  /// The member that the code names behind the next expression.
  var nextMember: Name?
  /// Whether a member was missing while a closure was typed to compare functions.
  var lacksMember = false
  /// The type of the last closure's only expression.
  var closureResult: StaticType?
  /// The operators between literals, whose type decides which function they are.
  var literalOperators: [(expression: SwiftExpression, name: Name, type: StaticType)] = []
  private var statementDepth = 0
  private var steps = 0

  /// The result of a function or closure.
  struct Body {
    /// The declared or expected type; nil if the body decides.
    var result: StaticType?
    /// The types of returned values, if the body decides.
    var returned: [StaticType] = []
    /// Whether the statements are the parts of a result builder.
    var isBuilder = false
  }

  /// A chain of members, calls and `?`.
  struct Chain {
    var isOptional = false
    /// The number of the whole chain.
    var top: Int32 = -1
    /// Whether the chain is an argument that is typed before its function is chosen.
    var isOpen = false
    /// Whether the whole chain gets a new value.
    var isPlace = false
    /// The expected type of the whole chain, for a chain that starts with a point.
    var expected: StaticType?
  }

  /// The maximum number of expressions that are typed, some of them twice.
  private static let stepLimit = 50_000

  init(_ environment: TypeEnvironment, _ scope: LexicalScope, expressionCount: Int) {
    (self.environment, self.scope) = (environment, scope)
    signature = environment.nominal(scope.enclosing).map { environment.signature(of: $0) } ?? .empty
    selfType = environment.nominal(scope.enclosing)?.selfType
    typed = TypedDeclaration(count: expressionCount)
  }

  // MARK: Results

  /// Notes the type of an expression.
  mutating func note(_ type: StaticType, of expression: SwiftExpression) {
    guard typed.types.indices.contains(Int(expression.number)) else { return }
    typed.types[Int(expression.number)] = type
    if type.hasVariables { open.append(expression.number) }
  }

  mutating func note(_ referent: Referent, of expression: SwiftExpression) {
    guard 0 <= expression.number else { return }
    typed.referents[expression.number] = referent
  }

  mutating func note(_ call: Call, of expression: SwiftExpression) {
    guard 0 <= expression.number else { return }
    typed.calls[expression.number] = call
    openCalls.append(expression.number)
  }

  /// Runs `body` for a statement. At its end, literals without a context get their default types.
  mutating func inStatement<Result>(_ body: (inout DeclarationTyping) -> Result) -> Result {
    statementDepth += 1
    let first = inference.count
    let result = body(&self)
    inference.takeDefaults(from: first)
    statementDepth -= 1
    if statementDepth == 0 { finish() }
    return result
  }

  private mutating func finish() {
    for number in open { typed.types[Int(number)] = final(typed.types[Int(number)]) }
    for number in openCalls {
      if var call = typed.calls[number] {
        call.substitution = call.substitution.mapValues { final($0) }
        typed.calls[number] = call
      }
    }
    for (expression, name, type) in literalOperators {
      if let call = arithmetic(name, of: final(type)) { typed.calls[expression.number] = call }
    }
    (open, openCalls, literalOperators) = ([], [], [])
    if bodies.allSatisfy({ $0.result?.hasVariables != true && !$0.returned.contains(where: \.hasVariables) }) {
      locals.finish { inference.finished($0) }
      inference = Inference()
    }
  }

  private func final(_ type: StaticType) -> StaticType {
    environment.reduced(inference.finished(type), in: signature)
  }

  /// Returns the type with bound variables replaced and members reduced.
  func resolved(_ type: StaticType) -> StaticType {
    environment.reduced(inference.resolved(type), in: signature)
  }

  /// Whether the budget allows another expression.
  mutating func takeStep() -> Bool {
    steps += 1
    return steps <= Self.stepLimit
  }

  // MARK: Conversions

  /// Converts a value to an expected type, which can bind variables. A failure changes nothing.
  @discardableResult
  mutating func convert(_ type: StaticType, to target: StaticType) -> Bool? {
    var conversions = Conversions(environment, signature, inference)
    let result = conversions.convert(argument: type, to: target)
    if result != false { inference = conversions.inference }
    return result
  }

  /// The type that several values have in common; unknown if they have none.
  mutating func joined(_ types: [StaticType]) -> StaticType {
    guard var result = types.first else { return .unknown }
    for type in types.dropFirst() {
      if convert(type, to: result) == true { continue }
      guard convert(result, to: type) == true else { return joinedOptionals(result, type) ?? .unknown }
      result = type
    }
    return result
  }

  /// `nil` beside a value makes an optional.
  private mutating func joinedOptionals(_ first: StaticType, _ second: StaticType) -> StaticType? {
    for (one, other) in [(first, second), (second, first)] {
      guard case .variable(let variable) = inference.head(one), inference.literal(of: variable) == .nothing else {
        continue
      }
      let result = StaticType.optional(other)
      if convert(one, to: result) == true { return result }
    }
    return nil
  }
}

/// Declarations.
extension DeclarationTyping {
  /// The type of an initial value.
  static func type(ofInitialValue value: SwiftExpression, in scope: LexicalScope, _ environment: TypeEnvironment)
    -> StaticType
  {
    var typing = DeclarationTyping(environment, scope, expressionCount: 0)
    typing.isStatic = true
    if scope.enclosing.isEmpty { typing.selfType = nil }
    return typing.inStatement { typing in
      let found = typing.type(of: value)
      return environment.reduced(typing.inference.finished(found), in: typing.signature)
    }
  }

  /// Types the arguments of attributes, such as `@Test(arguments: …)`.
  mutating func typeAttributes(of function: SwiftFunction) {
    for case .expression(let expression) in function.attributes {
      inStatement { _ = $0.type(of: expression, expecting: .unknown) }
    }
  }

  /// Types the initial value and the observers of a stored property.
  mutating func type(_ property: SwiftTypeDeclaration.Property, of type: SwiftTypeDeclaration) {
    isStatic = property.isStatic
    let declared = property.written.map { environment.resolve($0, in: scope) }
    // Initial values of instances can't use `self`, unless they are lazy.
    if !property.isStatic, !property.isLazy { isStatic = true }
    if type.path.isEmpty { selfType = nil }
    if let value = property.value {
      inStatement { typing in
        let found = typing.type(of: value, expecting: declared)
        if let declared { typing.convert(found, to: declared) }
      }
    }
    for argument in property.wrapper?.arguments ?? [] where property.value?.number != argument.value.number {
      inStatement { _ = $0.type(of: argument.value, expecting: .unknown) }
    }
    isStatic = property.isStatic
    let reference = PropertyReference(path: scope.enclosing, name: property.name, file: scope.file)
    for observer in property.observers {
      locals.declare(observer.observedName, environment.type(of: reference))
      typeBody(observer.body, result: .void)
    }
  }
}
