/// The accessors of generated models, read from their text.
struct ModelOutline {
  /// The models by the path of their type, such as `HeroQuery.Data.Hero`.
  private(set) var models: [String: Model] = [:]
  private var aliases: [String: String] = [:]

  /// A model, or a type that encloses models.
  struct Model {
    var accessors: [Accessor] = []
    /// Whether it is an operation or a container of fragments, which encloses models.
    var isAround = false
    /// Whether it is an inline fragment whose selections are in other models.
    var isComposite = false
    /// The name of its GraphQL type.
    var type = ""
    /// Whether it stands for a whole object, not for the fields under conditions.
    var isEntity = true
  }

  /// A property of a model.
  struct Accessor {
    enum Kind: Equatable {
      /// A field with its response key.
      case field(String)
      case inlineFragment, fragment, deferred
    }

    var kind: Kind
    /// The name in the source.
    var name: String
    /// The type in the source.
    var type: String

    var isOptional: Bool { type.hasSuffix("?") }
    /// The type without lists and optionals.
    var namedType: String { type.filter { !"[]?".contains($0) } }
  }

  init(_ texts: some Sequence<String>) {
    for text in texts { read(text) }
  }

  private mutating func read(_ text: String) {
    let structure = /( *)(?:nonisolated )?(?:public )?struct ([\w`]+): (.*)\{/
    let field = /\s*public var (\S+): (.+?) \{ __data\["(.*)"\] \}/
    // An accessor of a mutable model.
    let variable = /\s*public var (\S+): (.+?) \{/
    let getter = /\s*get \{ __data\["(.*)"\] \}/
    var last: (name: String, type: String)?
    let inline = /\s*public var (\S+): (\S+) \{ _asInlineFragment\(\) \}/
    let fragment = /\s*public var (\S+): (\S+) \{ _toFragment\(\) \}/
    let deferred = /\s*@Deferred public var (\S+): (\S+)/
    let alias = /\s*public typealias (\S+) = (\S+)/
    let parent = /.* static var __parentType: .* \{ (?:\w+\.)*(\w+) \}/
    var open: [(indentation: Int, name: String)] = []
    for line in text.split(separator: "\n").map(String.init) {
      let path = open.map(\.name).joined(separator: ".")
      if let match = line.wholeMatch(of: structure) {
        open.append((match.1.count, String(match.2)))
        let around = [
          "GraphQLQuery", "GraphQLMutation", "GraphQLSubscription", "LocalCacheMutation", "FragmentContainer",
        ]
        guard !match.3.hasPrefix("InputObject") else { continue }
        models[open.map(\.name).joined(separator: ".")] = Model(
          isAround: around.contains { match.3.hasPrefix($0) },
          isComposite: match.3.contains("CompositeInlineFragment"))
      } else if let last = open.last, line == String(repeating: " ", count: last.indentation) + "}" {
        open.removeLast()
      } else if let match = line.wholeMatch(of: field) {
        add(Accessor(kind: .field(String(match.3)), name: String(match.1), type: String(match.2)), to: path)
      } else if let match = line.wholeMatch(of: inline) {
        add(Accessor(kind: .inlineFragment, name: String(match.1), type: String(match.2)), to: path)
      } else if let match = line.wholeMatch(of: fragment) {
        add(Accessor(kind: .fragment, name: "fragments." + match.1, type: String(match.2)), to: outer(path))
      } else if let match = line.wholeMatch(of: deferred) {
        add(Accessor(kind: .deferred, name: "fragments." + match.1, type: String(match.2)), to: outer(path))
      } else if let match = line.wholeMatch(of: alias) {
        aliases["\(path).\(match.1)"] = String(match.2)
        if match.1 == "RootEntityType" { models[path]?.isEntity = false }
      } else if let match = line.wholeMatch(of: parent) {
        models[path]?.type = String(match.1)
      } else if let match = line.wholeMatch(of: variable) {
        last = (String(match.1), String(match.2))
      } else if let match = line.wholeMatch(of: getter), let variable = last {
        add(Accessor(kind: .field(String(match.1)), name: variable.name, type: variable.type), to: path)
      }
    }
  }

  private mutating func add(_ accessor: Accessor, to path: String) {
    models[path]?.accessors.append(accessor)
  }

  private func outer(_ path: String) -> String {
    path.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// Returns the names of the types that an object of a model has.
  func types(ofObjectOf path: String) -> [String] {
    var result: [String] = []
    var path = path
    while let model = models[path] {
      result.append(model.type)
      if model.isEntity { break }
      path = outer(path)
    }
    return result
  }

  /// Returns the path of the model that a name refers to by Swift's lookup; nil for other types. The first component is
  /// looked up in the enclosing types, the others are members.
  func resolve(_ name: String, in path: String) -> String? {
    guard let (first, rest) = name.firstComponent else { return nil }
    var scope = path
    while true {
      if let found = member(first, of: scope) {
        return rest.split(separator: ".").reduce(found) { type, next in type.flatMap { member(String(next), of: $0) } }
      }
      if scope.isEmpty { return nil }
      scope = outer(scope)
    }
  }

  /// Returns the path of the type that is declared under a name in a type, or outside of types if the path is empty.
  private func member(_ name: String, of path: String) -> String? {
    let candidate = path.isEmpty ? name : "\(path).\(name)"
    if models[candidate] != nil { return candidate }
    guard let target = aliases[candidate] else { return nil }
    // An alias that refers to itself is no model.
    return target.firstComponent?.0 == name ? candidate : resolve(target, in: path)
  }

  /// The paths of all models and operations, without containers of fragments.
  var paths: [String] { models.keys.filter { !$0.hasSuffix(".Fragments") }.sorted() }

  var modelPaths: [String] { paths.filter { models[$0]?.isAround == false } }
}

extension String {
  /// The first name of a qualified one, and the others.
  fileprivate var firstComponent: (String, String)? {
    let parts = split(separator: ".", maxSplits: 1).map(String.init)
    return parts.first.map { ($0, parts.count == 2 ? parts[1] : "") }
  }
}
