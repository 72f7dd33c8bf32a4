// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_KeyPath: LibraryText {
    LibraryText(
      path: "Swift/KeyPath.swift",
      text: #"""
public class AnyKeyPath: CustomDebugStringConvertible, Hashable, _AppendKeyPath {
  @pure public static var rootType: Any.Type { get }
  @pure public static var valueType: Any.Type { get }
  @pure public var debugDescription: String { get }
  @pure public final var hashValue: Int { get }
  public final func hash(into hasher: inout Hasher)
  @pure public static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
}

public class PartialKeyPath<Root>: AnyKeyPath {}

public class KeyPath<Root, Value>: PartialKeyPath<Root> {}

public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}

public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

public protocol _AppendKeyPath {}

extension _AppendKeyPath where Self == AnyKeyPath {
  @pure public func appending(path: AnyKeyPath) -> AnyKeyPath?
}

extension _AppendKeyPath {
  @pure public func appending<Root>(path: AnyKeyPath) -> PartialKeyPath<Root>? where Self == PartialKeyPath<Root>
  @pure public func appending<Root, AppendedRoot, AppendedValue>(path: KeyPath<AppendedRoot, AppendedValue>) -> KeyPath<
    Root, AppendedValue
  >? where Self == PartialKeyPath<Root>
  @pure public func appending<Root, AppendedRoot, AppendedValue>(
    path: ReferenceWritableKeyPath<AppendedRoot, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue>? where Self == PartialKeyPath<Root>
  @pure public func appending<Root, Value, AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<
    Root, AppendedValue
  > where Self: KeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == KeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>)
    -> WritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == ReferenceWritableKeyPath<Root, Value>
}

"""#,
      outline: #"""
69 t  AnyKeyPath 0 79 1f3ae54f4dd7ab29aef381fc14dc3df1 class AnyKeyPath
66 o 0 rootType 84 134 7c2220b339e4f34405d7aa6be7abc56f var rootType
69 o 0 valueType 137 188 da94917db05b488f82ed6d6fff90e73e var valueType
83 o 0 debugDescription 191 240 36e6b2d1d050295d8da6356fc9144325 var debugDescription
69 o 0 hashValue 243 288 21988d7ba458ba256d8e0fa7eae1f08a var hashValue
87 o 0 hash 291 340 c98d08b449480fae2245ca752e500db5 func hash(into hasher: inout Hasher)
87 o 0 == 343 409 ca02a762f0fb9d48c79d55eaf7fd812d func == (a: AnyKeyPath, b: AnyKeyPath)
80 t  PartialKeyPath 413 458 569adf912efc73694b825b04179132e3 class PartialKeyPath
66 t  KeyPath 463 518 014931faaceb3024a276fb687b261c4f class KeyPath
82 t  WritableKeyPath 523 586 454f580da4ac2dbd222e064ac8b1eab2 class WritableKeyPath
100 t  ReferenceWritableKeyPath 591 671 52e09197714b445b1c4a1d6e4ff3de81 class ReferenceWritableKeyPath
83 t  _AppendKeyPath 676 706 76a938679a529115722eedca7936fac0 protocol _AppendKeyPath
84 e  _AppendKeyPath 711 760 2b43991ca3aa455371ed223b5ec67ea8 extension _AppendKeyPath
89 o 12 appending 765 825 a2be4b66964a577b742c9e8fe41fa12e func appending(path: AnyKeyPath)
86 e  _AppendKeyPath 829 853 578325c219e840f32cdcb7091aaa1da7 extension _AppendKeyPath#2
95 o 14 appending 858 969 c541359195479f55f1572bb0f5a7a9da func appending<Root>(path: AnyKeyPath)
151 o 14 appending 972 1154 f32cb7a217ad431be2604b9d14c73471 func appending<Root, AppendedRoot, AppendedValue>(path: KeyPath<AppendedRoot, AppendedValue>)
171 o 14 appending 1157 1373 5de970f18fc762adac99cf4127fb1d35 func appending<Root, AppendedRoot, AppendedValue>( path: ReferenceWritableKeyPath<AppendedRoot, AppendedValue> )
138 o 14 appending 1376 1541 f8008921f0de05ac5c9022f0cd23a21a func appending<Root, Value, AppendedValue>(path: KeyPath<Value, AppendedValue>)
155 o 14 appending 1544 1741 1dd3cf51a3fbbf35eef92dbe76d83ff4 func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
146 o 14 appending 1744 1931 519fb35be07966e829704ab404ef4f84 func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>)
157 o 14 appending 1934 2139 bd42f2e0306bf4a8f6b5e938e34079b4 func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)#2
148 o 14 appending 2142 2347 aaa5696e5a32f3d9e5c8cf4ee1c3cc2d func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>)#2

"""#)
  }
}
