// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_PropertyList: LibraryText {
    LibraryText(
      path: "Foundation/PropertyList.swift",
      text: #"""
public class PropertyListDecoder: Sendable {
  public init()
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
  public func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T
  where T: DecodableWithConfiguration
  public func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
  public func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat) throws
    -> T where T: Decodable
  public func decode<T, C>(
    _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: C.Type
  ) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
  public func decode<T>(
    _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat,
    configuration: T.DecodingConfiguration
  ) throws -> T where T: DecodableWithConfiguration
}

extension PropertyListDecoder {
  public enum PropertyListFormat: Hashable, RawRepresentable, Sendable {
    case binary
    case openStep
    case xml
    public init?(rawValue: UInt)
  }
}

public class PropertyListEncoder: Sendable {
  public init()
  public var outputFormat: PropertyListDecoder.PropertyListFormat { get set }
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func encode<Value>(_ value: Value) throws -> Data where Value: Encodable
  public func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data
  where T: EncodableWithConfiguration
  public func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
}

"""#,
      outline: #"""
87 t  PropertyListDecoder 0 42 aaaffd5f4d58fc14a83f84bc3651c0fb class PropertyListDecoder
55 o 0 init 47 60 52dda31b784ff2f7fc886a39060e3109 init()
66 o 0 userInfo 63 129 8348c9f1dd1552fcacd5679b8d8eb38c var userInfo
100 o 0 decode 132 217 85be65eb2b897459dea278266e7c05c6 func decode<T>(_ type: T.Type, from data: Data)
140 o 0 decode 220 364 cc47543aa1e0500812db7b5000890077 func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration)
126 o 0 decode 367 588 6a13aad79a8ede950b797f7adec72bc2 func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type)
154 o 0 decode 591 734 2084e904b80cf8d5d421361086a25054 func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat)
183 o 0 decode 737 1020 f5ffb097486713069f25dfe77333c592 func decode<T, C>( _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: C.Type )
198 o 0 decode 1023 1231 6277412f652a153a1aa6f097bccad84a func decode<T>( _ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: T.DecodingConfiguration )
96 e  PropertyListDecoder 1235 1264 4b401effcadf84937cc2f7f5e3b7c1cb extension PropertyListDecoder
110 t 9 PropertyListDecoder.PropertyListFormat 1269 1337 b98cfa7e347ba3fdd3f2f965626ddfd4 enum PropertyListFormat
67 o 10 binary 1344 1355 127a4f2943e624433c991efd3f048c82 case binary
71 o 10 openStep 1360 1373 dda7b1609f43842f58d4b72ce0c2a32f case openStep
61 o 10 xml 1378 1386 0edabd1435997a7cf8a4539e59c24923 case xml
75 o 10 init 1391 1419 00d1954c2decf48c997897dee36c71e8 init?(rawValue: UInt)
92 t  PropertyListEncoder 1427 1469 025d22c1e45af8559f372c67a1d66f32 class PropertyListEncoder
60 o 15 init 1474 1487 9ebc20e3e5491955d478150827886b9c init()
78 o 15 outputFormat 1490 1565 5f31b5601cac2f7501616ad03c7fcf54 var outputFormat
70 o 15 userInfo 1568 1634 149d492d4f0bcfb78b101c8fc0d273c0 var userInfo
90 o 15 encode 1637 1716 75fe7c7fedcfc04ac2a0ca39aaa02018 func encode<Value>(_ value: Value)
122 o 15 encode 1719 1845 c135af5dbd7dc6b85ae2263a5d11208c func encode<T>(_ value: T, configuration: T.EncodingConfiguration)
108 o 15 encode 1848 2051 f1b178504572c52794feb62a4b9f2625 func encode<T, C>(_ value: T, configuration: C.Type)

"""#)
  }
}
