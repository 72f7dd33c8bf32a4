// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Data: LibraryText {
    LibraryText(
      path: "Foundation/Data.swift",
      text: #"""
public struct Data: ContiguousBytes, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Hashable, MutableDataProtocol, Sendable
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  @pure public init()
  public init<S>(_ elements: S) where S: Sequence, S.Element == UInt8
  public init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
  public init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
  @pure public init(capacity: Int)
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
  @pure public init(count: Int)
  public init(from decoder: any Decoder) throws
  public init(referencing d: NSData)
  @pure public init(repeating repeatedValue: UInt8, count: Int)
  public var count: Int { get set }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var endIndex: Data.Index { get }
  public var indices: Range<Int> { get }
  public var regions: CollectionOfOne<Data> { get }
  public var startIndex: Data.Index { get }
  public subscript(index: Data.Index) -> UInt8 { get set }
  public subscript(bounds: Range<Data.Index>) -> Data { get set }
  public subscript<R>(rangeExpression: R) -> Data where R: RangeExpression, R.Bound: FixedWidthInteger { get set }
  @pure public func advanced(by amount: Int) -> Data
  public mutating func append(_ other: Data)
  public mutating func append(contentsOf bytes: [UInt8])
  public mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == UInt8
  public func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
  public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func index(after i: Data.Index) -> Data.Index
  public func index(before i: Data.Index) -> Data.Index
  public func makeIterator() -> Data.Iterator
  public func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Data.Index>? = nil) -> Range<
    Data.Index
  >?
  public mutating func replaceSubrange(_ subrange: Range<Data.Index>, with data: Data)
  public mutating func replaceSubrange<ByteCollection>(_ subrange: Range<Data.Index>, with newElements: ByteCollection)
  where ByteCollection: Collection, ByteCollection.Element == UInt8
  public mutating func reserveCapacity(_ minimumCapacity: Int)
  public mutating func resetBytes(in range: Range<Data.Index>)
  public func subdata(in range: Range<Data.Index>) -> Data
  public func write(to url: URL, options: Data.WritingOptions = []) throws
  @pure public static func == (d1: Data, d2: Data) -> Bool
}

extension Data {
  public struct Base64DecodingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var ignoreUnknownCharacters: Data.Base64DecodingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public struct Base64EncodingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var base64URLAlphabet: Data.Base64EncodingOptions { get }
    @pure public static var endLineWithCarriageReturn: Data.Base64EncodingOptions { get }
    @pure public static var endLineWithLineFeed: Data.Base64EncodingOptions { get }
    @pure public static var lineLength64Characters: Data.Base64EncodingOptions { get }
    @pure public static var lineLength76Characters: Data.Base64EncodingOptions { get }
    @pure public static var omitPaddingCharacter: Data.Base64EncodingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public enum Deallocator {
    case free
    case none
    case unmap
  }
}

extension Data {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> UInt8?
  }
}

