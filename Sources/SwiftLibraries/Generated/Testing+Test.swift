// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Testing_Test: LibraryText {
    LibraryText(
      path: "Testing/Test.swift",
      text: #"""
public struct Test: Hashable, Identifiable, Sendable {
  public static var current: Test? { get }
  public var associatedBugs: [Bug] { get }
  public var comments: [Comment] { get }
  public var displayName: String? { get set }
  public var id: Test.ID { get }
  public var isParameterized: Bool { get }
  public var isSuite: Bool { get }
  public var name: String { get set }
  public var sourceLocation: SourceLocation { get set }
  public var tags: Set<Tag> { get }
  public var timeLimit: Duration? { get }
  public var traits: [any Trait] { get set }
  public func hash(into hasher: inout Hasher)
  public static func cancel(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Never
  public static func == (lhs: Test, rhs: Test) -> Bool
}

extension Test {
  public struct Case: Sendable {
    public static var current: Test.Case? { get }
    public var isParameterized: Bool { get }
  }
}

extension Test {
  public struct ID: CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
    public init(from decoder: any Decoder) throws
    public var description: String { get }
    public var moduleName: String { get set }
    public var nameComponents: [String] { get set }
    public var parent: Test.ID? { get }
    public var sourceLocation: SourceLocation? { get set }
    public func encode(to encoder: any Encoder) throws
    public func hash(into hasher: inout Hasher)
    public static func == (a: Test.ID, b: Test.ID) -> Bool
  }
}

public struct Confirmation: Sendable {
  public func callAsFunction(count: Int = 1)
  public func confirm(count: Int = 1)
}

public protocol CustomTestStringConvertible {
  var testDescription: String { get }
}

extension CustomTestStringConvertible where Self: StringProtocol {
  public var testDescription: String { get }
}

public protocol CustomTestArgumentEncodable: Sendable {
  func encodeTestArgument(to encoder: some Encoder) throws
}

"""#,
      outline: #"""
58 t  Test 0 52 e0da469a60c5116b1768e927bbe755f0 struct Test
63 o 0 current 57 97 70241c078dc2cf288058913239fe3b91 var current
79 o 0 associatedBugs 100 140 243e917efc406cfce60bea6115da3428 var associatedBugs
67 o 0 comments 143 181 f564e88a2d99869650ae77cc83b7c902 var comments
73 o 0 displayName 184 227 3dbe9b9bc5eb1974e0ef6fe814ea8647 var displayName
55 o 0 id 230 260 5b1c98bc68f573e95b7b23fd731c2c30 var id
81 o 0 isParameterized 263 303 c846132715dd3ce195f129d5d0a76eba var isParameterized
65 o 0 isSuite 306 338 1ddca4a1087c03357ac9f5951835a471 var isSuite
59 o 0 name 341 376 818571af7bdca2169072e4b58912ae5f var name
79 o 0 sourceLocation 379 432 0f0e9b00c1cb01d4f56b66ba802a54f2 var sourceLocation
59 o 0 tags 435 468 949d52718a444d0d8c2d5dc338285e2e var tags
69 o 0 timeLimit 471 510 fcb96fb3117fc82cee58fe2df29fcdd3 var timeLimit
63 o 0 traits 513 555 3be0bf8b8fad1dc7bd3f8d06461c1497 var traits
87 o 0 hash 558 601 df3c0c0cdca5e1d9a53c62d4c8322836 func hash(into hasher: inout Hasher)
142 o 0 cancel 604 727 98680cb24a8b14168c74acb32cc50494 func cancel(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation)
79 o 0 == 730 782 f893928711db1705f7b1a38dc636e407 func == (lhs: Test, rhs: Test)
64 e  Test 786 800 aa46e69565d468bc3fe1fe9b5298eca2 extension Test
68 t 16 Test.Case 805 833 ba4339929deec1fc45b865ee812dd736 struct Case
66 o 17 current 840 885 3adaffd66ef26ecfb9f0fb2f81f60286 var current
82 o 17 isParameterized 890 930 c323591a9759252ae43e76cc2979bf2c var isParameterized
66 e  Test 938 952 aa46e69565d468bc3fe1fe9b5298eca2 extension Test#2
65 t 20 Test.ID 957 1040 b6c60eee66fb3a12e30f5e9baf20dea0 struct ID
85 o 21 init 1047 1092 863fab15b4a4fdfc6751d9b014053c81 init(from decoder: any Decoder)
76 o 21 description 1097 1135 93f6d89c0d6d77d41920340fee2b05a4 var description
74 o 21 moduleName 1140 1181 24001aa8e258a444e58f34fa7a8647f9 var moduleName
82 o 21 nameComponents 1186 1233 94bcc8fe477f39e7399c9b08ed57f1a5 var nameComponents
66 o 21 parent 1238 1273 9c976837bc3d81522cf35590d5d11f3c var parent
82 o 21 sourceLocation 1278 1332 594f7e0b73aea0ccbc0bf5c636260a18 var sourceLocation
92 o 21 encode 1337 1387 8e9f2a2d6d5a60d5cec3fcbb875b1a60 func encode(to encoder: any Encoder)
90 o 21 hash 1392 1435 d6fd7e69609afc3658b4a0f1be26e841 func hash(into hasher: inout Hasher)
84 o 21 == 1440 1494 bb6f067dcc456917eabd504f8d52d3fd func == (a: Test.ID, b: Test.ID)
79 t  Confirmation 1502 1538 0d41fd816c9b0aac71b3006bbf892d3a struct Confirmation
99 o 31 callAsFunction 1543 1585 1d59ee680b19bbaf96f51e094683e572 func callAsFunction(count: Int = 1)
85 o 31 confirm 1588 1623 f31b33a0f145da12388157d7ad85a667 func confirm(count: Int = 1)
111 t  CustomTestStringConvertible 1627 1670 71eb87ff6e69c3d7921ae5f4a7d86ddf protocol CustomTestStringConvertible
84 o 34 testDescription 1675 1710 00832d60a283904b4cdbf96db012e4b3 var testDescription
112 e  CustomTestStringConvertible 1714 1778 65fed13e5d4634072b849b238605ff9c extension CustomTestStringConvertible
84 o 36 testDescription 1783 1825 0105e97a0772b4def20b700f29b81f30 var testDescription
111 t  CustomTestArgumentEncodable 1829 1882 b7e637fb4bd17e99ff0097a602351cb0 protocol CustomTestArgumentEncodable
117 o 38 encodeTestArgument 1887 1943 7a3608e7f80dad1f4055cf9e9824278e func encodeTestArgument(to encoder: some Encoder)

"""#)
  }
}
