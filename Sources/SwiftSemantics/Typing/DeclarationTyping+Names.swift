import Source
import SwiftLowering

/// Names, and members without calls.
extension DeclarationTyping {
  /// What a plain name can stand for: the innermost declarations.
  enum NameMeaning {
    case locals([Local])
    case members([Member])
    case type(StaticType)
    case unknown
  }

  func meaning(of name: Name) -> NameMeaning {
    let found = locals[name]
    if !found.isEmpty { return .locals(found) }
    if let found = implicitMembers(named: name) { return found }
    if name != WellKnownNames.initializer {
      let global = visible(environment.ownMembers(named: name, at: []))
      if !global.isEmpty { return .members(global) }
    }
    return typeReference(name).map { .type($0) } ?? .unknown
  }

  /// Members of `self` and static members of the types around it; nil if there are none.
  private func implicitMembers(named name: Name) -> NameMeaning? {
    var path = scope.enclosing
    var isInnermost = true
    while !path.isEmpty {
      defer {
        path.removeLast()
        isInnermost = false
      }
      let nominal = environment.nominal(path)
      guard let type = isInnermost ? selfType ?? nominal?.selfType : nominal?.selfType else { continue }
      let set = environment.members(named: name, of: type, in: signature)
      let wantsStatic = isStatic || !isInnermost
      let found = visible(set.found).filter { $0.isStatic == wantsStatic && $0.kind != .initializer }
      if !found.isEmpty { return .members(found) }
      // A type inside hides outer names, too.
      if case .nominal(let nested, _)? = typeReference(name), nested.count == path.count + 1, nested.starts(with: path)
      {
        return nil
      }
      if !set.isComplete, typeReference(name) == nil { return .unknown }
    }
    return nil
  }

  /// The members that code in the file can name, without those whose conditions are not fulfilled.
  func visible(_ members: [Member]) -> [Member] {
    var seen: Set<Member.Declaration> = []
    return members.filter { member in
      if member.isPrivate, member.file != scope.file { return false }
      if member.isPrivateToType, !scope.enclosing.starts(with: member.owner) { return false }
      if !member.conditions.isEmpty, environment.fulfils(member.conditions, [:], in: signature) == false {
        return false
      }
      if member.isVariable {
        let requirements = environment.requirements(ofVariable: member)
        if !requirements.isEmpty, environment.fulfils(requirements, member.substitution, in: signature) == false {
          return false
        }
      }
      // Several conformances can give the same member.
      return seen.insert(member.declaration).inserted
    }
  }

  /// The type that a name stands for, with variables for the generic arguments that are not written; nil for no type.
  func typeReference(_ name: Name) -> StaticType? {
    guard let meaning = environment.meaning(of: name, in: scope) else { return nil }
    if case .module = meaning { return nil }
    return environment.applying(nil, to: meaning, in: scope)
  }

  /// Replaces the unknown generic arguments of a type that is named without them.
  mutating func opened(_ type: StaticType) -> StaticType {
    guard case .nominal(let path, let arguments) = type, arguments.contains(.unknown) else { return type }
    return .nominal(path, arguments.map { $0 == .unknown ? inference.makeVariable() : $0 })
  }

  // MARK: Names

  mutating func name(
    _ name: Name, _ expression: SwiftExpression, labels: [Name?]?, expecting expected: StaticType?
  ) -> StaticType {
    if name == WellKnownNames.selfName, locals[name].isEmpty {
      note(.selfValue, of: expression)
      guard let selfType else { return .unknown }
      return isStatic ? .metatype(selfType) : selfType
    }
    if name == WellKnownNames.superName { return superType ?? .unknown }
    if name == WellKnownNames.discard { return .unknown }
    if name.isOperator { return operatorValue(name, expression, expecting: expected) }
    switch meaning(of: name) {
    case .locals(let found): return local(found, expression, expecting: expected)
    case .members(let found): return value(of: found, expression, labels: labels, expecting: expected)
    case .type(let type):
      noteType(type, of: expression)
      return .metatype(opened(type))
    case .unknown: return .unknown
    }
  }

  /// The superclass of `self`, or its type.
  private var superType: StaticType? {
    guard case .nominal(let path, let arguments)? = selfType, let nominal = environment.nominal(path),
      let superclass = environment.conformances(of: path).superclass
    else { return nil }
    let type = environment.reduced(superclass.substituting(nominal.substitution(arguments)), in: signature)
    return isStatic ? .metatype(type) : type
  }

