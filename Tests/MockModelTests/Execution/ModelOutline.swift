/// The accessors of generated models, read from their text.
struct ModelOutline {
  /// By the path of the model's type, such as `HeroQuery.Data.Hero`.
  private(set) var models: [String: Model] = [:]
  private var aliases: [String: String] = [:]

  struct Model {
    var accessors: [Accessor] = []
  }

  struct Accessor {
    enum Kind: Equatable {
      /// A field, with its response key.
      case field(String)
      case inlineFragment, fragment, deferred
    }

    var kind: Kind
    /// As it is written.
    var name: String
    /// As it is written.
    var type: String

    var isOptional: Bool { type.hasSuffix("?") }
    /// Without lists and optionals.
    var namedType: String { type.filter { !"[]?".contains($0) } }
  }

  init(_ texts: some Sequence<String>) {
    for text in texts { read(text) }
  }

  private mutating func read(_ text: String) {
    let structure = /( *)(?:nonisolated )?(?:public )?struct ([\w`]+): .*\{/
    let field = /\s*public var (\S+): (.+?) \{ __data\["(.*)"\] \}/
    let inline = /\s*public var (\S+): (\S+) \{ _asInlineFragment\(\) \}/
    let fragment = /\s*public var (\S+): (\S+) \{ _toFragment\(\) \}/
    let deferred = /\s*@Deferred public var (\S+): (\S+)/
    let alias = /\s*public typealias (\S+) = (\S+)/
    var open: [(indentation: Int, name: String)] = []
    for line in text.split(separator: "\n").map(String.init) {
      let path = open.map(\.name).joined(separator: ".")
      if let match = line.wholeMatch(of: structure) {
        open.append((match.1.count, String(match.2)))
        models[open.map(\.name).joined(separator: ".")] = Model()
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
      }
    }
  }

  private mutating func add(_ accessor: Accessor, to path: String) {
    models[path]?.accessors.append(accessor)
  }

  private func outer(_ path: String) -> String {
    path.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// The path of the model that a name stands for where it is written, as Swift finds it; nil for other types.
  func resolve(_ name: String, in path: String) -> String? {
    var scope = path
    while true {
      let candidate = scope.isEmpty ? name : "\(scope).\(name)"
      if models[candidate] != nil { return candidate }
      if let target = aliases[candidate] { return resolve(target, in: scope) }
      if scope.isEmpty { return nil }
      scope = outer(scope)
    }
  }

  /// The paths of all models, and of the operations around them; the containers of fragments are none.
  var paths: [String] { models.keys.filter { !$0.hasSuffix(".Fragments") }.sorted() }
}
