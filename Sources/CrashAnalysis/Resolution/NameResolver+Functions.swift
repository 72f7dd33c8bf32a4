import Source
import SwiftLowering
import SwiftSemantics

/// Functions, methods, initializers and computed properties.
extension NameResolver {
  private func functions(named name: Name, _ applies: (SwiftFunction) -> Bool) -> [SwiftFunction.ID] {
    program.functions(named: name).filter { applies(program[$0]) }
  }

  /// Returns the initializers of types with the last names of some paths. Others may be among them.
  private func initializers(named paths: [[Name]]) -> [SwiftFunction.ID] {
    functions(named: WellKnownNames.initializer, in: paths).filter { program[$0].kind == .initializer }
  }

  /// Returns the functions of a name in types with the last names of some paths. Others of the name may be among them.
  private func functions(named name: Name, in paths: [[Name]]) -> [SwiftFunction.ID] {
    var types: [Name] = []
    for path in paths {
      if let type = path.last.map({ Name($0.written) }), !types.contains(type) { types.append(type) }
    }
    var found: Set<SwiftFunction.ID> = []
    return types.flatMap { program.functions(named: name, inTypesNamed: $0) }.filter { found.insert($0).inserted }
  }

  // MARK: Calls

  /// Returns the generated type that a call of a name makes an instance of, or converts to; nil if it is another name.
  func generatedCallee(_ name: Name, _ site: CallSite) -> GeneratedCallee? {
    if let type = aliasedMock(name) ?? ownMock(name) { return .mock(type) }
    if name == WellKnownNames.mock, let type = mocks(typed: types.type(at: site.number)) { return .mock(type) }
    return model([name]).map { .model($0) }
  }

  /// Returns the function that a call means with nothing before its name.
  func function(_ name: Name, _ site: CallSite) -> Resolution {
    let ids = functions(named: name) { $0.kind == .function }
    guard !ids.isEmpty else { return .unknown }
    if let mock = scope.mock {
      let own = ids.filter { program[$0].isStatic && extends($0, mock) }
      if !own.isEmpty { return choose(own, site, isExact: true) }
    }
    if let path = selfPath {
      let found = member(ids, of: path, site, isStatic: false)
      if case .unknown = found {} else { return found }
    }
    let free = ids.filter { program[$0].enclosing.isEmpty && isVisible($0) }
    // Methods of unknown superclasses and of enclosing types look like others.
    guard !free.isEmpty else { return .witnesses }
    return meaningBesideLibrary(name, site) ?? choose(free, site, isExact: true)
  }

  /// Returns the function that a name without a call means with nothing before it; nil if it is unclear.
  func functionValue(_ name: Name, _ site: CallSite) -> SwiftFunction.ID? {
    let ids = functions(named: name) { $0.kind == .function && $0.enclosing.isEmpty }
    guard let id = named(ids, site), isVisible(id), !hasRival(name), selfPath.map({ hasMember(name, in: $0) }) != true,
      !program[id].takesAutoclosure
    else { return nil }
    // A type of a library can have a member of the name.
    guard let path = selfPath, !declares(path), let member = types.member(at: site.number) else { return id }
    return member.declaration == .function(id) ? id : nil
  }

  /// Returns the method that a name without a call means; nil if there is none, or it is unclear which.
  func methodValue(_ name: Name, of path: [Name], _ site: CallSite) -> SwiftFunction.ID? {
    let ids = functions(named: name) { $0.kind == .function && !$0.isStatic }
    for type in lineage(of: path) {
      let own = ids.filter { !program[$0].isMethodOfMocks && isMember($0, of: type) }
      guard !own.isEmpty else { continue }
      guard let id = named(own, site) else { return nil }
      let function = program[id]
      return isVisible(id) && !function.isMutating && !function.takesAutoclosure
        && !function.parameters.contains(where: \.isInOut) && function.genericParameters.isEmpty ? id : nil
    }
    return nil
  }

  /// Returns the static method of mocks that a name without a call means; nil if there is none, or it is unclear which.
  func staticMethodValue(_ name: Name, of owner: NameOwner, _ site: CallSite) -> SwiftFunction.ID? {
    let own = functions(named: name) { $0.kind == .function && $0.isStatic }.filter { isMember($0, of: owner) }
    guard let id = named(own, site), isVisible(id), !program[id].takesAutoclosure,
      !program[id].parameters.contains(where: \.isInOut)
    else { return nil }
    return id
  }

  /// Returns the one of several functions that a name without a call means.
  func named(_ candidates: [SwiftFunction.ID], _ site: CallSite) -> SwiftFunction.ID? {
    guard 1 < candidates.count else { return candidates.first }
    guard let member = types.member(at: site.number), case .function(let id) = member.declaration else { return nil }
    return candidates.contains(id) ? id : nil
  }