  private mutating func local(
    _ found: [Local], _ expression: SwiftExpression, expecting expected: StaticType?
  ) -> StaticType {
    guard found.count == 1 else { return .unknown }
    note(.local(found[0].number), of: expression)
    guard let function = found[0].function else { return found[0].type }
    return opened(function, [:])
  }

  mutating func noteType(_ type: StaticType, of expression: SwiftExpression) {
    switch type {
    case .nominal(let path, _): note(.type(path), of: expression)
    case .existential(let protocols) where protocols.count == 1: note(.type(protocols[0].path), of: expression)
    case .parameter(let parameter): note(.genericParameter(parameter), of: expression)
    default: break
    }
  }

  /// A function as a value, with variables for its generic parameters.
  private mutating func opened(_ function: FunctionInterface, _ substitution: Substitution) -> StaticType {
    var own = substitution
    for parameter in function.ownParameters { own[parameter] = inference.makeVariable() }
    let type = StaticType.function(function.functionType).substituting(own)
    return environment.reduced(type, in: signature)
  }

  /// The value of one of several members.
  mutating func value(
    of members: [Member], _ expression: SwiftExpression, labels: [Name?]?, expecting expected: StaticType?
  ) -> StaticType {
    let wantsFunction = labels != nil
    let variables = wantsFunction ? [] : members.filter { $0.isVariable || $0.isPlainCase(environment) }
    if let variable = best(variables) {
      note(.member(variable), of: expression)
      noteAccess(variable, of: expression)
      return type(of: variable)
    }
    var functions = members.filter { !$0.isVariable && $0.kind != .subscripting }
    if let labels { functions = functions.filter { $0.labels == labels } }
    if functions.count > 1, let expected, case .function = resolved(expected).withoutOptionals {
      functions = functions.filter { member in
        var conversions = Conversions(environment, signature, inference)
        let type = functionType(of: member)
        return type != .unknown && conversions.convert(type, to: resolved(expected).withoutOptionals) == true
      }
    }
    guard functions.count == 1 else { return .unknown }
    note(.member(functions[0]), of: expression)
    guard case .function(let id) = functions[0].declaration, let function = environment.interface(of: id) else {
      return functionType(of: functions[0])
    }
    return opened(function, functions[0].substitution)
  }

  /// The variable that the innermost type declares; nil if several are equal.
  private func best(_ variables: [Member]) -> Member? {
    guard variables.count > 1 else { return variables.first }
    func rank(_ member: Member) -> Int {
      // An extension with more requirements is for fewer types.
      (member.isInProtocol ? 100_000 : 0) + (member.isRequirement ? 10_000 : 0) + member.distance * 100
        - min(99, environment.requirements(ofVariable: member).count)
    }
    let sorted = variables.sorted { rank($0) < rank($1) }
    if rank(sorted[0]) < rank(sorted[1]) { return sorted[0] }
    let types = sorted.filter { rank($0) == rank(sorted[0]) }.map { type(of: $0) }
    return types.allSatisfy { $0 == types[0] } ? sorted[0] : nil
  }

  private mutating func noteAccess(_ member: Member, of expression: SwiftExpression) {
    guard case .function(let id) = member.declaration else { return }
    note(Call(callee: callee(id, member), match: nil, substitution: member.substitution), of: expression)
  }

  /// The callee of a member that is a function.
  func callee(_ id: SwiftFunction.ID, _ member: Member) -> Callee {
    if member.isRequirement { return .requirement(id) }
    guard let nominal = environment.nominal(member.owner), nominal.isClass, !nominal.isFinal,
      let function = environment.function(id), !function.isFinal, !function.isPrivate, function.extended == nil,
      function.kind != .initializer
    else { return .function(id) }
    return .overridable(id)
  }

  // MARK: Members

  /// The type of a variable, or of a case without values.
  func type(of member: Member) -> StaticType {
    switch member.declaration {
    case .property(let reference):
      return environment.reduced(environment.type(of: reference).substituting(member.substitution), in: signature)
    case .function(let id):
      guard let function = environment.interface(of: id) else { return .unknown }
      return environment.reduced(function.result.substituting(member.substitution), in: signature)
    case .enumCase(let path, _):
      return environment.nominal(path)?.selfType.substituting(member.substitution) ?? .unknown
    case .memberwise, .defaultInitializer, .rawValueInitializer: return .unknown
    }
  }

