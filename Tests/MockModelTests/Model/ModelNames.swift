import Foundation

/// The Swift names by rules b.5 and b.6, and the names of enum cases by rule b.9.
struct ModelNames {
  let schema: PlainSchema
  let options: ModelOptions

  static let reservedTypeNames: Set<String> = [
    "Any", "DataDict", "DocumentType", "Fragments", "FragmentContainer", "ParentType", "Protocol", "Schema",
    "Selection",
    "Self", "String", "Bool", "Int", "Float", "Double", "ID", "Type", "Error", "_",
  ]

  static let escapedProperties = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private \
    precedencegroup protocol Protocol public rethrows static struct subscript typealias var break case catch continue \
    default defer do else fallthrough for guard if in repeat return throw switch where while as false is nil self Self \
    super throws true try _ Type Any
    """.split(separator: " ").map(String.init))

  /// Returns the Swift name of a type.
  func type(_ name: String) -> String {
    if let custom = options.customTypes[name]?.name { return custom }
    let swift = Self.firstUppercased(name)
    let isReserved = Self.reservedTypeNames.contains(swift) || (swift == "Int32" && options.version.major == 2)
    guard isReserved, name != "ID" else { return swift }
    switch schema.kind(name) {
    case .object: return swift + "_Object"
    case .interface: return swift + "_Interface"
    case .union: return swift + "_Union"
    case .enumeration: return swift + "_Enum"
    case .scalar: return swift + "_Scalar"
    case .inputObject: return swift + "_InputObject"
    case nil: return swift
    }
  }

  /// Returns the name of a mock's file.
  func file(_ name: String) -> String {
    Self.firstUppercased(options.customTypes[name]?.name ?? name) + "+Mock.graphql.swift"
  }

  /// Returns the property for a response key, without backticks.
  func bareProperty(_ key: String) -> String {
    ModelOptions.Version(2, 3, 0) <= options.version ? capitalized(key) : key
  }

  func property(_ key: String) -> String {
    let name = bareProperty(key)
    return Self.escapedProperties.contains(name) ? "`\(name)`" : name
  }

  func enumCase(_ value: String, of type: String) -> String {
    if let custom = options.customTypes[type]?.cases?[value] {
      // Apollo's generator uses a custom name unchanged, even if it is a reserved word.
      return options.isCorrected ? Self.escapedCase(custom) : custom
    }
    var name = options.convertsEnumCases ? Self.camelCase(value) : value
    if ModelOptions.Version(2, 3, 0) <= options.version { name = capitalized(name) }
    return Self.escapedCase(name)
  }

  private static func escapedCase(_ name: String) -> String {
    escapedProperties.subtracting(["Type", "Any"]).contains(name) ? "`\(name)`" : name
  }

  static func firstUppercased(_ text: String) -> String {
    changeFirstCased(text) { $0.uppercased() }
  }

  private static func changeFirstCased(_ text: String, _ change: (String) -> String) -> String {
    guard let index = text.firstIndex(where: \.isCased) else { return text }
    return text[..<index] + change(String(text[index])) + text[text.index(after: index)...]
  }

  static func camelCase(_ value: String) -> String {
    guard value.contains("_") else {
      return value.contains(where: \.isLowercase)
        ? changeFirstCased(value) { $0.lowercased() } : value.lowercased()
    }
    let parts = value.components(separatedBy: "_").map { $0.isEmpty ? "_" : $0.capitalized }
    return changeFirstCased(parts.joined()) { $0.lowercased() }
  }

  private func capitalized(_ name: String) -> String {
    guard !options.capitalization.isEmpty else { return name }
    let segments = Self.segments(name).map { segment in
      options.capitalization.reduce(segment) { segment, rule in
        guard segment.lowercased() == rule.word.lowercased() else { return segment }
        switch rule.strategy {
        case .upper: return segment.first?.isUppercase == true ? segment.uppercased() : segment
        case .lower: return segment.lowercased()
        case .replace(let text): return text
        }
      }
    }
    return segments.enumerated().map { index, segment in
      index == 0 || segment == segment.uppercased() ? segment : segment.prefix(1).uppercased() + segment.dropFirst()
    }.joined()
  }

  /// Returns the words of a name: `idOfXMLParser` is `id`, `Of`, `XML`, `Parser`.
  private static func segments(_ name: String) -> [String] {
    let characters = Array(name)
    var segments: [String] = []
    for (index, character) in characters.enumerated() {
      let startsAfterLower = index > 0 && characters[index - 1].isLowercase && character.isUppercase
      let endsUpperRun =
        index > 0 && index + 1 < characters.count && characters[index - 1].isUppercase && character.isUppercase
        && characters[index + 1].isLowercase
      if segments.isEmpty || startsAfterLower || endsUpperRun { segments.append("") }
      segments[segments.count - 1].append(character)
    }
    return segments
  }
}
