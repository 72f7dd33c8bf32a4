import GraphQLSyntax
import Source

/// Prints a schema as canonical SDL, which builds a schema with the same outputs.
///
/// It has no comment but its first line, and extensions are merged into their types. It depends on nothing but the
/// schema: neither on the layout nor on the number and order of files. The only directives in it are the ones that a
/// schema holds.
extension SchemaPrinter {
  /// The first line of canonical texts. Diagnostics of the original files have been reported.
  package static let canonicalHeader = "# Normalized by mockd\n"

  /// Returns the canonical text of a schema without errors.
  ///
  /// Types and directives are ordered by name. Outputs list the objects that implement an interface in their order, so
  /// these objects keep it. Members of types keep theirs.
  ///
  /// - Parameter hasDescriptions: whether to print descriptions, which only reach documentation comments.
  package static func canonical(_ schema: Schema, hasDescriptions: Bool) -> String {
    var printer = SchemaPrinter(schema: schema)
    printer.hasDescriptions = hasDescriptions
    printer.keepsDefaultValues = true
    printer.printCanonicalSchema()
    for directive in schema.directives.filter({ !$0.isBuiltIn }).sorted(by: { $0.name < $1.name }) {
      printer.print(directive)
    }
    for type in schema.canonicalOrder { printer.printCanonical(schema[type]) }
    return canonicalHeader + printer.text + "\n"
  }

  /// Prints the schema definition with all roots: without it, a type named `Mutation` would be one.
  private mutating func printCanonicalSchema() {
    let roots = OperationType.allCases.compactMap { operation in schema.rootType(of: operation).map { (operation, $0) }
    }
    guard !roots.isEmpty else { return }
    print(description: schema.description, indent: "", isFirst: true)
    text += "schema {\n"
    for (operation, root) in roots { text += "  \(operation.rawValue): \(schema[root].name.text)\n" }
    text += "}"
  }

  private mutating func printCanonical(_ type: Schema.NamedType) {
    let keyFields = schema.text(type.keyFields).map { " @typePolicy(keyFields: \(StringPrinter.quoted($0)))" } ?? ""
    policies = (type.hasTypePolicy ? keyFields : "") + fieldPolicies(of: type)
    print(type)
    policies = ""
    // Versions of Apollo distinguish a policy on a definition from one on an extension.
    guard !type.hasTypePolicy, !keyFields.isEmpty else { return }
    text += "\n\nextend \(type.kind.keyword) \(type.name.text)\(keyFields)"
  }

  private func fieldPolicies(of type: Schema.NamedType) -> String {
    schema.fieldPolicies[type.fieldPolicies.indices].map { policy in
      let field = StringPrinter.quoted(policy.forField.text)
      let arguments = StringPrinter.quoted(schema[policy.keyArguments])
      return " @fieldPolicy(forField: \(field), keyArgs: \(arguments))"
    }.joined()
  }
}

extension Schema {
  /// The types to print: ordered by name, except that implementers of an interface keep their order.
  ///
  /// - Complexity: O(n log n) in the number of types and implementers.
  fileprivate var canonicalOrder: [TypeID] {
    let printed = types.indices.map { TypeID($0) }.filter { !self[$0].isBuiltIn && !self[$0].isMissing }
    var followers: [TypeID: [TypeID]] = [:]
    var openCount: [TypeID: Int] = [:]
    for type in printed where self[type].kind == .interface {
      let implementers = possibleTypes(of: type)
      for (earlier, later) in zip(implementers, implementers.dropFirst()) {
        followers[earlier, default: []].append(later)
        openCount[later, default: 0] += 1
      }
    }
    // The order in the source satisfies all constraints, so they have no cycle.
    let byName = printed.sorted { self[$0].name < self[$1].name }
    let ranks = Dictionary(uniqueKeysWithValues: zip(byName, byName.indices))
    var ready = NumberHeap(byName.indices.filter { openCount[byName[$0]] == nil })
    var result: [TypeID] = []
    while let rank = ready.popLeast() {
      let type = byName[rank]
      result.append(type)
      for follower in followers[type] ?? [] {
        openCount[follower, default: 0] -= 1
        if openCount[follower] == 0, let rank = ranks[follower] { ready.insert(rank) }
      }
    }
    return result
  }
}

/// A binary heap of numbers, the least first.
private struct NumberHeap {
  private var items: [Int]

  /// - Parameter sorted: numbers in ascending order, which are a heap.
  init(_ sorted: [Int]) { items = sorted }

  mutating func insert(_ number: Int) {
    items.append(number)
    var child = items.count - 1
    while 0 < child, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popLeast() -> Int? {
    guard let least = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return least }
    items[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < items.count }
      guard let child = children.min(by: { items[$0] < items[$1] }), items[child] < items[parent] else { break }
      items.swapAt(child, parent)
      parent = child
    }
    return least
  }
}
