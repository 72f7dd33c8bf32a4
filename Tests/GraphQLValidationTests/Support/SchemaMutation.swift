import Fuzzing

extension RandomSchema {
  /// Applies one random change.
  mutating func mutate(using random: inout SplitMix64) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...5: mutateField(&random)
    case 6: mutateRelation(&random)
    case 7, 8: mutateEnum(&random)
    case 9, 10: mutateInputObject(&random)
    case 11, 12: mutateDirective(&random)
    case 13: mutateRoots(&random)
    case 14: mutateTypes(&random)
    default: types.shuffle(using: &random)
    }
  }

  private func indices(_ kinds: [String]) -> [Int] { types.indices.filter { kinds.contains(types[$0].kind) } }

  private mutating func mutateField(_ random: inout SplitMix64) {
    guard let type = indices(["type", "interface"]).randomElement(using: &random) else { return }
    let new = Self.fieldNames.filter { name in !types[type].fields.contains { $0.name == name } }
    guard let field = types[type].fields.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: if let name = new.first { types[type].fields.append(Self.field(name, &random)) }
    case 1: if 1 < types[type].fields.count { types[type].fields.remove(at: field) }
    case 2: if let name = new.last { types[type].fields[field].name = name }
    case 3: types[type].fields[field].shape = Self.shapes.randomElement(using: &random) ?? "%"
    case 4: types[type].fields[field].type = (Self.outputTypes + ["Gone"]).randomElement(using: &random) ?? "Int"
    case 5: types[type].fields[field].reason = [nil, "x", "y"].randomElement(using: &random) ?? nil
    default: Self.mutate(&types[type].fields[field].arguments, &random)
    }
  }

  /// Changes arguments or input fields.
  private static func mutate(_ inputs: inout [Input], _ random: inout SplitMix64) {
    let new = ["p", "q", "r"].filter { name in !inputs.contains { $0.name == name } }
    guard let index = inputs.indices.randomElement(using: &random), Int.random(in: 0..<4, using: &random) != 0 else {
      if let name = new.first { inputs.append(input(name, &random)) }
      return
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: inputs.remove(at: index)
    case 1: if let name = new.first { inputs[index].name = name }
    case 2: inputs[index].shape = shapes.randomElement(using: &random) ?? "%"
    case 3: inputs[index].type = (inputTypes + ["Gone", "A"]).randomElement(using: &random) ?? "Int"
    case 4: inputs[index].hasDefault.toggle()
    default: inputs[index].isDeprecated.toggle()
    }
  }

  private mutating func mutateRelation(_ random: inout SplitMix64) {
    if Bool.random(using: &random), let object = indices(["type"]).randomElement(using: &random) {
      let interface = Self.interfaces.randomElement(using: &random) ?? "I"
      if let known = types[object].interfaces.firstIndex(of: interface) {
        types[object].interfaces.remove(at: known)
      } else {
        types[object].interfaces.append(interface)
      }
    } else if let union = indices(["union"]).randomElement(using: &random) {
      let member = Self.objects.randomElement(using: &random) ?? "A"
      if let known = types[union].members.firstIndex(of: member) {
        types[union].members.remove(at: known)
      } else {
        types[union].members.append(member)
      }
    }
  }

  private mutating func mutateEnum(_ random: inout SplitMix64) {
    guard let type = indices(["enum"]).randomElement(using: &random) else { return }
    let index = types[type].values.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<3, using: &random), index) {
    case (0, let index?): types[type].values.remove(at: index)
    case (1, let index?): types[type].values[index].isDeprecated.toggle()
    default:
      let new = ["X", "Y", "Z"].first { name in !types[type].values.contains { $0.name == name } }
      if let new { types[type].values.append((new, false)) }
    }
  }

  private mutating func mutateInputObject(_ random: inout SplitMix64) {
    guard let type = indices(["input"]).randomElement(using: &random) else { return }
    if Int.random(in: 0..<5, using: &random) == 0 { return types[type].isOneOf.toggle() }
    Self.mutate(&types[type].inputs, &random)
  }

  private mutating func mutateDirective(_ random: inout SplitMix64) {
    guard let index = directives.indices.randomElement(using: &random) else {
      return directives.append(Directive(name: "d", locations: ["FIELD"]))
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: directives.remove(at: index)
    case 1: directives[index].isRepeatable.toggle()
    case 2: directives[index].locations = ["FIELD", "QUERY", "VARIABLE_DEFINITION"].shuffled(using: &random)
    case 3: directives[index].locations = ["QUERY", "FRAGMENT_DEFINITION", "INLINE_FRAGMENT"]
    default: Self.mutate(&directives[index].arguments, &random)
    }
  }

  private mutating func mutateRoots(_ random: inout SplitMix64) {
    guard 1 < roots.count, let index = roots.indices.randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      roots.remove(at: index)
    } else {
      roots[index].type = (Self.objects + ["Gone"]).randomElement(using: &random) ?? "A"
    }
  }

  /// Removes a type, even a referenced one, or changes its kind.
  private mutating func mutateTypes(_ random: inout SplitMix64) {
    guard let index = types.indices.randomElement(using: &random) else { return }
    let name = types[index].name
    switch (types[index].kind, Int.random(in: 0..<2, using: &random)) {
    case ("scalar", 0): types[index] = TypeModel(kind: "enum", name: name, values: [("X", false)])
    case ("enum", 0): types[index] = TypeModel(kind: "input", name: name, inputs: [Self.input("p", &random)])
    case ("union", 0): types[index] = TypeModel(kind: "type", name: name, fields: Self.fields(&random))
    default: types.remove(at: index)
    }
  }
}
