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
81 o 0 init 87 191 a36efcc7395f3788b3629c32b3362679 init(from decoder: any Decoder)
89 o 0 encode 194 255 80e2dc9860bfd4a33829426e07004f37 func encode(to encoder: any Encoder)

"""#)
  }
}
