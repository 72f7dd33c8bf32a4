import Source
import SwiftLowering

/// Closures and key paths.
extension DeclarationTyping {
  mutating func closure(_ closure: SwiftClosure, expecting expected: StaticType?) -> StaticType {
    var wanted: FunctionType?
    if let expected, case .function(let function) = resolved(expected).withoutOptionals { wanted = function }
    locals.open()
    defer { locals.close() }
    for capture in closure.captures {
      let found = type(of: capture.value)
      let isWeak = capture.isWeak && resolved(found).wrapped == nil
      locals.declare(capture.name, isWeak ? .optional(found) : found)
    }
    let parameters = declareParameters(of: closure, wanted)
    let written = closure.result.map { environment.resolve($0, in: scope) }
    let outer = isAsync
    isAsync = wanted?.isAsync ?? closure.effects.isAsync
    defer { isAsync = outer }
    let result = typeBody(of: closure, expecting: written ?? wanted?.result)
    if var wanted {
      wanted.result = written ?? result
      wanted.parameters = parameters
      return .function(wanted)
    }
    return .function(
      FunctionType(
        parameters, written ?? result, isAsync: closure.effects.isAsync, canThrow: closure.mayThrow))
  }

  private mutating func declareParameters(
    of closure: SwiftClosure, _ wanted: FunctionType?
  ) -> [FunctionType.Parameter] {
    let written = closure.types.map { $0.map { environment.resolve($0, in: scope) } }
    guard closure.parameters.isEmpty else { return declareNamed(closure.parameters, written, wanted) }
    guard let wanted else {
      return (0..<closure.anonymousCount).map { index in
        let type = inference.makeVariable()
        locals.declare(Self.anonymous(index), type)
        return FunctionType.Parameter(type)
      }
    }
    let parts = spread(wanted, over: closure.anonymousCount)
    for (index, part) in parts.enumerated() { locals.declare(Self.anonymous(index), part) }
    return wanted.parameters
  }

  private mutating func declareNamed(
    _ names: [Name?], _ written: [StaticType?], _ wanted: FunctionType?
  ) -> [FunctionType.Parameter] {
    var expected: [StaticType?] = Array(repeating: nil, count: names.count)
    if let wanted {
      let parts = spread(wanted, over: names.count)
      if parts.count == names.count { expected = parts }
    }
    var result: [FunctionType.Parameter] = []
    for (index, name) in names.enumerated() {
      let own = written.indices.contains(index) ? written[index] : nil
      if let own, let other = expected[index] { convert(other, to: own) }
      let type = own ?? expected[index] ?? (wanted == nil ? inference.makeVariable() : .unknown)
      if let name { locals.declare(name, type) }
      result.append(FunctionType.Parameter(type))
    }
    guard let wanted, wanted.parameters.count != result.count else { return result }
    return wanted.parameters
  }

  /// The types of parameters. A closure with several parameters takes a tuple apart.
  private func spread(_ function: FunctionType, over count: Int) -> [StaticType] {
    if function.parameters.count == 1, 1 < count, case .tuple(let elements) = resolved(function.parameters[0].type),
      elements.count == count
    {
      return elements.map(\.type)
    }
    return function.parameters.map(\.type)
  }

  private static func anonymous(_ index: Int) -> Name { Name("$\(index)") }

  private mutating func typeBody(of closure: SwiftClosure, expecting expected: StaticType?) -> StaticType {
    let result = expected.map { resolved($0) }
    if closure.body.count == 1, case .expression(let expression) = closure.body[0] {
      bodies.append(Body(result: result))
      defer { bodies.removeLast() }
      let outer = chains
      chains = []
      defer { chains = outer }
      let wanted = result == .void ? nil : result
      let found = type(of: expression, expecting: wanted)
      closureResult = found
      guard let result else { return found }
      if result == .void { return .void }
      convert(found, to: result)
      return resolved(result)
    }
    bodies.append(Body(result: result.flatMap { $0.hasVariables ? nil : $0 }))
    let outer = chains
    chains = []
    if let result, result != .void, closure.body.count == 1 {
      bodies[bodies.count - 1].result = result
      inStatement { $0.typeBranch(closure.body, result) }
    } else {
      type(closure.body)
    }
    chains = outer
    let body = bodies.removeLast()
    if let known = body.result { return resolved(known) }
    let found = body.returned.isEmpty ? StaticType.void : joined(body.returned)
    guard let result else { return found }
    convert(found, to: result)
    return resolved(result)
  }

