import SwiftEmission
import Testing

/// Fragments, containers of fragments, and deferred selections.
@Suite struct FragmentFileTests {
  private func expect(
    _ file: String, _ document: String, _ parts: [String], _ change: (inout ModelOptions) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try ModelSample.file(file, document, change)
    for part in parts {
      #expect(hasLines(text, part), "\(part)\nis not in\n\(text)", sourceLocation: sourceLocation)
    }
  }

  /// A reserved type name gets a suffix in all references. The name of the file has none.
  @Test func takenNamesGetASuffix() throws {
    let fragment = "fragment type on Character { friend { ...other } } fragment other on Character { id }"
    try expect(
      "Type", fragment, ["public struct Type_Fragment: Sample.SelectionSet, Fragment {", "Type_Fragment.self"])
    try expect(
      "QQuery", "query Q { hero { ...type } } " + fragment,
      [
        ".fragment(Type_Fragment.self),", "public var type: Type_Fragment { _toFragment() }",
        "public typealias Friend = Type_Fragment.Friend", "fragments: [Other.self, Type_Fragment.self]",
      ])
  }

  @Test(arguments: [
    ("id", true), ("x: id", false), ("name", false), ("... on Human { id }", false), ("id: name", false),
    ("id @skip(if: true) name", false),
  ])
  func fragmentsWithKeysAreIdentifiable(selections: String, isIdentifiable: Bool) throws {
    let text = try ModelSample.file("F", "fragment F on Character { \(selections) }")
    #expect(text.contains("public struct F: Sample.SelectionSet, Fragment, Identifiable {") == isIdentifiable)
  }

  @Test func definitionsCanBeOmitted() throws {
    let text = try ModelSample.file("F", "fragment F on Character { id }") { $0.documentFormat = .identifier }
    #expect(!text.contains("fragmentDefinition"))
    #expect(
      hasLines(
        text,
        "public struct F: Sample.SelectionSet, Fragment, Identifiable {\n@_spi(Unsafe) public let __data: DataDict"))
  }

  /// Fragments that a local cache mutation reaches are mutable, too.
  @Test func mutableFragmentsHaveSetters() throws {
    let document = """
      query Q($a: Boolean!) @apollo_client_ios_localCacheMutation { hero { ...F ...G @include(if: $a) } }
      fragment F on Character { id friend { ...H } }
      fragment G on Character { kind }
      fragment H on Human { kind }
      """
    try expect(
      "QLocalCacheMutation", document,
      [
        """
        public var f: F {
          get { _toFragment() }
          _modify { var f = f; yield &f; __data = f.__data }
        }
        """,
        """
        public var g: G? {
          get { _toFragment() }
          _modify { var f = g; yield &f; if let newData = f?.__data { __data = newData } }
        }
        """,
        "@_spi(Unsafe) public var __variables: GraphQLOperation.Variables? { [\"a\": a] }",
      ])
    try expect(
      "H", document,
      [
        "public struct H: Sample.MutableSelectionSet, Fragment {", "@_spi(Unsafe) public var __data: DataDict",
        """
        public var kind: GraphQLEnum<Sample.Kind> {
          get { __data["kind"] }
          set { __data["kind"] = newValue }
        }
        """,
      ])
  }

  @Test func deferredFragmentsAreRendered() throws {
    let document = """
      query Q($v: Boolean) {
        hero {
          id
          ...F @defer(if: $v, label: "later")
          ... on Character @defer(label: "slow_part") { name }
          ... on Human { height ...H @defer(label: "h") }
        }
      }
      fragment F on Character { friend { ... on Human @defer(label: "inner") { height } } }
      fragment H on Human { kind }
      """
    try expect(
      "QQuery", document,
      [
        """
        .inlineFragment(AsHuman.self),
        .deferred(if: "v", F.self, label: "later"),
        """,
        """
        @_spi(Unsafe) public init(_dataDict: DataDict) {
          __data = _dataDict
          _slow_part = Deferred(_dataDict: _dataDict)
          _f = Deferred(_dataDict: _dataDict)
        }

        @Deferred public var f: F?
        @Deferred public var slow_part: SlowPart?
        """,
        """
        @_spi(Execution) public static var __deferredFragments: [any ApolloAPI.Deferrable.Type] { [
          QQuery.Data.Hero.SlowPart.self,
          F.self
        ] }
        """,
        """
        // MARK: - Deferred Fragment Metadata

        public typealias ResponseFormat = IncrementalDeferredResponseFormat
        enum DeferredFragmentIdentifiers {
          static let slow_part = DeferredFragmentIdentifier(label: "slow_part", fieldPath: ["hero"])
          static let h = DeferredFragmentIdentifier(label: "h", fieldPath: ["hero"])
          static let later = DeferredFragmentIdentifier(label: "later", fieldPath: ["hero"])
          static let inner = DeferredFragmentIdentifier(label: "inner", fieldPath: ["hero", "friend"])
        }

        public static let responseFormat: ResponseFormat = IncrementalDeferredResponseFormat(
          deferredFragments: [
            DeferredFragmentIdentifiers.slow_part: Data.Hero.SlowPart.self,
            DeferredFragmentIdentifiers.h: H.self,
            DeferredFragmentIdentifiers.later: F.self,
            DeferredFragmentIdentifiers.inner: F.Friend.AsHuman.Inner.self,
          ]
        )
        """,
      ])
  }
}
