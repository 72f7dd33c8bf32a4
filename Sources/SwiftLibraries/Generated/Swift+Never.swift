// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Never: LibraryText {
    LibraryText(
      path: "Swift/Never.swift",
      text: #"""
public enum Never: Comparable, Decodable, Encodable, Error, Hashable, Identifiable {
  @intrinsic public init(from decoder: any Decoder) throws
  @intrinsic @pure public var id: Never { get }
  @intrinsic public func encode(to encoder: any Encoder) throws
}

"""#,
      outline: #"""
58 t  Never 0 82 c50b33d4cfffe5aa4251d2083e765cc9 enum Never
81 o 0 init 87 143 c59488cceb3a8e95ccbd3a2e628750b5 init(from decoder: any Decoder)
55 o 0 id 146 191 1688a50c84669eceaa6e2f1b3ed43c4d var id
89 o 0 encode 194 255 80e2dc9860bfd4a33829426e07004f37 func encode(to encoder: any Encoder)

"""#)
  }
}
