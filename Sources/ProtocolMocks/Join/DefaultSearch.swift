import Source
import SwiftCode

/// Finds the structures and enumerations of which the default results of a mock consist.
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

  /// Words in function types that closures without attributes don't have.
  private static let unusualWords: Set<String> = ["convention", "isolated", "sending"]

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
    let outline = declared.outline
    guard let root = types.root(of: declared) else { return }
    let facts = types.sources.facts(of: declared)
    guard facts.parameters.count == arguments.count, !facts.makers.isEmpty else { return }
    var roots = [root]
    if !use.isImported {
      for argument in arguments {
        guard let others = types.globalTypes(in: argument) else { return }
        roots += others
      }
    }
    let name = outline.names.map(\.escapedAsMockProperty).joined(separator: ".")
    let type = arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
    var names = types.qualification(from: outline.names)
    var known = Dictionary(zip(facts.parameters, arguments), uniquingKeysWith: { first, _ in first })
    known["Self"] = type
    var uses: [String] = []
    let makers = facts.makers.compactMap { maker -> TypeDefault.Maker? in
      var made = TypeDefault.Maker(
        caseName: maker.caseName, arguments: [], isCalled: maker.isCalled, isThrowing: maker.isThrowing)
      var used: [String] = []
      for argument in maker.arguments {
        let qualified = names.qualified(argument.type, except: Set(facts.parameters))
        let spelled = qualified.replacingNames { name, _ in known[String(name)] }
        let function = types.function(spelled)
        if function?.text.mentions(Self.unusualWords) ?? false { return nil }
        var given = TypeDefault.Argument(label: argument.label, functionParameters: function?.functionParameters)
        if maker.needsTypes {
          guard function == nil, let others = types.globalTypes(in: spelled) else { return nil }
          given.type = spelled
          roots += others
        }
        made.arguments.append(given)
        used.append(function?.text ?? spelled)
      }
      uses += used
      return made
    }
    let found = TypeDefault(type: type, makers: makers, conditions: outline.conditions, roots: roots)
    guard !makers.isEmpty, size + found.size <= Self.largest else { return }
    size += found.size
    defaults.append(found)
    next += uses.map { Use(type: $0, isImported: false) }
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
