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
60 t  Regex 0 43 d4d075fe84534ec273a36413f69ec337 struct Regex
115 o 0 init 48 216 4c4b7a4dfaabd20e51baf89e500f0d8b init(_ pattern: String, as outputType: Output.Type = Output.self)
88 o 0 init 219 263 d4568b773defb02e11c10e9d885f16f9 init(verbatim verbatimString: String)
61 o 0 regex 266 305 a299d5c325dd8fee583b550ac3f4015e var regex
131 o 0 anchorsMatchLineEndings 308 398 70c53820b1e8f44495d22c87223b9592 func anchorsMatchLineEndings(_ matchLineEndings: Bool = true)
127 o 0 asciiOnlyCharacterClasses 401 485 c75e58c2cf9c8b72ee603287388ebc49 func asciiOnlyCharacterClasses(_ useASCII: Bool = true)
107 o 0 asciiOnlyDigits 488 562 c55129fb721c1cf00afe2bc0d8dca6b8 func asciiOnlyDigits(_ useASCII: Bool = true)
115 o 0 asciiOnlyWhitespace 565 643 c1c88787dd5758f29f709216d5d8ddac func asciiOnlyWhitespace(_ useASCII: Bool = true)
123 o 0 asciiOnlyWordCharacters 646 728 6f42e508904c95377cf9de3cb81454b8 func asciiOnlyWordCharacters(_ useASCII: Bool = true)
95 o 0 contains 731 792 cfb0d08270bddf548bb473205413367a func contains(captureNamed name: String)
123 o 0 dotMatchesNewlines 795 882 68508e25de796068ffba973924a4e4f0 func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true)
91 o 0 firstMatch 885 943 c4afb2bdfca4b3e2da2a9e7ad02097bc func firstMatch(in string: String)
95 o 0 firstMatch 946 1007 3ef306ed029b451b6e983bdc937f89dd func firstMatch(in string: Substring)
104 o 0 ignoresCase 1010 1083 39584822598ef49b351eff1b7dff294c func ignoresCase(_ ignoresCase: Bool = true)
95 o 0 prefixMatch 1086 1145 c41ad7b92141b4ab63b8d68345e5fe3d func prefixMatch(in string: String)
98 o 0 prefixMatch 1148 1210 a69dbf50e38f328df418bd6a529cf865 func prefixMatch(in string: Substring)
93 o 0 wholeMatch 1213 1271 52db471cc1f1c298b641401833c34474 func wholeMatch(in string: String)
96 o 0 wholeMatch 1274 1335 f80436ef2523d582addfc63b20684a2f func wholeMatch(in string: Substring)
68 e  Regex 1339 1385 5ace669f99ec6fc68a4548b70ceec9da extension Regex
77 o 18 init 1390 1483 c01278f5528bab6d4a3d063f3d8fc682 init(_ pattern: String)
70 e  Regex 1487 1502 03aa64844da3189607db70ce578e4e4d extension Regex#2
73 t 20 Regex.Match 1507 1547 727cda457f2a7d3f10c28056a18e60a5 struct Match
66 o 21 output 1554 1587 4223f353ecf81e6ec57c87d52f349d23 var output
64 o 21 range 1592 1637 f435a050e04bdf728482546746672ab7 var range
114 o 21 subscript 1642 1717 f3d75afecc635e69ffef011db2301ea6 subscript<T>(dynamicMember keyPath: KeyPath<Output, T>)
80 e  Regex.Match 1725 1777 ee7d54dba8609349c3f0b99aa2c4503d extension Regex.Match
87 o 25 init 1782 1822 3804376bc50491216f078d3715879f25 init<OtherOutput>(_ match: Match)
82 o 25 subscript 1825 1890 3cfd191f4ba18d26e0c57f4cbb84a88b subscript(name: String)
85 t  RegexComponent 1894 1937 b344fd0abc145d888ce46d09a335f46d protocol RegexComponent
87 o 28 RegexOutput 1942 1968 c49cd5cb7a945febf91658644835d10f associatedtype RegexOutput
64 o 28 regex 1971 2008 7edd436aacb3d622f4f1ff0f3edd3a1d var regex
83 t  AnyRegexOutput 2012 2064 6ac9d89538b40216dad62afbe9fc547d struct AnyRegexOutput
96 o 31 init 2069 2118 d83ed5cdea99d846855ddbf4890a2380 init<Output>(_ match: Regex<Output>.Match)
64 o 31 count 2121 2156 2333ac53d534cf7f2f8c2dc115f3ac68 var count
70 o 31 endIndex 2159 2197 31c8ccbd843761d4f7709bd53c97c728 var endIndex
74 o 31 startIndex 2200 2240 f388fccd6954cee4403c220be29866fe var startIndex
83 o 31 subscript 2243 2308 f28b8385164e4a0a3ab5d7bb210707c6 subscript(position: Int)
82 o 31 subscript 2311 2376 bbf61c941b75614a8c1e955e21d50185 subscript(name: String)
131 o 31 extractValues 2379 2465 6a83b24eee7b895397944c8d73e50d24 func extractValues<Output>(as outputType: Output.Type = Output.self)
79 o 31 index 2468 2512 25705f0a537423458325c66ce4421a4a func index(after i: Int)
80 o 31 index 2515 2560 639a7442f6ffece59f7518fcc243da54 func index(before i: Int)
86 e  AnyRegexOutput 2564 2588 201269c833650f7f86f4ddb6a7e8d22d extension AnyRegexOutput
86 t 41 AnyRegexOutput.Element 2593 2614 caabd39a1f034d46f37cfac7b83832fd struct Element
62 o 42 name 2621 2659 3179c7ae176aeb865111ba1e8e3e66f2 var name
64 o 42 range 2664 2710 66bfab2c81f0a3249abee6e8e6b65661 var range
72 o 42 substring 2715 2761 0414db320e2c7f1414ebe4134c337ba2 var substring
62 o 42 type 2766 2799 43d52fa1a9db036c6883b224e4ab82f7 var type
64 o 42 value 2804 2834 8ae7be035716696613200bac10e692f0 var value

"""#)
  }
}
