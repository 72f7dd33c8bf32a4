import SwiftCode

/// Prints the members of one mock.
struct MemberRendering {
  let mocked: MockedType
  let access: Modifiers
  /// The attribute of the mock's global actor.
  let isolation: String?
  /// The names of the mocked type's members.
  let taken: Set<String>
  let stateName: String
  let standard: StandardNames
  /// The members' names in messages: `fetch(id:)`.
  private let keys: [String]

  init(_ mocked: MockedType, access: Modifiers) {
    self.mocked = mocked
    self.access = access
    isolation = mocked.isolation
    taken = mocked.namesOfMembers
    stateName = MemberNames.free("mockState", taken)
    standard = StandardNames(shadowed: mocked.shadowed.union(taken.intersection(MockSupportNames.names)))
    var keys = mocked.members.map { $0.fact.fullName }
    var positions: [String: Int] = [:]
    positions.reserveCapacity(keys.count)
    var overloads: Set<Int> = []
    for (index, key) in keys.enumerated() {
      if let other = positions.updateValue(index, forKey: key) { overloads.formUnion([other, index]) }
    }
    // Types distinguish members with equal names and labels.
    for index in overloads { keys[index] += mocked.members[index].fact.types }
    let counts = Dictionary(overloads.map { (keys[$0], 1) }, uniquingKeysWith: +)
    for index in overloads where 1 < counts[keys[index]] ?? 0 { keys[index] += mocked.members[index].fact.constraints }
    self.keys = keys
  }

  /// Whether members may be isolated, so that properties for tests must be `nonisolated`.
  var isIsolated: Bool { !mocked.isNonisolated }

  func declare(in result: inout [Declaration]) {
    let names = MemberNames(mocked.members).names
    result.reserveCapacity(result.count + 3 * names.count)
    for (index, member) in mocked.members.enumerated() {
      result.append(Self.blankLine)
      let declarations = declarations(of: member, name: names[index], key: keys[index])
      result += declarations.under(member.fact.conditions)
    }
  }

  private static let blankLine = Declaration.blankLines(1)

  private func declarations(of member: JoinedMember, name: String, key: String) -> [Declaration] {
    let fact = member.fact
    let isPlain = fact.isAsync == false && fact.throwing == .never
    if case .property(let property) = fact.kind, isPlain, let result = fact.result {
      return plainProperty(member, property, result, name: name, key: key)
    }
    var shaped = fact
    // A test fails a failable initializer by throwing.
    if fact.isFailable, fact.throwing == .never { shaped.throwing = .anything }
    let shape = MemberShape(shaped, name: name, isolation: isolation(of: member), standard: standard)
    let testName = MemberNames.free(name + "Mock", taken)
    var result = [testProperty(fact, testName, shape.type, method: "method", key: key)]
    switch fact.kind {
    case .property(let property):
      result.append(
        .property(
          ComputedProperty(
            attributes: attributes(of: member), modifiers(of: member), property.escapedAsSwiftName, shape.output,
            [Accessor(.get, effects: shape.effects, body(shape, testName))])))
    case .subscript: result += subscriptDeclarations(member, shape, testName, key: key)
    case .method, .operatorMethod, .initializer: result.append(.callable(callable(member, shape, testName)))
    }
    return result
  }

  private func callable(_ member: JoinedMember, _ shape: MemberShape, _ testName: String) -> CallableDeclaration {
    let fact = member.fact
    var kind: CallableDeclaration.Kind
    var effects = shape.effects
    var body = self.body(shape, testName)
    switch fact.kind {
    case .operatorMethod(let sign): kind = .operatorFunction(sign)
    case .initializer(let isFailable):
      kind = .initializer(isFailable: isFailable)
      if isFailable, fact.throwing == .never {
        effects.throwing = .never
        body = [.do(body, catch: [.return(.nil)])]
      }
      body.insert(
        .assignment(.name(stateName), state([])), at: 0)
    case .method(let name): kind = .function(name.escapedAsSwiftName)
    case .property, .subscript: kind = .function(shape.name)
    }
    return CallableDeclaration(
      attributes: attributes(of: member), modifiers(of: member), kind, generics: shape.generics,
      shape.parameters.map { $0.declaration }, effects: effects,
      returns: fact.result.map { .verbatim($0.declared) }, [Accessor(body)])
  }

