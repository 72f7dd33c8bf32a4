extension FrontEndCase {
  /// Default values of wrong types, for arguments, input fields and arguments of directives. Apollo ignores them.
  static let defaults: [FrontEndCase] = wrongValues.flatMap { type, value in
    let types = "enum E { A B } input I { r: Int! o: Int } input O @oneOf { a: Int b: Int }"
    let argument = "x: \(type) = \(value)"
    let isNull = type == "Int!"
    return [
      ("type Query { a(\(argument)): Int }", "query Q { a }"),
      ("type Query { a(x: J): Int } input J { \(argument) }", "query Q($j: J = {}) { a(x: $j) }"),
      ("directive @d(\(argument)) on FIELD type Query { a: Int }", "query Q { a @d }"),
    ].map { schema, operation in
      FrontEndCase(
        schema, schema + " " + types, on: operation, isNull ? .since(1, 18) : .accepts,
        but: isNull ? .olderNullDefaults : nil)
    }
  }

  private static let wrongValues = [
    ("Int", #""10""#), ("Int", "1.5"), ("Int", "99999999999"), ("Int", "true"), ("Int", "A"), ("Int", "[1]"),
    ("Int", "{ a: 1 }"), ("Int!", "null"), ("Float", #""1""#), ("Float", "true"), ("String", "1"), ("String", "A"),
    ("String", "true"), ("Boolean", "0"), ("Boolean", #""true""#), ("Boolean", "A"), ("ID", "1.5"), ("ID", "true"),
    ("ID", "A"), ("E", #""A""#), ("E", "1"), ("E", "C"), ("E", "true"), ("I", "1"), ("I", #""x""#), ("I", "{}"),
    ("I", "{ r: 1, u: 1 }"), ("I", #"{ r: "1" }"#), ("[Int]", #"["1"]"#), ("[Int!]", "[null]"), ("[Int]", #""1""#),
    ("[[Int]]", #"[["x"]]"#), ("O", "{ a: 1, b: 2 }"), ("O", "{}"), ("O", "{ a: null }"),
  ]
}
