import Source
import SwiftCode

/// Finds the structures and enumerations that the default results of a mock contain.
///
/// It starts with the results of the mock's members and follows the arguments of initializers and cases.
struct DefaultSearch {
  private let types: ConcreteTypes
  private(set) var defaults: [TypeDefault] = []
  private var seen: Set<String> = []
  /// The approximate number of bytes of the generated code.
  private var size = 0

  /// The maximum number of bytes for a mock. Further types have no default results.
  private static let largest = 1 << 14

  /// The maximum number of brackets in a type. A generic type can contain ever larger types.
  private static let mostBrackets = 8

  /// A type to look up, as global code spells it.
  private struct Use {
    var type: String
    /// Whether the generated file has the imports that the type needs. Otherwise, its generic arguments must be known.
    var isImported: Bool
  }

  private var next: [Use] = []

  init(_ sources: any MockSources) { types = ConcreteTypes(sources: sources) }

  /// Finds the defaults that values of these types need.
  ///
  /// - Parameter scope: the types that enclose the uses of the types.
  mutating func find(_ results: [String], seenFrom scope: [String]) {
    var names = types.qualification(from: scope)
    next = results.map { Use(type: names.qualified($0, except: []), isImported: true) }
    var index = 0
    while index < next.count {
      let use = next[index]
      index += 1
      for component in use.type.defaultComponents where seen.insert(component).inserted {
        take(Use(type: component, isImported: use.isImported))
      }
    }
  }

  private mutating func take(_ use: Use) {
    guard use.type.utf8.count(where: "<[(".utf8.contains) <= Self.mostBrackets else { return }
    let arguments = use.type.genericArguments
    let declarations = types.declarations(of: use.type.nameParts)
    if !declarations.isEmpty {
      for type in declarations { take(type, arguments, use) }
    } else if let target = types.target(of: use.type) {
      next.append(Use(type: target, isImported: false))
    } else if types.isStandard(use.type, "Result"), let success = arguments.first {
      next.append(Use(type: success, isImported: use.isImported))
    }
  }

  private mutating func take(_ declared: DeclaredConcreteType, _ arguments: [String], _ use: Use) {
    guard let root = types.root(of: declared) else { return }
    let facts = types.sources.facts(of: declared)
    guard facts.parameters.count == arguments.count, !types.haveOtherActor(facts.protocols) else { return }
    var roots = [root]
    if !use.isImported {
      for argument in arguments {
        guard let others = types.globalTypes(in: argument) else { return }
        roots += others
      }
    }
    var making = MakerResolution(declared.outline, facts.parameters, arguments, types)
    let makers = facts.makers.compactMap { making.maker($0) }
    let found = TypeDefault(
      type: making.type, makers: makers, conditions: declared.outline.conditions, roots: roots + making.roots)
    guard !makers.isEmpty, size + found.size <= Self.largest else { return }
    size += found.size
    defaults.append(found)
    next += making.uses.map { Use(type: $0, isImported: false) }
  }
}

/// Resolves the arguments of a type's initializers and cases.
private struct MakerResolution {
  /// The type, as global code spells it.
  let type: String
  /// The types of all arguments.
  private(set) var uses: [String] = []
  /// The global types that calls name.
  private(set) var roots: [TypeDefault.GlobalType] = []

  private let types: ConcreteTypes
  private let parameters: Set<String>
  private var names: QualifiedNames
  /// The generic arguments by parameter, and `Self`.
  private var known: [String: String]

  /// Words in function types that closures without attributes don't have.
  private static let unusualWords: Set<String> = ["convention", "isolated", "sending"]

  init(_ outline: OutlinedConcreteType, _ parameters: [String], _ arguments: [String], _ types: ConcreteTypes) {
    let name = outline.names.map(\.escapedAsSwiftName).joined(separator: ".")
    type = arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
    self.types = types
    self.parameters = Set(parameters)
    names = types.qualification(from: outline.names)
    known = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    known["Self"] = type
  }

  /// Returns an initializer or case; nil if generated code can't call it.
  mutating func maker(_ maker: ConcreteTypeFacts.Maker) -> TypeDefault.Maker? {
    var result = TypeDefault.Maker(
      caseName: maker.caseName, arguments: [], isCalled: maker.isCalled, isThrowing: maker.isThrowing)
    var (uses, roots): ([String], [TypeDefault.GlobalType]) = ([], [])
    for argument in maker.arguments {
      let type = names.qualified(argument.type, except: parameters).replacingNames { name, _ in known[String(name)] }
      let function = types.function(type)
      if types.isUnstorable(type) || function?.text.mentions(Self.unusualWords) ?? false { return nil }
      var given = TypeDefault.Argument(label: argument.label, functionParameters: function?.functionParameters)
      if maker.needsTypes {
        guard function == nil, let others = types.globalTypes(in: type) else { return nil }
        given.type = type
        roots += others
      }
      result.arguments.append(given)
      uses.append(function?.text ?? type)
    }
    self.uses += uses
    self.roots += roots
    return result
  }
}

extension TypeLineage {
  /// Records the default results of the members.
  mutating func findDefaults(_ sources: any MockSources) {
    guard sources.makesDefaults else { return }
    var search = DefaultSearch(sources)
    search.find(resultTypes, seenFrom: mocked.declared.outline.path)
    mocked.defaults = search.defaults
  }
}

extension TypeDefault {
  /// The approximate number of bytes of the generated code.
  fileprivate var size: Int {
    makers.reduce(0) { size, maker in
      maker.arguments.reduce(size + 2 * type.utf8.count + 40) { size, argument in
        size + (argument.label?.utf8.count ?? 0) + (argument.type?.utf8.count ?? 0) + 16
      }
    }
  }
}
