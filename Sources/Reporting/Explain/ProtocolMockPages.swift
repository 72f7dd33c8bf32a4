import Source

extension Explanation {
  /// Pages on mocks of protocols: `protocol-mock/…` codes.
  static let protocolMockPages: [Explanation] = [
    Explanation(
      .protocolMockAnnotation, "An argument of an annotation has no effect.",
      details: """
        Annotations take mockolo's arguments, separated by semicolons: `typealias: Item = Int` sets an associated type, \
        `override: name = StoreFake` names the mock, `module: prefix = Core` puts a module before the protocol's name, and \
        `modifiers: delegate = weak` makes the mock reference the value of a property weakly. `history: load = true` asks \
        for what all mocks do. Mocks have no subjects for `rx:` and `combine:`.
        """,
      severity: "a warning, since there is a mock.",
      example: .swift(
        """
        /// @mockable(rx: names = ReplaySubject; override: nme = StoreFake)
        protocol Store { var names: Observable<String> { get } }
        """),
      wayOut: """
        Correct the argument, or remove it. In place of a subject, set `namesMock.value` to a stream in the test.
        """,
      silencing: "`// mockd:ignore protocol-mock/annotation` on the line above."),
    Explanation(
      .protocolMockNameClash, "Two mocks in one output have one name.",
      details: """
        A mock is named like the protocol, with `Mock` behind it. Two protocols of one name, in different files, would \
        have mocks that do not compile together. The first in the order of paths counts as the one that is meant.
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
      wayOut: "Rename one of them, or give them outputs of their own in `protocolMocks`."),
    Explanation(
      .protocolMockSyntax, "A protocol that is to be mocked cannot be parsed, or brackets in its file do not fit.",
      details: "The file with the last good mocks stays as it is until it can be. Other outputs are generated.",
      example: .swift(
        """
        /// @mockable
        protocol Service { func load( }
        """),
      wayOut: "Correct what the compiler complains about, too."),
    Explanation(
      .protocolMockUnknownInheritance, "A protocol inherits from something that stands in no configured source.",
      details: """
        The mock has members for what it can see: the protocols in `sources` of `protocolMocks` and of the project, and \
        those of the standard library that are often inherited. If the other protocol asks for more, the mock does not \
        compile.
        """,
      severity: "a warning, since what is inherited may ask for nothing.",
      example: .swift(
        """
        /// @mockable
        protocol Service: ServiceOfOtherPackage { func load() }
        """),
      wayOut: "Add the file that declares it to `sources`.",
      silencing: "`// mockd:ignore protocol-mock/unknown-inheritance` on the line above."),
    Explanation(
      .protocolMockUnsupported, "Something is marked for a mock and cannot have one.",
      details: """
        A private protocol cannot be named in another file, a final or generic class has no subclasses that could stand \
        for it, a protocol in a function is nobody else's, and a marker before anything else asks for nothing. The file \
        with the last good mocks stays as it is. Other outputs are generated.
        """,
      severity: """
        an error; a hint where there is a mock that leaves something as it is, and for protocols that only `"select": \
        "all"` or a pattern in `names` asks for, which are skipped.
        """,
      example: .swift(
        """
        /// @mockable
        private protocol Service { func load() }
        """),
      wayOut: "Remove what stands in the way, or the marker; or name the protocol in `exclude` of the output."),
  ]
}
