import Source
import SwiftLowering

/// Calls and subscripts: the functions that they could run.
extension DeclarationTyping {
  mutating func call(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    expecting expected: StaticType?
  ) -> StaticType {
    var site = CallSite(expression: expression, callee: callee, arguments: arguments, expected: expected)
    (site.nextMember, nextMember) = (nextMember, nil)
    if site.isTypeOfValue { return typeOfValue(site) }
    switch callee.content {
    case .name(let name): return call(named: name, site)
    case .member(let base, let name): return call(member: name, of: base, site)
    case .implicitMember(let name):
      let owner = implicitOwner(of: name, expected ?? chains.last?.expected)
      if name == WellKnownNames.initializer, let owner, let wrapped = owner.wrapped {
        return initialize([owner, wrapped], site)
      }
      guard let owner, let found = members(named: name, behind: .metatype(owner)) else { return unknownCall(site) }
      return call(members: found, base: owner, site)
    case .specialization, .type:
      let type = resolvedPart(of: callee, expecting: nil)
      guard case .metatype(let instance) = type else { return unknownCall(site) }
      return initialize(instance, site)
    default: return call(value: part(of: callee, expecting: nil), site)
    }
  }

  /// `type(of: value)`, which the compiler knows.
  private mutating func typeOfValue(_ site: CallSite) -> StaticType {
    let type = resolvedType(of: site.arguments[0].value)
    return type == .unknown ? .unknown : .metatype(type)
  }

  private mutating func call(named name: Name, _ site: CallSite) -> StaticType {
    if name == WellKnownNames.selfName || name == WellKnownNames.superName {
      return call(value: type(of: site.callee), site)
    }
    switch meaning(of: name) {
    case .locals(let found):
      let functions = found.compactMap { local in
        local.function.map { function -> Candidate in
          var candidate = Candidate(function, callee: .local(local.number), [:])
          candidate.referent = .local(local.number)
          return candidate
        }
      }
      guard functions.isEmpty else { return choose(functions, site) }
      return call(value: type(of: site.callee), site)
    case .members(let found): return call(members: found, base: selfType, site)
    case .type(let type):
      noteType(type, of: site.callee)
      let type = opened(type)
      note(.metatype(type), of: site.callee)
      return initialize(type, site)
    case .unknown: return unknownCall(site)
    }
  }

  private mutating func call(member name: Name, of base: SwiftExpression, _ site: CallSite) -> StaticType {
    if case .name(let module) = base.content, isModule(module) {
      let global = members(named: name, inModule: module)
      if !global.isEmpty { return call(members: global, base: nil, site) }
      guard let meaning = environment.meaning(of: name, in: LexicalScope(file: scope.file)) else {
        return unknownCall(site)
      }
      return initialize(opened(environment.applying(nil, to: meaning, in: scope)), site)
    }
    nextMember = name
    let type = resolvedPart(of: base, expecting: nil)
    if name == WellKnownNames.initializer {
      switch type {
      case .metatype(let instance): return initialize(instance, site)
      case .nominal where base.isSelfOrSuper: return initialize(type, site)
      default: return unknownCall(site)
      }
    }
    if case .metatype(let instance) = type, let nested = nestedType(name, of: resolved(instance)) {
      noteType(nested, of: site.callee)
      return initialize(opened(nested), site)
    }
    noteIfMissing(name, of: type)
    guard let found = members(named: name, behind: type), !found.isEmpty else { return unknownCall(site) }
    var owner = type
    if case .metatype(let instance) = type { owner = instance }
    if let wrapped = type.wrapped, found.allSatisfy({ $0.owner != [StandardTypeNames.optional] }) { owner = wrapped }
    let result = call(members: found, base: owner, site)
    // A function value can ask for wider elements.
    if case .array = base.content, site.arguments.contains(where: { !$0.value.isClosure && isFunction($0.value) }) {
      note(.unknown, of: base)
    }
    return result
  }

  private func isFunction(_ expression: SwiftExpression) -> Bool {
    if case .function = resolved(typed.type(of: expression)).withoutOptionals { true } else { false }
  }

  // MARK: Kinds of callees

