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
