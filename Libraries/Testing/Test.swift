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
