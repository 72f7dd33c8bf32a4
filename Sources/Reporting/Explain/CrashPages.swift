import Source

extension Explanation {
  /// Pages on Swift tests that end the test process.
  package static let crashPages: [Explanation] = [
    Explanation(
      .fieldNotExecuted, "A test reads a field that the conversion of its mock never fills.",
      details: "A model also shows fields that other selection sets around it select. `from` fills only what the "
        + "model's own selection set selects, so these are missing, whatever is set on the mock. Reading a required one "
        + "ends the test process, and with it all tests that would still run; an optional one is nil.",
      severity: "it is an error where the read surely happens, and a warning where it may not.",
      example: .swift(
        """
        // query Heroes { heroes { ...Details friend { name } } }
        // fragment Details on Character { friend { height } }
        let friend = HeroesQuery.Data.Hero.Friend(from: Mock<Human>(height: 1.72, name: "Leia"))
        friend.height  // ends the test: the fragment selects it, not `friend { name }`
        """),
      wayOut: "Convert a mock of the object around it and read the field from there: "
        + "`HeroesQuery.Data.Hero(from: Mock<Human>(friend: leia)).friend.height`. Or convert to the fragment's model.",
      silencing: silencing(.fieldNotExecuted)),
    Explanation(
      .missingVariables, "A test reads what an operation selects under a condition, without a value for its variable.",
      details: "`from` executes the operation's selections with the variables that it is given, and with no others: "
        + "defaults of the operation do not apply. Where a variable has no value, neither `@include` nor `@skip` selects "
        + "anything, so the field, or the `asX` or `ifX`, is nil, whatever is set on the mock. That alone ends no test, "
        + "but what is unwrapped by force does.",
      severity:
        "it is a warning at the conversion, since a test can mean to read nil; and an error at the read where nil "
        + "is surely unwrapped with `!`.",
      example: .swift(
        """
        // query Hero($withHeight: Boolean!) { hero { name height @include(if: $withHeight) } }
        let query = Mock<Query>(hero: Mock<Human>(height: 1.72, name: "Luke"))
        let data = HeroQuery.Data(from: query)
        data.hero?.height  // nil
        """),
      wayOut:
        "Give the variable a value: `HeroQuery.Data(from: query, withVariables: [\"withHeight\": true])`. The finding "
        + "offers that as a fix. Where nil is what the test is about, say so with the value for which nothing is "
        + "selected.",
      silencing: silencing(.missingVariables)),
    Explanation(
      .nullForRequired, "A test gives nil, or a list with nil, to a field that cannot be null.",
      details:
        "Setting a field of a mock to nil takes it away, as if it had never been set, so reading it from a model "
        + "ends the test process. Null that is stored by `_data` (`NSNull()`), and nil among the elements of a list whose "
        + "elements are required, are met by the conversion, which ends the process itself, even if nobody reads the "
        + "field.",
      severity:
        "it is an error where the read or the conversion is in sight and surely happens, else a warning: a field "
        + "that nobody reads is nobody's problem, but a required field has no use for nil either.",
      example: .swift(
        """
        // type Human { name: String! }
        let hero = Mock<Human>(name: "Luke")
        hero.name = nil
        HeroQuery.Data(from: Mock<Query>(hero: hero)).hero?.name  // ends the test
        """),
      wayOut: "Give the field a value, or leave the line out. If null is what a server may send there, the type in the "
        + "schema should be nullable.",
      silencing: silencing(.nullForRequired)),
    Explanation(
      .scalarDefault, "Making a mock asks a custom scalar for a default that its type may not have.",
      details:
        "From Apollo iOS 1.23 on, `Mock<T>(…)` with an argument gives every other required field a default. That of "
        + "a custom scalar is what its Swift type makes of `\"\"`, and errors are not caught: a type that refuses this text, as dates, "
        + "addresses and numbers do, ends the test process where the mock is made, even if no test reads the field. With "
        + "`MockSupport` some other plain values are tried too.",
      severity: "it is an error where the type surely refuses, such as an alias of `Int`, and a warning where its "
        + "initializer can throw an error.",
      example: .swift(
        """
        // type Human { name: String! born: Date! }
        extension StarWarsAPI { typealias Date = Foundation.Date }
        extension Foundation.Date: CustomScalarType {
          public init(_jsonValue value: JSONValue) throws {
            guard let text = value as? String, let date = try? Date(text, strategy: .iso8601) else {
              throw JSONDecodingError.couldNotConvert(value: value, to: Date.self)
            }
            self = date
          }
        }
        Mock<Human>(name: "Luke")  // ends the test, unless `born` is given, too
        """),
      wayOut: "Give the type a default: `static var defaultMockValue: Date { Date(timeIntervalSince1970: 0) }` (Apollo "
        + "iOS 2.0.3 and later, and `MockSupport`). Or give the field a value wherever such a mock is made, or make the "
        + "mock without arguments and set the fields after that.",
      silencing: silencing(.scalarDefault)),
    Explanation(
      .testsNotExamined, "A file of tests is too much for the parser of Swift, so nothing is said about it.",
      details: "Files of more than a megabyte are not read, nor those in which more than 64 brackets, or more than ten "
        + "square brackets, stand in each other, or some words and signs occur thousands of times: the parser would take "
        + "all memory or time. A read in such a file that ends the test is not found, and what the file declares is not "
        + "known to other tests either.",
      severity: "it is a hint, no error and no warning, since nothing is wrong with the file.",
      example: .swift(
        """
        let response = [[[[[[[[[[[Mock<Human>()]]]]]]]]]]]
        """),
      wayOut: "Move what is large, such as recorded responses, into a file of its own, without tests.",
      silencing: silencing(.testsNotExamined)),
    Explanation(
      .unsetRequiredField, "A test reads a required field that is not set on the mock which the model was made from.",
      details: "Mocks may be partial: what nobody reads need not be set. But the model's property is not optional, so "
        + "there is nothing that reading it could give: it ends the test process, with all tests that would still run. "
        + "`Mock<T>()` sets nothing; with an argument, it gives the other required fields defaults (from Apollo iOS 1.23 "
        + "on), but the mocks among these are empty.",
      severity:
        "it is an error where the read surely happens and the field surely is unset; a warning where the model is "
        + "handed to code under test that reads a field of this name; and a hint where the read or what is set depends on "
        + "something that is not known (`--hints` shows these). An error is never a guess.",
      example: .swift(
        """
        let hero = Mock<Human>()
        hero.height = 1.72
        let model = HeroQuery.Data(from: Mock<Query>(hero: hero))
        model.hero?.name  // ends the test
        """),
      wayOut:
        "Set the field on the mock: `hero.name = \"Luke\"`, or `Mock<Human>(name: \"Luke\")`. The finding tells where "
        + "the mock was made and what selects the field, and offers two fixes: to set this field, or everything that the "
        + "conversion requires of the mock.",
      silencing: silencing(.unsetRequiredField)),
    Explanation(
      .wrongMockType,
      "A mock is turned into a model, or stored in a field, that never stands for an object of its type.",
      details:
        "The compiler accepts every mock for every model and for every field of an interface or a union, and the "
        + "conversion checks nothing. Fields that happen to have the same names are filled, all others are missing, and "
        + "reading a required one of these ends the test process.",
      severity:
        "it is a warning, since some of these work; and an error where a missing field that is required is surely "
        + "read.",
      example: .swift(
        """
        // fragment HumanHeight on Human { height }
        let model = HumanHeight(from: Mock<Droid>(name: "R2-D2"))
        model.height  // ends the test
        """),
      wayOut: "Use a mock of the model's type, or of one that can stand for it.",
      silencing: silencing(.wrongMockType)),
  ]

  private static func silencing(_ code: DiagnosticCode) -> String {
    "write `// mockd:ignore \(code.rawValue)` at the end of the line or on the one above it. For a whole project, set "
      + "`\"diagnostics\": { \"\(code.rawValue)\": \"off\" }` in `.mockgen.json`, or another severity."
  }
}
