// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_JSONDecoder: LibraryText {
    LibraryText(
      path: "Foundation/JSONDecoder.swift",
      text: #"""
public class JSONDecoder: Sendable {
  public init()
  public var allowsJSON5: Bool { get set }
  public var assumesTopLevelDictionary: Bool { get set }
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
  public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
  public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
  public var userInfo: [CodingUserInfoKey: any Sendable] { get set }
  public func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
  public func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T
  where T: DecodableWithConfiguration
  public func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T
  where
    T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
}

extension JSONDecoder {
  public enum DataDecodingStrategy: Sendable {
    case base64
    case custom(@Sendable (any Decoder) throws -> Data)
    case deferredToData
  }
}

extension JSONDecoder {
  public enum DateDecodingStrategy: Sendable {
    case custom(@Sendable (any Decoder) throws -> Date)
    case deferredToDate
    case iso8601
    case millisecondsSince1970
    case secondsSince1970
    public static func formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy
  }
}

extension JSONDecoder {
  public enum KeyDecodingStrategy: Sendable {
    case convertFromSnakeCase
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    case useDefaultKeys
  }
}

extension JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    case `throw`
  }
}

"""#,
      outline: #"""
71 t  JSONDecoder 0 34 a228756c6a9e87cab534cad1984f5ec7 class JSONDecoder
55 o 0 init 39 52 6079ffb1d548f166ba800ab54f8e8d0a init()
71 o 0 allowsJSON5 55 95 9ff3796243862e4ab5c536232bfcc235 var allowsJSON5
100 o 0 assumesTopLevelDictionary 98 152 e78bbef2bc92e80d676cfbe2bbdf2218 var assumesTopLevelDictionary
91 o 0 dataDecodingStrategy 155 232 ced1476be5ac282007a1e27d60114816 var dataDecodingStrategy
91 o 0 dateDecodingStrategy 235 312 dd43456976c92eed0ad24aa3503cded8 var dateDecodingStrategy
89 o 0 keyDecodingStrategy 315 390 674a15a2652f788fb1b34112badcb783 var keyDecodingStrategy
119 o 0 nonConformingFloatDecodingStrategy 393 498 41807aa84edd70a836a3d9ac735a3f96 var nonConformingFloatDecodingStrategy
67 o 0 userInfo 501 567 05fc2edccd3d2be7e782472b6a7df966 var userInfo
100 o 0 decode 570 655 0360782c7e61d2922d3b051d86d8ba42 func decode<T>(_ type: T.Type, from data: Data)
140 o 0 decode 658 802 1a50f8a26b8bc6f8e188ff94fb966273 func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration)
127 o 0 decode 805 1026 8b68e813b765e718943127d128466e12 func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type)
80 e  JSONDecoder 1030 1051 efac437f51f6fe5d5c38d2c682843d41 extension JSONDecoder
107 t 12 JSONDecoder.DataDecodingStrategy 1056 1098 732f454009564e9d73e8e7e3085d8458 enum DataDecodingStrategy
67 o 13 base64 1105 1116 1fd35ed58fe6b850efe858bd6266a6c7 case base64
67 o 13 custom 1121 1172 de97ced191018317544bd6afee418f27 case custom
83 o 13 deferredToData 1177 1196 87a3e6f7c533fd1076fefcd42929042c case deferredToData
82 e  JSONDecoder 1204 1225 efac437f51f6fe5d5c38d2c682843d41 extension JSONDecoder#2
107 t 17 JSONDecoder.DateDecodingStrategy 1230 1272 b03926d931b1f724b60d23f634777500 enum DateDecodingStrategy
67 o 18 custom 1279 1330 bf7da1635d8dc8099e21867ecc755fa8 case custom
83 o 18 deferredToDate 1335 1354 1cc18a97e381bd1753d167d968f3775f case deferredToDate
69 o 18 iso8601 1359 1371 3073e9a1b17185a9838d7568155b5c24 case iso8601
97 o 18 millisecondsSince1970 1376 1402 4676005279861ac5ee1b5da5aa6bb4e1 case millisecondsSince1970
87 o 18 secondsSince1970 1407 1428 29186607c841bd6e4da296394246b314 case secondsSince1970
101 o 18 formatted 1433 1525 44c569a4a0cb258f514b197c035d1e2c func formatted(_ formatter: DateFormatter)
82 e  JSONDecoder 1533 1554 efac437f51f6fe5d5c38d2c682843d41 extension JSONDecoder#3
105 t 25 JSONDecoder.KeyDecodingStrategy 1559 1600 569132e80f5facdc01fb91b96cc83c21 enum KeyDecodingStrategy
95 o 26 convertFromSnakeCase 1607 1632 8d642353e31b1e8a50b5fba533e87635 case convertFromSnakeCase
67 o 26 custom 1637 1694 2ae8da9261994a449102b57ee71eae72 case custom
83 o 26 useDefaultKeys 1699 1718 ad3644da35a99e885862dc7edb874662 case useDefaultKeys
82 e  JSONDecoder 1726 1747 efac437f51f6fe5d5c38d2c682843d41 extension JSONDecoder#4
135 t 30 JSONDecoder.NonConformingFloatDecodingStrategy 1752 1808 4cb9528fa679a7e86e610ce96fe59270 enum NonConformingFloatDecodingStrategy
89 o 31 convertFromString 1815 1902 25999ab7b6456ac63e50a3b24b9e53a5 case convertFromString
67 o 31 throw 1907 1919 ccc1653429d8cfa78315a49533a74b1e case `throw`

"""#)
  }
}