extension Data {
  public struct ReadingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var alwaysMapped: Data.ReadingOptions { get }
    @pure public static var mappedIfSafe: Data.ReadingOptions { get }
    @pure public static var uncached: Data.ReadingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public struct SearchOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var anchored: Data.SearchOptions { get }
    @pure public static var backwards: Data.SearchOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension Data {
  public struct WritingOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var atomic: Data.WritingOptions { get }
    @pure public static var completeFileProtection: Data.WritingOptions { get }
    @pure public static var completeFileProtectionUnlessOpen: Data.WritingOptions { get }
    @pure public static var completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions { get }
    @pure public static var fileProtectionMask: Data.WritingOptions { get }
    @pure public static var noFileProtection: Data.WritingOptions { get }
    @pure public static var withoutOverwriting: Data.WritingOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

"""#,
      outline: #"""
59 t  Data 0 155 eecfaad0d0de6255450469b0ecbeb358 struct Data
67 o 0 Index 160 188 e6c897361a5c4424b3574eb369fc76e9 typealias Index
71 o 0 Indices 191 228 99daf2eb82d7af9cc6831e6acebe4b23 typealias Indices
57 o 0 init 231 250 c06c60e10a14983040ada53caa3a508f init()
73 o 0 init 253 320 545c7993acb226feb5a54735c16da78a init<S>(_ elements: S)
134 o 0 init 323 413 3e2c4ed2541ceee366fcb90fa97a8229 init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
130 o 0 init 416 502 5e898a5a703d1fbb09771c51d38de1ee init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
70 o 0 init 505 537 6ccbca52b41a363e2de57e6464954a31 init(capacity: Int)
111 o 0 init 540 614 e1297fcef38c1e39ff0649805d384af8 init(contentsOf url: URL, options: Data.ReadingOptions = [])
67 o 0 init 617 646 c6c5c9dadf47cc894c3efb5ef404e569 init(count: Int)
82 o 0 init 649 694 63e3705b6bf4f4db0c111c3881ad6d6d init(from decoder: any Decoder)
78 o 0 init 697 731 fb8c20a6675a4bba859f7dd8b5f626b1 init(referencing d: NSData)
99 o 0 init 734 795 ec18747e240635ffd863c5fac50cce94 init(repeating repeatedValue: UInt8, count: Int)
61 o 0 count 798 831 84ebabaf21a55353a7d6c917d3cac4ae var count
75 o 0 customMirror 834 873 66d5f088afd9d649087138d58c8e39f1 var customMirror
83 o 0 debugDescription 876 925 c8b039407778fd0047a4b075e9a7a5b9 var debugDescription
73 o 0 description 928 972 c9c4f9c16abe6494f7c08e1811019c9b var description
68 o 0 endIndex 975 1014 90cdc35c2a9967f5ac6b015d77a11105 var endIndex
67 o 0 indices 1017 1055 db45998e5f4d08573e2e73ec66e4f032 var indices
67 o 0 regions 1058 1107 9cc94ac02217a2feddd979069002e04c var regions
73 o 0 startIndex 1110 1151 09ed025a6c1cea039e6f95f834a899cb var startIndex
86 o 0 subscript 1154 1210 ac2e00018d340c7309cb316fe76cb268 subscript(index: Data.Index)
94 o 0 subscript 1213 1276 73859fa584fc5647f02284602c0ab261 subscript(bounds: Range<Data.Index>)
90 o 0 subscript 1279 1391 856111e7fb550df7982ee797aa48decf subscript<R>(rangeExpression: R)
86 o 0 advanced 1394 1444 47b351332cac69e8f30172746c42c363 func advanced(by amount: Int)
81 o 0 append 1447 1489 969af373f6bfbdd9795fd0dd7874f70e func append(_ other: Data)
93 o 0 append 1492 1546 0fb8b1308b4d1a71cca320c2f6c6ab4f func append(contentsOf bytes: [UInt8])
93 o 0 append 1549 1641 57c2692293790675dcdc02a0f51d6970 func append<S>(contentsOf elements: S)
130 o 0 base64EncodedData 1644 1723 09111e8edc58354e5deb6d39ce9817e2 func base64EncodedData(options: Data.Base64EncodingOptions = [])
134 o 0 base64EncodedString 1726 1809 1f6da75f2dfac5557ce9801aee45772c func base64EncodedString(options: Data.Base64EncodingOptions = [])
91 o 0 encode 1812 1862 732be7e512b6297081acfcf239e9bdb7 func encode(to encoder: any Encoder)
89 o 0 hash 1865 1908 28c7f410573c929d6d673e496457d1ef func hash(into hasher: inout Hasher)
85 o 0 index 1911 1963 204338172d9a8fd469bbec4406df84e5 func index(after i: Data.Index)
86 o 0 index 1966 2019 23d54007cda480c93fe9b282b6d1a90e func index(before i: Data.Index)
80 o 0 makeIterator 2022 2065 2b5cca81437ac70c3beb6b8236ccb51e func makeIterator()
155 o 0 range 2068 2206 eba7f41aba0bab132abb22b455d4f580 func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Data.Index>? = nil)
132 o 0 replaceSubrange 2209 2293 758e9fe5faab1f67928d8ae6883b5f6b func replaceSubrange(_ subrange: Range<Data.Index>, with data: Data)
165 o 0 replaceSubrange 2296 2481 87fa3ba6a02951e5bab31e91af018172 func replaceSubrange<ByteCollection>(_ subrange: Range<Data.Index>, with newElements: ByteCollection)
108 o 0 reserveCapacity 2484 2544 be81d63d640cbe4eff5026ebc0249d91 func reserveCapacity(_ minimumCapacity: Int)
103 o 0 resetBytes 2547 2607 53783c60b4bd8817c838edc7a583cf0a func resetBytes(in range: Range<Data.Index>)
97 o 0 subdata 2610 2666 468a8833bc52d79d73f9c86eba1d66c7 func subdata(in range: Range<Data.Index>)
112 o 0 write 2669 2741 0a72100764adff89c3b2af9cae8f9a3a func write(to url: URL, options: Data.WritingOptions = [])
79 o 0 == 2744 2800 5234ff1bad94fc22ce93585817f48e86 func == (d1: Data, d2: Data)
66 e  Data 2804 2818 eb9606b5520d5314c8b6426657c018db extension Data
104 t 43 Data.Base64DecodingOptions 2823 2879 0ba688c0c1c6d7f9095f47362d3c3fc9 struct Base64DecodingOptions
74 o 44 init 2886 2919 3d5b7684450d641bb146e7216f5e4c62 init(rawValue: UInt)
100 o 44 ignoreUnknownCharacters 2924 3007 42a7c2fcffaf961705ae830a3329549a var ignoreUnknownCharacters
70 o 44 rawValue 3012 3051 255b0a6d1929df0ca944cc7033feac6c var rawValue
68 e  Data 3059 3073 eb9606b5520d5314c8b6426657c018db extension Data#2
104 t 48 Data.Base64EncodingOptions 3078 3134 90ef8446fe45435f7c957d778eecc51e struct Base64EncodingOptions
74 o 49 init 3141 3174 69115dff8cf89346c7ec8762750c48e1 init(rawValue: UInt)
88 o 49 base64URLAlphabet 3179 3256 8dfa0d4f1825a8bac0d22ecae4013df6 var base64URLAlphabet
104 o 49 endLineWithCarriageReturn 3261 3346 cde8d1bae5d3a96cb76905c779c87026 var endLineWithCarriageReturn
92 o 49 endLineWithLineFeed 3351 3430 37b89d81de0299a1accbe9eb6c9298a8 var endLineWithLineFeed
98 o 49 lineLength64Characters 3435 3517 5d716a7693145f4a608542877a6f322f var lineLength64Characters
98 o 49 lineLength76Characters 3522 3604 5d56b45daf18c87501ce75ca1b51ce5d var lineLength76Characters
94 o 49 omitPaddingCharacter 3609 3689 723b19d6b85b05d02d65f79000ffad04 var omitPaddingCharacter
70 o 49 rawValue 3694 3733 17bd6a88c11ffad1bf1ad885e6d0bb47 var rawValue
68 e  Data 3741 3755 eb9606b5520d5314c8b6426657c018db extension Data#3
82 t 58 Data.Deallocator 3760 3783 575b013c4bb3abe62f57258a21261c5b enum Deallocator
63 o 59 free 3790 3799 d7ff7d0555ca28b014f0ea1c6c3bf72f case free
63 o 59 none 3804 3813 d188022c42870838a84ce3ced0d2af40 case none
65 o 59 unmap 3818 3828 8774a885397a25b7e190de69d5892067 case unmap
68 e  Data 3836 3850 eb9606b5520d5314c8b6426657c018db extension Data#4
78 t 63 Data.Iterator 3855 3905 3e808608a1e6e81236b1b4e9725ee851 struct Iterator
65 o 64 next 3912 3949 c2082ce767fe290031c975b049b31d78 func next()
68 e  Data 3957 3971 eb9606b5520d5314c8b6426657c018db extension Data#5
90 t 66 Data.ReadingOptions 3976 4025 6ec22aae5647230ae4afecf6fbabdc0c struct ReadingOptions
74 o 67 init 4032 4065 325c212450d19f247ea0d0f64a86180d init(rawValue: UInt)
78 o 67 alwaysMapped 4070 4135 53594a85100cc648ca6a05acf2c1de60 var alwaysMapped
78 o 67 mappedIfSafe 4140 4205 0e5cdcc6248150898eb6437ec5d7d541 var mappedIfSafe
70 o 67 uncached 4210 4271 3a65b026458d7ee1e7d8a62b2cd1325d var uncached
70 o 67 rawValue 4276 4315 92a8cd31a28282da8551a7f42c6df1c0 var rawValue
68 e  Data 4323 4337 eb9606b5520d5314c8b6426657c018db extension Data#6
88 t 73 Data.SearchOptions 4342 4390 965572034b0ddc1ba020356b6d691017 struct SearchOptions
74 o 74 init 4397 4430 1140787dfd2af8f57e826328c3e9b66d init(rawValue: UInt)
70 o 74 anchored 4435 4495 06c995f7b97f42b2470cacd93254c129 var anchored
72 o 74 backwards 4500 4561 b7afd780e36200c73f3f2b642e87c3b7 var backwards
70 o 74 rawValue 4566 4605 d80da05971c931e9326a5b77a9c0374e var rawValue
68 e  Data 4613 4627 eb9606b5520d5314c8b6426657c018db extension Data#7
90 t 79 Data.WritingOptions 4632 4681 d41301e95e78d7c03ad453dac16ea56c struct WritingOptions
74 o 80 init 4688 4721 bea100a91bbb8f2e7e30398e9c3068e6 init(rawValue: UInt)
66 o 80 atomic 4726 4785 b17d00bef5b9326f33bd3508c6a749e2 var atomic
98 o 80 completeFileProtection 4790 4865 2398d0d50a37785795de1a7dd529d5ee var completeFileProtection
118 o 80 completeFileProtectionUnlessOpen 4870 4955 b4d7c1c71dbc26493b2c9f3367698f9f var completeFileProtectionUnlessOpen
154 o 80 completeFileProtectionUntilFirstUserAuthentication 4960 5063 e0501a1f2b0bf5039497427755053a7d var completeFileProtectionUntilFirstUserAuthentication
90 o 80 fileProtectionMask 5068 5139 7a248c956fc5d3a9dc11b48506b7e1f8 var fileProtectionMask
86 o 80 noFileProtection 5144 5213 9aa2b4babe7ed9e47546fcc315f46e22 var noFileProtection
90 o 80 withoutOverwriting 5218 5289 7279bfcd86180085de8530225bffaea5 var withoutOverwriting
70 o 80 rawValue 5294 5333 bab65cf5c3934fd75bedaed12b8daa31 var rawValue

"""#)
  }
}
