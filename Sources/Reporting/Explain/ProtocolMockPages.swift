import Source

extension Explanation {
  /// Pages on mocks of protocols: `protocol-mock/…` codes.
  static let protocolMockPages: [Explanation] = [
    Explanation(
      .protocolMockAnnotation, "Annotation argument without effect", "An argument of an annotation has no effect.",
      details: """
        The arguments are mockolo's, separated by semicolons. `typealias: Item = Int` sets an associated type. \
        `override: name = StoreFake` names the mock. `module: prefix = Core` qualifies the name of the protocol. \
        `modifiers: delegate = weak` makes a property weak. `history: load = true` is accepted, because all mocks record \
        their calls. Mocks don't support `rx:` and `combine:`.
        """,
      example: .swift(
        """
        /// @mockable(override: nme = StoreFake)
        protocol Store { var names: [String] { get } }
        """),
      fixed: """
        /// @mockable(override: name = StoreFake)
        protocol Store { var names: [String] { get } }
        """,
      solution: """
        Correct or remove the argument. In place of a subject, set `namesMock.value` to a stream in the test.
        """,
      severity: "warning."),
    Explanation(
      .protocolMockInheritanceCycle, "Inheritance cycle", "A mocked protocol or class inherits from itself.",
      details: "Swift doesn't accept such declarations. The file with the previous mocks remains.",
      example: .swift(
        """
        /// @mockable
        protocol Store: Reader { func save() }
        protocol Reader: Store { func load() }
        """),
      fixed: """
        /// @mockable
        protocol Store: Reader { func save() }
        protocol Reader { func load() }
        """,
      solution: "Remove one of the inherited types that the message lists."),
    Explanation(
      .protocolMockNameClash, "Duplicate mock name", "Two mocks of one output have the same name.",
      details: """
        The name of a mock is the name of its protocol followed by `Mock`. Two protocols with the same name in different \
        files would produce duplicate mocks, which don't compile.
        """,
      example: .swift(
        """
        // A.swift
        /// @mockable
        protocol Service { func a() }
        // B.swift
        /// @mockable
        protocol Service { func b() }
        """),
      fixed: """
        // A.swift
        /// @mockable
        protocol Service { func a() }
        // B.swift
        /// @mockable(override: name = OtherServiceMock)
        protocol Service { func b() }
        """,
      solution: "Rename one of the mocks, or write them to different outputs of `protocolMocks`."),
    Explanation(
      .protocolMockSyntax, "Swift syntax error", "A mocked protocol or class, or its file, contains a syntax error.",
      details:
        "The file with the previous mocks remains until the error is corrected. mockd generates the other outputs.",
      example: .swift(
        """
        /// @mockable
        protocol Service { func load( }
        """),
      fixed: """
        /// @mockable
        protocol Service { func load() }
        """,
      solution: "Correct the syntax error. The compiler reports it as well."),
    Explanation(
      .protocolMockTooLarge, "Too large mocks", "The mocks of a file or project would be too large.",
      details: """
        A mock declares the members of all inherited protocols, so the mocks of a long chain of protocols are large. The \
        limits are about 8 MB for the mocks of one Swift file, and 128 MB for a project. Beyond a limit, the files with \
        the previous mocks remain, and mockd generates the other outputs.
        """,
      example: .swift(
        """
        // 800 protocols, all of which have mocks:
        protocol Step1 { func run1() }
        protocol Step2: Step1 { func run2() }
        protocol Step3: Step2 { func run3() }
        """),
      solution: """
        Mock fewer of the protocols: annotate them instead of `"select": "all"`, or list the others in `exclude`.
        """),
    Explanation(
      .protocolMockUnknownInheritance, "Unknown inherited protocol",
      "A mocked protocol inherits from a type that no configured source declares.",
      details: """
        The mock implements only the requirements that mockd knows: the requirements of protocols in `sources`, and of \
        common protocols of the standard library. If the unknown protocol has requirements, the mock doesn't compile.
        """,
      example: .swift(
        """
        /// @mockable
        protocol Service: ServiceOfOtherPackage { func load() }
        """),
      solution: "Add the file that declares the inherited protocol to `sources`.",
      severity: "warning, because the inherited protocol may have no requirements."),
    Explanation(
      .protocolMockUnsupported, "Unsupported mock", "mockd can't generate a mock of an annotated declaration.",
      details: """
        Examples are private protocols, which other files can't name; final or generic classes; protocols in functions; \
        and annotations on other declarations. The file with the previous mocks remains. mockd generates the other \
        outputs.
        """,
      example: .swift(
        """
        /// @mockable
        private protocol Service { func load() }
        """),
      fixed: """
        /// @mockable
        protocol Service { func load() }
        """,
      solution: "Change the declaration, remove the annotation, or list the protocol in `exclude` of the output.",
      severity: """
        error; hint if the mock merely doesn't override a member, and for skipped protocols that only \
        `"select": "all"` or a pattern in `names` selects.
        """),
  ]
}
