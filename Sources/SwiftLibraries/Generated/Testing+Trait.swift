// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Testing_Trait: LibraryText {
    LibraryText(
      path: "Testing/Trait.swift",
      text: #"""
public protocol Trait: Sendable {
  associatedtype TestScopeProvider: TestScoping = Never
  var comments: [Comment] { get }
  func prepare(for test: Test) async throws
  func scopeProvider(for test: Test, testCase: Test.Case?) -> TestScopeProvider?
}

extension Trait {
  public var comments: [Comment] { get }
  public func prepare(for test: Test) async throws
}

extension Trait where Self == Bug {
  public static func bug(_ url: String, _ title: Comment? = nil) -> Self
  public static func bug(_ url: String? = nil, id: some Numeric, _ title: Comment? = nil) -> Self
  public static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Self
}

extension Trait where Self == ConditionTrait {
  public static func disabled(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Self
  public static func disabled(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @Sendable () async throws -> Bool
  ) -> Self
  public static func disabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self
  public static func enabled(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @Sendable () async throws -> Bool
  ) -> Self
  public static func enabled(
    if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self
}

extension Trait where Self == IssueHandlingTrait {
  public static func compactMapIssues(_ transform: @escaping @Sendable (Issue) -> Issue?) -> Self
  public static func filterIssues(_ isIncluded: @escaping @Sendable (Issue) -> Bool) -> Self
}

extension Trait where Self == ParallelizationTrait {
  public static var serialized: ParallelizationTrait { get }
}

extension Trait where Self == Tag.List {
  public static func tags(_ tags: Tag...) -> Self
}

extension Trait where Self == TimeLimitTrait {
  public static func timeLimit(_ timeLimit: TimeLimitTrait.Duration) -> Self
}

extension Trait where Self: TestScoping {
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self?
}

extension Trait where TestScopeProvider == Never {
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Never?
}

public protocol TestTrait: Trait {}

public protocol SuiteTrait: Trait {
  var isRecursive: Bool { get }
}

extension SuiteTrait {
  public var isRecursive: Bool { get }
}

extension SuiteTrait where Self: TestScoping {
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self?
}

public struct ConditionTrait: SuiteTrait, TestTrait {
  public typealias TestScopeProvider = Never
  public var comments: [Comment] { get set }
  public var isRecursive: Bool { get }
  public var sourceLocation: SourceLocation { get set }
  public func evaluate() async throws -> Bool
  public func prepare(for test: Test) async throws
}

public struct TimeLimitTrait: SuiteTrait, TestTrait {
  public typealias TestScopeProvider = Never
  public var isRecursive: Bool { get }
  public var timeLimit: Duration { get set }
}

extension TimeLimitTrait {
  public struct Duration: Sendable {
    public static func minutes(_ minutes: some BinaryInteger) -> TimeLimitTrait.Duration
  }
}

public struct ParallelizationTrait: SuiteTrait, TestScoping, TestTrait {
  public typealias TestScopeProvider = ParallelizationTrait
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> ParallelizationTrait?
}

public struct IssueHandlingTrait: SuiteTrait, TestScoping, TestTrait {
  public typealias TestScopeProvider = IssueHandlingTrait
  public var isRecursive: Bool { get }
  public func handleIssue(_ issue: Issue) -> Issue?
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> IssueHandlingTrait?
}

public struct Bug: Decodable, Encodable, Hashable, SuiteTrait, TestTrait {
  public typealias TestScopeProvider = Never
  public init(from decoder: any Decoder) throws
  public var comments: [Comment] { get }
  public var id: String? { get set }
  public var title: Comment? { get set }
  public var url: String? { get set }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: Bug, rhs: Bug) -> Bool
}

public struct Tag: CodingKeyRepresentable, Comparable, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable
{
  public init?<T>(codingKey: T) where T: CodingKey
  public init(from decoder: any Decoder) throws
  public var codingKey: any CodingKey { get }
  public var description: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public static func < (lhs: Tag, rhs: Tag) -> Bool
  public static func == (a: Tag, b: Tag) -> Bool
}

extension Tag {
  public struct List: CustomStringConvertible, Hashable, SuiteTrait, TestTrait {
    public typealias TestScopeProvider = Never
    public var description: String { get }
    public var isRecursive: Bool { get }
    public var tags: [Tag] { get set }
    public func hash(into hasher: inout Hasher)
    public static func == (a: Tag.List, b: Tag.List) -> Bool
  }
}

public protocol TestScoping: Sendable {
  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
}

"""#,
      outline: #"""
62 t  Trait 0 31 546020b63ea1f323ce799e06b7c577de protocol Trait
94 o 0 TestScopeProvider 36 89 d78219f89695aea0203cc1daa4534b67 associatedtype TestScopeProvider
66 o 0 comments 92 123 ad0ed5ee601ee8a706a922dd1d12cfb0 var comments
82 o 0 prepare 126 167 ec68dba3417dff506c67fd0e03518a6c func prepare(for test: Test)
116 o 0 scopeProvider 170 248 55b014b8473b1f36d2bb5a1df50a589d func scopeProvider(for test: Test, testCase: Test.Case?)
66 e  Trait 252 267 4ea2a2bba30e89e64928e7d8a77aa187 extension Trait
67 o 5 comments 272 310 a35f990fe17b1f35d629519aeb3dec52 var comments
82 o 5 prepare 313 361 fdbe5f139b5b9c73efbb16387810c454 func prepare(for test: Test)
68 e  Trait 365 398 def708a406ce4a347a9956b1cbb7efe4 extension Trait#2
98 o 8 bug 403 473 77e4697ad7c6d09b380f319247a6c4ed func bug(_ url: String, _ title: Comment? = nil)
123 o 8 bug 476 571 2a083e2099dba3c1e76e75723139e472 func bug(_ url: String? = nil, id: some Numeric, _ title: Comment? = nil)
117 o 8 bug 574 663 7efe531b372689242be75def1f559442 func bug(_ url: String? = nil, id: String, _ title: Comment? = nil)
68 e  Trait 667 711 a53d388c6c0b5fe1184e549cd9d2aa1f extension Trait#3
147 o 12 disabled 716 829 622196c9ad0e39b13ba254e346c8c82a func disabled(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation)
208 o 12 disabled 832 1015 e70a6a531eb9e4eae84980a6961b5ad5 func disabled( _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ condition: @escaping @Sendable () async throws -> Bool )
217 o 12 disabled 1018 1209 5b4e276d55a1d1acbd028b8286422117 func disabled( if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation )
207 o 12 enabled 1212 1394 4a22a22614d8724eb8927b9eb6b4a9ff func enabled( _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ condition: @escaping @Sendable () async throws -> Bool )
215 o 12 enabled 1397 1587 5f84567bc783f6cc6a1166184eeee355 func enabled( if condition: @autoclosure @escaping @Sendable () throws -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation )
70 e  Trait 1591 1639 a68afa20e29fe5519300047b4b93f527 extension Trait#4
139 o 18 compactMapIssues 1644 1739 89fafcc753c243507df51080fa1e8765 func compactMapIssues(_ transform: @escaping @Sendable (Issue) -> Issue?)
130 o 18 filterIssues 1742 1832 59e47dc8d104d21dd89900265b99b959 func filterIssues(_ isIncluded: @escaping @Sendable (Issue) -> Bool)
70 e  Trait 1836 1886 41580881d9a10385c4a79f5f30d45dce extension Trait#5
74 o 21 serialized 1891 1949 a7ba20486c89e05479ca0c4c4cfe17c5 var serialized
70 e  Trait 1953 1991 cfcfd090ecc9a82d448baf2c4719ff71 extension Trait#6
79 o 23 tags 1996 2043 cc28072660a7386179a26d3a77d97966 func tags(_ tags: Tag...)
70 e  Trait 2047 2091 9fa360d9de62bd771643708aa9a3e3ee extension Trait#7
111 o 25 timeLimit 2096 2170 56f57034de700e38d2ff64be76988d7d func timeLimit(_ timeLimit: TimeLimitTrait.Duration)
70 e  Trait 2174 2213 4a11ced544a0524de691d7366ed2210c extension Trait#8
119 o 27 scopeProvider 2218 2290 b0375b26bfad002b164724fb06a68912 func scopeProvider(for test: Test, testCase: Test.Case?)
70 e  Trait 2294 2342 9ef782fde930dc340f5a91ef99444b82 extension Trait#9
121 o 29 scopeProvider 2347 2420 a7d13d728621cc713b6725c78d6d9b75 func scopeProvider(for test: Test, testCase: Test.Case?)#2
75 t  TestTrait 2424 2456 73c0d02e9585a3d6b74bc7cd418aef99 protocol TestTrait
77 t  SuiteTrait 2461 2494 714f9bf5b1863d21af902bad42d77ce6 protocol SuiteTrait
76 o 32 isRecursive 2499 2528 2968a5c07c2ac13e3ac2ed2dee2f6bff var isRecursive
78 e  SuiteTrait 2532 2552 572eeed884ec04f4354dad2c162fb123 extension SuiteTrait
76 o 34 isRecursive 2557 2593 3cb9a8f4352e495a5f87e4ff6fd0fd6f var isRecursive
80 e  SuiteTrait 2597 2641 e86c5a3d33f17e0c475bb26443e0fbf5 extension SuiteTrait#2
119 o 36 scopeProvider 2646 2718 5cb8af6e7ca09155570ae02c4d373a69 func scopeProvider(for test: Test, testCase: Test.Case?)
83 t  ConditionTrait 2722 2773 5495aff46ab3d2331c8acf15e5ac34b0 struct ConditionTrait
94 o 38 TestScopeProvider 2778 2820 f736e2edcce34b82c772688b97d96c1e typealias TestScopeProvider
70 o 38 comments 2823 2865 987f511a529939c44f07cc9ddd6b1cb5 var comments
76 o 38 isRecursive 2868 2904 a18c7634dd1b14bca94176cae4c56106 var isRecursive
82 o 38 sourceLocation 2907 2960 fef77fba3dfd9fb0551ac2943f60eac5 var sourceLocation
73 o 38 evaluate 2963 3006 8be097ad41f1e6e0a5cbe8724a85018a func evaluate()
85 o 38 prepare 3009 3057 b7b97d45aecbbff5e0026331d51bc17f func prepare(for test: Test)
83 t  TimeLimitTrait 3061 3112 4bfde7947eb4f21e101a8c73c394c184 struct TimeLimitTrait
94 o 45 TestScopeProvider 3117 3159 8f0482ef51642af4ea1db6e330757079 typealias TestScopeProvider
76 o 45 isRecursive 3162 3198 a231ca1107aa1f7c1b3618ad1c9232de var isRecursive
72 o 45 timeLimit 3201 3243 2fa4d8594632543917705746638bbc0e var timeLimit
86 e  TimeLimitTrait 3247 3271 f725a3bdc465ca7e7cf755d26790742d extension TimeLimitTrait
88 t 49 TimeLimitTrait.Duration 3276 3308 91abfa91e05bc2a77561370a32363b9c struct Duration
100 o 50 minutes 3315 3399 f5f5ed4cebb0ce31231f459ed292b276 func minutes(_ minutes: some BinaryInteger)
95 t  ParallelizationTrait 3407 3477 47daaae44c87bc93ed2b04c9375189ab struct ParallelizationTrait
94 o 52 TestScopeProvider 3482 3539 758f9ffad9bfcea0d81ca3027b254883 typealias TestScopeProvider
173 o 52 provideScope 3542 3677 ea51b1e2ccd28e46e4e1215ae2764bc7 func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
119 o 52 scopeProvider 3680 3768 be1a417c8932b9f0561d112731919bf4 func scopeProvider(for test: Test, testCase: Test.Case?)
91 t  IssueHandlingTrait 3772 3840 1102a1f4befc985b8f7235382f35dc80 struct IssueHandlingTrait
94 o 56 TestScopeProvider 3845 3900 597ba753aa5a82671d80835c7561c250 typealias TestScopeProvider
76 o 56 isRecursive 3903 3939 f42be280b7e456529635ad498b8520da var isRecursive
93 o 56 handleIssue 3942 3991 3128bcd3c84c87e0ec868bbbeeac54ab func handleIssue(_ issue: Issue)
173 o 56 provideScope 3994 4129 8e243b9b4e7df6b0246a18259d29b093 func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
119 o 56 scopeProvider 4132 4218 03fd2bb3b932b4c9b4bad4fb3d56fcb3 func scopeProvider(for test: Test, testCase: Test.Case?)
61 t  Bug 4222 4294 d4b4bab8753f067d6d8e0a2d0cffae29 struct Bug
94 o 62 TestScopeProvider 4299 4341 ad848e8844c1d22453dc5bab43fe3273 typealias TestScopeProvider
85 o 62 init 4344 4389 8ee9fd7540e8b621499ac73f81d53406 init(from decoder: any Decoder)
70 o 62 comments 4392 4430 36763a50f87821d682174d6b667af745 var comments
58 o 62 id 4433 4467 a49608218a9a7843ad9edec3a8abb015 var id
64 o 62 title 4470 4508 dbc3532e5a1e5228a56dea86a1fab463 var title
60 o 62 url 4511 4546 661f29da2a657cdaf80de73c0efc5bed var url
92 o 62 encode 4549 4599 88aca22edd69e33017cf8451567e1346 func encode(to encoder: any Encoder)
90 o 62 hash 4602 4645 27ee8c8ca140c66d931d878d9d969fe7 func hash(into hasher: inout Hasher)
80 o 62 == 4648 4698 0bd194e186b20763814ac9ce74fe6083 func == (lhs: Bug, rhs: Bug)
61 t  Tag 4702 4822 039ccf78ee3098254d4a3f0788592c8f struct Tag
76 o 72 init 4827 4875 a224879079db2183713f7dba0363d9d8 init?<T>(codingKey: T)
85 o 72 init 4878 4923 d9a706c143660f8e176aa8481af0a369 init(from decoder: any Decoder)
72 o 72 codingKey 4926 4969 fb8d16fa144636e8311e44ccc293a7f8 var codingKey
76 o 72 description 4972 5010 dc907b4c93bd62c75cca5794ebe915ec var description
92 o 72 encode 5013 5063 66e8cffa4d9b13aa2cfe36b07ab1e2e1 func encode(to encoder: any Encoder)
90 o 72 hash 5066 5109 029928773114e69cc434da63a5545a25 func hash(into hasher: inout Hasher)
78 o 72 < 5112 5161 b8474a21039f33257e65133988b2b747 func < (lhs: Tag, rhs: Tag)
76 o 72 == 5164 5210 eba83c250787971d0eec759cae8f1728 func == (a: Tag, b: Tag)
64 e  Tag 5214 5227 08fa092a1fcde1f8a244355cf8403d2a extension Tag
69 t 81 Tag.List 5232 5308 2af827c5d1f36a13bfd9994d7257f1f8 struct List
94 o 82 TestScopeProvider 5315 5357 68fad25eb432ac31e2ca0ff4cc8eac99 typealias TestScopeProvider
76 o 82 description 5362 5400 581b867c6c18f26f4c1f2cefa8e3fe9b var description
76 o 82 isRecursive 5405 5441 0fc763d82eb949d1640053761540a829 var isRecursive
62 o 82 tags 5446 5480 75a026a789ad879e6e75653633b00054 var tags
90 o 82 hash 5485 5528 9c34481e3e283aac9f53ef9b928c90b4 func hash(into hasher: inout Hasher)
86 o 82 == 5533 5589 46b42ac040586ea3ac38fe2bfb15d8c6 func == (a: Tag.List, b: Tag.List)
79 t  TestScoping 5597 5634 01fc846c123c7c1c75cb4cceff87a32c protocol TestScoping
173 o 89 provideScope 5639 5767 51b0a35e4eb2c9a971ec801f3c970603 func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)

"""#)
  }
}
