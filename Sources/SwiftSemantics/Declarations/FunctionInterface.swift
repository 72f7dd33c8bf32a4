import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning

/// A function, initializer, accessor or subscript as its callers see it. It is a class because it is large, and does not
/// change once it is read.
package final class FunctionInterface {
  package struct Parameter {
    package var label: Name?
    package var name: Name
    /// The type of one argument.
    package var type: StaticType
    package var hasDefault = false
    package var isVariadic = false
    package var isInOut = false
    package var isAutoclosure = false

    package init(label: Name?, name: Name, type: StaticType) {
      (self.label, self.name, self.type) = (label, name, type)
    }
  }

  package enum Throwing: Hashable { case never, always, rethrowing }

  package let id: SwiftFunction.ID
  package let kind: SwiftFunction.Kind
  package let name: Name
  package fileprivate(set) var parameters: [Parameter] = []
  package fileprivate(set) var result: StaticType = .void
  package fileprivate(set) var isAsync = false
  package fileprivate(set) var throwing = Throwing.never
  /// Whether it declares the type of its errors.
  package fileprivate(set) var hasThrownType = false
  package fileprivate(set) var isStatic = false
  package fileprivate(set) var isMutating = false
  package fileprivate(set) var isRequirement = false
  package fileprivate(set) var isDisfavored = false
  package fileprivate(set) var fixity: SwiftFunction.Fixity?
  /// The generic parameters of the function.
  package fileprivate(set) var ownParameters: [TypeParameter] = []
  /// The requirements of the function and of the extension around it, but not of the type.
  package fileprivate(set) var requirements: [Requirement] = []
  /// The path of the type around it.
  package fileprivate(set) var owner: [Name] = []
  /// The scope of its body.
  package let scope: LexicalScope

  fileprivate init(id: SwiftFunction.ID, kind: SwiftFunction.Kind, name: Name, scope: LexicalScope) {
    (self.id, self.kind, self.name, self.scope) = (id, kind, name, scope)
  }

  /// The number of parameters that each call gives a value.
  package fileprivate(set) var requiredCount = 0

  /// Whether a type occurs in its parameters or its result.
  func mentions(_ type: StaticType) -> Bool {
    result.contains { $0 == type } || parameters.contains { $0.type.contains { $0 == type } }
  }

  /// The function as a value.
  package var functionType: FunctionType {
    FunctionType(
      parameters.map {
        FunctionType.Parameter(
          $0.type, isInOut: $0.isInOut, isAutoclosure: $0.isAutoclosure, isVariadic: $0.isVariadic)
      },
      result, isAsync: isAsync, canThrow: throwing != .never)
  }
}

extension TypeEnvironment {
  /// Returns the interface of a function; nil if there is none, or if it is not supported.
  package func interface(of id: SwiftFunction.ID) -> FunctionInterface? {
    if let libraries, LibraryText.isLibrary(id.file) { return libraries.environment.interface(of: id) }
    return once(\.interfaces, id, missing: nil) {
      function(id).flatMap { readInterface(of: $0, owner: .function(id), in: LexicalScope(file: id.file)) }
    }
  }

  /// - Parameters:
  ///   - owner: the owner of its generic parameters.
  ///   - outer: the scope around a local function. Other functions are in the scope of their type.
  func readInterface(
    of function: SwiftFunction, owner: TypeParameter.Owner, in outer: LexicalScope
  ) -> FunctionInterface? {
    guard !function.generics.isUnsupported, !function.isUnavailable else { return nil }
    var scope = outer
    if !function.enclosing.isEmpty { scope.enclosing = canonicalPath(function.enclosing, in: outer.file) }
    let own = function.generics.parameters.enumerated().map { TypeParameter(owner: owner, index: $0, name: $1) }
    scope.parameters += own
    let result = FunctionInterface(id: function.id, kind: function.kind, name: function.name, scope: scope)
    result.ownParameters = own
    result.owner = scope.enclosing
    result.requirements = requirements(function.generics.requirements, in: scope)
    if let extended = function.extended, let nominal = nominal(scope.enclosing) {
      result.requirements += requirements(of: extended, in: nominal, scope.file)
    }
    var typeScope = scope
    typeScope.hasDynamicSelf = true
    var resolver = TypeResolver(self, typeScope)
    resolver.opaqueOwner = owner
    resolver.nextOpaque = own.count
    for parameter in function.parameters { result.parameters.append(read(parameter, &resolver)) }
    result.requiredCount = result.parameters.count { !$0.hasDefault && !$0.isVariadic }
    if function.kind == .setter, !result.parameters.isEmpty, let written = function.writtenResult {
      result.parameters[0].type = declaredType(written, of: .none, in: scope)
    }
    result.ownParameters += resolver.opaques.parameters
    result.requirements += resolver.opaques.requirements
    result.result = resultType(of: function, result, in: typeScope)
    result.isAsync = function.effects.isAsync
    switch function.effects.throwing {
    case .never: break
    case .throwing(let type):
      result.throwing = .always
      result.hasThrownType = type != nil
    case .rethrowing: result.throwing = .rethrowing
    }
    result.isStatic = function.isStatic
    result.isMutating = function.isMutating
    result.isRequirement = function.isRequirement
    result.isDisfavored = function.isDisfavored
    result.fixity = function.fixity
    return result
  }

