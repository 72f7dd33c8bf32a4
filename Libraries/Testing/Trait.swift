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
