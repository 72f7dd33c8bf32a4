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
t 0 37  ba238f20961f045952a692e094eb9ca4 MemoryLayout enum MemoryLayout
o 42 88 0 4c724e0da96528db13563afbeb284e46 alignment var alignment
o 91 132 0 173331d34e7616ec12ac950823565c6f size var size
o 135 178 0 fef56484fb31676c6e12d82e6c140c1b stride var stride
o 181 234 0 e6349a7ffe7b0e82fe23889e3d350d45 alignment func alignment(ofValue value: T)
o 237 297 0 88d8f44a339ed9f82536bf168672464f offset func offset(of key: PartialKeyPath<T>)
o 300 348 0 7ae3e6b1e39accfe11b68337e2d7655b size func size(ofValue value: T)
o 351 401 0 e069baa3c4443d670ae1861dcbe0b9a6 stride func stride(ofValue value: T)

"""#)
  }
}
