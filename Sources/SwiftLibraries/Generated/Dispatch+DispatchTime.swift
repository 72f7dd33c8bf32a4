// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Dispatch_DispatchTime: LibraryText {
    LibraryText(
      path: "Dispatch/DispatchTime.swift",
      text: #"""
public struct DispatchTime: Comparable, Sendable {
  @pure public init(uptimeNanoseconds: UInt64)
  @pure public static var distantFuture: DispatchTime { get }
  public var rawValue: dispatch_time_t { get }
  @pure public var uptimeNanoseconds: UInt64 { get }
  @pure public static func now() -> DispatchTime
  @pure public static func < (a: DispatchTime, b: DispatchTime) -> Bool
  @pure public static func == (a: DispatchTime, b: DispatchTime) -> Bool
}

public struct DispatchWallTime: Comparable, Sendable {
  public init(timespec: timespec)
  @pure public static var distantFuture: DispatchWallTime { get }
  public var rawValue: dispatch_time_t { get }
  @pure public static func now() -> DispatchWallTime
  @pure public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool
  @pure public static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool
}

public enum DispatchTimeInterval: Equatable, Sendable {
  case microseconds(Int)
  case milliseconds(Int)
  case nanoseconds(Int)
  case never
  case seconds(Int)
  @pure public static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool
}

"""#,
      outline: #"""
74 t  DispatchTime 0 48 4674b7052a9d74882d27cd91a40f44ea struct DispatchTime
80 o 0 init 53 97 c4b8d31acb384441b22962c756ac1bff init(uptimeNanoseconds: UInt64)
77 o 0 distantFuture 100 159 8467dba053380a3ed94008230d946d48 var distantFuture
67 o 0 rawValue 162 206 159b5bec6b610742983da3259743c297 var rawValue
85 o 0 uptimeNanoseconds 209 259 1365a74143a3e8374ac8b7c380fd3fa6 var uptimeNanoseconds
60 o 0 now 262 308 1dd373d280dd4d4df5a1d3453c85ab90 func now()
89 o 0 < 311 380 1a21d83557b98c0f6c58810560cd2fc9 func < (a: DispatchTime, b: DispatchTime)
91 o 0 == 383 453 8ff0854982cae37576340c59d38f4910 func == (a: DispatchTime, b: DispatchTime)
85 t  DispatchWallTime 457 509 0b9da1c682b7f1f31c2cabc2229d9bc3 struct DispatchWallTime
75 o 8 init 514 545 d14e233c139c70f88fd235a0bab03098 init(timespec: timespec)
77 o 8 distantFuture 548 611 91b993e3585df735a7ce58748ade2041 var distantFuture
67 o 8 rawValue 614 658 53beca30269ae951dc0bc96eee1f3e9a var rawValue
60 o 8 now 661 711 19150d4dae2771ddd05e2123d0ab8a2e func now()
97 o 8 < 714 791 f95a8eb399d2adaf29f67331f6c712ac func < (a: DispatchWallTime, b: DispatchWallTime)
99 o 8 == 794 872 3919032b42ea9709b39896f41584a6c4 func == (a: DispatchWallTime, b: DispatchWallTime)
91 t  DispatchTimeInterval 876 929 22712d645b104cbb07ee50011f9be8bf enum DispatchTimeInterval
77 o 15 microseconds 934 956 b3125bdccc8d1199dfe984d14f32974c case microseconds
77 o 15 milliseconds 959 981 629b5b7106750cab49f782ad17a2b021 case milliseconds
76 o 15 nanoseconds 984 1005 a05b8eca247479bf5e84aa74ba3f0454 case nanoseconds
65 o 15 never 1008 1018 ebeee3900b1bffbd4c5a664e580f4d6c case never
69 o 15 seconds 1021 1038 c4997177075bcfee7e07842c6bffb69d case seconds
114 o 15 == 1041 1131 e62343304d20998b4a3b8a86f696b4bc func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval)

"""#)
  }
}
