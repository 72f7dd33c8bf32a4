import Source

extension Explanation {
  /// Pages on Swift tests that crash the test process.
  package static let crashPages: [Explanation] = fieldCrashPages + mockCrashPages

  /// Pages on reads of fields without a value.
  private static let fieldCrashPages: [Explanation] = [
    Explanation(
      .fieldNotExecuted, "Field not filled by the conversion",
      "A test reads a field that the conversion of the mock never fills.",
      details: """
        A model also has fields that enclosing selection sets select. `from` fills only the fields that the model's own \
        selection set selects. The others stay empty, regardless of the mock. Reading a required one crashes the test \
        process, so the remaining tests don't run. An optional one is nil.
        """,
      example: .swift(
        """
        // query Heroes { heroes { ...Details friend { name } } }
        // fragment Details on Character { friend { height } }
        let friend = HeroesQuery.Data.Hero.Friend(from: Mock<Human>(height: 1.72, name: "Leia"))
        friend.height  // crashes: only the fragment selects it
        """),
      fixed: """
        let leia = Mock<Human>(height: 1.72, name: "Leia")
        let hero = HeroesQuery.Data.Hero(from: Mock<Human>(friend: leia))
        hero.friend.height
        """,
      solution: """
        Convert a mock of the enclosing object and read the field from the result. You can also convert the mock to the \
        model of the fragment.
        """,
      severity: """
        error if the read always happens, otherwise warning. A model that is passed to code under test causes a warning \
        or hint if the code reads a field with this name.
        """),
    Explanation(
      .missingVariables, "Missing variable of a condition",
      "A test reads a field with `@include` or `@skip`, but the conversion has no value for its variable.",
      details: """
        `from` uses only the variables that the test passes, not the default values of the operation. Without a value, \
        neither `@include` nor `@skip` selects the field, so it is nil, regardless of the mock. This also applies to \
        `asX` and `ifX` properties. Reading nil doesn't crash, but force-unwrapping it crashes the test process.
        """,
      example: .swift(
        """
        // query Hero($withHeight: Boolean!) { hero { name height @include(if: $withHeight) } }
        let query = Mock<Query>(hero: Mock<Human>(height: 1.72, name: "Luke"))
        let data = HeroQuery.Data(from: query)
        data.hero?.height  // nil
        """),
      fixed: """
        let query = Mock<Query>(hero: Mock<Human>(height: 1.72, name: "Luke"))
        let data = HeroQuery.Data(from: query, withVariables: ["withHeight": true])
        data.hero?.height  // 1.72
        """,
      solution: """
        Pass a value for the variable. The diagnostic has a fix that inserts it. If the test expects nil, pass the \
        value that excludes the field.
        """,
      severity: """
        warning at the conversion, because a test can expect nil. Error at the read if the test always force-unwraps \
        the nil.
        """),
    Explanation(
      .unsetRequiredField, "Unset required field",
      "A test reads a required field of a model, but never sets the field on the mock.",
      details: """
        Mocks can be partial: a test sets only the fields that it reads. A required field has a non-optional property, \
        so reading an unset one crashes the test process, and the remaining tests don't run. `Mock<T>()` sets no \
        fields. From Apollo iOS 1.23 on, `Mock<T>(name: …)` sets defaults for the other required fields, but mocks \
        among these defaults are empty.
        """,
      example: .swift(
        """
        let hero = Mock<Human>()
        hero.height = 1.72
        let model = HeroQuery.Data(from: Mock<Query>(hero: hero))
        model.hero?.name  // crashes
        """),
      fixed: """
        let hero = Mock<Human>()
        hero.height = 1.72
        hero.name = "Luke"
        let model = HeroQuery.Data(from: Mock<Query>(hero: hero))
        model.hero?.name
        """,
      solution: """
        Set the field on the mock. The diagnostic shows where the test creates the mock and which selection needs the \
        field. Its fixes set this field, or all fields that the conversion requires.
        """,
      severity: """
        error if the read always happens and the field is never set. Warning if the test passes the model to code under \
        test that reads a field with this name. Hint if the analysis can't determine the read or the value. `--hints` \
        shows hints.
        """),
  ]

