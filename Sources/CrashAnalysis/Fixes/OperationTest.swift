import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// A new test of an operation. It makes a mock with all required fields, converts it, and asserts the value of a field.
package struct OperationTest {
  private let code: GeneratedCode
  private let definition: ModelDefinition
  private let variables: VariableValues
  private let mock: Expression
  private var values: FittingValues

  private static let width = 100

  /// Returns nil if the operation has no models, or its root type has no mocks.
  ///
  /// - Parameter name: the Swift name of the operation.
  /// - Complexity: bounded. Deep selections are not filled.
  package init?(of name: Name, _ code: GeneratedCode) {
    guard let type = code.model([name, Name("Data")]), let set = type.value.selectionSet else { return nil }
    self.code = code
    definition = type.definition
    variables = VariableValues(including: type.definition.selections)
    values = FittingValues(code, variables: variables, fillsRoot: true)
    let source = SelectionSource(definition: definition.selections, set: set)
    guard let mock = values.mock(definition.selections.rootType.name, [source: .yes]) else { return nil }
    self.mock = mock
  }

  /// Returns the text of the file.
  ///
  /// - Parameter suite: the name of the enclosing type.
  package func text(suite: String, style: TestStyle) -> String {
    let model = code.qualifiedName(of: ModelType(definition: definition, structure: 0))
    var arguments = [Argument(nil, .name("mock"))]
    if !variables.values.isEmpty {
      let elements = variables.values.sorted { $0.key < $1.key }.map { name, value in
        DictionaryElement(.string(name.text), .boolean(value == .boolean(true)))
      }
      arguments.append(Argument("withVariables", .dictionary(elements)))
    }
    let conversion = Expression.call(.member(.type(model), "from"), arguments)
    let isTesting = style.library == .swiftTesting
    let body: [Statement] = [
      .constant("mock", mock.wrapped(toWidth: Self.width, indentation: 4, column: "    let mock = ".count)),
      .constant("data", code.convertsAsynchronously ? .await(conversion) : conversion),
      .expression(assertion(isTesting)),
    ]
    let name = definition.swiftName
    var function = FunctionDeclaration([], isTesting ? name.firstLowercased : "test" + name, [], body: body)
    function.isAsync = code.convertsAsynchronously
    let test: [Declaration] = isTesting ? [.attribute(.wrapper(.named("Test"), []))] : []
    let type =
      isTesting
      ? TypeDeclaration([], .struct, suite, members: test + [.function(function)])
      : TypeDeclaration(.final, .class, suite, inherits: [.named("XCTestCase")], members: [.function(function)])
    let attributes: [Declaration] = isTesting ? [.attribute(.wrapper(.named("Suite"), []))] : []
    let file = SwiftFile(header: [], imports: [], declarations: attributes + [.type(type)])
    let code = String(decoding: file.printed(), as: UTF8.self)
    return style.imports.map { $0 + "\n" }.joined() + (style.imports.isEmpty ? "" : "\n")
      + code.indented(by: style.indentation)
  }

  // MARK: Assertions

  private func assertion(_ isTesting: Bool) -> Expression {
    let (value, expected) = comparison
    return isTesting
      ? .macro("expect", [Argument(nil, .binary(value, .equal, expected))])
      : .call(.name("XCTAssertEqual"), [Argument(nil, value), Argument(nil, expected)])
  }

  /// The model's field nearest to the root, and the value that the mock has for it.
  private var comparison: (Expression, Expression) {
    struct Place {
      let type: ModelType
      let mockType: Name
      let sources: [SelectionSource: Certainty]
      let value: Expression
      let depth: Int
    }
    let root = ModelType(definition: definition, structure: 0)
    let rootType = definition.selections.rootType.name
    var open: [Place] = []
    if let set = root.value.selectionSet {
      let source = SelectionSource(definition: definition.selections, set: set)
      open = [Place(type: root, mockType: rootType, sources: [source: .yes], value: .name("data"), depth: 0)]
    }
    // The best alternatives if there is no such field.
    var others: [(Expression, Expression)] = []
    var index = 0
    while index < open.count, index < Self.placeLimit {
      let place = open[index]
      index += 1
      let execution = Execution(place.sources, on: place.mockType, variables: variables, in: code)
      var next: [Place] = []
      for accessor in place.type.value.accessors.sorted(by: { $0.field.responseKey < $1.field.responseKey }) {
        let key = accessor.field.responseKey
        guard let executed = execution.fields[key], executed.certainty == .yes, !accessor.isConditional,
          executed.isRequired || place.depth == 0, let field = code.mock(ofType: place.mockType)?.field(key),
          field.type.lists.count < 2
        else { continue }
        let value = Expression.member(place.value, code.accessor(key))
        if field.type.lists.isEmpty, let expected = field.comparableValue { return (value, expected) }
        others += code.comparison(of: field, value, isOptional: !accessor.field.wrappers.isNonNull)
        guard let type = code.type(of: accessor, in: place.type.definition),
          let mockType = field.type.named.firstMocked,
          place.depth < FittingValues.depthLimit - 1
        else { continue }
        let isOptional = !accessor.field.wrappers.isNonNull
        var object = isOptional ? Expression.optionalChain(value) : value
        if field.type.isList {
          object = .optionalChain(.member(object, "first"))
          // An element of a list that may hold nil is an optional in an optional.
          if accessor.field.wrappers.element?.isNonNull == false { object = .optionalChain(object) }
        }
        next.append(
          Place(type: type, mockType: mockType, sources: executed.sources, value: object, depth: place.depth + 1))
      }
      for (name, index) in place.type.view.inlineFragments.sorted(by: { $0.key < $1.key })
      where place.type.isShown(inlineFragment: index, execution) == .yes {
        next.append(
          Place(
            type: ModelType(definition: place.type.definition, structure: index), mockType: place.mockType,
            sources: place.sources, value: .optionalChain(.member(place.value, name.text)), depth: place.depth))
      }
      open += next
    }
    // The root's `__typename` is not selected.
    if let object = open.first(where: { 0 < $0.depth }) {
      return (.member(object.value, "__typename"), .string(object.mockType.text))
    }
    return others.first ?? (.member(.name("mock"), "__typename"), .string(rootType.text))
  }

  private static let placeLimit = 100
}

