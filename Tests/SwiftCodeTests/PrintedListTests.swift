import SwiftCode
import Testing

/// Inserting printed text gives the same result as printing it in place.
@Suite struct PrintedListTests {
  private static let names = ["a", "b", "`default`", "_", "Ä"]

  private static var variables: [Declaration] {
    names.map { name in
      .variable(
        VariableDeclaration(
          attributes: [.deprecated(message: "it's \"old\"\n"), .wrapper(.named("W"), [Argument(nil, .string(name))])],
          .public, .var, name, type: .optional(.named("T"))))
    }
  }

  private static var functions: [Declaration] {
    names.map { .function(FunctionDeclaration([], $0, [], body: [.comment("One.\n\nTwo."), .return(.nil)])) }
  }

  private func text(_ declarations: [Declaration]) -> String {
    String(decoding: SwiftFile(header: [], imports: [], declarations: declarations).printed(), as: UTF8.self)
  }

  private func nested(_ members: [Declaration]) -> [Declaration] {
    let inner = Declaration.type(TypeDeclaration([], .struct, "S", members: members))
    return members + [.type(TypeDeclaration(.final, .class, "C", members: [.comment("Inside.")] + [inner]))]
  }

  @Test func printedDeclarationsEqualDeclarations() {
    for values in [Self.variables, Self.functions, []] {
      #expect(text(nested(values)) == text(nested([.printed(PrintedList(values))])))
    }
  }

  @Test func listsOfPrintedElementsEqualTheElements() {
    let values = Self.variables + Self.functions + [.blankLines(1), .comment("")]
    var printed = PrintedElements<Declaration>()
    for value in values { printed.append(value) }
    for positions in [[], [0, 0, 6], Array(values.indices), values.indices.reversed()] {
      #expect(printed.list(positions) == PrintedList(positions.map { values[$0] }))
    }
  }

  @Test func printedStatementsEqualStatements() {
    let values = [
      Statement.return(.name("x")), .comment("One.\nTwo."),
      .switch(.name("x"), [SwitchCase(.name("y"), [.return(.nil)])]),
    ]
    let body = { (statements: [Statement]) in
      self.text(self.nested([.function(FunctionDeclaration([], "f", [], body: statements))]))
    }
    #expect(body([.yield(.name("z"))] + values) == body([.yield(.name("z")), .printed(PrintedList(values))]))
    #expect(body([]) == body([.printed(PrintedList([Statement]()))]))
  }

  @Test(arguments: [Layout.line, .lines, .linesWithTrailingComma, .hanging], [0, 2, 5])
  func printedElementsEqualElements(_ layout: Layout, printed count: Int) {
    let parameters = Self.names.map { Parameter($0, name: "x", type: .named("T"), defaultValue: .array([], .line)) }
    var function = FunctionDeclaration([], "f", parameters, parameterLayout: layout, body: [])
    var initializer = InitializerDeclaration([], parameters, parameterLayout: layout, body: [])
    let expected = text(nested([.function(function), .initializer(initializer)]))
    function.printedParameters = PrintedList(Array(parameters.prefix(count)))
    function.parameters = Array(parameters.dropFirst(count))
    initializer.printedParameters = function.printedParameters
    initializer.parameters = function.parameters
    #expect(text(nested([.function(function), .initializer(initializer)])) == expected)

    let arguments = Self.names.map { Argument($0, .array([.name($0), .nil], .lines)) } + [Argument(nil, .nil)]
    let printed = PrintedList(Array(arguments.prefix(count)))
    let call = Expression.call(.name("f"), arguments, layout)
    let other = Expression.printedCall(.name("f"), printed, Array(arguments.dropFirst(count)), layout)
    let body = { (value: Expression) in
      self.text(self.nested([.function(FunctionDeclaration([], "f", [], body: [.expression(value)]))]))
    }
    #expect(body(call) == body(other))
    let element = Expression.printed(PrintedList([call]))
    #expect(body(.array([call, .nil], layout)) == body(.array([element, .nil], layout)))
  }

  @Test func severalListsAreJoined() {
    let (a, b) = (Self.variables, Self.functions)
    let places = [(1, 4), (0, 0), (1, 1), (1, 0), (0, 3)].map { PrintedPlace(list: $0.0, index: $0.1) }
    let joined = PrintedList([PrintedList(a), PrintedList(b)], places)
    let values = places.map { [a, b][Int($0.list)][Int($0.index)] }
    #expect(text(nested([.printed(joined)])) == text(nested(values)))
    #expect(joined.count == places.count)
    // Lists that have been joined can be joined again.
    let again = PrintedList(
      [joined, PrintedList(a)], [PrintedPlace(list: 1, index: 2), PrintedPlace(list: 0, index: 1)])
    #expect(text([.printed(again)]) == text([a[2], a[0]]))
  }

  @Test func equalListsPrintTheSame() {
    #expect(PrintedList(Self.variables) == PrintedList(Self.variables))
    #expect(PrintedList(Self.variables) != PrintedList(Self.functions))
    #expect(PrintedList(Self.variables) != PrintedList(Array(Self.variables.dropLast())))
  }
}
