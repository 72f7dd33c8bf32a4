// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_EncodingContainers: LibraryText {
    LibraryText(
      path: "Swift/EncodingContainers.swift",
      text: #"""
public protocol KeyedEncodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  mutating func encode(_ value: Bool, forKey key: Key) throws
  mutating func encode(_ value: String, forKey key: Key) throws
  mutating func encode(_ value: Double, forKey key: Key) throws
  mutating func encode(_ value: Float, forKey key: Key) throws
  mutating func encode(_ value: Int, forKey key: Key) throws
  mutating func encode(_ value: Int8, forKey key: Key) throws
  mutating func encode(_ value: Int16, forKey key: Key) throws
  mutating func encode(_ value: Int32, forKey key: Key) throws
  mutating func encode(_ value: Int64, forKey key: Key) throws
  mutating func encode(_ value: UInt, forKey key: Key) throws
  mutating func encode(_ value: UInt8, forKey key: Key) throws
  mutating func encode(_ value: UInt16, forKey key: Key) throws
  mutating func encode(_ value: UInt32, forKey key: Key) throws
  mutating func encode(_ value: UInt64, forKey key: Key) throws
  mutating func encode<T>(_ value: T, forKey key: Key) throws where T: Encodable
  mutating func encodeConditional<T>(_ object: T, forKey key: Key) throws where T: AnyObject, T: Encodable
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws
  mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws where T: Encodable
  mutating func encodeNil(forKey key: Key) throws
  mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<
    NestedKey
  > where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
  mutating func superEncoder(forKey key: Key) -> any Encoder
}

public struct KeyedEncodingContainer<K>: KeyedEncodingContainerProtocol where K: CodingKey {
  public typealias Key = K
  public init<Container>(_ container: Container) where K == Container.Key, Container: KeyedEncodingContainerProtocol
  public var codingPath: [any CodingKey] { get }
  public mutating func encode(_ value: Bool, forKey key: Key) throws
  public mutating func encode(_ value: String, forKey key: Key) throws
  public mutating func encode(_ value: Double, forKey key: Key) throws
  public mutating func encode(_ value: Float, forKey key: Key) throws
  public mutating func encode(_ value: Int, forKey key: Key) throws
  public mutating func encode(_ value: Int8, forKey key: Key) throws
  public mutating func encode(_ value: Int16, forKey key: Key) throws
  public mutating func encode(_ value: Int32, forKey key: Key) throws
  public mutating func encode(_ value: Int64, forKey key: Key) throws
  public mutating func encode(_ value: UInt, forKey key: Key) throws
  public mutating func encode(_ value: UInt8, forKey key: Key) throws
  public mutating func encode(_ value: UInt16, forKey key: Key) throws
  public mutating func encode(_ value: UInt32, forKey key: Key) throws
  public mutating func encode(_ value: UInt64, forKey key: Key) throws
  public mutating func encode<T>(_ value: T, forKey key: Key) throws where T: Encodable
  public mutating func encodeConditional<T>(_ object: T, forKey key: Key) throws where T: AnyObject, T: Encodable
  public mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws
  public mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws
  public mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws where T: Encodable
  public mutating func encodeNil(forKey key: Key) throws
  public mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Key)
    -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
  public mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
  public mutating func superEncoder() -> any Encoder
  public mutating func superEncoder(forKey key: Key) -> any Encoder
}

public protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T>(_ value: T) throws where T: Encodable
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Bool
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == String
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Double
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Float
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int8
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int16
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int32
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == Int64
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt8
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt16
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt32
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element == UInt64
  mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element: Encodable
  mutating func encodeConditional<T>(_ object: T) throws where T: AnyObject, T: Encodable
  mutating func encodeNil() throws
  mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
  where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
}

public protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T>(_ value: T) throws where T: Encodable
  mutating func encodeNil() throws
}

"""#,
      outline: #"""