  /// Calls one of several members, or a variable that is a function.
  private mutating func call(members: [Member], base: StaticType?, _ site: CallSite) -> StaticType {
    let members = members.filter { $0.isVariable || mayCall($0, site) }
    let candidates = members.filter { !$0.isVariable && $0.kind != .subscripting }.compactMap {
      candidate(for: $0, base: base)
    }
    let variables = members.filter(\.isVariable)
    if !candidates.isEmpty, variables.contains(where: { isCallable(self.type(of: $0)) }) { return unknownCall(site) }
    guard candidates.isEmpty else {
      return choose(candidates, site, isComplete: candidates.count + variables.count == members.count)
    }
    guard !variables.isEmpty else { return unknownCall(site) }
    let type = value(of: variables, site.callee, labels: nil, expecting: nil)
    note(type, of: site.callee)
    return call(value: type, site)
  }

  /// Whether a value of a type can be called.
  private func isCallable(_ type: StaticType) -> Bool {
    switch resolved(type) {
    case .function, .unknown, .named: true
    case let type: !(members(named: StandardTypeNames.callAsFunction, behind: type) ?? []).isEmpty
    }
  }

  /// Makes an instance of a type.
  private mutating func initialize(_ type: StaticType, _ site: CallSite) -> StaticType {
    let type = resolved(type)
    guard !type.isUndecidedBase, type != .void else { return unknownCall(site) }
    if case .existential = type { return unknownCall(site) }
    if let literal = literalOfInitializer(site, type) { return literal }
    return initialize([expectedInstance(of: type, site) ?? type], site)
  }

  /// The expected type, if it decides the generic arguments of a class that has no subclasses.
  private func expectedInstance(of type: StaticType, _ site: CallSite) -> StaticType? {
    guard type.hasVariables, case .nominal(let path, _) = type, let nominal = environment.nominal(path),
      nominal.isClass, nominal.isFinal, let expected = site.expected.map({ resolved($0).withoutOptionals }),
      case .nominal(path, _) = expected, !expected.hasVariables
    else { return nil }
    return expected
  }

  /// Makes an instance of one of several types: `.init` of an optional can be that of its value.
  private mutating func initialize(_ types: [StaticType], _ site: CallSite) -> StaticType {
    let candidates = types.flatMap { type in
      visible(
        environment.members(named: WellKnownNames.initializer, of: type, in: signature).found.filter {
          mayCall($0, site)
        }
      ).compactMap { candidate(for: $0, base: type) }
    }
    return candidates.isEmpty ? unknownCall(site) : choose(candidates, site)
  }

  /// `Type(literal)` is a literal of the type, if the type can have such literals; nil otherwise.
  private mutating func literalOfInitializer(_ site: CallSite, _ type: StaticType) -> StaticType? {
    guard site.arguments.count == 1, site.arguments[0].label == nil,
      case .literal(let value) = site.arguments[0].value.content,
      case .nominal = type, let literal = Inference.Literal(value), literal != .nothing,
      environment.conforms(type, to: literal.path, in: signature) == true
    else { return nil }
    _ = self.type(of: site.arguments[0].value, expecting: type)
    return type
  }

  /// Calls a value: a function, or an instance with `callAsFunction`.
  private mutating func call(value: StaticType, _ site: CallSite) -> StaticType {
    let type = resolved(value)
    switch type {
    case .function(let function):
      // A function type doesn't have the type of its errors.
      if function.canThrow { throwsTypedErrors = true }
      return choose([Candidate(function)], site.withoutLabels)
    case .metatype(let instance): return initialize(instance, site)
    default:
      guard let found = members(named: StandardTypeNames.callAsFunction, behind: type), !found.isEmpty else {
        return unknownCall(site)
      }
      return call(members: found, base: type, site)
    }
  }

  mutating func element(
    _ expression: SwiftExpression, _ base: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    expecting expected: StaticType?
  ) -> StaticType {
    let site = CallSite(expression: expression, callee: base, arguments: arguments, expected: expected)
    let type = resolvedPart(of: base, expecting: nil)
    guard let found = members(named: SwiftFunction.subscriptName, behind: type) else { return unknownCall(site) }
    let candidates = found.compactMap { candidate(for: $0, base: type) }
    return candidates.isEmpty ? unknownCall(site) : choose(candidates, site, namesCallee: false)
  }

  /// Types the arguments of a call whose callee is not known.
  mutating func unknownCall(_ site: CallSite) -> StaticType {
    for argument in site.arguments { _ = type(of: argument.value, expecting: .unknown) }
    return .unknown
  }

  // MARK: Candidates

