import Fuzzing

extension ModelOptions {
  /// Returns options of all kinds for a random version.
  static func random(for schema: PlainSchema, using random: inout SplitMix64) -> ModelOptions {
    var options = ModelOptions()
    // Some schemas have `@typePolicy`, which 1.17 was the first to know.
    let versions = [
      Version(1, 17), Version(1, 22), Version(1, 22, 0), Version(1, 23), Version(1, 24, 0), Version(1, 25, 5),
      Version(1, 25),
      Version(2, 0, 0), Version(2, 0), Version(2, 1, 0), Version(2, 1), Version(2, 2), Version(2, 3, 0), Version(2, 4),
    ]
    options.isCorrected = random.chance(50)
    options.version =
      random.chance(options.isCorrected ? 70 : 30) ? Version(2, 4) : random.pick(versions) ?? Version(2, 4)
    options.namespace = random.pick(["ModelAPI", "modelAPI", "_modelAPI"]) ?? "ModelAPI"
    options.module = random.pick([.swiftPackage, .other, .embedded("AppModule"), .embedded("app_Module")]) ?? .other
    options.isPublic = random.chance(70)
    options.reducesTypes = random.chance(30)
    options.convertsEnumCases = random.chance(70)
    options.excludesDeprecatedCases = random.chance(40)
    options.warnsOfDeprecation = random.chance(70)
    options.isNonisolated = random.chance(50)
    options.usesCocoaPods = options.version.major == 1 && random.chance(30)
    options.requiresNonOptional = !options.isCorrected || random.chance(80)
    if random.chance(40) { options.capitalization = Self.capitalization(using: &random) }
    if random.chance(50) { options.customTypes = Self.customTypes(for: schema, using: &random) }
    return options
  }

  private static func capitalization(using random: inout SplitMix64) -> [Capitalization] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let word = random.pick(["id", "URL", "Name", "xml", "of", "Large"]) ?? "id"
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return Capitalization(word: word, strategy: .upper)
      case 1: return Capitalization(word: word, strategy: .lower)
      default: return Capitalization(word: word, strategy: .replace("GraphQL"))
      }
    }
  }

  /// Returns unique names for some types.
  private static func customTypes(for schema: PlainSchema, using random: inout SplitMix64) -> [String: CustomType] {
    let builtIn: Set<String> = ["String", "Int", "Float", "Boolean", "ID"]
    var custom: [String: CustomType] = [:]
    for (index, name) in schema.order.enumerated() where !name.hasPrefix("__") && !builtIn.contains(name) {
      guard random.chance(20), let type = schema.types[name] else { continue }
      let newName = random.pick(["Renamed", "renamed_", "_r"]).map { "\($0)\(index)" }
      switch type.kind {
      case .enumeration:
        let cases = type.values.filter { _ in random.chance(50) }.map { value in
          (value.name, random.pick(["firstOne", "class", "Type", "self", "LOUD_One"]) ?? "other")
        }
        custom[name] = CustomType(
          name: random.chance(50) ? newName : nil, cases: Dictionary(cases, uniquingKeysWith: { a, _ in a }))
      case .inputObject: break
      case .object, .interface, .union, .scalar: custom[name] = CustomType(name: newName)
      }
    }
    return custom
  }
}
