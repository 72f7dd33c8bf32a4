// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_KeyPath: LibraryText {
    LibraryText(
      path: "Swift/KeyPath.swift",
      text: #"""
public class AnyKeyPath: CustomDebugStringConvertible, Hashable {
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

"""#,
      outline: #"""
69 t  AnyKeyPath 0 63 5447122146d0bcf4d5979450ee417aed class AnyKeyPath
66 o 0 rootType 68 118 f7c3ba723527c033f2bd4935519f3fa8 var rootType
69 o 0 valueType 121 172 fadba9484899ce03487eca3403201992 var valueType
83 o 0 debugDescription 175 224 3e419c8103fc2ced9ae55892c39daf4a var debugDescription
69 o 0 hashValue 227 272 7a5c77fd397576aa23d2177bfc9ae4bc var hashValue
87 o 0 hash 275 324 7da9705ad433fcb126e92e8b25b31eea func hash(into hasher: inout Hasher)
87 o 0 == 327 393 07282148c205321ea08ad1b011425a34 func == (a: AnyKeyPath, b: AnyKeyPath)
80 t  PartialKeyPath 397 442 569adf912efc73694b825b04179132e3 class PartialKeyPath
66 t  KeyPath 447 502 014931faaceb3024a276fb687b261c4f class KeyPath
82 t  WritableKeyPath 507 570 454f580da4ac2dbd222e064ac8b1eab2 class WritableKeyPath
100 t  ReferenceWritableKeyPath 575 655 52e09197714b445b1c4a1d6e4ff3de81 class ReferenceWritableKeyPath

"""#)
  }
}