  /// Whether a member can take the arguments of a call, by their labels and number.
  private func mayCall(_ member: Member, _ site: CallSite) -> Bool {
    guard member.mayTake(site.arguments) else { return false }
    guard case .function(let id) = member.declaration, let function = environment.interface(of: id) else { return true }
    return function.requiredCount <= site.arguments.count
  }

  /// A member as the callee of a call; nil if its types are not known.
  func candidate(for member: Member, base: StaticType?) -> Candidate? {
    var result: Candidate
    switch member.declaration {
    case .function(let id):
      guard let function = environment.interface(of: id) else { return nil }
      result = Candidate(function, callee: callee(id, member), member.substitution)
      if function.kind == .initializer, let base, member.distance > 0 || member.isInProtocol || base.isGeneric {
        result.result = function.result.wrapped == nil ? base : .optional(base)
      }
    case .enumCase(let path, let name):
      guard let values = environment.associatedValues(of: path, name) else { return nil }
      result = Candidate(
        callee: .enumCase(path, name), substituting(values, member.substitution), type(of: member))
    case .memberwise(let path):
      guard let base, let nominal = environment.nominal(path) else { return nil }
      result = Candidate(
        callee: .memberwise(path), substituting(memberwiseParameters(of: nominal), member.substitution), base)
      result.substitution = member.substitution
    case .defaultInitializer(let path):
      guard let base else { return nil }
      result = Candidate(callee: .memberwise(path), [], base)
      result.substitution = member.substitution
    case .rawValueInitializer(let path):
      guard let base, let raw = environment.conformances(of: path).rawType else { return nil }
      let parameter = FunctionInterface.Parameter(label: "rawValue", name: "rawValue", type: raw)
      result = Candidate(callee: .rawValueInitializer(path), [parameter], .optional(base))
    case .property: return nil
    }
    result.referent = .member(member)
    (result.isInProtocol, result.owner, result.distance) = (member.isInProtocol, member.owner, member.distance)
    result.requirements += member.conditions
    result.source = environment.position(of: member)
    return result
  }

  private func substituting(
    _ parameters: [FunctionInterface.Parameter], _ substitution: Substitution
  ) -> [FunctionInterface.Parameter] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.type = environment.reduced(parameter.type.substituting(substitution), in: signature)
      return parameter
    }
  }

  private func memberwiseParameters(of nominal: NominalType) -> [FunctionInterface.Parameter] {
    environment.memberwiseProperties(of: nominal).map { property in
      let reference = PropertyReference(path: nominal.path, name: property.name, file: nominal.file)
      var parameter = FunctionInterface.Parameter(
        label: property.name, name: property.name, type: environment.type(of: reference))
      parameter.hasDefault =
        property.value != nil || property.wrapper != nil || !property.isConstant && parameter.type.wrapped != nil
      return parameter
    }
  }
}

extension Member {
  /// Whether its parameters have the labels of some arguments, in their order.
  fileprivate func mayTake(_ arguments: [SwiftExpression.Argument]) -> Bool {
    var index = 0
    for argument in arguments where !argument.isTrailing {
      guard let label = argument.label else { continue }
      guard let next = labels[index...].firstIndex(of: label) else { return false }
      index = next + 1
    }
    return true
  }
}

/// A call with its parts.
struct CallSite {
  var expression: SwiftExpression
  var callee: SwiftExpression
  var arguments: [SwiftExpression.Argument]
  var expected: StaticType?
  /// The member of the result that the code names; nil if it names none.
  var nextMember: Name?

  /// Whether it has the form of a call of Swift's `type(of:)`.
  var isTypeOfValue: Bool {
    guard arguments.count == 1, arguments[0].label == StandardTypeNames.typeLabel else { return false }
    switch callee.content {
    case .name(StandardTypeNames.typeFunction): return true
    case .member(let base, StandardTypeNames.typeFunction):
      if case .name(StandardTypeNames.swift) = base.content { return true }
    default: break
    }
    return false
  }

  /// The call of a function value, whose parameters have no labels.
  var withoutLabels: CallSite {
    var result = self
    for index in result.arguments.indices { result.arguments[index].label = nil }
    return result
  }
}

extension SwiftExpression {
  fileprivate var isSelfOrSuper: Bool {
    switch content {
    case .name(let name): name == WellKnownNames.selfName || name == WellKnownNames.superName
    default: false
    }
  }
}