  private func body(_ shape: MemberShape, _ testName: String) -> [Statement] {
    let isStatic = shape.fact.isStaticLike
    var selfResult: Expression?
    if let result = shape.fact.result?.text, shape.erasedResult == nil {
      if !isStatic, result == mocked.mockName { selfResult = .name("self") }
      if case .operatorMethod("==") = shape.fact.kind, shape.parameters.count == 2, result == "Bool" {
        selfResult = .verbatimIdentity(shape.parameters[0].quoted, shape.parameters[1].quoted)
      }
      selfResult = selfResult ?? shape.fact.result?.closureDefault(mocked.nameOfDefaults, standard)
    }
    return shape.body(owner: isStatic ? "Self" : "self", property: testName, selfResult: selfResult)
  }

  /// Returns a new state of the mock.
  func state(_ place: [Argument]) -> Expression {
    let arguments = [Argument(nil, .string(mocked.mockName))] + place + mocked.argumentsOfDefaults
    return .call(.type(standard.type("MockState")), arguments)
  }

  // MARK: Properties and subscripts

  private func plainProperty(
    _ member: JoinedMember, _ name: String, _ result: SpelledResult, name testName: String, key: String
  ) -> [Declaration] {
    let testName = MemberNames.free(testName + "Mock", taken)
    let mock = Expression.member(.name(member.fact.isStatic ? "Self" : "self"), testName)
    let orElse = result.closureDefault(mocked.nameOfDefaults, standard).map { [Argument("orElse", $0)] } ?? []
    var accessors = [Accessor(.get, [.expression(.call(.member(mock, "_get"), orElse))])]
    if member.fact.isSettable {
      accessors.append(Accessor(.set, [.expression(.call(.member(mock, "_set"), [Argument(nil, .name("newValue"))]))]))
    }
    return [
      testProperty(
        member.fact, testName, .generic(standard.type("MockProperty"), [.verbatim(result.text)]), method: "property",
        key: key, arguments: mocked.weakProperties.contains(name) ? [Argument("holdsWeakly", .boolean(true))] : []),
      .property(
        ComputedProperty(
          attributes: attributes(of: member), modifiers(of: member), name.escapedAsSwiftName,
          .verbatim(result.declared), accessors)),
    ]
  }

  private func subscriptDeclarations(
    _ member: JoinedMember, _ shape: MemberShape, _ testName: String, key: String
  ) -> [Declaration] {
    let fact = member.fact
    var result: [Declaration] = []
    var accessors = [Accessor(.get, effects: shape.effects, body(shape, testName))]
    if fact.isSettable {
      let setter = MemberShape(
        setterOf: fact, name: shape.name, isolation: isolation(of: member), standard: standard)
      let setName = MemberNames.free(shape.name + "SetMock", taken)
      result.append(
        testProperty(fact, setName, setter.type, method: "method", key: key + " set"))
      accessors.append(
        Accessor(.set, setter.body(owner: fact.isStatic ? "Self" : "self", property: setName)))
    }
    let callable = CallableDeclaration(
      attributes: attributes(of: member), modifiers(of: member), .subscript, generics: shape.generics,
      shape.parameters.map { $0.declaration },
      returns: fact.result.map { .verbatim($0.declared) } ?? standard.void, accessors)
    return result + [.callable(callable)]
  }

  /// Returns the property through which a test controls a member.
  private func testProperty(
    _ fact: MemberFact, _ name: String, _ type: SwiftType, method: String, key: String, arguments: [Argument] = []
  ) -> Declaration {
    let isStatic = fact.isStaticLike
    let state: Expression =
      isStatic
      ? .call(
        .member(.type(standard.type("MockState")), "statics"),
        [Argument("of", .member(.name("Self"), "self"))] + mocked.argumentsOfDefaults)
      : .name(stateName)
    var modifiers = access
    if isStatic { modifiers.insert(.static) }
    if isIsolated { modifiers.insert(.nonisolated) }
    return .property(
      ComputedProperty(
        attributes: availability(of: fact), modifiers, name, type,
        [Accessor(.get, [.expression(.call(.member(state, method), [Argument(nil, .string(key))] + arguments))])]))
  }

  // MARK: Attributes and modifiers

