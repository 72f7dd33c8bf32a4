// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Output: LibraryText {
    LibraryText(
      path: "Swift/Output.swift",
      text: #"""
@pure public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
public func debugPrint<Target>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
where Target: TextOutputStream

@discardableResult public func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  return value
}
@discardableResult public func dump<T, TargetStream>(
  _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
  maxItems: Int = .max
) -> T where TargetStream: TextOutputStream
@pure public func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
public func print<Target>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
where Target: TextOutputStream
@pure public func readLine(strippingNewline: Bool = true) -> String?

"""#,
      outline: #"""
137 o  debugPrint 0 97 0af32cf7af44c01849eb602c5d88ffe5 func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
173 o  debugPrint 98 256 7ad7cd97e75c5729a8234c25ab9bd863 func debugPrint<Target>( _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
158 o  dump 258 418 9de175278781e46eb50a45a854ef4b1c func dump<T>( _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max )
203 o  dump 419 644 4e6528999f7c068c8e682144a2992478 func dump<T, TargetStream>( _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max )
130 o  print 645 737 054058721d6beb05ec33f4d4b9c11651 func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
163 o  print 738 888 9d5def0b49cca2798b76de426dca570f func print<Target>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
98 o  readLine 889 957 87672c55d200538a362cf73b363054d6 func readLine(strippingNewline: Bool = true)

"""#)
  }
}
