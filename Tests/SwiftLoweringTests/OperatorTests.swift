import Source
import SwiftLowering
import Testing

/// Tests that operators are ordered as the standard library declares.
struct OperatorTests {
  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"), ("a * b + c", "((a * b) + c)"), ("a - b - c", "((a - b) - c)"),
    ("a << b * c", "((a << b) * c)"), ("a + 1...b", "((a + 1) ... b)"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a ?? b < c", "((a ?? b) < c)"), ("a < b ?? c", "(a < (b ?? c))"), ("a == b + c", "(a == (b + c))"),
    ("a != b && c || d && e", "(((a != b) && c) || (d && e))"), ("a && b && c", "((a && b) && c)"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("a == b ? c + d : e", "((a == b) ? (c + d) : e)"),
    ("-a + b", "((-a) + b)"), ("!a && b", "((!a) && b)"), ("-1 + a", "(-1 + a)"), ("a & b | c", "((a & b) | c)"),
    ("{a + b} * c", "(other * c)"), ("(a + b) * c", "({(a + b)} * c)"), ("try a + b", "throwing (a + b)"),
    ("try? a ?? b", "optional (a ?? b)"), ("await a + b", "(a + b)"), ("a as B ?? c", "((a as B) ?? c)"),
    ("a as! B == c", "((a as B) == c)"), ("a == b as C", "(a == (b as C))"), ("a as B as C", "((a as B) as C)"),
  ]) func operatorsAreOrdered(text: String, dump: String) throws {
    let found = try DeclarationFacts.value(text).dump
    #expect(found == dump)
  }

  /// The analysis follows these only as far as names go.
  @Test(arguments: [
    ("a <+> b", "opaque(a <+> b)"), ("a <+> b == c", "opaque[a <+> b == c]"),
    ("a <+> b <*> c", "opaque[a <+> b <*> c]"),
    ("a &<< b + c", "opaque(opaque(a &<< b) + c)"), ("a is B", "opaque(a is B)"), ("a as? B", "opaque(a as? B)"),
    ("a + b as C", "opaque((a + b) as C)"), ("a is B && c", "(opaque(a is B) && c)"),
    ("a as? B ?? c", "(opaque(a as? B) ?? c)"), ("a...", "opaque(a...)"), ("...a", "opaque(...a)"), ("~a", "(~a)"),
    ("a <+> b as C", "opaque(opaque(a <+> b) as C)"),
  ]) func someOperatorsAreOpaque(text: String, dump: String) throws {
    let found = try DeclarationFacts.value(text).dump
    #expect(found == dump)
  }

  @Test(arguments: [
    ("a = b + c", "(a = (b + c))"), ("a += b ?? c", "(a += (b ?? c))"), ("a -= b + c", "opaque(a -= (b + c))"),
    ("a = b ? c : d", "(a = (b ? c : d))"), ("a = try b + c", "(a = throwing (b + c))"),
    ("_ = a == b", "(_ = (a == b))"), ("a <<= b ? c : d", "opaque(a <<= (b ? c : d))"),
  ]) func assignmentsComeLast(text: String, dump: String) throws {
    let function = try DeclarationFacts.function("f", in: "func f() { \(text) }")
    guard case .expression(let expression)? = function.body.first else { throw UnexpectedSyntax() }
    #expect(expression.dump == dump)
  }

  @Test func operatorsHavePlaces() throws {
    guard case .binary(_, let sign, _) = try DeclarationFacts.value("a * b").content else { throw UnexpectedSyntax() }
    #expect(sign == SwiftOperator(name: "*", range: TextRange(10, 11)))
  }

  @Test func longChainsStayFlat() throws {
    let names = (0..<90).map { "a\($0)" }
    let value = try DeclarationFacts.value(names.joined(separator: " + "))
    guard case .sequence(let operands, let signs) = value.content else { throw UnexpectedSyntax() }
    #expect(operands.map(\.dump) == names)
    #expect(signs.count == 89)
  }

  @Test func operandsOfChainsAreListed() throws {
    let operation = try #require(try DeclarationFacts.value("a + b * (c - d)...e").operation)
    #expect(operation.operands.map(\.dump) == ["a", "b", "{(c - d)}", "e"])
    #expect(operation.operators == ["+", "*", "..."])
    #expect(try DeclarationFacts.value("a && b").operation == nil)
  }

  @Test func operatorFunctionsHaveFixities() throws {
    let facts = DeclarationFacts.of(
      """
      prefix func ++ (a: A) {}
      postfix func -- (a: A) {}
      func + (a: A, b: A) {}
      struct A { static func == (a: A, b: A) -> Bool { true }; prefix static func ! (a: A) -> A { a }; func f() {} }
      """)
    #expect(facts.functions.map(\.fixity) == [.prefix, .postfix, .infix, .infix, .prefix, nil])
    #expect(facts.functions.map(\.name) == ["++", "--", "+", "==", "!", "f"])
  }
}
