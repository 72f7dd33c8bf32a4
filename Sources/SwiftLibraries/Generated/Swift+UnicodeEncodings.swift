// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_UnicodeEncodings: LibraryText {
    LibraryText(
      path: "Swift/UnicodeEncodings.swift",
      text: #"""
public protocol _UnicodeEncoding {
  associatedtype CodeUnit
}

extension Unicode {
  public enum UTF8: _UnicodeEncoding, Sendable {
    public typealias CodeUnit = UInt8
  }

  public enum UTF16: _UnicodeEncoding, Sendable {
    public typealias CodeUnit = UInt16
  }

  public enum UTF32: _UnicodeEncoding, Sendable {
    public typealias CodeUnit = UInt32
  }
}

public typealias UTF8 = Unicode.UTF8
public typealias UTF16 = Unicode.UTF16
public typealias UTF32 = Unicode.UTF32

extension String {
  public init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
  where C: Collection, Encoding: _UnicodeEncoding, C.Element == Encoding.CodeUnit
  public init?<Encoding>(validating codeUnits: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type)
  where Encoding: _UnicodeEncoding
}

extension Substring {
  public init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
  where C: Collection, Encoding: _UnicodeEncoding, C.Element == Encoding.CodeUnit
}

"""#,
      outline: #"""
84 t  _UnicodeEncoding 0 32 5420e7f6302a9aa070427c16ef5b8db6 protocol _UnicodeEncoding
76 o 0 CodeUnit 37 60 adb4744239bc12d3883d38f072c780b3 associatedtype CodeUnit
68 e  Unicode 64 81 cc4db6c865452e1175d0bf64d7387585 extension Unicode
67 t 2 Unicode.UTF8 86 130 fbb8eae6c0b22bda7b816a55844b1e4e enum UTF8
73 o 3 CodeUnit 137 170 d5e034453702935240ad7036378f3133 typealias CodeUnit
70 t 2 Unicode.UTF16 178 223 16e030ecd139be02a09a4b1f49b4e7f4 enum UTF16
73 o 5 CodeUnit 230 264 f3d42aac0e89df021af3729aa2220f77 typealias CodeUnit
70 t 2 Unicode.UTF32 272 317 b1ccf0f59a37c0a30a0ea07ab44a2350 enum UTF32
73 o 7 CodeUnit 324 358 7a86da22ef36db470aa2671dfc8d7a43 typealias CodeUnit
64 o  UTF8 366 402 772fbeb370a0b9443accdbe594291019 typealias UTF8
66 o  UTF16 403 441 d635339c58fd6ff6cb2357b6273f66ab typealias UTF16
66 o  UTF32 442 480 8d29a0d447437d459523261b028da666 typealias UTF32
68 e  String 482 498 6e6a6b8d24062a43822a613c8fca6188 extension String
126 o 12 init 503 666 94a605fcdab09619b33237ee91ea2e2a init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
151 o 12 init 669 810 882136bc230d8eea7138f188b133deb0 init?<Encoding>(validating codeUnits: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type)
74 e  Substring 814 833 59aaed0f5a2a25eb0e7ef64e6fe8ab0a extension Substring
127 o 15 init 838 1001 716b6a1c2fc88ad4235ec9d8a7cfb8e7 init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)

"""#)
  }
}
