public struct Regex<Output>: RegexComponent {
  public init(_ pattern: String, as outputType: Output.Type = Output.self) throws
  public init?(_ regex: Regex<AnyRegexOutput>, as outputType: Output.Type = Output.self)
  public init(verbatim verbatimString: String)
  public var regex: Regex<Output> { get }
  public func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  public func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  public func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  public func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  public func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  @pure public func contains(captureNamed name: String) -> Bool
  public func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  public func firstMatch(in string: String) throws -> Regex<Output>.Match?
  public func firstMatch(in string: Substring) throws -> Regex<Output>.Match?
  public func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  public func prefixMatch(in string: String) throws -> Regex<Output>.Match?
  public func prefixMatch(in string: Substring) throws -> Regex<Output>.Match?
  public func wholeMatch(in string: String) throws -> Regex<Output>.Match?
  public func wholeMatch(in string: Substring) throws -> Regex<Output>.Match?
}

extension Regex where Output == AnyRegexOutput {
  public init(_ pattern: String) throws
  public init<OtherOutput>(_ regex: Regex<OtherOutput>)
}

extension Regex {
  @dynamicMemberLookup public struct Match {
    public var output: Output { get }
    public var range: Range<String.Index> { get }
    public subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }
  }
}

extension Regex.Match where Output == AnyRegexOutput {
  public init<OtherOutput>(_ match: Regex<OtherOutput>.Match)
  public subscript(name: String) -> AnyRegexOutput.Element? { get }
}

public protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}

public struct AnyRegexOutput: RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<AnyRegexOutput>
  public typealias SubSequence = Slice<AnyRegexOutput>
  public init<Output>(_ match: Regex<Output>.Match)
  @pure public var count: Int { get }
  @pure public var endIndex: Int { get }
  @pure public var startIndex: Int { get }
  public subscript(position: Int) -> AnyRegexOutput.Element { get }
  public subscript(name: String) -> AnyRegexOutput.Element? { get }
  public func extractValues<Output>(as outputType: Output.Type = Output.self) -> Output?
  @pure public func index(after i: Int) -> Int
  @pure public func index(before i: Int) -> Int
}

extension AnyRegexOutput {
  public struct Element {
    @pure public var name: String? { get }
    public var range: Range<String.Index>? { get }
    @pure public var substring: Substring? { get }
    public var type: Any.Type { get }
    public var value: Any? { get }
  }
}
