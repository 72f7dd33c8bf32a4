// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Regex: LibraryText {
    LibraryText(
      path: "Swift/Regex.swift",
      text: #"""
public struct Regex<Output>: RegexComponent {
  public init(_ pattern: String, as outputType: Output.Type = Output.self) throws
  public init?(_ regex: Regex<AnyRegexOutput>, as outputType: Output.Type = Output.self)
  public init(verbatim verbatimString: String)
  public var regex: Regex<Output> { get }
  public func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<RegexOutput>
  public func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<RegexOutput>
  public func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<RegexOutput>
  public func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<RegexOutput>
  public func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<RegexOutput>
  @pure public func contains(captureNamed name: String) -> Bool
  public func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<RegexOutput>
  public func firstMatch(in string: String) throws -> Match?
  public func firstMatch(in string: Substring) throws -> Match?
  public func ignoresCase(_ ignoresCase: Bool = true) -> Regex<RegexOutput>
  public func prefixMatch(in string: String) throws -> Match?
  public func prefixMatch(in string: Substring) throws -> Match?
  public func wholeMatch(in string: String) throws -> Match?
  public func wholeMatch(in string: Substring) throws -> Match?
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
  public init<OtherOutput>(_ match: Match)
  public subscript(name: String) -> AnyRegexOutput.Element? { get }
}

public protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}

public struct AnyRegexOutput: RandomAccessCollection {
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

"""#,
      outline: #"""
t 0 43  d4d075fe84534ec273a36413f69ec337 Regex struct Regex
o 48 216 0 4c4b7a4dfaabd20e51baf89e500f0d8b init init(_ pattern: String, as outputType: Output.Type = Output.self)
o 219 263 0 d4568b773defb02e11c10e9d885f16f9 init init(verbatim verbatimString: String)
o 266 305 0 a299d5c325dd8fee583b550ac3f4015e regex var regex
o 308 398 0 70c53820b1e8f44495d22c87223b9592 anchorsMatchLineEndings func anchorsMatchLineEndings(_ matchLineEndings: Bool = true)
o 401 485 0 c75e58c2cf9c8b72ee603287388ebc49 asciiOnlyCharacterClasses func asciiOnlyCharacterClasses(_ useASCII: Bool = true)
o 488 562 0 c55129fb721c1cf00afe2bc0d8dca6b8 asciiOnlyDigits func asciiOnlyDigits(_ useASCII: Bool = true)
o 565 643 0 c1c88787dd5758f29f709216d5d8ddac asciiOnlyWhitespace func asciiOnlyWhitespace(_ useASCII: Bool = true)
o 646 728 0 6f42e508904c95377cf9de3cb81454b8 asciiOnlyWordCharacters func asciiOnlyWordCharacters(_ useASCII: Bool = true)
o 731 792 0 cfb0d08270bddf548bb473205413367a contains func contains(captureNamed name: String)
o 795 882 0 68508e25de796068ffba973924a4e4f0 dotMatchesNewlines func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true)
o 885 943 0 c4afb2bdfca4b3e2da2a9e7ad02097bc firstMatch func firstMatch(in string: String)
o 946 1007 0 3ef306ed029b451b6e983bdc937f89dd firstMatch func firstMatch(in string: Substring)
o 1010 1083 0 39584822598ef49b351eff1b7dff294c ignoresCase func ignoresCase(_ ignoresCase: Bool = true)
o 1086 1145 0 c41ad7b92141b4ab63b8d68345e5fe3d prefixMatch func prefixMatch(in string: String)
o 1148 1210 0 a69dbf50e38f328df418bd6a529cf865 prefixMatch func prefixMatch(in string: Substring)
o 1213 1271 0 52db471cc1f1c298b641401833c34474 wholeMatch func wholeMatch(in string: String)
o 1274 1335 0 f80436ef2523d582addfc63b20684a2f wholeMatch func wholeMatch(in string: Substring)
e 1339 1385  5ace669f99ec6fc68a4548b70ceec9da Regex extension Regex
o 1390 1483 18 c01278f5528bab6d4a3d063f3d8fc682 init init(_ pattern: String)
e 1487 1502  03aa64844da3189607db70ce578e4e4d Regex extension Regex#2
t 1507 1547 20 727cda457f2a7d3f10c28056a18e60a5 Regex.Match struct Match
o 1554 1587 21 4223f353ecf81e6ec57c87d52f349d23 output var output
o 1592 1637 21 f435a050e04bdf728482546746672ab7 range var range
o 1642 1717 21 f3d75afecc635e69ffef011db2301ea6 subscript subscript<T>(dynamicMember keyPath: KeyPath<Output, T>)
e 1725 1777  ee7d54dba8609349c3f0b99aa2c4503d Regex.Match extension Regex.Match
o 1782 1822 25 3804376bc50491216f078d3715879f25 init init<OtherOutput>(_ match: Match)
o 1825 1890 25 3cfd191f4ba18d26e0c57f4cbb84a88b subscript subscript(name: String)
t 1894 1937  b344fd0abc145d888ce46d09a335f46d RegexComponent protocol RegexComponent
o 1942 1968 28 c49cd5cb7a945febf91658644835d10f RegexOutput associatedtype RegexOutput
o 1971 2008 28 7edd436aacb3d622f4f1ff0f3edd3a1d regex var regex
t 2012 2064  6ac9d89538b40216dad62afbe9fc547d AnyRegexOutput struct AnyRegexOutput
o 2069 2118 31 d83ed5cdea99d846855ddbf4890a2380 init init<Output>(_ match: Regex<Output>.Match)
o 2121 2156 31 2333ac53d534cf7f2f8c2dc115f3ac68 count var count
o 2159 2197 31 31c8ccbd843761d4f7709bd53c97c728 endIndex var endIndex
o 2200 2240 31 f388fccd6954cee4403c220be29866fe startIndex var startIndex
o 2243 2308 31 f28b8385164e4a0a3ab5d7bb210707c6 subscript subscript(position: Int)
o 2311 2376 31 bbf61c941b75614a8c1e955e21d50185 subscript subscript(name: String)
o 2379 2465 31 6a83b24eee7b895397944c8d73e50d24 extractValues func extractValues<Output>(as outputType: Output.Type = Output.self)
o 2468 2512 31 25705f0a537423458325c66ce4421a4a index func index(after i: Int)
o 2515 2560 31 639a7442f6ffece59f7518fcc243da54 index func index(before i: Int)
e 2564 2588  201269c833650f7f86f4ddb6a7e8d22d AnyRegexOutput extension AnyRegexOutput
t 2593 2614 41 caabd39a1f034d46f37cfac7b83832fd AnyRegexOutput.Element struct Element
o 2621 2659 42 3179c7ae176aeb865111ba1e8e3e66f2 name var name
o 2664 2710 42 66bfab2c81f0a3249abee6e8e6b65661 range var range
o 2715 2761 42 0414db320e2c7f1414ebe4134c337ba2 substring var substring
o 2766 2799 42 43d52fa1a9db036c6883b224e4ab82f7 type var type
o 2804 2834 42 8ae7be035716696613200bac10e692f0 value var value

"""#)
  }
}
