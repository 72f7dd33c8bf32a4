/// Small schemas with all difficult names, types and joins.
enum LocalSchemas {
  /// Reserved and lower-case names, covariant fields, every nullability of lists, all case styles of enums.
  static let names = """
    schema { query: query mutation: Mutation subscription: sub_root }

    type query {
      node(id: ID!, filter: Filter, choice: Choice): node
      nodes(first: Int! = 10, ids: [ID!]!, when: [[Date]!]): [node!]!
      search(text: String = "\\"#", size: size_of_it, at: Date): [found]
      found: found!
      any: Any!
      self: Self
      error: Error! @deprecated
      hash: String!
      Actor: Actor
      actors: [Actor!]
      plain: Plain!
      _: _!
      lists: Lists!
      data: DataDict
      results: [Result!]!
      job(id: ID): job!
    }
    type Mutation {
      hash(input: Input!): query!
      set(date: Date!, size: size_of_it!): Date! @deprecated(reason: "say \\"no\\" to 'it' \\\\ \\t\\n tab")
      make(a: Input!, b: [Input!]): found
    }
    type sub_root { changed(id: ID): node! tick: Int! }

    "Fields that objects narrow."
    interface node @typePolicy(keyFields: "id") {
      id: ID!
      hash: String
      parent: node
      children: [node]
      Type: Type
      self: node
      size: size_of_it
      when(at: Date): Date
      init: [node!] @deprecated(reason: "interface")
    }
    interface named implements node {
      id: ID! hash: String parent: named children: [node!] Type: Type self: node size: size_of_it!
      when(at: Date): Date init: [named!]! @deprecated(reason: "named")
      name: String
      first_name(upper: Boolean): String
      class: Error
    }
    interface Actor { id: ID! name: String actor: Actor! homeURL: url }
    type dog implements named & node {
      id: ID! hash: String! parent: dog children: [named!]! Type: Type! self: dog! size: size_of_it!
      when(at: Date): Date! init: [dog!]! @deprecated(reason: "object")
      name: String! first_name(upper: Boolean): String! class: Error!
      userId: ID @deprecated userID: ID! xmlURLId: url!
    }
    type Any implements named & node & Actor {
      id: ID! hash: String parent: Any children: [Any!]! Type: Type! self: dog size: size_of_it!
      when(at: Date): Date init: [Any!]! name: String! first_name(upper: Boolean): String class: Error
      actor: Any! homeURL: url!
    }
    extend type Any { protocol: Protocol! int: Int32! float: Float! }
    type Self implements node @typePolicy(keyFields: "id") {
      id: ID! hash: String parent: node children: [node] Type: Type self: node size: size_of_it
      when(at: Date): Date init: [node!] _: _ as: _ default: any_value! case: Any
    }
    type Error implements Actor {
      id: ID! name: String! hash: [Int!] actor: Actor! homeURL: url
      Name: String @deprecated(reason: "") message: String!
    }
    type _ { _: _ A: Int! Z: Int! a: Int! aA: Int! aa: Int! _z: Int! Z1: Boolean! value: Float! }
    type Plain { hash: Date! zeta: Int! eta: Plain yard: [String!] }
    type DataDict { hash: [node] id: ID fragment: String! import: Boolean! in: Int! is: Int nil: Int! }
    union found = dog | Any | Plain | _
    extend union found = Error
    union Result = Plain | Self | _
    interface job { id: ID result: Result! jobs: [[job]!]! }
    type Work implements job { id: ID result: Result! jobs: [[job!]!]! character: String! }
    union Protocol = DataDict | dog
    scalar Date
    scalar url
    scalar Type
    scalar any_value
    enum size_of_it { VERY_LARGE @deprecated(reason: "big") smallOne @deprecated Medium _under TINY }
    enum Schema { self }
    enum Selection { TYPE }
    enum Int32 { HTTP_2XX }
    type Lists {
      a: [Int] b: [Int!] c: [Int]! d: [Int!]! e: [[Int]] f: [[Int!]!]! g: [[[Int]!]]
      h: [[node]!] i: [[dog!]!]! j: [found!]! k: [[found]] l: [[[dog]]!]! m: [dog]
      n: [size_of_it!] o: [Date] p: [[Date]!]! q: [ID!]! r: [Boolean] s: [Float]! schema: Schema! selection: [Selection!]
      selected: Selection! int32: Int32!
    }
    input Filter { text: String! size: size_of_it = TINY nested: Filter list: [[Filter!]!] date: Date! = "now" }
    input Input { id: ID! filter: Filter sizes: [size_of_it!]! other: [Input] flag: Boolean! = false }
    input Choice @oneOf { id: ID text: String filter: Filter sizes: [size_of_it!] }
    """

  /// Types without a possible default, which exact older versions don't support.
  static let withoutDefaults = """
    interface Lonely { id: ID! }
    enum Gone { OLD @deprecated OLDER @deprecated(reason: "older") }
    extend type query { lonely: Lonely! lonelies: [Lonely!]! gone: Gone! maybeGone: Gone }
    extend type Plain { gone: Gone! lonely: Lonely! }
    """

  /// Few types with fields that lead to each other, and that share the names of their structures.
  static let links = """
    type Query { link: Node! links: [Node!]! friend: Item as: Both }
    interface Item { leaf: String! other: Int link: Item! links: [Item!] friend: Node friends: [Node!]! }
    type Node implements Item {
      leaf: String! other: Int link: Item! links: [Node!]! friend: Node friends: [Node!]! third: Other!
    }
    type Other implements Item {
      leaf: String! other: Int! link: Other! links: [Item!]! friend: Node friends: [Node!]! third: [Node!]!
    }
    union Both = Node | Other
    """
}
