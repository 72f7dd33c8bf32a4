extension MemberFact {
  /// Spells all types in it anew.
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
