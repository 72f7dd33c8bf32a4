/// The code of a program that makes mocks, converts them and reads every accessor of the models.
struct ReadingProgram {
  let outline: ModelOutline
  private var makers: [String] = []
  private var count = 0

  init(outline: ModelOutline) {
    self.outline = outline
  }

  /// Adds the conversion of an object to a model.
  mutating func convert(_ object: PlainObject, to model: String, variables: [String: Bool]) {
    var lines: [String] = []
    let root = make(object, &lines)
    let values = variables.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    lines.append("\(model)(from: \(root), withVariables: [\(values.isEmpty ? ":" : values)]).show(\"\(model)\")")
    makers.append(
      "func conversion\(makers.count)() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n")
  }

  /// Adds code that makes a model by an expression and reads it, after a line that announces it.
  mutating func read(_ expression: String, as path: String) {
    var lines = ["let model = \(expression)", "print(\"\(path) = made\")", "model.show(\"\(path)\")"]
    if outline.models[path]?.isEntity == true { lines.append("respond(with: model, \"\(path)\")") }
    makers.append("func conversion\(makers.count)() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n")
  }

  /// Adds the lines that make a mock, and returns the name of the variable.
  private mutating func make(_ object: PlainObject, _ lines: inout [String]) -> String {
    var fields: [String] = []
    for (key, value) in object.fields.sorted(by: { $0.key < $1.key }) {
      fields.append("set(\"\(key)\", \(code(value, &lines)))")
    }
    count += 1
    let name = "mock\(count)"
    lines.append("let \(name) = Mock<\(object.typename.firstUppercasedLetter)>()")
    lines += fields.map { "\(name).\($0)" }
    return name
  }

  private mutating func code(_ value: PlainValue, _ lines: inout [String]) -> String {
    switch value {
    case .null: "NSNull()"
    case .scalar(let code, _): "AnyHashable(\(code))"
    case .list(let elements): "[\(elements.map { code($0, &lines) }.joined(separator: ", "))] as [AnyHashable]"
    case .object(let object): make(object, &lines)
    }
  }

  /// Returns one file with the conversions and one that prints models.
  func sources(importing modules: [String]) -> [String: String] {
    let modules = ["Foundation", "IssueReporting"] + modules
    let imports = modules.map { "import \($0)\n" }.joined() + "@_spi(Unsafe) import MockSupport\n\n"
    let calls = makers.indices.map { "    conversion\($0)()\n" }.joined()
    let main = """
      withIssueReporters([Faults()]) {
        withMockFailures(.reported) {
      \(calls)  }
      }

      """
    let shown = outline.paths.map { path in
      let accessors = outline.models[path]?.accessors ?? []
      let body = accessors.map { "    access(\"\\(path).\($0.name)\") { self.\($0.name) }\n" }.joined()
      return "extension \(path): Shown {\n  func show(_ path: String) {\n\(body)  }\n}\n"
    }
    return [
      "main.swift": imports + main, "Conversions.swift": imports + makers.joined(separator: "\n"),
      "Shown.swift": imports + Self.support + shown.joined(separator: "\n"),
    ]
  }

  private static let support = """
    protocol Shown { func show(_ path: String) }

    nonisolated(unsafe) var faults = 0

    struct Faults: IssueReporter {
      func reportIssue(
        _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
        line: UInt, column: UInt
      ) { faults += 1 }
    }

    func access(_ path: String, _ value: () -> some Shown) {
      let before = faults
      let value = value()
      if before < faults { print("\\(path) = unset") } else { value.show(path) }
    }

    /// Reports a model that cannot be a response, because a value is missing in it.
    func respond<Model: RootSelectionSet>(with model: Model, _ path: String) {
      let before = faults
      _ = Responding<Model>.sampleData(from: model)
      if before < faults { print("\\(path) = incomplete") }
    }

    struct Responding<Model: RootSelectionSet>: GraphQLQuery {
      typealias Data = Model
      static var operationName: String { "Responding" }
      static var operationDocument: OperationDocument { OperationDocument(operationIdentifier: "") }
    }

    extension String: Shown { func show(_ path: String) { print("\\(path) = \\(self)") } }
    extension Int: Shown { func show(_ path: String) { print("\\(path) = \\(self)") } }
    extension Double: Shown { func show(_ path: String) { print("\\(path) = \\(self)") } }
    extension Bool: Shown { func show(_ path: String) { print("\\(path) = \\(self)") } }
    extension GraphQLEnum: Shown { func show(_ path: String) { print("\\(path) = \\(rawValue)") } }
    extension Optional: Shown where Wrapped: Shown {
      func show(_ path: String) { if let self { self.show(path) } else { print("\\(path) = nil") } }
    }
    extension Array: Shown where Element: Shown {
      func show(_ path: String) {
        print("\\(path) = [\\(count)]")
        for (index, element) in enumerated() { element.show("\\(path).\\(index)") }
      }
    }
    extension Mock {
      func set(_ key: String, _ value: some Hashable) { _data[key] = AnyHashable(value) }
    }


    """
}