extension GeneratedCode {
  /// Returns a property and its expected value, for a field without plain literals; empty if neither is known.
  fileprivate func comparison(
    of field: MockField, _ value: Expression, isOptional: Bool
  ) -> [(Expression, Expression)] {
    if field.type.isList {
      return [(.member(isOptional ? .optionalChain(value) : value, "count"), .integer(1))]
    }
    switch field.type.named {
    case .enumeration, .scalar:
      return options.defaultValue(of: MockType(field.type.named, .nonNull)).map { [(value, $0)] } ?? []
    case .builtIn, .object, .interface, .union: return []
    }
  }
}

extension MockField {
  /// The value that a new mock has for the field, if its type has plain literals.
  fileprivate var comparableValue: Expression? {
    switch type.named {
    case .builtIn(.string): .string(responseKey.text)
    case .builtIn(.id): .string("1")
    case .builtIn(.int): .integer(0)
    case .builtIn(.float): .double(0)
    case .builtIn(.boolean): .boolean(false)
    case .scalar, .enumeration, .object, .interface, .union: nil
    }
  }
}

extension MockNamedType {
  /// The type of the mock that a new mock has in this field.
  fileprivate var firstMocked: Name? {
    switch self {
    case .object(let name): name
    case .interface(let reference), .union(let reference): reference.firstMockedType
    case .builtIn, .scalar, .enumeration: nil
    }
  }
}

extension VariableValues {
  /// Makes values for which the conditions in a definition and its fragments hold. The first of two opposite conditions
  /// wins.
  fileprivate init(including selections: DefinitionSelections) {
    var values: [Name: AbstractValue] = [:]
    var open = [selections]
    var seen: Set<Name> = []
    while let next = open.popLast() {
      var conditions = next.fields.flatMap { $0.inclusion.groups.flatMap { $0 } }
      conditions += next.sets.flatMap(\.scope.conditions)
      for spread in next.spreads {
        conditions += spread.inclusion.groups.flatMap { $0 }
        if seen.insert(spread.fragment.name).inserted { open.append(spread.fragment) }
      }
      for condition in conditions where values[condition.variable] == nil {
        values[condition.variable] = .boolean(!condition.isInverted)
      }
    }
    self.init(values: values)
  }
}

extension String {
  /// Returns the text, which is indented by two spaces per level, with another indentation.
  fileprivate func indented(by step: String) -> String {
    guard step != "  " else { return self }
    let lines: [Substring] = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      let blanks = line.prefix { $0 == " " }.count
      return String(repeating: step, count: blanks / 2) + line.dropFirst(blanks)
    }.joined(separator: "\n")
  }
}
