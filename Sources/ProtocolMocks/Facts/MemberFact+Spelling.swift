extension MemberFact {
  /// Replaces the spelling of each type in the member.
  mutating func spell(_ spelling: (String) -> String) {
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
      function.throwing = spelling(function.throwing)
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

extension TypeFacts {
  /// Replaces the spelling of each type in the declaration.
  ///
  /// - Parameter spelling: returns the new spelling of a type. It also gets the generic parameters in scope.
  mutating func spell(_ spelling: (String, Set<String>) -> String) {
    for index in members.indices {
      let generics = Set(members[index].generics.map(\.name))
      members[index].spell { spelling($0, generics) }
    }
    requirements = requirements.map { $0.spelled { spelling($0, []) } }
    for index in associatedTypes.indices {
      let type = associatedTypes[index]
      associatedTypes[index].inherits = type.inherits.map { spelling($0, []) }
      associatedTypes[index].requirements = type.requirements.map { $0.spelled { spelling($0, []) } }
      associatedTypes[index].defaultType = type.defaultType.map { spelling($0, []) }
    }
    for index in aliases.indices {
      let generics = Set(aliases[index].parameters)
      aliases[index].spell { spelling($0, generics) }
    }
  }
}

extension AliasFact {
  /// Replaces the spelling of each type in the alias.
  mutating func spell(_ spelling: (String) -> String) {
    target = spelling(target)
    for index in generics.indices { generics[index].text = spelling(generics[index].text) }
    requirements = requirements.map { $0.spelled(spelling) }
  }
}

extension RequirementFact {
  fileprivate func spelled(_ spelling: (String) -> String) -> RequirementFact {
    RequirementFact(left: spelling(left), right: spelling(right), isSameType: isSameType)
  }
}