  private func read(
    _ parameter: SwiftFunction.Parameter, _ resolver: inout TypeResolver
  ) -> FunctionInterface.Parameter {
    var type = StaticType.unknown
    if let written = parameter.written {
      if parameter.isVariadic, case .array(let element) = written {
        type = resolver.type(element)
      } else {
        type = resolver.type(written)
      }
      if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
    }
    var result = FunctionInterface.Parameter(label: parameter.label, name: parameter.name, type: type)
    result.hasDefault = parameter.defaultValue != nil
    result.isVariadic = parameter.isVariadic
    result.isInOut = parameter.isInOut
    result.isAutoclosure = parameter.isAutoclosure
    return result
  }

  private func resultType(
    of function: SwiftFunction, _ interface: FunctionInterface, in scope: LexicalScope
  ) -> StaticType {
    switch function.kind {
    case .initializer:
      let own = selfType(in: interface.scope)
      return function.isFailable ? .optional(own) : own
    case .setter: return .void
    case .function, .getter, .subscripting:
      guard let written = function.writtenResult else { return function.kind == .function ? .void : .unknown }
      return declaredType(written, of: function.id, in: scope)
    }
  }

  /// The type of a result or property, where `some` is an opaque type.
  func declaredType(_ written: WrittenType, of id: SwiftFunction.ID, in scope: LexicalScope) -> StaticType {
    var resolver = TypeResolver(self, scope)
    let marker = TypeParameter.Owner.local(-1)
    resolver.opaqueOwner = marker
    let type = resolver.type(written)
    guard !resolver.opaques.parameters.isEmpty else { return type }
    guard !resolver.opaques.requirements.contains(.unknown), id.declaration != .none else { return .unknown }
    var substitution: Substitution = [:]
    for parameter in resolver.opaques.parameters {
      let constraints = resolver.opaqueConstraints[parameter] ?? []
      let arguments = (nominal(scope.enclosing)?.parameters ?? []) + scope.parameters
      let own = nominal(scope.enclosing).flatMap { $0.isProtocol ? $0.selfType : nil }
      substitution[parameter] = .opaqueResult(
        OpaqueResult(
          function: id, name: name(of: id, in: scope), index: parameter.index, constraints: constraints,
          arguments: arguments.map { .parameter($0) } + (own.map { [$0] } ?? [])))
    }
    return type.substituting(substitution)
  }

  /// The name of a function with its type and labels.
  private func name(of id: SwiftFunction.ID, in scope: LexicalScope) -> String {
    guard let function = function(id) else { return "" }
    let labels = function.parameters.map { "\($0.label?.text ?? "_"):" }.joined()
    let name = function.kind == .getter ? function.name.text : "\(function.name)(\(labels))"
    return (scope.enclosing.map(\.written) + [name]).joined(separator: ".")
  }

  /// The path of the type that an extension names.
  func canonicalPath(_ path: [Name], in file: Name) -> [Name] {
    if nominal(path) != nil { return path }
    if path.count > 1, sources.contains(where: { $0.hasModule(named: path[0]) }) {
      return canonicalPath(Array(path.dropFirst()), in: file)
    }
    guard let first = path.first, let meaning = meaning(of: first, in: LexicalScope(file: file)) else { return path }
    switch applying(nil, to: meaning, in: LexicalScope(file: file)) {
    case .nominal(let found, _) where found != [first]: return canonicalPath(found + path.dropFirst(), in: file)
    case .existential(let protocols) where protocols.count == 1 && protocols[0].path != [first]:
      return canonicalPath(protocols[0].path + path.dropFirst(), in: file)
    default: return path
    }
  }
}
