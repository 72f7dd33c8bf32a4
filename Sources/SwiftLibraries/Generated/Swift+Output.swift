// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Output: LibraryText {
    LibraryText(
      path: "Swift/Output.swift",
      text: #"""
@pure public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
@pure public func debugPrint<Target>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
where Target: TextOutputStream
@discardableResult public func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T
@discardableResult public func dump<T, TargetStream>(
  _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
  maxItems: Int = .max
) -> T where TargetStream: TextOutputStream
@pure public func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
@pure public func print<Target>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
where Target: TextOutputStream
@pure public func readLine(strippingNewline: Bool = true) -> String?

"""#,
      outline: #"""
137 o  debugPrint 0 97 0af32cf7af44c01849eb602c5d88ffe5 func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
173 o  debugPrint 98 262 68e97c1ae5c6f2400a1a24da2627032a func debugPrint<Target>( _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
158 o  dump 263 404 5dcb794d9bd581515d2becd492391a9d func dump<T>( _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max )
203 o  dump 405 630 4e6528999f7c068c8e682144a2992478 func dump<T, TargetStream>( _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max )
130 o  print 631 723 054058721d6beb05ec33f4d4b9c11651 func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
164 o  print 724 883 dc2f8ebb59b85e5725b2a4df18ddff06 func print<Target>( _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
98 o  readLine 884 952 87672c55d200538a362cf73b363054d6 func readLine(strippingNewline: Bool = true)

"""#)
  }
}
