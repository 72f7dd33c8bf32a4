// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Date: LibraryText {
    LibraryText(
      path: "Foundation/Date.swift",
      text: #"""
public struct Date: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable,
  Strideable
{
  public typealias Stride = TimeInterval
  @pure public init()
  public init(from decoder: any Decoder) throws
  @pure public init(timeInterval: TimeInterval, since date: Date)
  @pure public init(timeIntervalSince1970: TimeInterval)
  @pure public init(timeIntervalSinceNow: TimeInterval)
  @pure public init(timeIntervalSinceReferenceDate ti: TimeInterval)
  @pure public static var distantFuture: Date { get }
  @pure public static var distantPast: Date { get }
  @pure public static var now: Date { get }
  @pure public static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }
  @pure public static var timeIntervalSinceReferenceDate: TimeInterval { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var playgroundDescription: Any { get }
  @pure public var timeIntervalSince1970: TimeInterval { get }
  @pure public var timeIntervalSinceNow: TimeInterval { get }
  @pure public var timeIntervalSinceReferenceDate: TimeInterval { get }
  public mutating func addTimeInterval(_ timeInterval: TimeInterval)
  @pure public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
  @pure public func advanced(by n: TimeInterval) -> Date
  @pure public func compare(_ other: Date) -> ComparisonResult
  @pure public func description(with locale: Locale?) -> String
  @pure public func distance(to other: Date) -> TimeInterval
  public func encode(to encoder: any Encoder) throws
  @pure public func formatted() -> String
  public func formatted<F>(_ format: F) -> F.FormatOutput where F: FormatStyle, F.FormatInput == Date
  public func hash(into hasher: inout Hasher)
  @pure public func timeIntervalSince(_ date: Date) -> TimeInterval
  @pure public static func + (lhs: Date, rhs: TimeInterval) -> Date
  public static func += (lhs: inout Date, rhs: TimeInterval)
  @pure public static func - (lhs: Date, rhs: TimeInterval) -> Date
  public static func -= (lhs: inout Date, rhs: TimeInterval)
  @pure public static func < (lhs: Date, rhs: Date) -> Bool
  @pure public static func == (lhs: Date, rhs: Date) -> Bool
  @pure public static func > (lhs: Date, rhs: Date) -> Bool
}

public struct DateInterval: Comparable, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Hashable, Sendable
{
  @pure public init()
  public init(from decoder: any Decoder) throws
  @pure public init(start: Date, duration: TimeInterval)
  @pure public init(start: Date, end: Date)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var duration: TimeInterval { get set }
  public var end: Date { get set }
  public var start: Date { get set }
  @pure public func compare(_ dateInterval: DateInterval) -> ComparisonResult
  @pure public func contains(_ date: Date) -> Bool
  public func hash(into hasher: inout Hasher)
  @pure public func intersection(with dateInterval: DateInterval) -> DateInterval?
  @pure public func intersects(_ dateInterval: DateInterval) -> Bool
  @pure public static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
  @pure public static func == (lhs: DateInterval, rhs: DateInterval) -> Bool
}

"""#,
      outline: #"""
59 t  Date 0 129 15802dfd3188a38ac0d0d2a3ec4fc370 struct Date
69 o 0 Stride 134 172 725f1097fca2382e98f5a96141b50c69 typealias Stride
57 o 0 init 175 194 ee88431a275d9360e7d850acedf49764 init()
82 o 0 init 197 242 c4e6ffb1a05883e32afbb41592410a09 init(from decoder: any Decoder)
101 o 0 init 245 308 9887c7d3a5b6904d1e0144ebdd4bea2e init(timeInterval: TimeInterval, since date: Date)
92 o 0 init 311 365 31eda4a09b2c29af246130e04264a9a7 init(timeIntervalSince1970: TimeInterval)
91 o 0 init 368 421 10b2832ea4003fafba1cf9b641160035 init(timeIntervalSinceNow: TimeInterval)
104 o 0 init 424 490 058eae07f00e823a9eba46f17678678c init(timeIntervalSinceReferenceDate ti: TimeInterval)
77 o 0 distantFuture 493 544 eb00bd14c9478d6eccee164f09bde676 var distantFuture
73 o 0 distantPast 547 596 d39ae35e40ef69e855f0054d47681bc5 var distantPast
57 o 0 now 599 640 f12cd2ef6bad0f37078beadf820b0bf2 var now
129 o 0 timeIntervalBetween1970AndReferenceDate 643 728 8fa3b82983f3b40042494733ad86ac91 var timeIntervalBetween1970AndReferenceDate
111 o 0 timeIntervalSinceReferenceDate 731 807 40bdaa20a26b522480a1fb4d59d194f6 var timeIntervalSinceReferenceDate
75 o 0 customMirror 810 849 6b70728aa9235e5bf066a27a6bbd7741 var customMirror
83 o 0 debugDescription 852 901 f9e1de6adc94ff429be85ed4b36b7492 var debugDescription
73 o 0 description 904 948 67ec5424da3841dde846cc4190a0bc05 var description
93 o 0 playgroundDescription 951 996 ff6084e1bc4cbac34bf49134e69dc443 var playgroundDescription
94 o 0 timeIntervalSince1970 999 1059 a126381d882968b5b10d5c95a3ca1db1 var timeIntervalSince1970
93 o 0 timeIntervalSinceNow 1062 1121 de6b8178e710504c601249548780d5a0 var timeIntervalSinceNow
115 o 0 timeIntervalSinceReferenceDate 1124 1193 f2ade769820dbf8785f5c21682fd4713 var timeIntervalSinceReferenceDate#2
114 o 0 addTimeInterval 1196 1262 13f1ae607eb097bf58a2b677c768857f func addTimeInterval(_ timeInterval: TimeInterval)
120 o 0 addingTimeInterval 1265 1339 52f13f677d2575d77d4c728d1f7c5a03 func addingTimeInterval(_ timeInterval: TimeInterval)
90 o 0 advanced 1342 1396 1fd2f9fecbec75feb7d09be59273bd16 func advanced(by n: TimeInterval)
83 o 0 compare 1399 1459 b2f4e12cbbef1793c34021b77e83cdff func compare(_ other: Date)
98 o 0 description 1462 1523 b024ec01e19313e969d95e535c28082e func description(with locale: Locale?)
86 o 0 distance 1526 1584 1f873e92df4d73f2c116745536577c83 func distance(to other: Date)
91 o 0 encode 1587 1637 008c2b8cbf3fff6d0c50983320f8c648 func encode(to encoder: any Encoder)
74 o 0 formatted 1640 1679 25f21df1becb68dcbf9962a1626908e2 func formatted()
88 o 0 formatted 1682 1781 8d66aa5c048fe23d459bf67616d97db2 func formatted<F>(_ format: F)
89 o 0 hash 1784 1827 1ecbf92d4859c81d5c18f2263c738f17 func hash(into hasher: inout Hasher)
102 o 0 timeIntervalSince 1830 1895 cae18d97d10e41796a0ff272bff1f546 func timeIntervalSince(_ date: Date)
87 o 0 + 1898 1963 0b28029da71887ceaed42e71bb8f9b61 func + (lhs: Date, rhs: TimeInterval)
95 o 0 += 1966 2024 1aad2c7a85fb8a91d3e312d16e23142f func += (lhs: inout Date, rhs: TimeInterval)
87 o 0 - 2027 2092 9ba68363f77b7522f6de71fbf80d86d6 func - (lhs: Date, rhs: TimeInterval)
95 o 0 -= 2095 2153 ff0431d86a8d5cbc80dce37848209d31 func -= (lhs: inout Date, rhs: TimeInterval)
79 o 0 < 2156 2213 57c9fad5bf242934025176c407c70050 func < (lhs: Date, rhs: Date)
81 o 0 == 2216 2274 807716230f4f45cb251dc2a3e3f149f0 func == (lhs: Date, rhs: Date)
79 o 0 > 2277 2334 0ab39f3b3011700710596f59c0f72fd2 func > (lhs: Date, rhs: Date)
79 t  DateInterval 2338 2475 09da58bfef369c033e79b5b12f887248 struct DateInterval
60 o 38 init 2480 2499 75507d7fccb4e44345fbc30c4afa7476 init()
85 o 38 init 2502 2547 61e0c49e8b4a84631ac8ca335c17168b init(from decoder: any Decoder)
95 o 38 init 2550 2604 f3236b0c4e2eb70303e5bc46eeb080ad init(start: Date, duration: TimeInterval)
82 o 38 init 2607 2648 895bb28b2c5820950417c185f4ddc7bd init(start: Date, end: Date)
78 o 38 customMirror 2651 2690 e34b6454384b4149a06c23dd36d4b7aa var customMirror
86 o 38 debugDescription 2693 2742 c482a9175ef77ebd6320d2772978b6cf var debugDescription
76 o 38 description 2745 2789 bbefe7df805892e8cc998d2f0c9628a9 var description
70 o 38 duration 2792 2837 7feca78fa0dd23989d8cb5024d43a40a var duration
60 o 38 end 2840 2872 44c0e8bdb5fdf5b6b6b5b8a51e67ad24 var end
64 o 38 start 2875 2909 aacdd1cac92b0b494f427f4349d28501 var start
99 o 38 compare 2912 2987 ad6ce38c65e80c790d83a3a7adfca7f3 func compare(_ dateInterval: DateInterval)
85 o 38 contains 2990 3038 2b78910a06c8b2af29f05dc1ad0f8a97 func contains(_ date: Date)
90 o 38 hash 3041 3084 ab2ebd29678c894baa0db804299c8c92 func hash(into hasher: inout Hasher)
112 o 38 intersection 3087 3167 f1eac5763ee862a5b73317f0e7b6c55c func intersection(with dateInterval: DateInterval)
105 o 38 intersects 3170 3236 02c9335bf28b2a974269615676ca607b func intersects(_ dateInterval: DateInterval)
96 o 38 < 3239 3312 4fd01a1fe0bc3202f6c254506e723d67 func < (lhs: DateInterval, rhs: DateInterval)
98 o 38 == 3315 3389 3674ebf9d72adc08e76b3c4c8f1a89dd func == (lhs: DateInterval, rhs: DateInterval)

"""#)
  }
}
