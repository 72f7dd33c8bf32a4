import Source

extension MockedType {
  /// Says what is known of associated types, in all members.
  mutating func take(_ resolution: AssociatedTypes.Resolution) {
    parameters = resolution.parameters
    requirements = resolution.requirements
    bindings = resolution.bindings
    let names = Set(parameters.map(\.name) + bindings.map(\.name))
    if !resolution.defaulted.isEmpty {
      // The standard library has the members that go with its defaults.
      members.removeAll { member in
        member.isStandard && resolution.defaulted.contains(member.fact.result?.text ?? "")
      }
    }
    let mockName = mockName
    for index in members.indices { members[index].fact.spell { $0.spelled(inMock: mockName, names) } }
    removeEqualMembers()
  }

  /// Members that several protocols ask for in different words.
  private mutating func removeEqualMembers() {
    guard members.contains(where: \.isStandard) else { return }
    var seen: Set<String> = []
    for member in members where !member.isStandard { seen.insert(member.fact.signature) }
    members.removeAll { $0.isStandard && !seen.insert($0.fact.signature).inserted }
  }
}

extension String {
  /// A type as the mock spells it: `Self` is its name, and associated types are its own.
  fileprivate func spelled(inMock mockName: String, _ names: Set<String>) -> String {
    // Seldom is there anything to do.
    guard utf8.contains(UInt8(ascii: "S")), mentions(["Self"]) else { return self }
    return withoutSelf(names).replacingNames { name, following in
      name == "Self" && following.first != UInt8(ascii: ".") ? mockName : nil
    }
  }
}

extension MemberFact {
  /// What tells it from others of its type, without results of properties.
  fileprivate var signature: String {
    let types = parameters.map { "\($0.label): \($0.spelled)" }.joined(separator: ", ")
    return "\(kind) \(isStatic) (\(types))"
  }

  /// Spells all types in it anew.
  fileprivate mutating func spell(_ spelling: (String) -> String) {
    result = result.map { result in
      var result = result
      result.text = spelling(result.text)
      return result
    }
    for index in parameters.indices {
      parameters[index].spelled = spelling(parameters[index].spelled)
      parameters[index].type = spelling(parameters[index].type)
      guard var function = parameters[index].function else { continue }
      function.parameters = function.parameters.map(spelling)
      function.result = spelling(function.result)
      parameters[index].function = function
    }
    if case .only(let error) = throwing { throwing = .only(spelling(error)) }
    for index in generics.indices { generics[index].text = spelling(generics[index].text) }
    for index in requirements.indices {
      requirements[index].left = spelling(requirements[index].left)
      requirements[index].right = spelling(requirements[index].right)
    }
  }
}
