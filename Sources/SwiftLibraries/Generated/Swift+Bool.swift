// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Bool: LibraryText {
    LibraryText(
      path: "Swift/Bool.swift",
      text: #"""
public struct Bool: CustomReflectable, Decodable, Encodable, ExpressibleByBooleanLiteral, Hashable,
  LosslessStringConvertible, Sendable
{
  public init() {
    self = false
  }
  public init(_ value: Bool) {
    self = value
  }
  @intrinsic @pure public init?(_ description: String)
  @intrinsic @pure public init(booleanLiteral value: Bool)
  public init(from decoder: any Decoder) throws
  public var customMirror: Mirror { get }
  @pure public var description: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public mutating func toggle() {
    self = !self
  }
  public static func random() -> Bool {
    return Library.oneOf(true, false)
  }
  public static func random<T>(using generator: inout T) -> Bool where T: RandomNumberGenerator {
    Library.anyNumberOfTimes { _ = generator.next() }
    return Library.oneOf(true, false)
  }
  @intrinsic public static prefix func ! (a: Bool) -> Bool
  public static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    return lhs ? try rhs() : false
  }
  @intrinsic @pure public static func == (lhs: Bool, rhs: Bool) -> Bool
  public static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    return lhs ? true : try rhs()
  }
}

"""#,
      outline: #"""
59 t  Bool 0 137 9fb6f2c4e94669e6520d549c28645241 struct Bool
57 o 0 init 142 178 cb3c90e0320ab33d551978bba3110751 init()
70 o 0 init 181 230 b488d2c6bf2bb3e4702966376921219e init(_ value: Bool)
79 o 0 init 233 285 63ada4cf6482369a963f4bacbac37bf5 init?(_ description: String)
83 o 0 init 288 344 51454da16a18da0e3a8337b668e138d8 init(booleanLiteral value: Bool)
82 o 0 init 347 392 3d29fae13e9fda6546e353950ecd83f0 init(from decoder: any Decoder)
75 o 0 customMirror 395 434 b3a708ea9fdac95beabdd4b1fac5f32e var customMirror
73 o 0 description 437 481 a93bd9f46de7bc8cc5e7f7fabdbadccc var description
89 o 0 encode 484 534 5be7838fc5d30c7ea0e513f01dce8253 func encode(to encoder: any Encoder)
87 o 0 hash 537 580 8bf75fe25999187f1e8f698b6aeba57c func hash(into hasher: inout Hasher)
66 o 0 toggle 583 635 72ddb38739b451c53b97511345260a20 func toggle()
66 o 0 random 638 717 0fba9e2896f6875bf1a20825efb8ff49 func random()
93 o 0 random 720 911 db9eef0e51bac098faf5c2fe6c5d12b8 func random<T>(using generator: inout T)
64 o 0 ! 914 970 2d27a46f0909329a7a0123ea9a81dac7 func ! (a: Bool)
106 o 0 && 973 1101 1dd58d347626f377556097b17d3dc1ba func && (lhs: Bool, rhs: @autoclosure () throws -> Bool)
81 o 0 == 1104 1173 3a1af7874ed1184b40d514ba6cd45c16 func == (lhs: Bool, rhs: Bool)
107 o 0 || 1176 1303 6939579804642e3d0ac1a73d0f10ecac func || (lhs: Bool, rhs: @autoclosure () throws -> Bool)

"""#)
  }
}