  /// Returns the method of a value that a call means.
  func method(
    _ name: Name, of owner: NameOwner, _ site: CallSite, kind: SwiftFunction.Kind = .function
  ) -> Resolution {
    let found = member(name, of: owner, site, isStatic: false, kind: kind)
    guard case .one(let id) = found, !program[id].isStatic else { return found }
    return dispatched(id, of: owner.path(code), site)
  }

  func staticMethod(_ name: Name, of owner: NameOwner, _ site: CallSite) -> Resolution {
    member(name, of: owner, site, isStatic: true, kind: .function)
  }

  func subscripting(of owner: NameOwner, _ site: CallSite) -> Resolution {
    method(SwiftFunction.subscriptName, of: owner, site, kind: .subscripting)
  }

  func staticSubscript(of path: [Name], _ site: CallSite) -> Resolution {
    let types = lineage(of: path)
    let all = functions(named: SwiftFunction.subscriptName, in: types).filter { id in
      program[id].kind == .subscripting && program[id].isStatic && types.contains { isMember(id, of: $0) }
    }
    return choose(all, site, isExact: true)
  }

  private func member(
    _ name: Name, of owner: NameOwner, _ site: CallSite, isStatic: Bool, kind: SwiftFunction.Kind
  ) -> Resolution {
    guard case .type(let path) = owner else {
      let all = functions(named: name, kind, of: owner).filter { program[$0].isStatic == isStatic }
      var own = all.filter { isMember($0, of: owner) }
      if own.isEmpty { own = all.filter { isMember($0, ofProtocolOf: owner) } }
      return own.isEmpty ? .unknown : choose(own, site, isExact: true)
    }
    let ids = functions(named: name, kind, of: owner).filter { program[$0].isStatic || !isStatic }
    guard !ids.isEmpty else { return .unknown }
    let found = member(ids, of: path, site, isStatic: isStatic)
    // An instance may have a method of a superclass that is not known.
    if !isStatic, case .unknown = found { return .witnesses }
    return found
  }

  /// `super.name(…)`
  func superMethod(_ name: Name, _ site: CallSite) -> Resolution {
    let ids = functions(named: name) { $0.kind == .function && !$0.isStatic }
    return inherited(ids, by: lineage(of: scope.enclosing).dropFirst(), site)
  }

  /// Returns the method that implements a requirement of a protocol, if one type in sight conforms to the protocol.
  func onlyWitness(
    of name: Name, _ site: CallSite, in requirements: [Name]
  ) -> SwiftFunction.ID? {
    let all = functions(named: name) { $0.kind == .function && !$0.isStatic && $0.elementType == nil }
    let witnesses = all.filter { id in
      let type = home(of: id)
      return type != requirements && lineage(of: type).contains(requirements)
    }
    guard Set(witnesses.map { home(of: $0) }).count == 1 else { return nil }
    return choose(witnesses, site, isExact: false).function
  }

  private func member(
    _ ids: [SwiftFunction.ID], of path: [Name], _ site: CallSite, isStatic: Bool
  ) -> Resolution {
    for type in lineage(of: path) {
      let own = ids.filter { !program[$0].isMethodOfMocks && isMember($0, of: type) }
      guard !own.isEmpty else { continue }
      return choose(own, site, isExact: selfPath == path || isStatic)
    }
    return .unknown
  }

  /// Returns the functions of a name and kind. Initializers and subscripts are found by their types.
  private func functions(named name: Name, _ kind: SwiftFunction.Kind, of owner: NameOwner) -> [SwiftFunction.ID] {
    guard kind == .subscripting else { return functions(named: name) { $0.kind == kind } }
    return functions(named: name, in: lineage(of: owner.path(code))).filter { program[$0].kind == kind }
  }

  /// Whether a function is in an extension of a protocol of a model.
  private func isMember(_ id: SwiftFunction.ID, ofProtocolOf owner: NameOwner) -> Bool {
    guard case .model = owner, !program[id].enclosing.isEmpty, program[id].elementType == nil else { return false }
    return lineage(of: owner.path(code)).dropFirst().contains(home(of: id))
  }

  /// Returns the function of the nearest type that declares some of these functions itself.
  private func inherited(
    _ ids: [SwiftFunction.ID], by types: ArraySlice<[Name]>, _ site: CallSite
  ) -> Resolution {
    for type in types {
      let own = ids.filter { program[$0].enclosing == type }
      if !own.isEmpty { return choose(own, site, isExact: true) }
    }
    return .unknown
  }

