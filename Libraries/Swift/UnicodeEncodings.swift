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