  // MARK: Key paths

  mutating func keyPath(
    _ path: SwiftKeyPath, _ expression: SwiftExpression, expecting expected: StaticType?
  ) -> StaticType {
    let wanted = expected.map { resolved($0).withoutOptionals }
    var root = path.root.map { environment.resolve($0, in: scope) }
    switch wanted {
    case .function(let function)? where function.parameters.count == 1: root = root ?? function.parameters[0].type
    case .nominal(let name, let arguments)?
    where arguments.count >= 1 && name.count == 1 && name[0].text.hasSuffix("KeyPath"):
      root = root ?? arguments[0]
    default: break
    }
    guard let root, !resolved(root).isUndecided else { return .unknown }
    var present = resolved(root)
    var bases: [StaticType] = []
    defer { if 0 <= expression.number { typed.keyPathBases[expression.number] = bases } }
    var isOptional = false
    var kind = StandardTypeNames.writableKeyPath
    for component in path.components {
      switch component {
      case .property(WellKnownNames.selfName, _): bases.append(present)
      case .property(let name, _):
        bases.append(present)
        guard let found = property(name, of: present) else { return .unknown }
        if !found.isSettable { kind = StandardTypeNames.keyPath }
        if kind != StandardTypeNames.keyPath, isClass(present), found.isSettable {
          kind = StandardTypeNames.referenceWritableKeyPath
        }
        present = found.type
      case .optional:
        guard let wrapped = present.wrapped else { return .unknown }
        (present, isOptional) = (wrapped, true)
        kind = StandardTypeNames.keyPath
      case .subscripting, .other: return .unknown
      }
    }
    if isOptional, present.wrapped == nil { present = .optional(present) }
    if case .function(let function)? = wanted {
      convert(present, to: function.result)
      return .function(FunctionType([FunctionType.Parameter(resolved(root))], present))
    }
    return .nominal([kind], [resolved(root), present])
  }

  private func isClass(_ type: StaticType) -> Bool {
    guard case .nominal(let path, _) = type else { return false }
    return environment.nominal(path)?.isClass ?? false
  }

  /// A property of instances, by the only variable of its name.
  func property(_ name: Name, of type: StaticType) -> (type: StaticType, isSettable: Bool)? {
    if case .tuple(let elements) = type {
      let index = elements.firstIndex { $0.label == name } ?? Int(name.text)
      return index.flatMap { elements.indices.contains($0) ? (elements[$0].type, true) : nil }
    }
    let found = visible(environment.members(named: name, of: type, in: signature).found).filter {
      $0.isVariable && !$0.isStatic
    }
    guard let member = found.min(by: { $0.distance < $1.distance }) else { return nil }
    let result = self.type(of: member)
    return result == .unknown ? nil : (result, isSettable(member))
  }

  private func isSettable(_ member: Member) -> Bool {
    switch member.declaration {
    case .property(let reference):
      return environment.parts(at: reference.path, declaring: reference.name).contains { part in
        part.properties.contains { $0.name == reference.name && !$0.isConstant }
      }
    case .function(let id):
      guard let getter = environment.function(id) else { return false }
      return environment.sources.contains { source in
        source.functions(named: getter.name, at: member.owner).contains {
          source.function($0).map { $0.kind == .setter && $0.enclosing == getter.enclosing } ?? false
        }
      }
    default: return false
    }
  }
}
