import Source
import SwiftLowering
import SwiftScanning

extension DeclarationFacts {
  /// Types the functions and the initial values of a declaration.
  ///
  /// - Complexity: bounded by the number of its expressions, and by 50,000 for each function.
  package func typed(as id: DeclarationID, in environment: TypeEnvironment) -> TypedDeclaration {
    let privateTypes = PrivateTypes(inFile: id.file, [self])
    var result = TypedDeclaration(count: expressionCount)
    func add(_ scope: LexicalScope, _ type: (inout DeclarationTyping) -> Void) {
      var typing = DeclarationTyping(environment, scope, expressionCount: 0)
      swap(&typing.typed, &result)
      type(&typing)
      swap(&typing.typed, &result)
    }
    for index in functions.indices {
      guard let function = function(SwiftFunction.ID(declaration: id, index: index), privateTypes) else { continue }
      guard
        let interface = environment.readInterface(
          of: function, owner: .function(function.id), in: LexicalScope(file: id.file))
      else { continue }
      add(interface.scope.withoutParameters) { typing in
        typing.isStatic = function.isStatic && !function.enclosing.isEmpty
        if function.enclosing.isEmpty { typing.selfType = nil }
        typing.typeAttributes(of: function)
        typing.type(function, as: interface)
      }
    }
    let loose = statements.filter(\.isCode)
    if !loose.isEmpty {
      add(LexicalScope(file: id.file)) { typing in
        typing.isStatic = true
        typing.type(loose)
      }
    }
    for type in types {
      let path = environment.canonicalPath(privateTypes.separated(type.path), in: id.file)
      for property in type.properties {
        add(LexicalScope(file: id.file, enclosing: path)) { $0.type(property, of: type) }
      }
    }
    return result
  }
}

extension LexicalScope {
  fileprivate var withoutParameters: LexicalScope { LexicalScope(file: file, enclosing: enclosing) }
}

extension SwiftStatement {
  /// Whether it is code outside of functions, and no declaration.
  fileprivate var isCode: Bool {
    switch self {
    case .expression, .conditional, .check, .forEach, .loop, .repetition, .choice, .exit, .deferred, .block: true
    case .labeled(_, let inner): inner.isCode
    case .alternatives(let parts, _): parts.contains { $0.contains(where: \.isCode) }
    case .binding, .jump, .function, .type, .opaque, .computed, .members, .imported: false
    }
  }
}

extension DeclarationTyping {
  /// Types the arguments of attributes, such as `@Test(arguments: …)`.
  fileprivate mutating func typeAttributes(of function: SwiftFunction) {
    for case .expression(let expression) in function.attributes {
      inStatement { _ = $0.type(of: expression, expecting: .unknown) }
    }
  }

  /// Types the initial value and the observers of a stored property.
  fileprivate mutating func type(_ property: SwiftTypeDeclaration.Property, of type: SwiftTypeDeclaration) {
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

extension TypeEnvironment {
  /// The type of an initial value.
  func typeOfInitialValue(_ value: SwiftExpression, in scope: LexicalScope, isStatic: Bool) -> StaticType {
    var typing = DeclarationTyping(self, scope, expressionCount: 0)
    typing.isStatic = true
    if scope.enclosing.isEmpty { typing.selfType = nil }
    return typing.inStatement { typing in
      let found = typing.type(of: value)
      return reduced(typing.inference.finished(found), in: typing.signature)
    }
  }

  /// Whether a name is that of a result builder.
  func isResultBuilder(_ name: Name, in scope: LexicalScope) -> Bool {
    guard case .nominal(let path, _)? = meaning(of: name, in: scope) else { return false }
    return nominal(path)?.attributeNames.contains(StandardTypeNames.resultBuilder) ?? false
  }

  /// Whether a source that has a module declares a member.
  func isDeclared(_ member: Member, inModule module: Name) -> Bool {
    let position = position(of: member)
    return sources.indices.contains(position) && sources[position].hasModule(named: module)
  }

  /// The position of the source that declares a member.
  func position(of member: Member) -> Int {
    guard case .function(let id) = member.declaration else { return 0 }
    return found(id)?.source ?? 0
  }
}
