/// Writes one form of code for a value: its declarations, and the statements that use them.
struct FormWriter {
  var functions: RandomFunctions
  let subject: Subject
  /// The end of names, which no other form has.
  let id: String

  var type: String { subject.type }
  var value: String { subject.value }

  /// Adds declarations to the code under test, or to the file of the test.
  mutating func declare(_ text: String) {
    let lines = Self.indented(text).map { $0 + "\n" }.joined()
    if chance(0.5) { functions.app += lines } else { functions.fakes += lines }
  }

  /// Adds statements to the function.
  mutating func run(_ text: String) {
    for line in Self.indented(text) { functions.add(line) }
  }

  /// Returns an extension of the value's type.
  func extended(as protocolName: String? = nil, _ members: String) -> String {
    let conformance = protocolName.map { ": \($0)" } ?? ""
    return switch subject.kind {
    case .mock: "extension Mock\(conformance) where O == \(subject.name) {\n\(members)\n}"
    case .model: "extension \(type)\(conformance) {\n\(members)\n}"
    }
  }

  /// Returns a member that stores the value as `item`, for types without another initializer.
  var storage: String { "let item: \(type)\ninit(_ item: \(type)) { self.item = item }" }

  // MARK: Effects

  /// Returns statements of a function without a result that read a model, change a mock, or do nothing.
  mutating func effect(_ variable: String) -> String {
    let nothing = "_ = \(variable)"
    guard chance(0.7) else { return nothing }
    let text = functions.effect(on: Subject(kind: subject.kind, name: subject.name, value: variable))
    // A case of `switch` needs a statement.
    return text.isEmpty ? nothing : text
  }

  /// Returns statements with the effect for a variable of a wider type.
  mutating func effectOfAny(_ variable: String) -> String {
    guard chance(0.6) else { return "_ = \(variable)" }
    return "if let y = \(variable) as? \(type) {\n\(effect("y"))\n}"
  }

  /// Returns statements with the effect for `item`, a stored property.
  mutating func effectOfItem() -> String { "let x = self.item\n\(effect("x"))" }

  /// Returns a call of a new function that has the effect.
  mutating func touch(_ variable: String) -> String {
    functions.count += 1
    let name = "touch\(id)\(functions.count)"
    declare("func \(name)(_ x: \(type)) {\n\(effect("x"))\n}")
    return "\(name)(\(variable))"
  }

  // MARK: Chance

  /// Returns a condition that the analysis may know.
  mutating func condition() -> String {
    let outer = functions.flags
    functions.flags = []
    defer { functions.flags = outer }
    return functions.condition()
  }

  mutating func chance(_ probability: Double) -> Bool { functions.chance(probability) }

  mutating func pick(_ texts: String...) -> String { functions.pick(texts) }

  /// Returns lines that are indented by their braces.
  private static func indented(_ text: String) -> [String] {
    var depth = 0
    return text.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      let opened = line.count { $0 == "{" }
      let closed = line.count { $0 == "}" }
      let own = line.hasPrefix("}") || line.hasPrefix("case ") || line.hasPrefix("default:") ? max(0, depth - 1) : depth
      depth = max(0, depth + opened - closed)
      return String(repeating: "  ", count: own) + line
    }
  }
}

extension RandomFunctions {
  /// Returns statements that read a model or change a mock, as a function without a result has them.
  mutating func effect(on subject: Subject) -> String {
    if formDepth < 2, chance(0.12) {
      formDepth += 1
      defer { formDepth -= 1 }
      return separate { $0.addForm(for: subject, mayAwait: false) }
    }
    return switch subject.kind {
    case .model:
      separate {
        for _ in 0..<Int.random(in: 1...2, using: &$0.random) { $0.read(subject.value, shape: subject.name, depth: 1) }
      }
    case .mock: change(of: subject)
    }
  }

  /// Returns the statements that a closure adds. They don't depend on the function around them.
  private mutating func separate(_ body: (inout Self) -> Void) -> String {
    let outer = (lines, indent, flags, handlers, loops, scope)
    (lines, indent, flags, handlers, loops) = ([], 0, [], 1, 0)
    body(&self)
    let text = lines.joined(separator: "\n")
    (lines, indent, flags, handlers, loops, scope) = outer
    return text
  }

  private mutating func change(of subject: Subject) -> String {
    let mock = subject.value
    if let focus, chance(0.85), shapes.mocks[subject.name]?.leaves.contains(where: { $0.name == focus.name }) == true {
      return "\(mock).\(focus.name) = \(chance(0.2) ? "nil" : focus.value)"
    }
    if chance(0.15), let entity = shapes.mocks[subject.name]?.single.randomElement(using: &random) {
      return "\(mock).\(entity.name) = \(chance(0.3) ? "nil" : newLeafMock(of: pick(entity.types)))"
    }
    guard let leaf = leaf(of: subject.name) else { return "_ = \(mock)" }
    return "\(mock).\(leaf.name) = \(chance(0.35) ? "nil" : leaf.value)"
  }
}
