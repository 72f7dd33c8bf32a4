import Fuzzing

/// Writes random schemas with valid operations. Their models have distinct names in Swift.
///
/// A field has the same type everywhere, so that selections always merge.
struct RandomGraphQL {
  private var random: SplitMix64
  private var fields: [Field] = []
  private var types: [Composite] = []
  private var fragments: [Fragment] = []

  private struct Field {
    var name: String
    var type: String
    /// The object type of the field; nil for leaves.
    var target: String?
  }

  private struct Composite {
    enum Kind { case object, interface, union }
    var kind: Kind
    var name: String
    /// The indices in `fields`.
    var fields: [Int] = []
    /// The interfaces of an object, or the members of a union.
    var others: [String] = []
  }

  private struct Fragment {
    var name: String
    var type: String
    var text: String
    var variables: Set<Int>
  }

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  // MARK: Schemas

  mutating func schema() -> String {
    let objects = (0..<Int.random(in: 3...5, using: &random)).map { $0 == 1 ? "lower\($0)" : "Object\($0)" }
    let interfaces = (0..<Int.random(in: 1...2, using: &random)).map { "Face\($0)" }
    makeFields(leadingTo: objects + interfaces + ["Either"])
    let leaves = fields.indices.filter { fields[$0].target == nil }
    let links = fields.indices.filter { fields[$0].target != nil }
    for name in interfaces {
      var type = Composite(kind: .interface, name: name)
      type.fields = some(leaves, 2...4) + some(links, 1...2)
      if name == "Face1", chance(40) {
        type.others = ["Face0"]
        type.fields = union(type.fields, types[0].fields)
      }
      types.append(type)
    }
    for (index, name) in objects.enumerated() {
      var type = Composite(kind: .object, name: name, fields: some(leaves, 2...4) + some(links, 0...2))
      for face in types where face.kind == .interface && (index == 0 || chance(40)) { type.others.append(face.name) }
      for face in types where type.others.contains(face.name) { type.others = union(face.others, type.others) }
      for face in types where type.others.contains(face.name) { type.fields = union(type.fields, face.fields) }
      types.append(type)
    }
    types.append(Composite(kind: .union, name: "Either", others: Array(objects.shuffled(using: &random).prefix(2))))
    types.append(
      Composite(kind: .object, name: "Query", fields: union(links.shuffled(using: &random), some(leaves, 1...2))))
    return types.map { text($0) }.joined() + "enum Kind { ALPHA BETA_GAMMA }\nscalar Stamp\n"
  }

  private mutating func makeFields(leadingTo composites: [String]) {
    for index in 0..<14 {
      let type = pick(["String", "String", "Int", "Float", "Boolean", "ID", "Kind", "Stamp"])
      fields.append(Field(name: "leaf\(index)", type: wrapped(type, listChance: 12), target: nil))
    }
    for (index, target) in (composites + composites).enumerated() {
      fields.append(Field(name: "link\(index)", type: wrapped(target, listChance: 40), target: target))
    }
  }

  private mutating func wrapped(_ type: String, listChance: Int) -> String {
    var result = type + (chance(65) ? "!" : "")
    guard chance(listChance) else { return result }
    result = "[\(result)]" + (chance(65) ? "!" : "")
    return chance(12) ? "[\(result)]" + (chance(65) ? "!" : "") : result
  }

  private func text(_ type: Composite) -> String {
    if type.kind == .union { return "union \(type.name) = \(type.others.joined(separator: " | "))\n" }
    let lines = type.fields.map { "  \(fields[$0].name): \(fields[$0].type)\n" }.joined()
    let others = type.others.isEmpty ? "" : " implements " + type.others.joined(separator: " & ")
    return "\(type.kind == .object ? "type" : "interface") \(type.name)\(others) {\n\(lines)}\n"
  }

  // MARK: Operations

