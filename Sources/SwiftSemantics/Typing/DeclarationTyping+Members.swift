import Source
import SwiftLowering

/// Types members behind a value or type.
extension DeclarationTyping {
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

  func functionType(of member: Member) -> StaticType {
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

  /// While a closure is typed to compare functions, notes that the compiler would not find a member.
  mutating func noteIfMissing(_ name: Name, of base: StaticType) {
    if isProbing, lacks(name, base) { lacksMember = true }
  }

  /// Whether a type certainly has no such member.
  func lacks(_ name: Name, _ base: StaticType) -> Bool {
    var type = base
    if case .metatype(let instance) = base { type = resolved(instance) }
    switch type {
    case .nominal(let path, _):
      if environment.nominal(path)?.attributeNames.contains(StandardTypeNames.dynamicMemberLookup) ?? true {
        return false
      }
    case .parameter, .existential: break
    default: return false
    }
    let set = environment.members(named: name, of: type, in: signature)
    let isStatic = base != type
    return set.isComplete && !visible(set.found).contains { $0.isStatic == isStatic }
  }

  mutating func member(
    _ name: Name, of base: SwiftExpression, _ expression: SwiftExpression, labels: [Name?]? = nil,
    expecting expected: StaticType?
  ) -> StaticType {
    if case .name(let module) = base.content, isModule(module) {
      let found = members(named: name, inModule: module)
      if !found.isEmpty { return value(of: found, expression, labels: labels, expecting: expected) }
      guard let meaning = environment.meaning(of: name, in: LexicalScope(file: scope.file)) else { return .unknown }
      let type = environment.applying(nil, to: meaning, in: scope)
      noteType(type, of: expression)
      return .metatype(opened(type))
    }
    nextMember = name
    let type = resolvedPart(of: base, expecting: nil)
    if case .tuple(let elements) = type {
      let index = elements.firstIndex { $0.label == name } ?? Int(name.text)
      return index.flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? .unknown
    }
    if case .metatype(let instance) = type, let nested = nestedType(name, of: resolved(instance)) {
      noteType(nested, of: expression)
      return .metatype(opened(nested))
    }
    noteIfMissing(name, of: type)
    guard var found = members(named: name, behind: type) else { return .unknown }
    if let chain = chains.last, chain.isPlace, chain.top == expression.number {
      found = found.filter(\.isVariable)
      // An optional can have a function of the name of a variable of its value.
      if found.isEmpty, let wrapped = type.wrapped {
        found = (members(named: name, behind: wrapped) ?? []).filter(\.isVariable)
      }
    }
    if found.isEmpty { return dynamicMember(name, of: type.wrapped ?? type, expression) }
    return value(of: found, expression, labels: labels, expecting: expected)
  }

  /// A member that a type with `@dynamicMemberLookup` gives by a subscript.
  private mutating func dynamicMember(_ name: Name, of type: StaticType, _ expression: SwiftExpression) -> StaticType {
    guard case .nominal(let path, _) = type,
      environment.nominal(path)?.attributeNames.contains(StandardTypeNames.dynamicMemberLookup) ?? false,
      let found = members(named: SwiftFunction.subscriptName, behind: type)
    else { return .unknown }
    var possible: [Attempt] = []
    for member in found where member.labels == [StandardTypeNames.dynamicMember] {
      guard let candidate = candidate(for: member, base: type) else { continue }
      var attempt = Attempt(candidate, ArgumentMatch(positional: 1), Conversions(environment, signature, inference))
      guard case .nominal(let kind, let parts) = attempt.type(ofParameter: 0) else { continue }
      if parts.count == 2, kind.count == 1, kind[0].text.hasSuffix("KeyPath") {
        let root = attempt.conversions.inference.resolved(parts[0])
        guard let property = property(name, of: root), property.isSettable || kind[0] == StandardTypeNames.keyPath,
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

  private func isModule(_ expression: SwiftExpression) -> Bool {
    if case .name(let name) = expression.content { isModule(name) } else { false }
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

  private mutating func specialized(
    _ meaning: TypeMeaning?, _ arguments: [StaticType], _ base: SwiftExpression
  ) -> StaticType {
    guard let meaning else { return .unknown }
    let type = environment.applying(arguments, to: meaning, in: scope)
    noteType(type, of: base)
    return .metatype(type)
  }

  mutating func specialized(
    _ base: SwiftExpression, _ arguments: [WrittenType], expecting expected: StaticType?
  ) -> StaticType {
    let types = arguments.map { environment.resolve($0, in: scope) }
    switch base.content {
    case .name(let name): return specialized(environment.meaning(of: name, in: scope), types, base)
    case .member(let module, let name) where isModule(module):
      return specialized(environment.meaning(of: name, in: LexicalScope(file: scope.file)), types, base)
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
