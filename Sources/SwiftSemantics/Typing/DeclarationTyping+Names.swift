import Source
import SwiftLibraries
import SwiftLowering

/// Names, and members without calls.
extension DeclarationTyping {
  /// The meaning of a plain name: the innermost declarations.
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
      if !set.isComplete, typeReference(name) == nil, !isGlobalOfProgram(name) { return .unknown }
    }
    return nil
  }

  /// Whether the program declares a global function or variable of a name. A superclass that is not known hardly has a
  /// member of the same name.
  private func isGlobalOfProgram(_ name: Name) -> Bool {
    environment.ownMembers(named: name, at: []).contains { !LibraryText.isLibrary($0.file) }
  }

  /// The members that code in the file can name, without those whose conditions are not fulfilled.
  func visible(_ members: [Member]) -> [Member] {
    guard !members.isEmpty else { return members }
    var seen: Set<Member.Declaration> = []
    let canRepeat = 1 < members.count
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
      return !canRepeat || seen.insert(member.declaration).inserted
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
    if let (variable, isOnly) = best(variables) {
      if isOnly {
        note(.member(variable), of: expression)
        noteAccess(variable, of: expression)
        applyRequirements(of: variable)
      }
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

  /// Finds the generic arguments that the extension around a variable requires.
  private mutating func applyRequirements(of variable: Member) {
    for requirement in environment.requirements(ofVariable: variable) {
      guard case .same(let first, let second) = requirement.substituting(variable.substitution),
        first.hasVariables || second.hasVariables
      else { continue }
      var conversions = Conversions(environment, signature, inference)
      if conversions.equate(first, second) == true { inference = conversions.inference }
    }
  }

  /// The variable that the innermost type declares. If several are equal, and have the same type, returns one of them;
  /// nil if they differ.
  private func best(_ variables: [Member]) -> (Member, isOnly: Bool)? {
    guard variables.count > 1 else { return variables.first.map { ($0, true) } }
    func rank(_ member: Member) -> Int {
      // An extension with more requirements is for fewer types.
      (member.isInProtocol ? 100_000 : 0) + (member.isRequirement ? 10_000 : 0) + member.distance * 100
        - min(99, environment.requirements(ofVariable: member).count)
    }
    let sorted = variables.sorted { rank($0) < rank($1) }
    if rank(sorted[0]) < rank(sorted[1]) { return (sorted[0], true) }
    let types = sorted.filter { rank($0) == rank(sorted[0]) }.map { type(of: $0) }
    return types.allSatisfy { $0 == types[0] } ? (sorted[0], false) : nil
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
  func isPlainCase(_ environment: TypeEnvironment) -> Bool {
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