  private func modifiers(of member: JoinedMember) -> Modifiers {
    let fact = member.fact
    var modifiers = access
    if fact.isStatic { modifiers.insert(.static) }
    // A member of a nonisolated class has the isolation of its requirement, which may be that of the module.
    let isAnywhere = member.isStandard && isIsolated || member.restatesStandard
    // Initializers of actors aren't isolated.
    if fact.isNonisolated || isAnywhere && !(fact.isInitializer && mocked.isActor), !runsOnCaller(member) {
      modifiers.insert(.nonisolated)
    }
    if isOverride(member) { modifiers.insert(.override) }
    switch fact.fixity {
    case .none: break
    case .prefix: modifiers.insert(.prefix)
    case .postfix: modifiers.insert(.postfix)
    }
    return modifiers
  }

  private func isOverride(_ member: JoinedMember) -> Bool {
    mocked.declared.outline.kind == .class || member.isOverride
  }

  /// The attribute of a member's global actor.
  private func isolation(of member: JoinedMember) -> String? {
    if member.fact.statesIsolation || member.isStandard || member.restatesStandard { return nil }
    return member.fact.attributes.first(where: \.isGlobalActor)?.text ?? isolation
  }

  /// Whether the member is `nonisolated(nonsending)`. It meets a requirement of any isolation, since it sends no
  /// arguments to another one.
  private func runsOnCaller(_ member: JoinedMember) -> Bool {
    let fact = member.fact
    if fact.isNonsending { return true }
    guard fact.isAsync, !fact.isInitializer, !fact.choosesActor, !isOverride(member) else { return false }
    return mocked.isNonisolated || fact.isNonisolated || member.restatesStandard || member.isStandard && isIsolated
  }

  private func attributes(of member: JoinedMember) -> [Attribute] {
    let nonsending = runsOnCaller(member) ? [Attribute.verbatim("nonisolated(nonsending)")] : []
    let kept = member.fact.attributes.filter { $0.isKept && !(member.restatesStandard && $0.isGlobalActor) }
    return kept.map { .verbatim($0.text) } + nonsending
  }

  private func availability(of fact: MemberFact) -> [Attribute] {
    fact.attributes.filter { $0.name == "available" || $0.name == "_spi" }.map { .verbatim($0.text) }
  }
}

extension SpelledResult {
  /// As a declaration has it.
  fileprivate var declared: String {
    if isSending { return "sending " + text }
    return isImplicitlyUnwrapped ? text.dropLast() + "!" : text
  }
}

extension MemberFact {
  var isInitializer: Bool { if case .initializer = kind { true } else { false } }

  fileprivate var isFailable: Bool { if case .initializer(isFailable: true) = kind { true } else { false } }

  /// Whether the member has its own isolation instead of that of its type.
  fileprivate var statesIsolation: Bool {
    isNonisolated || isNonsending || attributes.contains { $0.name == "concurrent" } || hasIsolatedParameter
  }

  /// Whether the member states where it runs: on an actor, or concurrently.
  fileprivate var choosesActor: Bool {
    attributes.contains { $0.name == "concurrent" || $0.isGlobalActor } || hasIsolatedParameter
  }

  private var hasIsolatedParameter: Bool { parameters.contains { $0.traits.contains(.isolated) } }

  /// Whether the test property is static.
  var isStaticLike: Bool { isStatic || isInitializer }

  /// The name with its labels.
  fileprivate var fullName: String {
    let labels = parameters.map { $0.label.withoutBackticks + ":" }.joined()
    return switch kind {
    case .method(let name), .operatorMethod(let name): "\(name)(\(labels))"
    case .property(let name): name
    case .subscript: "subscript(\(labels))"
    case .initializer: "init(\(labels))"
    }
  }

  /// The types, which distinguish overloads.
  fileprivate var types: String {
    let types = parameters.map { $0.spelled + ($0.traits.contains(.variadic) ? "..." : "") }.joined(separator: ", ")
    let arrow = result.map { " -> \($0.text)" } ?? ""
    return ": (\(types))\(isAsync ? " async" : "")\(arrow)"
  }

  /// The generic constraints, which distinguish overloads with equal types.
  fileprivate var constraints: String {
    if generics.isEmpty, requirements.isEmpty { return "" }
    let clause = requirements.isEmpty ? "" : " where " + requirements.map(\.text).joined(separator: ", ")
    return " <\(generics.map(\.text).joined(separator: ", "))>\(clause)"
  }
}

extension [Declaration] {
  /// Returns the declarations in an `#if` with all conditions.
  func under(_ conditions: [String]) -> [Declaration] {
    guard !conditions.isEmpty else { return self }
    return [.conditional(ConditionalDeclarations(conditions.conjunction, self))]
  }
}