  /// Returns the method without parameters that a test library calls before or after each test.
  func fixture(_ name: Name, isAsync: Bool, of path: [Name]) -> Resolution {
    let all = functions(named: name) {
      $0.kind == .function && !$0.isStatic && $0.isAsync == isAsync && $0.parameters.isEmpty
    }
    for type in lineage(of: path) {
      let own = all.filter { program[$0].enclosing == type }
      if let id = own.first { return own.count == 1 ? .one(id) : .witnesses }
    }
    return .unknown
  }

  // MARK: Initializers

  func initializer(of owner: NameOwner, _ site: CallSite) -> Resolution {
    guard case .type(let path) = owner else {
      let types = [owner.path(code)]
      return choose(initializers(named: types).filter { isMember($0, of: owner) }, site, isExact: true)
    }
    return choose(initializers(of: path), site, isExact: true)
  }

  /// `self.init(…)` in a type.
  func selfInitializer(_ path: [Name], _ site: CallSite) -> Resolution {
    inherited(initializers(named: lineage(of: path)), by: lineage(of: path)[...], site)
  }

  /// `super.init(…)`
  func superInitializer(_ site: CallSite) -> Resolution {
    let types = lineage(of: scope.enclosing)
    return inherited(initializers(named: types), by: types.dropFirst(), site)
  }

  /// The initializers that a type declares, or else its inherited ones.
  private func initializers(of path: [Name]) -> [SwiftFunction.ID] {
    let all = initializers(named: lineage(of: path))
    for type in lineage(of: path) {
      let own = all.filter { isMember($0, of: type) }
      if !own.isEmpty { return own }
      guard declaration(of: type)?.kind == .classOrActor else { break }
    }
    return []
  }

  /// Whether a declared initializer of a type accepts arguments with these labels.
  func hasInitializer(of path: [Name], for arguments: [SwiftExpression.Argument]) -> Bool {
    initializers(of: path).contains { program[$0].assignment(of: arguments) != nil }
  }

  /// Whether the program declares an initializer of a model that may throw.
  func hasThrowingInitializer(_ model: ModelType) -> Bool {
    initializers(named: [code.path(of: model)]).contains { program[$0].isThrowing && isMember($0, of: model) }
  }

  // MARK: Errors

  /// Whether a function or initializer of a name may throw an error if nothing stands before the name. It doesn't if all
  /// declarations in sight lack `throws`.
  func mayThrow(_ name: Name) -> Bool {
    let types = selfPath.map { lineage(of: $0) } ?? []
    var all = functions(named: name) { $0.kind == .function }.filter { id in
      program[id].enclosing.isEmpty ? isVisible(id) : types.contains { isMember(id, of: $0) }
    }
    if name.startsWithCapital { all += initializers(of: typePath([name])) }
    return all.isEmpty || hasRival(name) || all.contains { program[$0].isThrowing }
  }

  /// Whether a method of a value may throw an error. It doesn't if all declarations in sight lack `throws`.
  func mayThrow(_ name: Name, of owner: NameOwner) -> Bool {
    let types = lineage(of: owner.path(code))
    let all = functions(named: name) { $0.kind == .function && !$0.isStatic }.filter { id in
      if case .type = owner { return types.contains { isMember(id, of: $0) } }
      return isMember(id, of: owner)
    }
    return all.isEmpty || hasRival(name, in: owner.path(code).last) || all.contains { program[$0].isThrowing }
  }

  // MARK: Computed properties

  /// The function that sets a computed property of an instance.
  func setter(_ name: Name, of owner: NameOwner) -> Resolution { getter(name, of: owner, kind: .setter) }

  func staticGetter(_ name: Name, of owner: NameOwner) -> Resolution {
    getter(name, hasReceiver: false) { program[$0].isStatic && isMember($0, of: owner) }
  }

  /// A computed property that is a member of no type.
  func globalGetter(_ name: Name) -> Resolution { getter(name, hasReceiver: false) { program[$0].enclosing.isEmpty } }

  /// A computed property of an instance.
  func getter(_ name: Name, of owner: NameOwner, kind: SwiftFunction.Kind = .getter) -> Resolution {
    guard case .type(let path) = owner else {
      let own = getter(name, hasReceiver: true, kind: kind) { !program[$0].isStatic && isMember($0, of: owner) }
      guard case .unknown = own else { return own }
      return getter(name, hasReceiver: true, kind: kind) { !program[$0].isStatic && isMember($0, ofProtocolOf: owner) }
    }
    let types = lineage(of: path)
    return getter(name, hasReceiver: true, types, kind: kind) {
      types.contains(program[$0].enclosing) && !program[$0].isStatic
    }
  }

