import ModelIR
import Source
import Testing

/// The structures of definitions and their members, one feature per test.
@Suite struct DefinitionStructuresTests {
  private static let schema = """
    type Query { hero: Character heroes: [[Character!]!] search: [Result!]! node: Node }
    interface Node { id: ID! }
    interface Character implements Node { id: ID! name: String! friend: Character friends: [Character!]! best: Character }
    type Human implements Character & Node {
      id: ID! name: String! friend: Character friends: [Character!]! best: Human height: Float home: Planet!
    }
    type Droid implements Character & Node {
      id: ID! name: String! friend: Character friends: [Character!]! best: Character function: String!
    }
    type Planet { name: String! }
    union Result = Human | Droid | Planet

    """

  private func outline(_ text: String, of name: Name = "Q", _ strategy: MergingStrategy = .all) throws -> Outline {
    try #require(Outline(Self.schema + text, of: name, strategy: strategy))
  }

  @Test func fieldsAndAliasesGiveProperties() throws {
    let outline = try outline("query Q { hero { __typename n: name m: name } heroes { id } t: __typename }")
    #expect(
      outline.text == """
        : Query
          hero: Character own
          heroes: [[Character!]!] own
        hero: Character
          n: String!
          m: String!
        heroes[]: Character
          id: ID!
        """)
  }

  /// A type condition that always matches adds no structure; one that may match adds one.
  @Test func inlineFragmentsThatMayMatchAddStructures() throws {
    let outline = try outline(
      """
      query Q { hero { ... on Node { id } ... { name } ... on Human { height ... on Character { friend { id } } } } }
      """)
    #expect(
      outline.text == """
        : Query
          hero: Character own
        hero: Character
          id: ID!
          name: String!
          as ?Human
        hero.?Human: Human inline
          height: Float
          friend: Character own
          +id: ID!
          +name: String!
        hero.?Human.friend: Character
          id: ID!
        """)
  }

  @Test func unionMembersReferToTheirUnion() throws {
    let outline = try outline("query Q { search { ... on Human { ... on Result { ... on Character { name } } } } }")
    #expect(
      outline["search[].?Human"] == """
        search[].?Human: Human inline
          name: String!
        """)
  }

  /// The optionality of a field depends on the known conditions of its structure.
  @Test func conditionsMakeFieldsOptional() throws {
    let outline = try outline(
      """
      query Q($a: Boolean! $b: Boolean!) {
        hero {
          name @include(if: $a)
          id @include(if: $a) @skip(if: $b)
          gone: id @include(if: $a) @skip(if: $a)
          never: id @skip(if: true)
          always: id @include(if: true)
          ... @include(if: $a) { friend @skip(if: $b) { id } }
          ... on Human @skip(if: $b) @include(if: $a) { height }
        }
      }
      """)
    #expect(
      outline.text == """
        : Query
          hero: Character own
        hero: Character
          name: String!?
          id: ID!?
          always: ID!
          as ?$a
          as ?Human&!$b&$a
        hero.?$a: Character inline
          friend: Character? own
          +name: String!
          +id: ID!?
          +always: ID!
        hero.?Human&!$b&$a: Human inline
          height: Float
          +name: String!
          +id: ID!
          +always: ID!
          +friend: Character = ?$a.friend
        hero.?$a.friend: Character
          id: ID!
        """)
  }

  @Test func conditionsOfOneFieldAreCombined() throws {
    let outline = try outline(
      """
      query Q($a: Boolean! $b: Boolean!) {
        hero @include(if: $a) { id friend @include(if: $a) { id } }
        hero @include(if: $b) { name }
        hero { friend { name } }
        x: hero @include(if: $a) { id }
        x: hero @include(if: $a) { name }
      }
      """)
    #expect(
      outline.text == """
        : Query
          hero: Character own
          x: Character? own
        hero: Character
          friend: Character own
          as ?$a
          as ?$b
        x: Character
          id: ID!
          name: String!
        hero.?$a: Character inline
          id: ID!
          friend: Character own
        hero.?$b: Character inline
          name: String!
          +friend: Character = friend
        hero.friend: Character
          name: String!
        hero.?$a.friend: Character
          id: ID!
          +name: String!
        """)
  }

  @Test func fragmentsAreMerged() throws {
    let text = """
      query Q($a: Boolean!) { hero { ...F ...G @include(if: $a) } }
      fragment F on Character { name ...H }
      fragment G on Character { friends { id } }
      fragment H on Human { height home { name } }
      """
    #expect(
      try outline(text).text == """
        : Query
          hero: Character own
        hero: Character
          +name: String!
          as ?$a
          as ?Human
          ...F
          ...+G?
        hero.?$a: Character inline
          +friends: [Character!]! = G.friends[]
          +name: String!
          ...G
          ...+F
        hero.?Human: Human composite
          +name: String!
          +height: Float
          +home: Planet! = H.home
          ...+G?
          ...+F
          ...+H
        """)
    #expect(
      try outline(text, of: "F").text == """
        : Character
          name: String!
          as ?Human
        ?Human: Human inline
          +name: String!
          +height: Float
          +home: Planet! = H.home
          ...H
        """)
  }

  /// Several sources give a separate structure; a single source gives an alias.
  @Test func mergedObjectsGetStructuresOrAliases() throws {
    let outline = try outline(
      """
      query Q { hero { friend { id } ... on Human { friend { name } } ... on Character { ...F } ... on Droid { id } } }
      fragment F on Character { best { id } friend { friends { id } } }
      """)
    #expect(
      outline["hero.?Droid"] == """
        hero.?Droid: Droid inline
          id: ID!
          +friend: Character own
          +best: Character = F.best
          ...+F
        """)
    #expect(
      outline["hero.?Droid.friend"] == """
        hero.?Droid.friend: Character
          +id: ID!
          +friends: [Character!]! = F.friend.friends[]
        """)
    #expect(outline["hero.?Human.friend"]?.contains("+id: ID!") == true)
  }

  /// A name that an inner scope redefines is qualified.
  @Test func shadowedNamesAreQualified() throws {
    let outline = try outline(
      """
      query Q($a: Boolean! $b: Boolean!) {
        hero {
          ... on Human { friend { id } home { name } }
          ... @include(if: $a) { ... on Human { height } friend @include(if: $b) { name } }
          best { id }
          ... @include(if: $b) { best @include(if: $a) { name } ... on Human { id } }
        }
      }
      """)
    #expect(
      outline["hero.?$a.?Human"] == """
        hero.?$a.?Human: Human inline
          height: Float
          +best: Character = best
          +friend: Character own
          +home: Planet! = Q.hero.?Human.home
        """)
    #expect(
      outline["hero.?$b.?Human"] == """
        hero.?$b.?Human: Human inline
          id: ID!
          +best: Character own
          +friend: Character = Q.hero.?Human.friend
          +home: Planet! = Q.hero.?Human.home
        """)
  }

  /// Fields are merged only if all conditions on their path apply, even in enclosing selections and fragments.
  @Test func fieldsUnderOtherConditionsAreNotMerged() throws {
    let outline = try outline(
      """
      query Q($a: Boolean!) {
        hero {
          ... on Human { friend { ...F friend { id } } }
          ... on Droid { friend { name friend { name } } }
        }
        x: hero @include(if: $a) { friend { id } }
        x: hero { ... on Human { friend { name } } }
      }
      fragment F on Character { id }
      """)
    #expect(
      outline["hero.?Droid.friend"] == """
        hero.?Droid.friend: Character
          name: String!
          friend: Character own
        """)
    #expect(
      outline["hero.?Droid.friend.friend"] == """
        hero.?Droid.friend.friend: Character
          name: String!
        """)
    #expect(
      outline["x.?Human.friend"] == """
        x.?Human.friend: Character
          name: String!
        """)
  }

  /// Members that Apollo's generator shows although their data is missing.
  @Test func knownBugsAreReproducedUnlessCorrected() throws {
    let text = """
      query Q { hero { ... on Human { friend { ...F } } ... on Droid { friend { name } } } }
      fragment F on Character { id }
      """
    let path = "hero.?Droid.friend"
    #expect(Outline(Self.schema + text, of: "Q")?[path] == "hero.?Droid.friend: Character\n  name: String!")
    #expect(
      Outline(Self.schema + text, of: "Q", isCorrected: false)?[path]
        == "hero.?Droid.friend: Character\n  name: String!\n  +id: ID!")
  }

  /// One response key with different types gives different objects.
  @Test func covariantFieldsGetSeparateObjects() throws {
    let outline = try outline("query Q { hero { best { id } ... on Human { best { name } } } }")
    #expect(
      outline["hero.?Human.best"] == """
        hero.?Human.best: Human
          name: String!
        """)
  }

  @Test func deferredFragmentsAreSeparate() throws {
    let text = """
      query Q($v: Boolean!) {
        hero {
          id
          ... on Human @defer(label: "human") { height }
          ... on Character @defer(if: $v, label: "slow") { name friend { id } }
          ... on Character @defer(if: false, label: "no") { friends { id } }
          ...F @defer(label: "f")
        }
      }
      fragment F on Character { best { id } }
      """
    #expect(
      try outline(text).text == """
        : Query
          hero: Character own
        hero: Character
          id: ID!
          friends: [Character!]! own
          as ?Human
          as @slow
          ...F
        hero.?Human: Human inline
          +id: ID!
          +friends: [Character!]! = friends[]
          as @human
          ...+F
        hero.@slow: Character deferred
          name: String!
          friend: Character own
          +id: ID!
          +friends: [Character!]! = friends[]
          ...+F
        hero.friends[]: Character
          id: ID!
        hero.?Human.@human: Human deferred
          height: Float
          +id: ID!
          +friends: [Character!]! = friends[]
          ...+F
        hero.@slow.friend: Character
          id: ID!
        """)
  }

  private static let strategies: [(MergingStrategy, String)] = [
    (.all, "a b c d e"), ([.ancestors, .siblings], "a b c d"), ([.ancestors], "a b d"), ([.siblings], "b c d"),
    ([], "b d"), ([.namedFragments], "b d"), ([.siblings, .namedFragments], "b c d"),
  ]

  /// Selections under the same condition count as the structure's own, wherever they are.
  @Test(arguments: strategies) func strategiesSelectTheMergedFields(strategy: MergingStrategy, keys: String) throws {
    let outline = try outline(
      """
      query Q {
        hero {
          a: name
          ... on Human { b: name }
          ... on Character { ... on Node { ... on Human { ... on Character { b: name } } } }
          ... on Result { c: __typename ... on Character { c: name } }
          ... on Result { ... on Human { d: name } }
          ... on Result { ...E }
        }
      }
      fragment E on Human { e: name }
      """, of: "Q", strategy)
    let lines = try #require(outline["hero.?Human"]).split(separator: "\n").dropFirst()
    let found = lines.map { $0.drop { " +".contains($0) }.prefix { $0 != ":" } }.filter { $0.count == 1 }
    #expect(found.sorted().joined(separator: " ") == keys)
  }

  /// Cycles and missing types and fields only omit members.
  @Test(arguments: [
    "query Q { hero { ...A } } fragment A on Character { name ...B } fragment B on Character { id ...A }",
    "query Q { hero { ...Q ...Missing nope ... on Nope { id } friend } gone { id } }",
    "query Q { hero { name { id } } search }",
  ])
  func brokenDefinitionsHaveNoStructures(text: String) throws {
    #expect(try outline(text).text.contains("hero: Character"))
  }
}