  private func functionType(of member: Member) -> StaticType {
    if case .enumCase(let path, let name) = member.declaration,
      let values = environment.associatedValues(of: path, name)
    {
      let parameters = values.map { FunctionType.Parameter($0.type.substituting(member.substitution)) }
      return environment.reduced(.function(FunctionType(parameters, type(of: member))), in: signature)
    }
    guard case .function(let id) = member.declaration, let function = environment.interface(of: id),
      function.ownParameters.isEmpty
    else { return .unknown }
    return environment.reduced(
      StaticType.function(function.functionType).substituting(member.substitution), in: signature)
  }

  /// The members of a name behind a value or a type, or nil if the base is unknown.
  func members(named name: Name, behind base: StaticType) -> [Member]? {
    switch base {
    case .unknown, .named, .variable: return nil
    case .metatype(let type):
      let type = resolved(type)
      guard !type.isUndecidedBase else { return nil }
      return visible(environment.members(named: name, of: type, in: signature).found).filter(\.isStatic)
    default:
      let found = visible(environment.members(named: name, of: base, in: signature).found).filter { !$0.isStatic }
      // Code that compiles names a member of the value only if the optional is implicitly unwrapped.
      if found.isEmpty, let wrapped = base.wrapped { return members(named: name, behind: wrapped) }
      return found
    }
  }

  mutating func member(
    _ name: Name, of base: SwiftExpression, _ expression: SwiftExpression, labels: [Name?]? = nil,
    expecting expected: StaticType?
  ) -> StaticType {
    if case .name(let module) = base.content, isModule(module) {
      let found = members(named: name, inModule: module)
      if !found.isEmpty { return value(of: found, expression, labels: labels, expecting: expected) }
      guard let meaning = environment.meaning(of: name, in: Scope(file: scope.file)) else { return .unknown }
      let type = environment.applying(nil, to: meaning, in: scope)
      noteType(type, of: expression)
      return .metatype(opened(type))
    }
    let type = resolvedPart(of: base, expecting: nil)
    if case .tuple(let elements) = type {
      let index = elements.firstIndex { $0.label == name } ?? Int(name.text)
      return index.flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? .unknown
    }
    if case .metatype(let instance) = type, let nested = nestedType(name, of: resolved(instance)) {
      noteType(nested, of: expression)
      return .metatype(opened(nested))
    }
    guard var found = members(named: name, behind: type) else { return .unknown }
    if let chain = chains.last, chain.isPlace, chain.top == expression.number { found = found.filter(\.isVariable) }
    if found.isEmpty { return dynamicMember(name, of: type.wrapped ?? type, expression) }
    return value(of: found, expression, labels: labels, expecting: expected)
  }

  /// A member that a type with `@dynamicMemberLookup` gives by a subscript.
  private mutating func dynamicMember(_ name: Name, of type: StaticType, _ expression: SwiftExpression) -> StaticType {
    guard case .nominal(let path, _) = type,
      environment.nominal(path)?.attributeNames.contains("dynamicMemberLookup") ?? false,
      let found = members(named: SwiftFunction.subscriptName, behind: type)
    else { return .unknown }
    var possible: [Attempt] = []
    for member in found where member.labels == ["dynamicMember"] {
      guard let candidate = candidate(for: member, base: type) else { continue }
      var attempt = Attempt(candidate, ArgumentMatch(positional: 1), Conversions(environment, signature, inference))
      guard case .nominal(let kind, let parts) = attempt.type(ofParameter: 0) else { continue }
      if parts.count == 2, kind.count == 1, kind[0].text.hasSuffix("KeyPath") {
        let root = attempt.conversions.inference.resolved(parts[0])
        guard let property = property(name, of: root), property.isSettable || kind[0] == StandardNames.keyPath,
          attempt.conversions.equate(property.type, parts[1]) == true
        else { continue }
      } else if environment.conforms(.nominal(kind, parts), to: Inference.Literal.string.path, in: signature) != true {
        continue
      }
      if attempt.applyRequirements() { possible.append(attempt) }
    }
    guard let best = Ranking(environment: environment, signature: signature).best(possible) else { return .unknown }
    inference = possible[best].conversions.inference
    let call = Call(callee: possible[best].candidate.callee, match: nil, substitution: possible[best].variables)
    note(call, of: expression)
    if let referent = possible[best].candidate.referent { note(referent, of: expression) }
    return resolved(possible[best].result)
  }

