import Source
import SwiftCode

/// Returns the class or actor that mocks a type.
package func renderMock(of mocked: MockedType) -> [Declaration] {
  let facts = mocked.facts
  let access = Modifiers(facts.access)
  let members = MemberRendering(mocked, access: access)
  var body = stateDeclarations(mocked, members)
  if !mocked.bindings.isEmpty { body.append(.blankLines(1)) }
  body += mocked.bindings.map { .alias(TypeAliasDeclaration(access, $0.declaredName, .verbatim($0.target))) }
  body += standardMembers(mocked, members)
  members.declare(in: &body)
  var type = TypeDeclaration(
    mocked.isActor ? access : access.union(.final), mocked.isActor ? .actor : .class, mocked.mockName,
    inherits: inherited(mocked), members: body)
  let isolation = facts.attributes.contains { $0.text == mocked.isolation } ? nil : mocked.isolation
  type.attributes = [isolation].compactMap { $0.map { .verbatim($0) } }
  let kept = facts.attributes.filter { $0.text == mocked.isolation || ["available", "_spi"].contains($0.name) }
  type.attributes += kept.map { .verbatim($0.text) }
  type.generics = generics(mocked)
  let outline = mocked.declared.outline
  guard !outline.path.isEmpty else { return [Declaration.type(type)].under(outline.conditions) }
  let path = outline.path.map(\.escapedAsMockProperty)
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
  // Subclasses must repeat `@unchecked Sendable`.
  if mocked.isUncheckedSendable { types.append(.verbatim("@unchecked Sendable")) }
  return types
}

private func generics(_ mocked: MockedType) -> GenericClause {
  GenericClause(
    mocked.parameters.map { parameter in
      let inherits = parameter.inherits.joined(separator: " & ")
      return .verbatim(inherits.isEmpty ? parameter.name : "\(parameter.name): \(inherits)")
    }, where: mocked.requirements.map { .verbatim($0.text) })
}

/// Returns the mock's state, and an initializer that records the location of its creation.
private func stateDeclarations(_ mocked: MockedType, _ members: MemberRendering) -> [Declaration] {
  var modifiers = members.access
  if members.isIsolated { modifiers.insert(.nonisolated) }
  let documentation = Declaration.documentation("The recorded calls and results of all members.")
  guard mocked.superclass == nil else {
    // A mock of a class uses the superclass's initializers.
    let value = Expression.call(
      .name("MockState"), [Argument(nil, .string(mocked.mockName))] + mocked.argumentsOfDefaults)
    return [documentation, .variable(VariableDeclaration(modifiers, .let, members.stateName, .value(value)))]
  }
  let place: [Expression.SourceLocation] = [.fileID, .filePath, .line, .column]
  let standard = StandardNames(shadowed: mocked.shadowed)
  let types = ["StaticString", "StaticString", "UInt", "UInt"].map(standard.type)
  let parameters = zip(place, types).map { location, type in
    CallableParameter(location.rawValue, location.rawValue, type, defaultValue: .sourceLocation(location))
  }
  let arguments =
    [Argument(nil, .string(mocked.mockName))] + place.map { Argument($0.rawValue, .name($0.rawValue)) }
    + mocked.argumentsOfDefaults
  var initializerModifiers = members.access
  if members.isolation != nil { initializerModifiers.insert(.nonisolated) }
  let state = [
    documentation,
    .variable(VariableDeclaration(modifiers, .let, members.stateName, type: .named("MockState"))),
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
        [Accessor([.assignment(.name(members.stateName), .call(.name("MockState"), arguments))])])),
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
          ["lhs", "rhs"].map { CallableParameter($0, $0, .named(mocked.mockName)) }, returns: .named("Bool"),
          [Accessor([.expression(.verbatimIdentity("lhs", "rhs"))])])),
    ]
  }
  if mocked.isHashable, !has("hash") {
    let identifier = Expression.call(.name("ObjectIdentifier"), [Argument(nil, .name("self"))])
    result += [
      .blankLines(1),
      .callable(
        CallableDeclaration(
          members.access.union(isolation), .function("hash"),
          [CallableParameter("into", "hasher", .verbatim("inout Hasher"))],
          [Accessor([.expression(.call(.member(.name("hasher"), "combine"), [Argument(nil, identifier)]))])])),
    ]
  }
  return result
}

extension AliasFact {
  /// The name with its generic parameters.
  fileprivate var declaredName: String { parameters.isEmpty ? name : "\(name)<\(parameters.joined(separator: ", "))>" }
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