  /// Pages on mocks with wrong values or types, and on files that aren't analyzed.
  private static let mockCrashPages: [Explanation] = [
    Explanation(
      .nullForRequired, "Null for a required field",
      "A test sets a required field of a mock to nil, or to a list that contains nil.",
      details: """
        Setting a field to nil removes it from the mock, so reading it from a model crashes the test process. Null in \
        `_data` (`NSNull()`), and nil in a list with required elements, crash the test process in the conversion, even \
        if the test never reads the field.
        """,
      example: .swift(
        """
        // type Human { name: String! }
        let hero = Mock<Human>(name: "Luke")
        hero.name = nil
        HeroQuery.Data(from: Mock<Query>(hero: hero)).hero?.name  // crashes
        """),
      fixed: """
        let hero = Mock<Human>(name: "Luke")
        HeroQuery.Data(from: Mock<Query>(hero: hero)).hero?.name
        """,
      solution: """
        Set the field to a value, or remove the line. If a server can send null, make the field nullable in the schema.
        """,
      severity: """
        error if the test always reads the field or converts the mock, otherwise warning.
        """),
    Explanation(
      .scalarDefault, "Missing default value of a custom scalar",
      "A test creates a mock that needs the default value of a custom scalar, which the scalar's type may not provide.",
      details: """
        From Apollo iOS 1.23 on, `Mock<T>(…)` with an argument sets defaults for all other required fields. The default \
        of a custom scalar is the result of converting `""` to its Swift type. A type that throws an error for this text, \
        such as a date, URL or number, crashes the test process when the mock is created. `MockSupport` also tries some \
        other values.
        """,
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
        Mock<Human>(name: "Luke")  // crashes: no default value of `born`
        """),
      fixed: """
        extension Foundation.Date: CustomScalarType {
          public static var defaultMockValue: Date { Date(timeIntervalSince1970: 0) }
          // …
        }
        Mock<Human>(name: "Luke")
        """,
      solution: """
        Add `defaultMockValue` to the type (Apollo iOS 2.0.3 and later, and `MockSupport`). Alternatively, set the field \
        wherever the test creates such a mock, or create the mock without arguments and set its fields afterwards.
        """,
      severity: "error if the type always throws, such as an alias of `Int`. Warning if its initializer can throw."),
    Explanation(
      .testsNotExamined, "Test not analyzed",
      "A test uses GraphQL with errors, or a test file exceeds the limits of the analysis.",
      details: """
        While an operation, a fragment or a type of the schema has errors, mockd can't know the models and mocks \
        that are made of it. So it finds no reads that crash the test process in tests that use it. An editor \
        and `mockd watch` keep the last diagnostics of such a test. `mockd check` prints a line with these \
        tests. The limits are 1 MiB, 64 nested brackets, 10 nested square brackets, 1,000 tokens that no \
        bracket, comma of a list or end of a line finishes, and 400 functions of one name. The sum of such \
        tokens has a limit, too. Larger files would take too much memory or time. mockd doesn't use the declarations of such a file in other tests either.
        """,
      example: .swift(
        """
        // query Hero { hero { nmae } }  # error: no such field
        let data = HeroQuery.Data(from: Mock<Query>())
        """),
      fixed: """
        // query Hero { hero { name } }
        let data = HeroQuery.Data(from: Mock<Query>())
        """,
      solution: """
        Fix the errors in GraphQL, which `mockd check` reports. Move large data, such as recorded responses, to \
        a separate file without tests.
        """,
      severity: "hint, neither an error nor a warning, because the test itself may be correct."),
    Explanation(
      .wrongMockType, "Mock of the wrong type",
      "A test converts a mock to a model that can't represent its type, or stores a mock in a field that can't hold it.",
      details: """
        The compiler accepts any mock for any model and for any field of an interface or union type. The conversion \
        doesn't check the type either. It fills fields with the same name and leaves the others empty. Reading an empty \
        required field crashes the test process.
        """,
      example: .swift(
        """
        // fragment HumanHeight on Human { height }
        let model = HumanHeight(from: Mock<Droid>(name: "R2-D2"))
        model.height  // crashes if `height` is required
        """),
      fixed: """
        let model = HumanHeight(from: Mock<Human>(height: 1.72))
        model.height
        """,
      solution: "Use a mock of the model's type, or of a type that implements it.",
      severity: "error if the test always reads an empty required field, otherwise warning."),
  ]
}