  /// The global functions and variables of a module.
  func members(named name: Name, inModule module: Name) -> [Member] {
    visible(environment.ownMembers(named: name, at: [])).filter { environment.isDeclared($0, inModule: module) }
  }

  func isModule(_ name: Name) -> Bool {
    guard case .unknown = meaning(of: name), case .module? = environment.meaning(of: name, in: scope) else {
      return false
    }
    return true
  }

  /// A type inside another one; nil if there is none.
  func nestedType(_ name: Name, of base: StaticType) -> StaticType? {
    if base.isGeneric {
      let isAssociated = environment.protocols(of: base, in: signature).contains {
        environment.declares(associatedType: name, $0.path)
      }
      return isAssociated ? environment.reduced(.member(base, name), in: signature) : nil
    }
    guard let meaning = environment.meaning(of: name, in: base, scope) else { return nil }
    let type = environment.reduced(environment.applying(nil, to: meaning, in: scope), in: signature)
    if case .member = type { return nil }
    return type == .unknown ? nil : type
  }

  /// A function by its labels.
  mutating func reference(
    _ base: SwiftExpression, labels: [Name?], expecting expected: StaticType?
  ) -> StaticType {
    switch base.content {
    case .name(let name): return self.name(name, base, labels: labels, expecting: expected)
    case .member(let inner, let name): return member(name, of: inner, base, labels: labels, expecting: expected)
    case .implicitMember(let name): return implicitMember(name, base, expected, labels: labels)
    default: return part(of: base, expecting: expected)
    }
  }

  /// `.name`, a static member of the expected type.
  mutating func implicitMember(
    _ name: Name, _ expression: SwiftExpression, _ expected: StaticType?, labels: [Name?]?
  ) -> StaticType {
    guard let owner = implicitOwner(of: name, expected),
      let found = members(named: name, behind: .metatype(owner)), !found.isEmpty
    else { return .unknown }
    return value(of: found, expression, labels: labels, expecting: expected)
  }

  /// The type whose static members `.name` can be: the expected one, or the one in an expected optional.
  func implicitOwner(of name: Name, _ expected: StaticType?) -> StaticType? {
    guard let expected else { return nil }
    var type = resolved(expected)
    if case .function(let function) = type { type = resolved(function.result) }
    guard !type.isUndecidedBase else { return nil }
    while let wrapped = type.wrapped {
      let own = members(named: name, behind: .metatype(type)) ?? []
      if !own.isEmpty { return type }
      type = wrapped
    }
    return type.isUndecidedBase ? nil : type
  }

  mutating func specialized(
    _ base: SwiftExpression, _ arguments: [WrittenType], expecting expected: StaticType?
  ) -> StaticType {
    let types = arguments.map { environment.resolve($0, in: scope) }
    switch base.content {
    case .name(let name):
      guard let meaning = environment.meaning(of: name, in: scope) else { return .unknown }
      let type = environment.applying(types, to: meaning, in: scope)
      noteType(type, of: base)
      return .metatype(type)
    case .member(let inner, let name):
      guard case .metatype(let outer) = resolvedPart(of: inner, expecting: nil),
        let meaning = environment.meaning(of: name, in: resolved(outer), scope)
      else { return .unknown }
      return .metatype(environment.applying(types, to: meaning, in: scope))
    default:
      _ = part(of: base, expecting: nil)
      return .unknown
    }
  }
}

extension StaticType {
  /// Whether members can't be looked up.
  var isUndecidedBase: Bool {
    switch self {
    case .unknown, .named, .variable: true
    default: false
    }
  }
}

extension Member {
  /// Whether it is a case without values, or one whose name is used as a value.
  fileprivate func isPlainCase(_ environment: TypeEnvironment) -> Bool {
    guard case .enumCase(let path, let name) = declaration else { return false }
    return environment.associatedValues(of: path, name)?.isEmpty ?? false
  }
}

extension Name {
  /// Whether it is an operator.
  var isOperator: Bool {
    guard let first = utf8.first else { return false }
    return "+-*/%<>=!&|^~?.".utf8.contains(first) || 0xE2 == first
  }
}
