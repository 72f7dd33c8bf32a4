public enum MemoryLayout<T>: Sendable {
  @pure public static var alignment: Int { get }
  @pure public static var size: Int { get }
  @pure public static var stride: Int { get }
  public static func alignment(ofValue value: T) -> Int
  public static func offset(of key: PartialKeyPath<T>) -> Int?
  public static func size(ofValue value: T) -> Int
  public static func stride(ofValue value: T) -> Int
}
