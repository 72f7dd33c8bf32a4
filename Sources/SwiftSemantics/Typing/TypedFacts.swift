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
