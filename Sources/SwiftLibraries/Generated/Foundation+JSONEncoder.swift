// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_JSONEncoder: LibraryText {
    LibraryText(
      path: "Foundation/JSONEncoder.swift",
      text: #"""
public class JSONEncoder: Sendable {
  public init()
  public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
  public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
  public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
  public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
  public var outputFormatting: JSONEncoder.OutputFormatting { get set }
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func encode<T>(_ value: T) throws -> Data where T: Encodable
  public func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data
  where T: EncodableWithConfiguration
  public func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data
  where
    T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
}

extension JSONEncoder {
  public enum DataEncodingStrategy: Sendable {
    case base64
    case custom(@Sendable (Data, any Encoder) throws -> Void)
    case deferredToData
  }
}

extension JSONEncoder {
  public enum DateEncodingStrategy: Sendable {
    case custom(@Sendable (Date, any Encoder) throws -> Void)
    case deferredToDate
    case iso8601
    case millisecondsSince1970
    case secondsSince1970
    public static func formatted(_ formatter: DateFormatter) -> JSONEncoder.DateEncodingStrategy
  }
}

extension JSONEncoder {
  public enum KeyEncodingStrategy: Sendable {
    case convertToSnakeCase
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    case useDefaultKeys
  }
}

extension JSONEncoder {
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    case `throw`
  }
}

extension JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var prettyPrinted: JSONEncoder.OutputFormatting { get }
    public static var sortedKeys: JSONEncoder.OutputFormatting { get }
    public static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
    public var rawValue: UInt { get }
  }
}

"""#,
      outline: #"""
71 t  JSONEncoder 0 34 c68c4b737375e29274e4d7a42d8596a8 class JSONEncoder
55 o 0 init 39 52 bae5189dc22c01bbf242cb95985a6238 init()
90 o 0 dataEncodingStrategy 55 132 d7bb9f5d8e40a49e88776465390ed68c var dataEncodingStrategy
91 o 0 dateEncodingStrategy 135 212 96e8f47d2c9f66182b7ff04c82d4b167 var dateEncodingStrategy
89 o 0 keyEncodingStrategy 215 290 019db26283d0876c9885c49f46d3181f var keyEncodingStrategy
119 o 0 nonConformingFloatEncodingStrategy 293 398 4a118d2ba9fe7599ea674f4f439500d5 var nonConformingFloatEncodingStrategy
83 o 0 outputFormatting 401 470 e5bd0e31c30bc29b37b8db7e945730d5 var outputFormatting
67 o 0 userInfo 473 539 6ccca2970df6268da1f3559032b123fe var userInfo
79 o 0 encode 542 609 f0a6673f1cca1325c4ecb1bb93b80fb8 func encode<T>(_ value: T)
119 o 0 encode 612 738 a586628db3636d4ae977d3fa9a84864e func encode<T>(_ value: T, configuration: T.EncodingConfiguration)
105 o 0 encode 741 944 ac1756994d8cea66566ae9e637001a32 func encode<T, C>(_ value: T, configuration: C.Type)
78 e  JSONEncoder 948 969 71641557b1cb326a88c15dc9eb8e516f extension JSONEncoder
106 t 11 JSONEncoder.DataEncodingStrategy 974 1016 2a315ee87f0204df9f1338fe06f305e0 enum DataEncodingStrategy
67 o 12 base64 1023 1034 d2fd482be1aeb2e8e2672ceec02a72ae case base64
67 o 12 custom 1039 1096 57b6d21612f0fde39d4bd1f04570c454 case custom
83 o 12 deferredToData 1101 1120 7cc2abda46c94d2d361e0ae63e919c88 case deferredToData
82 e  JSONEncoder 1128 1149 71641557b1cb326a88c15dc9eb8e516f extension JSONEncoder#2
107 t 16 JSONEncoder.DateEncodingStrategy 1154 1196 91125a885162da7f686bcfbc6e362ed0 enum DateEncodingStrategy
67 o 17 custom 1203 1260 ed3e3268bfe22631e961b964d68b3119 case custom
83 o 17 deferredToDate 1265 1284 744897b3d8d4a2fa31768c9f8b990a33 case deferredToDate
69 o 17 iso8601 1289 1301 7a0021092331cd579c17f1669f099e1f case iso8601
97 o 17 millisecondsSince1970 1306 1332 ddb18932a8b1f5c43b1b9d95041ecda3 case millisecondsSince1970
87 o 17 secondsSince1970 1337 1358 c05890126d793f8dbf33c59034e2ef5c case secondsSince1970
101 o 17 formatted 1363 1455 71ec31651245ac22392030db3981a659 func formatted(_ formatter: DateFormatter)
82 e  JSONEncoder 1463 1484 71641557b1cb326a88c15dc9eb8e516f extension JSONEncoder#3
105 t 24 JSONEncoder.KeyEncodingStrategy 1489 1530 a769171587ed5a5c348a7359f56e3abe enum KeyEncodingStrategy
91 o 25 convertToSnakeCase 1537 1560 e0078ab5e54c8294f92e578b39a47f99 case convertToSnakeCase
67 o 25 custom 1565 1622 bf6301474e11104c89a6418b00de404f case custom
83 o 25 useDefaultKeys 1627 1646 081eb2858cee2fcc29619239e757b640 case useDefaultKeys
82 e  JSONEncoder 1654 1675 71641557b1cb326a88c15dc9eb8e516f extension JSONEncoder#4
135 t 29 JSONEncoder.NonConformingFloatEncodingStrategy 1680 1736 ac3c6acf9e1412d65f88c36de2109939 enum NonConformingFloatEncodingStrategy
85 o 30 convertToString 1743 1828 4b11be9ec9b8c1f707cc64f58cccf128 case convertToString
67 o 30 throw 1833 1845 90d465187bac5d225faab172a92852a6 case `throw`
82 e  JSONEncoder 1853 1874 71641557b1cb326a88c15dc9eb8e516f extension JSONEncoder#5
101 t 33 JSONEncoder.OutputFormatting 1879 1930 ff3f52ac95ea2e97d3761000bf80d510 struct OutputFormatting
74 o 34 init 1937 1964 095d9b21cbb107ea886a775c522ca2fb init(rawValue: UInt)
80 o 34 prettyPrinted 1969 2038 195b419f83967f1ec4f839b3b646a8b2 var prettyPrinted
74 o 34 sortedKeys 2043 2109 9b853267f65cc7733ad42393d0d868c6 var sortedKeys
98 o 34 withoutEscapingSlashes 2114 2192 455df0a104de769ba37581db69d498ea var withoutEscapingSlashes
70 o 34 rawValue 2197 2230 2c416d87a12d9b2bc852eeac149fb676 var rawValue

"""#)
  }
}