112 t  KeyedEncodingContainerProtocol 0 46 8b9d02334263bb8c068355bf01f5fc07 protocol KeyedEncodingContainerProtocol
66 o 0 Key 51 80 818277e43957c63a7cbcc377319773d0 associatedtype Key
70 o 0 codingPath 83 122 54aebe9904693155c9935c977c477085 var codingPath
96 o 0 encode 125 184 a67821f47b5e6ad9ddce2b986bcedd5a func encode(_ value: Bool, forKey key: Key)
98 o 0 encode 187 248 c3fa9659a8d517d3b17eefa8f7fe1fca func encode(_ value: String, forKey key: Key)
98 o 0 encode 251 312 27fc55fa1a962eb2924c8fa65c5cca2d func encode(_ value: Double, forKey key: Key)
97 o 0 encode 315 375 6e36c5745953d7888b01f1fc6c9a3014 func encode(_ value: Float, forKey key: Key)
95 o 0 encode 378 436 cd8a6d354f0666656667d5439df06ee5 func encode(_ value: Int, forKey key: Key)
96 o 0 encode 439 498 b9f18e2be10d716f602f868ab01f6840 func encode(_ value: Int8, forKey key: Key)
97 o 0 encode 501 561 c96a5cd868698a938d51242c683b2902 func encode(_ value: Int16, forKey key: Key)
97 o 0 encode 564 624 d831925d3f7ba61d72abd8ece58c9647 func encode(_ value: Int32, forKey key: Key)
97 o 0 encode 627 687 364e6a9c0a6edb809c341e0b5a2df266 func encode(_ value: Int64, forKey key: Key)
96 o 0 encode 690 749 0f3713285feb5064d793ffa4de4063ac func encode(_ value: UInt, forKey key: Key)
97 o 0 encode 752 812 e1a325936ea661840c70730d0c2bc801 func encode(_ value: UInt8, forKey key: Key)
98 o 0 encode 815 876 b82c5dfd4a5728055dd53fbdbd142883 func encode(_ value: UInt16, forKey key: Key)
98 o 0 encode 879 940 1836ada97ecde94bdf2ce7ee2f807340 func encode(_ value: UInt32, forKey key: Key)
99 o 0 encode 943 1004 30bc4fcd795633838f7a39942e953ec8 func encode(_ value: UInt64, forKey key: Key)
98 o 0 encode 1007 1085 cff29ba9a4738b78dec64a03924d90f5 func encode<T>(_ value: T, forKey key: Key)
121 o 0 encodeConditional 1088 1192 d150d00207d096df53ac71b659381cbc func encodeConditional<T>(_ object: T, forKey key: Key)
117 o 0 encodeIfPresent 1195 1264 a8c75d756ecbb9c2b466f793b309ce87 func encodeIfPresent(_ value: Bool?, forKey key: Key)
119 o 0 encodeIfPresent 1267 1338 327efc0922611badcc8197854e5fe4c8 func encodeIfPresent(_ value: String?, forKey key: Key)
119 o 0 encodeIfPresent 1341 1412 161ab19c3f5cfcd84ca412ec1c0ca6c8 func encodeIfPresent(_ value: Double?, forKey key: Key)
118 o 0 encodeIfPresent 1415 1485 7698eec79128181886252507a20e2a51 func encodeIfPresent(_ value: Float?, forKey key: Key)
116 o 0 encodeIfPresent 1488 1556 582e54a79004314b6f90f04fb79bfc0a func encodeIfPresent(_ value: Int?, forKey key: Key)
117 o 0 encodeIfPresent 1559 1628 ea35936b8a22df524fdf19998c2f1f94 func encodeIfPresent(_ value: Int8?, forKey key: Key)
118 o 0 encodeIfPresent 1631 1701 e9be86a1b220d92fc3e554a163b58fd5 func encodeIfPresent(_ value: Int16?, forKey key: Key)
118 o 0 encodeIfPresent 1704 1774 93a9e41c5cffa6a10241476b9395d718 func encodeIfPresent(_ value: Int32?, forKey key: Key)
118 o 0 encodeIfPresent 1777 1847 80601bdbde6341561f8eebfe501054ce func encodeIfPresent(_ value: Int64?, forKey key: Key)
117 o 0 encodeIfPresent 1850 1919 ec0a5648a0d02be020b7a9d5b06f7c7f func encodeIfPresent(_ value: UInt?, forKey key: Key)
118 o 0 encodeIfPresent 1922 1992 b2bf450e383e70433839ed6517d417b4 func encodeIfPresent(_ value: UInt8?, forKey key: Key)
119 o 0 encodeIfPresent 1995 2066 450a50a433afe617dd41d3c049e89c61 func encodeIfPresent(_ value: UInt16?, forKey key: Key)
119 o 0 encodeIfPresent 2069 2140 a2bb1e120cd830a9fdcc50c40ddaa7fc func encodeIfPresent(_ value: UInt32?, forKey key: Key)
119 o 0 encodeIfPresent 2143 2214 24c007348ab458da654fe2d87b20f918 func encodeIfPresent(_ value: UInt64?, forKey key: Key)
117 o 0 encodeIfPresent 2217 2305 f0a0566785ea953bdfc3c89727ef29db func encodeIfPresent<T>(_ value: T?, forKey key: Key)
89 o 0 encodeNil 2308 2355 b1a4450c4d96410aa0026ec80c02d068 func encodeNil(forKey key: Key)
145 o 0 nestedContainer 2358 2520 c14f361f4200e49ecd38e879b9123a44 func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Key)
115 o 0 nestedUnkeyedContainer 2523 2608 3599212ead2022fc4eb713e2eac0ef2f func nestedUnkeyedContainer(forKey key: Key)
80 o 0 superEncoder 2611 2654 7b9bab054be77be0e4af6d70a8eea667 func superEncoder()
95 o 0 superEncoder 2657 2715 8cd9a513f80d8a9697c25c2b49f26fa0 func superEncoder(forKey key: Key)
99 t  KeyedEncodingContainer 2719 2809 2a479c455f1b490283107e2cb1cbba47 struct KeyedEncodingContainer
66 o 39 Key 2814 2838 1b95a7bf7ce06d66be4808f5fb5141db typealias Key
93 o 39 init 2841 2955 f744acf4d86af6ae81ddf22397724aa6 init<Container>(_ container: Container)
74 o 39 codingPath 2958 3004 780f33735e7444c906de9b3cd8e316b2 var codingPath
99 o 39 encode 3007 3073 ce4cd8284ecf843151e1bcd82bbadcad func encode(_ value: Bool, forKey key: Key)
101 o 39 encode 3076 3144 c2dfe8585d47e24a11eaa3faa9eb3835 func encode(_ value: String, forKey key: Key)
101 o 39 encode 3147 3215 26eb8a77aa85660ef27491721e3cdef9 func encode(_ value: Double, forKey key: Key)
100 o 39 encode 3218 3285 7320d56ec183cfcce6d70294923379fd func encode(_ value: Float, forKey key: Key)
98 o 39 encode 3288 3353 76f0ebbd1a60de0040a048c10974c6b4 func encode(_ value: Int, forKey key: Key)
99 o 39 encode 3356 3422 37311e1976cb505ccd511aa1a0bad2d0 func encode(_ value: Int8, forKey key: Key)
100 o 39 encode 3425 3492 5e6d529e9afa053156be30354326badc func encode(_ value: Int16, forKey key: Key)
100 o 39 encode 3495 3562 70cbd2faea6a2a758e30c97df3e4a7bb func encode(_ value: Int32, forKey key: Key)
100 o 39 encode 3565 3632 214081e1f512fbd7732f99c7e1014860 func encode(_ value: Int64, forKey key: Key)
99 o 39 encode 3635 3701 867a93fccd7055186db779ee24c54cf6 func encode(_ value: UInt, forKey key: Key)
100 o 39 encode 3704 3771 f7073ecfc731afd20703655da8611333 func encode(_ value: UInt8, forKey key: Key)
101 o 39 encode 3774 3842 706e2671419813dbc3d070536fefc71c func encode(_ value: UInt16, forKey key: Key)
101 o 39 encode 3845 3913 f2d32e1c82c72679d20519f95b64345c func encode(_ value: UInt32, forKey key: Key)
101 o 39 encode 3916 3984 4a7e90f9a27e849acd098a16ca33d569 func encode(_ value: UInt64, forKey key: Key)
99 o 39 encode 3987 4072 2acb86c09e7ea6ded914e980b06d57ad func encode<T>(_ value: T, forKey key: Key)
122 o 39 encodeConditional 4075 4186 cf27df22a9fa9c9491f5707bbf04abf4 func encodeConditional<T>(_ object: T, forKey key: Key)
118 o 39 encodeIfPresent 4189 4265 8d6d656dfa31882347a19cbd27231024 func encodeIfPresent(_ value: Bool?, forKey key: Key)
120 o 39 encodeIfPresent 4268 4346 7af576657e2503cb34304d1d362b94e7 func encodeIfPresent(_ value: String?, forKey key: Key)
120 o 39 encodeIfPresent 4349 4427 030ccde9ccc548fae25395d42838cc48 func encodeIfPresent(_ value: Double?, forKey key: Key)
119 o 39 encodeIfPresent 4430 4507 c8a7693bbe85dd57b191176145a399c3 func encodeIfPresent(_ value: Float?, forKey key: Key)
117 o 39 encodeIfPresent 4510 4585 035a89d884885879876312ae7f4ba1df func encodeIfPresent(_ value: Int?, forKey key: Key)
118 o 39 encodeIfPresent 4588 4664 9646d4dc38bc678dfb73fbc047a321e4 func encodeIfPresent(_ value: Int8?, forKey key: Key)
119 o 39 encodeIfPresent 4667 4744 6b64ef2771d2e7617b407ecf9748db88 func encodeIfPresent(_ value: Int16?, forKey key: Key)
119 o 39 encodeIfPresent 4747 4824 9b0992a4950a27c5a7bd9b8573b7bc09 func encodeIfPresent(_ value: Int32?, forKey key: Key)
119 o 39 encodeIfPresent 4827 4904 8d0d8d0b9caaa5cae05586732276a2d8 func encodeIfPresent(_ value: Int64?, forKey key: Key)
118 o 39 encodeIfPresent 4907 4983 5ed1cfc02c093698488d421940694403 func encodeIfPresent(_ value: UInt?, forKey key: Key)
119 o 39 encodeIfPresent 4986 5063 da3a63f0b36fcd3b8b837d3509effa9b func encodeIfPresent(_ value: UInt8?, forKey key: Key)
120 o 39 encodeIfPresent 5066 5144 b23af9befc71bc96f7d9427207f69c6b func encodeIfPresent(_ value: UInt16?, forKey key: Key)
120 o 39 encodeIfPresent 5147 5225 6cfa0d78ac52461d075afa79c0f59974 func encodeIfPresent(_ value: UInt32?, forKey key: Key)
120 o 39 encodeIfPresent 5228 5306 96960f79a59bf9bf35ce6a48db06e514 func encodeIfPresent(_ value: UInt64?, forKey key: Key)
118 o 39 encodeIfPresent 5309 5404 ecad40a2484b8c64e8004ea73e3d87a0 func encodeIfPresent<T>(_ value: T?, forKey key: Key)
90 o 39 encodeNil 5407 5461 45ecbf2c80702c45a20edcbbbb26e4cc func encodeNil(forKey key: Key)
146 o 39 nestedContainer 5464 5629 a2a43c60e73455d4b741f5a02fe3a3a1 func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: Key)
116 o 39 nestedUnkeyedContainer 5632 5724 cb87a9d424402f45dc8d723d0847e38c func nestedUnkeyedContainer(forKey key: Key)
81 o 39 superEncoder 5727 5777 0b945ea6e289bbe34cc0a60c72ff77ee func superEncoder()
96 o 39 superEncoder 5780 5845 7155072e2f5e7c174911008cdb14d795 func superEncoder(forKey key: Key)
105 t  UnkeyedEncodingContainer 5849 5889 1fb4592b4b1d1ef7994f8ac279b1b800 protocol UnkeyedEncodingContainer
74 o 79 codingPath 5894 5933 2df169bbe0ab86a3d5a035fdcc1c07cf var codingPath
64 o 79 count 5936 5958 da8554dbcc980b934fadb8658dbd4646 var count
82 o 79 encode 5961 6003 c6072790143d8377b98ab3bb4bed3501 func encode(_ value: Bool)
84 o 79 encode 6006 6050 c14ca24eea849d39fddef049af74b771 func encode(_ value: String)
84 o 79 encode 6053 6097 ea2124eec5f53656239a3b61aaa40f0a func encode(_ value: Double)
83 o 79 encode 6100 6143 16d155c24fb4558eb0541c910ff6021f func encode(_ value: Float)
81 o 79 encode 6146 6187 94e80c595fea62dc0216be04b1196311 func encode(_ value: Int)
82 o 79 encode 6190 6232 2d1a665051c1115bd7d1c224067acc04 func encode(_ value: Int8)
83 o 79 encode 6235 6278 560af16148a4fbc3bfdbae433f88ff11 func encode(_ value: Int16)
83 o 79 encode 6281 6324 e55b6226613e82c81f1f70a960d81f6b func encode(_ value: Int32)
83 o 79 encode 6327 6370 434b9125f672e1b863cc1ab9e4566e3d func encode(_ value: Int64)
82 o 79 encode 6373 6415 3fc89d7eda1d6c5ad81c6517636bb871 func encode(_ value: UInt)
83 o 79 encode 6418 6461 800dcfb2783d862e92fa037ea9d98b33 func encode(_ value: UInt8)
84 o 79 encode 6464 6508 74e34906a7888c45833fb611903a0a93 func encode(_ value: UInt16)
84 o 79 encode 6511 6555 4f3f3c1ef70cde8049349b5bcebae10a func encode(_ value: UInt32)
84 o 79 encode 6558 6602 d7d93563064caba906844a44e2112981 func encode(_ value: UInt64)
82 o 79 encode 6605 6666 a4fe1890e9e5d1c3557de5178c25146f func encode<T>(_ value: T)
94 o 79 encode 6669 6760 92a943cffdaca8176c21a1e183e7fdf6 func encode<T>(contentsOf sequence: T)
96 o 79 encode 6763 6856 dd8d5191e9e3740d851f387a9e8dd4d5 func encode<T>(contentsOf sequence: T)#2
96 o 79 encode 6859 6952 694ced38acbc0876747858e69b433cfa func encode<T>(contentsOf sequence: T)#3
96 o 79 encode 6955 7047 46f4196cf6b33dc25a2152f5982fd136 func encode<T>(contentsOf sequence: T)#4
96 o 79 encode 7050 7140 04f7cd783737b22446e4ca8d70b4772f func encode<T>(contentsOf sequence: T)#5
96 o 79 encode 7143 7234 cba628bd64c302fe799f4ddb41f6ff10 func encode<T>(contentsOf sequence: T)#6
96 o 79 encode 7237 7329 b45256e955109b55d0158527d9a37881 func encode<T>(contentsOf sequence: T)#7
96 o 79 encode 7332 7424 466e73afdbd8d93744cd2015cd8f812e func encode<T>(contentsOf sequence: T)#8
96 o 79 encode 7427 7519 7bc8043892f7121bf38eaa590906f579 func encode<T>(contentsOf sequence: T)#9
97 o 79 encode 7522 7613 ceca43d339003ee3ccd55e1216c55135 func encode<T>(contentsOf sequence: T)#10
97 o 79 encode 7616 7708 9e58b07236288dbf5759e76eba86e5f7 func encode<T>(contentsOf sequence: T)#11
97 o 79 encode 7711 7804 b2f63c1eb647fbb7cf141aa8177243db func encode<T>(contentsOf sequence: T)#12
97 o 79 encode 7807 7900 22ba7984900f7a36f1dcf8ebe54f34c2 func encode<T>(contentsOf sequence: T)#13
97 o 79 encode 7903 7996 d20d7ce95db07355d9c51400c0e6147f func encode<T>(contentsOf sequence: T)#14
97 o 79 encode 7999 8093 70b0b0ddc11fc6458858e78f6920c74c func encode<T>(contentsOf sequence: T)#15
105 o 79 encodeConditional 8096 8183 ee3039606931027f2ae854cf2017532a func encodeConditional<T>(_ object: T)
75 o 79 encodeNil 8186 8218 000e79e710d118f752c8f2d7badc8d90 func encodeNil()
129 o 79 nestedContainer 8221 8360 0a4ba4db1a231e040340e3d59b2c8414 func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type)
101 o 79 nestedUnkeyedContainer 8363 8433 54ca64db1660ae076dac7048c123a204 func nestedUnkeyedContainer()
81 o 79 superEncoder 8436 8479 4249178fd1197d87d6d983c46b322d94 func superEncoder()
113 t  SingleValueEncodingContainer 8483 8527 0a3c9158fe5f84a11c93f321a0fc313a protocol SingleValueEncodingContainer
75 o 117 codingPath 8532 8571 d6f4d76a2355feb3d16eb0b945455393 var codingPath
83 o 117 encode 8574 8616 7c68e7a557bf2c9a3b6525857e5fe98f func encode(_ value: Bool)
85 o 117 encode 8619 8663 a2ece60a963cd96c98f962a73b702ecd func encode(_ value: String)
85 o 117 encode 8666 8710 676f2d784c9ceeec446c83546c19c776 func encode(_ value: Double)
84 o 117 encode 8713 8756 3153397dd687ed178be1745af9c872b2 func encode(_ value: Float)
82 o 117 encode 8759 8800 8143266b5eaa4b50a9f4f485bd9315ea func encode(_ value: Int)
83 o 117 encode 8803 8845 83c7c2d978dfd24cc5698829d9badf58 func encode(_ value: Int8)
84 o 117 encode 8848 8891 6925fde2dd321581b750f70211b593f6 func encode(_ value: Int16)
84 o 117 encode 8894 8937 6af54095c037f34c73cf63a3cbc1649a func encode(_ value: Int32)
84 o 117 encode 8940 8983 9691c830498e4ea591148b485d5fb221 func encode(_ value: Int64)
83 o 117 encode 8986 9028 d81bad99248d85f545d0528d719ad106 func encode(_ value: UInt)
84 o 117 encode 9031 9074 58f5385aed0fb0ca4bce8c2661537b95 func encode(_ value: UInt8)
85 o 117 encode 9077 9121 a46e62d232852b9f32b3736b6e48ff7f func encode(_ value: UInt16)
85 o 117 encode 9124 9168 20b3799b6b7cc7befb64519cc8147ccb func encode(_ value: UInt32)
85 o 117 encode 9171 9215 491b36703e4d410a6df17e1e99b1c867 func encode(_ value: UInt64)
83 o 117 encode 9218 9279 e9a9ee1af02c3e640bf7547c918dc8b4 func encode<T>(_ value: T)
76 o 117 encodeNil 9282 9314 d9231bee40626d4a20a3c4f333d3335e func encodeNil()

"""#)
  }
}
