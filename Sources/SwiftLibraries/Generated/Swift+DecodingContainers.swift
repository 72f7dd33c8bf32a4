// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_DecodingContainers: LibraryText {
    LibraryText(
      path: "Swift/DecodingContainers.swift",
      text: #"""
public protocol KeyedDecodingContainerProtocol {
  associatedtype Key: CodingKey
  var allKeys: [Key] { get }
  var codingPath: [any CodingKey] { get }
  func contains(_ key: Key) -> Bool
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool
  func decode(_ type: String.Type, forKey key: Key) throws -> String
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64
  func decode<T>(_ type: T.Type, forKey key: Key) throws -> T where T: Decodable
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool?
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String?
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double?
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float?
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int?
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8?
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16?
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32?
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64?
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt?
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8?
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16?
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32?
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64?
  func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? where T: Decodable
  func decodeNil(forKey key: Key) throws -> Bool
  func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<
    NestedKey
  > where NestedKey: CodingKey
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  func superDecoder() throws -> any Decoder
  func superDecoder(forKey key: Key) throws -> any Decoder
}

public struct KeyedDecodingContainer<K>: KeyedDecodingContainerProtocol where K: CodingKey {
  public typealias Key = K
  public init<Container>(_ container: Container) where K == Container.Key, Container: KeyedDecodingContainerProtocol
  public var allKeys: [Key] { get }
  public var codingPath: [any CodingKey] { get }
  public func contains(_ key: Key) -> Bool
  public func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool
  public func decode(_ type: String.Type, forKey key: Key) throws -> String
  public func decode(_ type: Double.Type, forKey key: Key) throws -> Double
  public func decode(_ type: Float.Type, forKey key: Key) throws -> Float
  public func decode(_ type: Int.Type, forKey key: Key) throws -> Int
  public func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8
  public func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16
  public func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32
  public func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64
  public func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt
  public func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8
  public func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16
  public func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32
  public func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64
  public func decode<T>(_ type: T.Type, forKey key: Key) throws -> T where T: Decodable
  public func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool?
  public func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String?
  public func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double?
  public func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float?
  public func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int?
  public func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8?
  public func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16?
  public func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32?
  public func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64?
  public func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt?
  public func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8?
  public func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16?
  public func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32?
  public func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64?
  public func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? where T: Decodable
  public func decodeNil(forKey key: Key) throws -> Bool
  public func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
  public func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  public func superDecoder() throws -> any Decoder
  public func superDecoder(forKey key: Key) throws -> any Decoder
}

public protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var currentIndex: Int { get }
  var isAtEnd: Bool { get }
  mutating func decode(_ type: Bool.Type) throws -> Bool
  mutating func decode(_ type: String.Type) throws -> String
  mutating func decode(_ type: Double.Type) throws -> Double
  mutating func decode(_ type: Float.Type) throws -> Float
  mutating func decode(_ type: Int.Type) throws -> Int
  mutating func decode(_ type: Int8.Type) throws -> Int8
  mutating func decode(_ type: Int16.Type) throws -> Int16
  mutating func decode(_ type: Int32.Type) throws -> Int32
  mutating func decode(_ type: Int64.Type) throws -> Int64
  mutating func decode(_ type: UInt.Type) throws -> UInt
  mutating func decode(_ type: UInt8.Type) throws -> UInt8
  mutating func decode(_ type: UInt16.Type) throws -> UInt16
  mutating func decode(_ type: UInt32.Type) throws -> UInt32
  mutating func decode(_ type: UInt64.Type) throws -> UInt64
  mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool?
  mutating func decodeIfPresent(_ type: String.Type) throws -> String?
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double?
  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float?
  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int?
  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8?
  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16?
  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32?
  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64?
  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt?
  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8?
  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16?
  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32?
  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64?
  mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T: Decodable
  mutating func decodeNil() throws -> Bool
  mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
  where NestedKey: CodingKey
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
  mutating func superDecoder() throws -> any Decoder
}

public protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decode(_ type: Bool.Type) throws -> Bool
  func decode(_ type: String.Type) throws -> String
  func decode(_ type: Double.Type) throws -> Double
  func decode(_ type: Float.Type) throws -> Float
  func decode(_ type: Int.Type) throws -> Int
  func decode(_ type: Int8.Type) throws -> Int8
  func decode(_ type: Int16.Type) throws -> Int16
  func decode(_ type: Int32.Type) throws -> Int32
  func decode(_ type: Int64.Type) throws -> Int64
  func decode(_ type: UInt.Type) throws -> UInt
  func decode(_ type: UInt8.Type) throws -> UInt8
  func decode(_ type: UInt16.Type) throws -> UInt16
  func decode(_ type: UInt32.Type) throws -> UInt32
  func decode(_ type: UInt64.Type) throws -> UInt64
  func decode<T>(_ type: T.Type) throws -> T where T: Decodable
  func decodeNil() -> Bool
}

"""#,
      outline: #"""
112 t  KeyedDecodingContainerProtocol 0 46 44470abf5bad62f5b84fb706d059a7ff protocol KeyedDecodingContainerProtocol
66 o 0 Key 51 80 8a623eece1b31c61adfa4023bf4daf70 associatedtype Key
64 o 0 allKeys 83 109 7dd54a3058f564c3802f65e5c0b42ad2 var allKeys
71 o 0 codingPath 112 151 1eaa9f71d89ba59825a03a0c7bdfeff0 var codingPath
80 o 0 contains 154 187 214465f5aaa18d9bceecb3e3c4a5e4f2 func contains(_ key: Key)
100 o 0 decode 190 252 05b86d37f7df6ef842697b2be23d1906 func decode(_ type: Bool.Type, forKey key: Key)
102 o 0 decode 255 321 f481cb4fe7fff6d23a701beb54d491cd func decode(_ type: String.Type, forKey key: Key)
102 o 0 decode 324 390 713270e67f2047d2005996cd0caa5732 func decode(_ type: Double.Type, forKey key: Key)
101 o 0 decode 393 457 1a26e1fafc33264376fe403884ba45ce func decode(_ type: Float.Type, forKey key: Key)
99 o 0 decode 460 520 79dd5f58713481b3b94e47b747b1c444 func decode(_ type: Int.Type, forKey key: Key)
100 o 0 decode 523 585 53ce99ada415824a0021db48b64905c4 func decode(_ type: Int8.Type, forKey key: Key)
101 o 0 decode 588 652 9156f3cef6b673d95f963931f72f1ea7 func decode(_ type: Int16.Type, forKey key: Key)
101 o 0 decode 655 719 78ee7e79b7cabdfd382c53b6b9bd1b49 func decode(_ type: Int32.Type, forKey key: Key)
101 o 0 decode 722 786 3e17d67eab4b9c03824d1400f83476e1 func decode(_ type: Int64.Type, forKey key: Key)
100 o 0 decode 789 851 c4959efc6ca581532155fd5f2a7b20d4 func decode(_ type: UInt.Type, forKey key: Key)
101 o 0 decode 854 918 e291255dec55fec05dd1b32068abc934 func decode(_ type: UInt8.Type, forKey key: Key)
102 o 0 decode 921 987 14e47d309e4f9cb421f48dee96753786 func decode(_ type: UInt16.Type, forKey key: Key)
103 o 0 decode 990 1056 a04abb229d367ad571dddb71f299cf7a func decode(_ type: UInt32.Type, forKey key: Key)
104 o 0 decode 1059 1125 94b69a10a9ba41429c19eccc732576b6 func decode(_ type: UInt64.Type, forKey key: Key)
102 o 0 decode 1128 1206 0643d88c1689fab78ba2e651eafb65ab func decode<T>(_ type: T.Type, forKey key: Key)
120 o 0 decodeIfPresent 1209 1281 d14dc285f042bebb1d07953c4a5f68d2 func decodeIfPresent(_ type: Bool.Type, forKey key: Key)
122 o 0 decodeIfPresent 1284 1360 83a183a6319e94898cce2fda654adeab func decodeIfPresent(_ type: String.Type, forKey key: Key)
122 o 0 decodeIfPresent 1363 1439 df7d203c4b9b19e978da43755416be6d func decodeIfPresent(_ type: Double.Type, forKey key: Key)
121 o 0 decodeIfPresent 1442 1516 82e1e65416d247dcff9076fb9ada81c5 func decodeIfPresent(_ type: Float.Type, forKey key: Key)
119 o 0 decodeIfPresent 1519 1589 559fbd7a972170a2d328389869e39b2e func decodeIfPresent(_ type: Int.Type, forKey key: Key)
120 o 0 decodeIfPresent 1592 1664 c60f463ee16b2f9e6c40613e38bed063 func decodeIfPresent(_ type: Int8.Type, forKey key: Key)
121 o 0 decodeIfPresent 1667 1741 15efbdd16aa81e2e021f4a418017c3bf func decodeIfPresent(_ type: Int16.Type, forKey key: Key)
121 o 0 decodeIfPresent 1744 1818 646dec2f7ba24b106551b559a54b9a6f func decodeIfPresent(_ type: Int32.Type, forKey key: Key)
121 o 0 decodeIfPresent 1821 1895 bd1f7ab2151a051f44a76aaa28c953a4 func decodeIfPresent(_ type: Int64.Type, forKey key: Key)
120 o 0 decodeIfPresent 1898 1970 0ddaaccb11c35ff57b8350e08203d9df func decodeIfPresent(_ type: UInt.Type, forKey key: Key)
121 o 0 decodeIfPresent 1973 2047 cfeeb2b146c9d8b9a0d982687b0c57f0 func decodeIfPresent(_ type: UInt8.Type, forKey key: Key)
122 o 0 decodeIfPresent 2050 2126 0b2807481b989e8c606b81da9b62008e func decodeIfPresent(_ type: UInt16.Type, forKey key: Key)
122 o 0 decodeIfPresent 2129 2205 91a729978b12dbcc816f685924de21f0 func decodeIfPresent(_ type: UInt32.Type, forKey key: Key)
122 o 0 decodeIfPresent 2208 2284 1a52379cf42251f18f24b75b9ba35791 func decodeIfPresent(_ type: UInt64.Type, forKey key: Key)
120 o 0 decodeIfPresent 2287 2375 d4913f8602d9fcef223a58c4947829bc func decodeIfPresent<T>(_ type: T.Type, forKey key: Key)
89 o 0 decodeNil 2378 2424 484037aece4018a9db89a2a82ecb65a8 func decodeNil(forKey key: Key)
142 o 0 nestedContainer 2427 2584 1c620ccf6c6552b762a1c0f4b9c48cc6 func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key)
115 o 0 nestedUnkeyedContainer 2587 2670 045a11c07a5e1c115eb478e5dcb0213a func nestedUnkeyedContainer(forKey key: Key)
80 o 0 superDecoder 2673 2714 65bbc88ac5af52db4b8c99de36cb7710 func superDecoder()
95 o 0 superDecoder 2717 2773 1bd28fb5949fe52929bf56c4b8e5578f func superDecoder(forKey key: Key)
99 t  KeyedDecodingContainer 2777 2867 58317b879df69390481548821842e2b9 struct KeyedDecodingContainer
66 o 40 Key 2872 2896 6f1d299f38ddb38ee9a7db632638d51a typealias Key
93 o 40 init 2899 3013 0845f588f88c9dfe2de6c8824c60a491 init<Container>(_ container: Container)
68 o 40 allKeys 3016 3049 de9f4770d9e06b769c168f213bd99c57 var allKeys
74 o 40 codingPath 3052 3098 f611f9ff40b2a9e14e4ca6c1bdab5bf9 var codingPath
83 o 40 contains 3101 3141 a83063c493e02d3dd3bdc63a57b07f08 func contains(_ key: Key)
103 o 40 decode 3144 3213 e9bf5460b553b73d8b79e052a382a8b2 func decode(_ type: Bool.Type, forKey key: Key)
105 o 40 decode 3216 3289 2dbad1eb4318971e329b8a4516447fef func decode(_ type: String.Type, forKey key: Key)
105 o 40 decode 3292 3365 15cfa7bc3832f6e487f312c5c0bbefbc func decode(_ type: Double.Type, forKey key: Key)
104 o 40 decode 3368 3439 d4ede002069d12ac4ead8966e2971002 func decode(_ type: Float.Type, forKey key: Key)
102 o 40 decode 3442 3509 f39dcf2a4d7a8ef5f006a0d0eff8ab20 func decode(_ type: Int.Type, forKey key: Key)
103 o 40 decode 3512 3581 623321289647273f174124c20607205f func decode(_ type: Int8.Type, forKey key: Key)
104 o 40 decode 3584 3655 5292661202462e347c88491b4367ac13 func decode(_ type: Int16.Type, forKey key: Key)
104 o 40 decode 3658 3729 2a0aff8ae2d43264ecc37342d7f11787 func decode(_ type: Int32.Type, forKey key: Key)
104 o 40 decode 3732 3803 79b102ff3b845ed47376d5af9ff0a500 func decode(_ type: Int64.Type, forKey key: Key)
103 o 40 decode 3806 3875 cf04eac2839a1127d629be5c42e02f9e func decode(_ type: UInt.Type, forKey key: Key)
104 o 40 decode 3878 3949 f65936af51f6d4bf7538712f5d3e6553 func decode(_ type: UInt8.Type, forKey key: Key)
105 o 40 decode 3952 4025 666e15826a912b8835ecbed8871aeed4 func decode(_ type: UInt16.Type, forKey key: Key)
105 o 40 decode 4028 4101 7c25501f132a74ce6c144c1dd293fa2f func decode(_ type: UInt32.Type, forKey key: Key)
105 o 40 decode 4104 4177 c4f3b665d60de0c1aab0a47b015cfa53 func decode(_ type: UInt64.Type, forKey key: Key)
103 o 40 decode 4180 4265 bcff10bcd9bb0f590d49e04e6e9a1501 func decode<T>(_ type: T.Type, forKey key: Key)
121 o 40 decodeIfPresent 4268 4347 ad8c05b808bde9438952411110a9eb9e func decodeIfPresent(_ type: Bool.Type, forKey key: Key)
123 o 40 decodeIfPresent 4350 4433 3e8cfe9c785406df9ea40174f542506e func decodeIfPresent(_ type: String.Type, forKey key: Key)
123 o 40 decodeIfPresent 4436 4519 35135b1901ef97de17bd7562afa130af func decodeIfPresent(_ type: Double.Type, forKey key: Key)
122 o 40 decodeIfPresent 4522 4603 85bfa7c46b51509f20d1a432c4f75815 func decodeIfPresent(_ type: Float.Type, forKey key: Key)
120 o 40 decodeIfPresent 4606 4683 bb56d108edfa6616c55083b2c5beb9ed func decodeIfPresent(_ type: Int.Type, forKey key: Key)
121 o 40 decodeIfPresent 4686 4765 6f34847d35da506a0d26694a8731f183 func decodeIfPresent(_ type: Int8.Type, forKey key: Key)
122 o 40 decodeIfPresent 4768 4849 f9ac8573ce5e1dd5d54ce795735904ea func decodeIfPresent(_ type: Int16.Type, forKey key: Key)
122 o 40 decodeIfPresent 4852 4933 85ee47046ad5ee5fb0e734b898936282 func decodeIfPresent(_ type: Int32.Type, forKey key: Key)
122 o 40 decodeIfPresent 4936 5017 30cf666052bd18ae38e2c0d26f94c3ce func decodeIfPresent(_ type: Int64.Type, forKey key: Key)
121 o 40 decodeIfPresent 5020 5099 621fb0d5e5ead3570eaffa84a34fbf82 func decodeIfPresent(_ type: UInt.Type, forKey key: Key)
122 o 40 decodeIfPresent 5102 5183 e0361b31e46eb24a7dade62ca2be2f98 func decodeIfPresent(_ type: UInt8.Type, forKey key: Key)
123 o 40 decodeIfPresent 5186 5269 c4fbb2dabf77873afb9b847de39f06a1 func decodeIfPresent(_ type: UInt16.Type, forKey key: Key)
123 o 40 decodeIfPresent 5272 5355 4909db0c5a49f85edb015f1ad38b2ca4 func decodeIfPresent(_ type: UInt32.Type, forKey key: Key)
123 o 40 decodeIfPresent 5358 5441 7257382bcb8736b478934ef46c1db113 func decodeIfPresent(_ type: UInt64.Type, forKey key: Key)
121 o 40 decodeIfPresent 5444 5539 2d2c186423edcbad43e827d392fc1bae func decodeIfPresent<T>(_ type: T.Type, forKey key: Key)
90 o 40 decodeNil 5542 5595 be83db1d4f38c4aa5705d6b3e2e6b412 func decodeNil(forKey key: Key)
143 o 40 nestedContainer 5598 5758 36be8b17a35d7a7de32a95d241e5bcf4 func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key)
116 o 40 nestedUnkeyedContainer 5761 5851 0f1a7925b2b611f66fb4ad358b21865a func nestedUnkeyedContainer(forKey key: Key)
81 o 40 superDecoder 5854 5902 f984b76eacf434c39ff58e0ecba53781 func superDecoder()
96 o 40 superDecoder 5905 5968 2071dcea105820ebd5ac917d4c66f435 func superDecoder(forKey key: Key)
105 t  UnkeyedDecodingContainer 5972 6012 34156d4a2c34d5c98ef0ec342e4defb9 protocol UnkeyedDecodingContainer
74 o 81 codingPath 6017 6056 78341081fb18b988a7f9dfe2d0fc2ab9 var codingPath
64 o 81 count 6059 6082 ae0045e335acc2774df9d93225abe9c5 var count
78 o 81 currentIndex 6085 6114 9c90f87857598c19cb7928cdc4be2403 var currentIndex
68 o 81 isAtEnd 6117 6142 05ff76d2c8dd038179518f90563ff0e1 var isAtEnd
86 o 81 decode 6145 6199 c11c65b3659540e44511cf91c6d26214 func decode(_ type: Bool.Type)
88 o 81 decode 6202 6260 f5046b81f0281c8995a8c541589dd998 func decode(_ type: String.Type)
88 o 81 decode 6263 6321 e4439d3dfaec9f1e435c642e5f9791f1 func decode(_ type: Double.Type)
87 o 81 decode 6324 6380 73b5d54bdcb63949cea0435ab7a7b1fe func decode(_ type: Float.Type)
85 o 81 decode 6383 6435 a9bbaf05a2cef7e93eb608d311710b96 func decode(_ type: Int.Type)
86 o 81 decode 6438 6492 3d9d719644aaaafd5a7d3aac4469449b func decode(_ type: Int8.Type)
87 o 81 decode 6495 6551 9c881080b47ff09df5f4a0932d5738c7 func decode(_ type: Int16.Type)
87 o 81 decode 6554 6610 88bf751c8af2208ad2ed460d149a1b93 func decode(_ type: Int32.Type)
87 o 81 decode 6613 6669 ce45071e02eee1b41caf4e386d1c9f28 func decode(_ type: Int64.Type)
86 o 81 decode 6672 6726 411c573831a26b1213ab6db22d5aa080 func decode(_ type: UInt.Type)
87 o 81 decode 6729 6785 37935077d14e7c5eeec1d04e9b3864da func decode(_ type: UInt8.Type)
88 o 81 decode 6788 6846 bc9d60f6688d6a78346f0558b9592d0b func decode(_ type: UInt16.Type)
88 o 81 decode 6849 6907 b5bc97369f2f5d2dbbeb0aded7f9cfe3 func decode(_ type: UInt32.Type)
88 o 81 decode 6910 6968 c6896756bab48214fb0329f9f6a4043a func decode(_ type: UInt64.Type)
86 o 81 decode 6971 7041 6a16adf2d7d9a225c32939249c618f6c func decode<T>(_ type: T.Type)
104 o 81 decodeIfPresent 7044 7108 28e63952e9758991a78ebcc937f22eb7 func decodeIfPresent(_ type: Bool.Type)
106 o 81 decodeIfPresent 7111 7179 722f2c6c80a66a1b31e766b55ee68abc func decodeIfPresent(_ type: String.Type)
106 o 81 decodeIfPresent 7182 7250 2b81b633d0dbec572eea1754c99d808b func decodeIfPresent(_ type: Double.Type)
105 o 81 decodeIfPresent 7253 7319 e711d4cdac0f7926b786c5f2918eb414 func decodeIfPresent(_ type: Float.Type)
103 o 81 decodeIfPresent 7322 7384 b3486dcd05f7be0b8596f47e6a210ed0 func decodeIfPresent(_ type: Int.Type)
104 o 81 decodeIfPresent 7387 7451 ddf54a739a7d44d3a9f9c59560585fb9 func decodeIfPresent(_ type: Int8.Type)
105 o 81 decodeIfPresent 7454 7520 f51867cdd00d1d65e360b68c17d5fb34 func decodeIfPresent(_ type: Int16.Type)
105 o 81 decodeIfPresent 7523 7589 c0d76bec8eb7cc8f8f6184e181d1ff2f func decodeIfPresent(_ type: Int32.Type)
105 o 81 decodeIfPresent 7592 7658 fb65a5020dd1624d9dc334ff84a6e73a func decodeIfPresent(_ type: Int64.Type)
104 o 81 decodeIfPresent 7661 7725 aea3bd00164e4963a4ce1a4b275383ed func decodeIfPresent(_ type: UInt.Type)
105 o 81 decodeIfPresent 7728 7794 fe20cdfe3eda257cf5dbc5320a376b77 func decodeIfPresent(_ type: UInt8.Type)
106 o 81 decodeIfPresent 7797 7865 b513cdc5b292f13f6b6d40a0708ccc69 func decodeIfPresent(_ type: UInt16.Type)
106 o 81 decodeIfPresent 7868 7936 516c28db5c03adf9039d2b90a4e08ca1 func decodeIfPresent(_ type: UInt32.Type)
106 o 81 decodeIfPresent 7939 8007 39be34f6fce393f7437f61f608663c96 func decodeIfPresent(_ type: UInt64.Type)
104 o 81 decodeIfPresent 8010 8090 e0f61f0aa7229f7ce49c04339281eed5 func decodeIfPresent<T>(_ type: T.Type)
75 o 81 decodeNil 8093 8133 e8335d2214c10d795dc6c0f5d02bc49d func decodeNil()
126 o 81 nestedContainer 8136 8279 ea0da2e24b17324855a1b30bb980ff3b func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type)
101 o 81 nestedUnkeyedContainer 8282 8359 a9fb794b32af260332cda8bb24df9ee0 func nestedUnkeyedContainer()
81 o 81 superDecoder 8362 8412 e184e6886cbeddb3d26e7abfcc91849b func superDecoder()
113 t  SingleValueDecodingContainer 8416 8460 8c4d8721edbe5badbac0a244c06ef1a0 protocol SingleValueDecodingContainer
75 o 120 codingPath 8465 8504 e7a7fbfbb10e2d92b1115cfd4096d4eb var codingPath
87 o 120 decode 8507 8552 6f1e06ae104481c5639aa9bd5db57629 func decode(_ type: Bool.Type)
89 o 120 decode 8555 8604 85ddade214027aed2e801822fe2ed7ce func decode(_ type: String.Type)
89 o 120 decode 8607 8656 9bddf4a8941eed0d46cbe82105f58e69 func decode(_ type: Double.Type)
88 o 120 decode 8659 8706 cb7a0657bb67bbd1993467c423c9986d func decode(_ type: Float.Type)
86 o 120 decode 8709 8752 ac1a678464aa2b04b87cf553ac681fe1 func decode(_ type: Int.Type)
87 o 120 decode 8755 8800 f61508830ae78bc4fe7e0db832402e7a func decode(_ type: Int8.Type)
88 o 120 decode 8803 8850 a8fb2ba966b3943b12afdb9ddfa1c0b1 func decode(_ type: Int16.Type)
88 o 120 decode 8853 8900 10ae3c6b1fb2423e342c0d9f8c2100a6 func decode(_ type: Int32.Type)
88 o 120 decode 8903 8950 bb619f569935132852328a8589f7ee74 func decode(_ type: Int64.Type)
87 o 120 decode 8953 8998 4a2d634ccb92bcc09b6adca819eb28e8 func decode(_ type: UInt.Type)
88 o 120 decode 9001 9048 7db19d8a0ed5b040aa65160953bb83d2 func decode(_ type: UInt8.Type)
89 o 120 decode 9051 9100 4aad57b4a4d47a0bdda5eeb85d8de9ee func decode(_ type: UInt16.Type)
89 o 120 decode 9103 9152 47dd06468f36e62ec5ad58ab604f3a38 func decode(_ type: UInt32.Type)
89 o 120 decode 9155 9204 d9d699ddc8e08ab396f45c5027b79fea func decode(_ type: UInt64.Type)
87 o 120 decode 9207 9268 a791ff7b3fcfbe177e4c1daf478a2abf func decode<T>(_ type: T.Type)
76 o 120 decodeNil 9271 9295 9a5291b7c2c538014d4cec61067adc83 func decodeNil()

"""#)
  }
}
