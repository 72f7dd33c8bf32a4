import Source
import SwiftCode

/// Returns the class or actor that mocks a type.
package func renderMock(of mocked: MockedType) -> [Declaration] {
  let facts = mocked.facts
  let access = Modifiers(facts.access)
  let members = MemberRendering(mocked, access: access)
  var body = stateDeclarations(mocked, members)
  let aliases = mocked.bindings + mocked.aliases
  if !aliases.isEmpty { body.append(.blankLines(1)) }
  body += aliases.flatMap { [Declaration.alias(TypeAliasDeclaration($0, access))].under($0.conditions) }
  body += standardMembers(mocked, members)
  members.declare(in: &body)
  var modifiers = access
  if !mocked.isActor { modifiers.insert(.final) }
  if mocked.isNonisolated { modifiers.insert(.nonisolated) }
  var type = TypeDeclaration(
    modifiers, mocked.isActor ? .actor : .class, mocked.mockName, inherits: inherited(mocked), members: body)
  let isolation = facts.attributes.contains { $0.text == mocked.isolation } ? nil : mocked.isolation
  type.attributes = [isolation].compactMap { $0.map { .verbatim($0) } }
  let kept = facts.attributes.filter { $0.text == mocked.isolation || ["available", "_spi"].contains($0.name) }
  type.attributes += kept.map { .verbatim($0.text) }
  type.generics = generics(mocked)
  let outline = mocked.declared.outline
  guard !outline.path.isEmpty else { return [Declaration.type(type)].under(outline.conditions) }
  let path = outline.path.map(\.escapedAsSwiftName)
  let around = path.dropFirst().reduce(SwiftType.verbatim(path[0])) { .member($0, $1) }
  return [Declaration.extension(ExtensionDeclaration([], around, members: [.type(type)]))].under(outline.conditions)
}

private func inherited(_ mocked: MockedType) -> [SwiftType] {
  var types: [SwiftType] = []
  if let superclass = mocked.superclass {
    types.append(.verbatim(superclass))
  } else if mocked.isObjectiveC || mocked.facts.attributes.contains(where: { $0.name == "objc" }) {
    types.append(.named("NSObject"))
  }
  if mocked.declared.outline.kind == .protocol { types.append(.verbatim(mocked.declaredName)) }
  let names = StandardNames(shadowed: mocked.shadowed)
  // Subclasses must repeat `@unchecked Sendable`.
  if mocked.isUncheckedSendable {
    types.append(.verbatim("@unchecked \(names.type("Sendable").text)"))
  } else if mocked.isSendable {
    types.append(names.type("Sendable"))
  }
  if mocked.inheritsIsolation { types.append(names.type("InheritedIsolation")) }
  return types
}

private func generics(_ mocked: MockedType) -> GenericClause {
  GenericClause(
    mocked.parameters.map { parameter in
      let name = parameter.name.escapedAsSwiftName
      let inherits = parameter.inherits.joined(separator: " & ")
      return .verbatim(inherits.isEmpty ? name : "\(name): \(inherits)")
    }, where: mocked.requirements.map { .verbatim($0.text) })
}

