// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_MemoryLayout: LibraryText {
    LibraryText(
      path: "Swift/MemoryLayout.swift",
      text: #"""
public enum MemoryLayout<T>: Sendable {
  @pure public static var alignment: Int { get }
  @pure public static var size: Int { get }
  @pure public static var stride: Int { get }
  public static func alignment(ofValue value: T) -> Int
  public static func offset(of key: PartialKeyPath<T>) -> Int?
  public static func size(ofValue value: T) -> Int
  public static func stride(ofValue value: T) -> Int
}

"""#,
      outline: #"""
72 t  MemoryLayout 0 37 ba238f20961f045952a692e094eb9ca4 enum MemoryLayout
67 o 0 alignment 42 88 4c724e0da96528db13563afbeb284e46 var alignment
58 o 0 size 91 132 173331d34e7616ec12ac950823565c6f var size
63 o 0 stride 135 178 fef56484fb31676c6e12d82e6c140c1b var stride
88 o 0 alignment 181 234 e6349a7ffe7b0e82fe23889e3d350d45 func alignment(ofValue value: T)
91 o 0 offset 237 297 88d8f44a339ed9f82536bf168672464f func offset(of key: PartialKeyPath<T>)
78 o 0 size 300 348 7ae3e6b1e39accfe11b68337e2d7655b func size(ofValue value: T)
82 o 0 stride 351 401 e069baa3c4443d670ae1861dcbe0b9a6 func stride(ofValue value: T)

"""#)
  }
}
