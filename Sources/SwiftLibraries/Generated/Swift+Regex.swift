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

"""#,
      outline: #"""
60 t  Regex 0 43 d4d075fe84534ec273a36413f69ec337 struct Regex
115 o 0 init 48 127 572a6001e389850505c97b4319e603c4 init(_ pattern: String, as outputType: Output.Type = Output.self)
130 o 0 init 130 216 fc304d95261d6ad40f8744f13cc58c0d init?(_ regex: Regex<AnyRegexOutput>, as outputType: Output.Type = Output.self)
88 o 0 init 219 263 d4568b773defb02e11c10e9d885f16f9 init(verbatim verbatimString: String)
61 o 0 regex 266 305 a299d5c325dd8fee583b550ac3f4015e var regex
131 o 0 anchorsMatchLineEndings 308 412 fc5c4da9e6a76670b31a33fbc7de7deb func anchorsMatchLineEndings(_ matchLineEndings: Bool = true)
127 o 0 asciiOnlyCharacterClasses 415 513 5f96197fae811d9bb89ea33f8d806704 func asciiOnlyCharacterClasses(_ useASCII: Bool = true)
107 o 0 asciiOnlyDigits 516 604 ef8597039473233264a4a186a9f15606 func asciiOnlyDigits(_ useASCII: Bool = true)
115 o 0 asciiOnlyWhitespace 607 699 a1923c0110c329b304989473fcf3324e func asciiOnlyWhitespace(_ useASCII: Bool = true)
123 o 0 asciiOnlyWordCharacters 702 798 37bee9a167c79b5f9683dbe7345921ff func asciiOnlyWordCharacters(_ useASCII: Bool = true)
95 o 0 contains 801 862 cfb0d08270bddf548bb473205413367a func contains(captureNamed name: String)
123 o 0 dotMatchesNewlines 865 966 d658a8b765b921b5af9431f3b96c8257 func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true)
92 o 0 firstMatch 969 1041 8a0fc8c900d3adce7666c75d52c9f66b func firstMatch(in string: String)
96 o 0 firstMatch 1044 1119 59510e85760e8785f1d24ce4695023b4 func firstMatch(in string: Substring)
104 o 0 ignoresCase 1122 1209 a9b91cdfb5330bb2bf4663d0f87d7c99 func ignoresCase(_ ignoresCase: Bool = true)
95 o 0 prefixMatch 1212 1285 1702cc1d6ae16e72e614733fc7f3c63e func prefixMatch(in string: String)
98 o 0 prefixMatch 1288 1364 b748b2a3026fc67ab4cc7795957dcccc func prefixMatch(in string: Substring)
93 o 0 wholeMatch 1367 1439 963ecc907aedb4d4845cc377c57725df func wholeMatch(in string: String)
96 o 0 wholeMatch 1442 1517 f84283f84eed73cfc77a9a140c1b0394 func wholeMatch(in string: Substring)
68 e  Regex 1521 1567 5ace669f99ec6fc68a4548b70ceec9da extension Regex
77 o 19 init 1572 1609 a59b990b428d4a15d013fadf31e77660 init(_ pattern: String)
100 o 19 init 1612 1665 766fed494cbe46b18ceeaaa2bd635cba init<OtherOutput>(_ regex: Regex<OtherOutput>)
70 e  Regex 1669 1684 03aa64844da3189607db70ce578e4e4d extension Regex#2
73 t 22 Regex.Match 1689 1729 727cda457f2a7d3f10c28056a18e60a5 struct Match
66 o 23 output 1736 1769 4223f353ecf81e6ec57c87d52f349d23 var output
64 o 23 range 1774 1819 f435a050e04bdf728482546746672ab7 var range
114 o 23 subscript 1824 1899 f3d75afecc635e69ffef011db2301ea6 subscript<T>(dynamicMember keyPath: KeyPath<Output, T>)
80 e  Regex.Match 1907 1959 ee7d54dba8609349c3f0b99aa2c4503d extension Regex.Match
106 o 27 init 1964 2023 7fbf5bdd57a4d364388e1f21abc0f0e5 init<OtherOutput>(_ match: Regex<OtherOutput>.Match)
82 o 27 subscript 2026 2091 3cfd191f4ba18d26e0c57f4cbb84a88b subscript(name: String)
85 t  RegexComponent 2095 2138 b344fd0abc145d888ce46d09a335f46d protocol RegexComponent
87 o 30 RegexOutput 2143 2169 c49cd5cb7a945febf91658644835d10f associatedtype RegexOutput
64 o 30 regex 2172 2209 7edd436aacb3d622f4f1ff0f3edd3a1d var regex
83 t  AnyRegexOutput 2213 2265 6ac9d89538b40216dad62afbe9fc547d struct AnyRegexOutput
70 o 33 Index 2270 2298 9516ecda2e7f0645fd079063529a0f6d typealias Index
74 o 33 Indices 2301 2338 4f1a108e63bfd0fbf8ae14b8071c324e typealias Indices
76 o 33 Iterator 2341 2401 7707727ec14369da6c470480b9566f9a typealias Iterator
82 o 33 SubSequence 2404 2456 3373112a8901d972f93ba21f73bb0c14 typealias SubSequence
96 o 33 init 2459 2508 d83ed5cdea99d846855ddbf4890a2380 init<Output>(_ match: Regex<Output>.Match)
64 o 33 count 2511 2546 2333ac53d534cf7f2f8c2dc115f3ac68 var count
70 o 33 endIndex 2549 2587 31c8ccbd843761d4f7709bd53c97c728 var endIndex
74 o 33 startIndex 2590 2630 f388fccd6954cee4403c220be29866fe var startIndex
83 o 33 subscript 2633 2698 f28b8385164e4a0a3ab5d7bb210707c6 subscript(position: Int)
82 o 33 subscript 2701 2766 bbf61c941b75614a8c1e955e21d50185 subscript(name: String)
131 o 33 extractValues 2769 2855 6a83b24eee7b895397944c8d73e50d24 func extractValues<Output>(as outputType: Output.Type = Output.self)
79 o 33 index 2858 2902 25705f0a537423458325c66ce4421a4a func index(after i: Int)
80 o 33 index 2905 2950 639a7442f6ffece59f7518fcc243da54 func index(before i: Int)
86 e  AnyRegexOutput 2954 2978 201269c833650f7f86f4ddb6a7e8d22d extension AnyRegexOutput
86 t 47 AnyRegexOutput.Element 2983 3004 caabd39a1f034d46f37cfac7b83832fd struct Element
62 o 48 name 3011 3049 3179c7ae176aeb865111ba1e8e3e66f2 var name
64 o 48 range 3054 3100 66bfab2c81f0a3249abee6e8e6b65661 var range
72 o 48 substring 3105 3151 0414db320e2c7f1414ebe4134c337ba2 var substring
62 o 48 type 3156 3189 43d52fa1a9db036c6883b224e4ab82f7 var type
64 o 48 value 3194 3224 8ae7be035716696613200bac10e692f0 var value

"""#)
  }
}