/// Returns the mock's state, and an initializer that records the location of its creation.
private func stateDeclarations(_ mocked: MockedType, _ members: MemberRendering) -> [Declaration] {
  var modifiers = members.access
  if members.isIsolated { modifiers.insert(.nonisolated) }
  let documentation = Declaration.documentation("The recorded calls and results of all members.")
  guard mocked.superclass == nil else {
    // A mock of a class uses the superclass's initializers.
    let value = VariableDeclaration.Content.value(members.state([]))
    return [documentation, .variable(VariableDeclaration(modifiers, .let, members.stateName, value))]
  }
  let place: [Expression.SourceLocation] = [.fileID, .filePath, .line, .column]
  let types = ["StaticString", "StaticString", "UInt", "UInt"].map(members.standard.type)
  let parameters = zip(place, types).map { location, type in
    CallableParameter(location.rawValue, location.rawValue, type, defaultValue: .sourceLocation(location))
  }
  let arguments = place.map { Argument($0.rawValue, .name($0.rawValue)) }
  var initializerModifiers = members.access
  if members.isolation != nil { initializerModifiers.insert(.nonisolated) }
  let state = [
    documentation,
    .variable(VariableDeclaration(modifiers, .let, members.stateName, type: members.standard.type("MockState"))),
  ]
  // The protocol may require the same initializer.
  let labels = place.map(\.rawValue)
  if mocked.members.contains(where: { $0.fact.isInitializer && $0.fact.parameters.map(\.label) == labels }) {
    return state
  }
  return state + [
    .blankLines(1),
    .callable(
      CallableDeclaration(
        initializerModifiers, .initializer(isFailable: false), parameters,
        [Accessor([.assignment(.name(members.stateName), members.state(arguments))])])),
  ]
}

/// Returns the members of standard protocols. Mocks are equal only if identical.
private func standardMembers(_ mocked: MockedType, _ members: MemberRendering) -> [Declaration] {
  guard mocked.superclass == nil, !mocked.isObjectiveC else { return [] }
  var result: [Declaration] = []
  let isolation: Modifiers = members.isIsolated ? [.nonisolated] : []
  func has(_ name: String) -> Bool {
    mocked.members.contains { member in
      switch member.fact.kind {
      case .method(let other), .operatorMethod(let other): other == name
      case .property, .subscript, .initializer: false
      }
    }
  }
  if mocked.isEquatable, !has("==") {
    result += [
      .blankLines(1),
      .callable(
        CallableDeclaration(
          members.access.union([.static]).union(isolation), .operatorFunction("=="),
          ["lhs", "rhs"].map { CallableParameter($0, $0, .named(mocked.mockName)) },
          returns: members.standard.type("Bool"), [Accessor([.expression(.verbatimIdentity("lhs", "rhs"))])])),
    ]
  }
  if mocked.isHashable, !has("hash") { result += hashMembers(mocked, members, isolation) }
  return result
}

/// Returns the members that `Hashable` requires.
private func hashMembers(
  _ mocked: MockedType, _ members: MemberRendering, _ isolation: Modifiers
) -> [Declaration] {
  let names = members.standard
  let modifiers = members.access.union(isolation)
  let identifier = Expression.call(.type(names.type("ObjectIdentifier")), [Argument(nil, .name("self"))])
  let combine = Expression.call(.member(.name("hasher"), "combine"), [Argument(nil, identifier)])
  let hash = Declaration.callable(
    CallableDeclaration(
      modifiers, .function("hash"),
      [CallableParameter("into", "hasher", .verbatim("inout " + names.type("Hasher").text))],
      [Accessor([.expression(combine)])]))
  let isStated = mocked.members.contains { $0.fact.kind == .property("hashValue") }
  guard mocked.isolation != nil, !isStated else { return [.blankLines(1), hash] }
  // The compiler would add an isolated one.
  let value = ComputedProperty(
    modifiers, "hashValue", names.type("Int"), [Accessor(.get, [.expression(.member(identifier, "hashValue"))])])
  return [.blankLines(1), .property(value), .blankLines(1), hash]
}

extension TypeAliasDeclaration {
  fileprivate init(_ alias: AliasFact, _ access: Modifiers) {
    let generics = GenericClause(
      alias.generics.map { .verbatim($0.text) }, where: alias.requirements.map { .verbatim($0.text) })
    self.init(access, alias.name.escapedAsSwiftName, generics: generics, .verbatim(alias.target))
  }
}

extension Modifiers {
  init(_ access: AccessLevel) {
    switch access {
    case .public, .open: self = .public
    case .package: self = .package
    case .internal, .fileprivate, .private: self = []
    }
  }
}

extension Expression {
  /// `a === b`
  static func verbatimIdentity(_ left: String, _ right: String) -> Expression {
    .binary(.name(left), .identical, .name(right))
  }
}