  /// A computed property that is named with nothing before it: a member of the type of `self`.
  func memberGetter(_ name: Name) -> Resolution {
    guard let path = selfPath else { return .unknown }
    let types = lineage(of: path)
    let ranked = receiverType == nil ? [] : types
    return getter(name, hasReceiver: isVariable(WellKnownNames.selfName), ranked) {
      types.contains(program[$0].enclosing)
    }
  }

  /// - Parameter types: the type of the receiver with its ancestors. A class can replace the property of an ancestor.
  private func getter(
    _ name: Name, hasReceiver: Bool, _ types: [[Name]] = [], kind: SwiftFunction.Kind = .getter,
    where applies: (SwiftFunction.ID) -> Bool
  ) -> Resolution {
    let candidates = program.functions(named: name).filter {
      program[$0].kind == kind && isVisible($0) && applies($0)
    }
    let ranks = candidates.map { id in types.firstIndex { isMember(id, of: $0) } ?? types.count }
    guard let rank = ranks.min(), let index = ranks.firstIndex(of: rank), ranks.count(where: { $0 == rank }) == 1 else {
      return .unknown
    }
    let newValue = SwiftExpression(.literal(.other(.other)), TextRange(at: 0))
    let arguments = kind == .setter ? [SwiftExpression.Argument(newValue)] : []
    return choose([candidates[index]], CallSite(arguments), isExact: hasReceiver)
  }

  // MARK: Members

  /// Whether a function is a member of an owner.
  private func isMember(_ id: SwiftFunction.ID, of owner: NameOwner) -> Bool {
    switch owner {
    case .type(let path): isMember(id, of: path)
    case .mock(let type): extends(id, type)
    case .model(let model): isMember(id, of: model)
    case .list(let model): extendsLists(id, of: model)
    }
  }

  /// Whether a type or an ancestor declares a function or computed property of a name.
  func hasMember(_ name: Name, in path: [Name]) -> Bool {
    let types = lineage(of: path)
    return program.functions(named: name).contains { types.contains(program[$0].enclosing) }
  }

  /// Whether the program declares a visible function of the name that is a member of no type, or of the type of `self`.
  func declaresFunction(_ name: Name) -> Bool {
    let types = selfPath.map { lineage(of: $0) } ?? []
    return program.functions(named: name).contains { id in
      program[id].enclosing.isEmpty ? isVisible(id) : types.contains { isMember(id, of: $0) }
    }
  }

  /// Whether the code under test declares a function of the name, which the tests may call.
  func hasRival(_ name: Name, in owner: Name? = nil) -> Bool {
    program.codeUnderTest(says: .declaresFunction(name, in: owner))
  }

  /// Whether no variable or function of the program has the name.
  func isUndeclared(_ name: Name) -> Bool { !isVariable(name) && program.functions(named: name).isEmpty }

  /// Whether a type or an ancestor declares members with one of these names.
  func declaresMember(among names: [Name], of path: [Name]) -> Bool {
    let types = lineage(of: path)
    return names.contains { name in
      program.functions(named: name).contains { id in types.contains { isMember(id, of: $0) } }
    }
  }

  /// Whether a type accepts members that it does not declare (`@dynamicMemberLookup`).
  func looksUpMembers(_ path: [Name]) -> Bool {
    let types = lineage(of: path)
    return functions(named: SwiftFunction.subscriptName, in: types).contains { id in
      program[id].parameters.first?.label == "dynamicMember" && types.contains { isMember(id, of: $0) }
    }
  }

  // MARK: Autoclosures

  /// Whether a function, operator or initializer of the name has an autoclosure parameter, wherever it is declared.
  func takesAutoclosure(_ name: Name) -> Bool {
    let isLazy = program.functions(named: name).contains { program[$0].takesAutoclosure }
    if isLazy || program.codeUnderTest(says: .takesAutoclosure(name)) { return true }
    return name.startsWithCapital
      && program.functions(named: WellKnownNames.initializer).contains {
        program[$0].takesAutoclosure && program[$0].enclosing.last.map { $0.written == name.text } == true
      }
  }

  /// Whether an operator declared by the program may not evaluate its first operand.
  func takesFirstAutoclosure(_ name: Name) -> Bool {
    program.functions(named: name).contains { program[$0].parameters.first?.isAutoclosure == true }
  }

  /// Whether the tests or the code under test declare a function of the name, or a type with initializers.
  func isDeclared(_ name: Name) -> Bool {
    program.functions(named: name).contains { isVisible($0) } || declares(typePath([name]))
      || program.codeUnderTest(says: .declaresCallable(name))
  }
}

extension SwiftFunction {
  /// Whether it stands in an extension of `Mock`.
  var isMethodOfMocks: Bool { mockObject != nil }

  var takesAutoclosure: Bool { parameters.contains(where: \.isAutoclosure) }
}