  /// Returns operations and fragments for the schema.
  mutating func operations() -> String {
    let composites = types.filter { $0.name != "Query" }.map(\.name)
    for index in 0..<Int.random(in: 3...6, using: &random) {
      var variables: Set<Int> = []
      let type = pick(composites)
      let body = selections(on: type, depth: Int.random(in: 1...2, using: &random), &variables)
      fragments.append(
        Fragment(
          name: "Part\(index)", type: type, text: "fragment Part\(index) on \(type) \(body)\n", variables: variables))
    }
    let queries = (0..<Int.random(in: 2...4, using: &random)).map { index in
      var variables: Set<Int> = []
      let body = selections(on: "Query", depth: 3, &variables)
      let list = variables.sorted().map { "$flag\($0): Boolean!" }.joined(separator: ", ")
      return "query Look\(index)\(list.isEmpty ? "" : "(\(list))") \(body)\n"
    }
    return queries.joined() + fragments.map(\.text).joined()
  }

  private mutating func selections(on name: String, depth: Int, _ variables: inout Set<Int>) -> String {
    guard let type = types.first(where: { $0.name == name }) else { return "{ __typename }" }
    var parts: [String] = []
    let leaves = type.fields.filter { fields[$0].target == nil }
    let links = type.fields.filter { fields[$0].target != nil }
    for index in some(leaves, 1...3) {
      parts.append(key(fields[index].name) + fields[index].name + conditions(12, &variables))
    }
    if 0 < depth {
      for index in some(links, name == "Query" ? 2...4 : 0...2) {
        let inner = selections(on: fields[index].target ?? "", depth: depth - 1, &variables)
        parts.append(key(fields[index].name) + fields[index].name + conditions(10, &variables) + " " + inner)
      }
    }
    if name != "Query" {
      let overlapping = types.filter { $0.name != "Query" && overlaps($0.name, name) }.map(\.name)
      for _ in 0..<Int.random(in: 0...(type.kind == .object ? 1 : 2), using: &random) where 0 <= depth {
        let target = chance(80) ? pick(overlapping) : nil
        let inner = selections(on: target ?? name, depth: depth - 1, &variables)
        let condition = conditions(target == nil ? 80 : 20, &variables)
        parts.append("...\(target.map { " on \($0)" } ?? "")\(condition) \(inner)")
      }
      for fragment in fragments where chance(25) && overlaps(fragment.type, name) {
        variables.formUnion(fragment.variables)
        parts.append("...\(fragment.name)\(conditions(15, &variables))")
      }
    }
    if parts.isEmpty { parts = ["__typename"] }
    return "{ " + parts.joined(separator: " ") + " }"
  }

  /// Returns a key. The alias depends on the field, so that no two fields share one.
  private mutating func key(_ field: String) -> String { chance(12) ? "other_\(field): " : "" }

  private mutating func conditions(_ percent: Int, _ variables: inout Set<Int>) -> String {
    guard chance(percent) else { return "" }
    let variable = Int.random(in: 0...2, using: &random)
    if chance(8) { return chance(70) ? " @include(if: true)" : " @skip(if: true)" }
    variables.insert(variable)
    return chance(60) ? " @include(if: $flag\(variable))" : " @skip(if: $flag\(variable))"
  }

  private func overlaps(_ a: String, _ b: String) -> Bool { !possible(a).isDisjoint(with: possible(b)) }

  private func possible(_ name: String) -> Set<String> {
    guard let type = types.first(where: { $0.name == name }) else { return [] }
    switch type.kind {
    case .object: return [name]
    case .union: return Set(type.others)
    case .interface: return Set(types.filter { $0.kind == .object && $0.others.contains(name) }.map(\.name))
    }
  }

  // MARK: Chance

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }

  private mutating func some(_ values: [Int], _ count: ClosedRange<Int>) -> [Int] {
    Array(values.shuffled(using: &random).prefix(Int.random(in: count, using: &random)))
  }

  private func union<T: Hashable>(_ a: [T], _ b: [T]) -> [T] {
    var seen: Set<T> = []
    return (a + b).filter { seen.insert($0).inserted }
  }
}
