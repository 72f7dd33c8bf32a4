// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_RawRepresentable: LibraryText {
    LibraryText(
      path: "Swift/RawRepresentable.swift",
      text: #"""
public protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

extension RawRepresentable where RawValue == Bool, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Bool, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Double, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Double, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Float, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Float, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int, Self: CodingKeyRepresentable {
  public init?<T>(codingKey: T) where T: CodingKey
  public var codingKey: any CodingKey { get }
}

extension RawRepresentable where RawValue == Int, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int16, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int16, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int32, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int32, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int64, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int64, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int8, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int8, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == String, Self: CodingKeyRepresentable {
  public init?<T>(codingKey: T) where T: CodingKey
  public var codingKey: any CodingKey { get }
}

extension RawRepresentable where RawValue == String, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == String, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt16, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt16, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt32, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt32, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt64, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt64, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt8, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt8, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue: Hashable, Self: Hashable {
  public var hashValue: Int { get }
  public func hash(into hasher: inout Hasher)
}

"""#,
      outline: #"""
84 t  RawRepresentable 0 42 3c12c09058ab8006c30461f1392d1383 protocol RawRepresentable
76 o 0 RawValue 47 70 326e7e5420b653756c5e2c6d66091cc4 associatedtype RawValue
74 o 0 init 73 98 92469af8acc48a9ef7d3feca43c0c346 init?(rawValue: RawValue)
67 o 0 rawValue 101 131 78abc9c5b8659f3d6685d151274e8c50 var rawValue
88 e  RawRepresentable 135 201 3e1435a77ac0ed1c9369ab88b73e5ba3 extension RawRepresentable
82 o 4 init 206 251 2b77c5ff3b174351ad7d664916941b47 init(from decoder: any Decoder)
90 e  RawRepresentable 255 321 659dd01864f64eaba7345c6e6b9a1c80 extension RawRepresentable#2
89 o 6 encode 326 376 94f1a17dd0dd0b80ed7dbccb5e3259c9 func encode(to encoder: any Encoder)
90 e  RawRepresentable 380 448 b3c6f6747dd80ca878eea99d479d43f3 extension RawRepresentable#3
84 o 8 init 453 498 3b8e0cf2b8ed8f3eee9bcc038d0c8c79 init(from decoder: any Decoder)#2
90 e  RawRepresentable 502 570 79c476eb603fb9e3b7b83add6058cb48 extension RawRepresentable#4
92 o 10 encode 575 625 0b3331274b032556f2c66b441bb8c98e func encode(to encoder: any Encoder)#2
90 e  RawRepresentable 629 696 0ff11b979c8f3c2ab734aeaf44a6fb26 extension RawRepresentable#5
85 o 12 init 701 746 c583746a0fc16e444b53be715b172ce8 init(from decoder: any Decoder)#3
90 e  RawRepresentable 750 817 533bae1e20505a4cbd573975b5cc45f5 extension RawRepresentable#6
92 o 14 encode 822 872 3acad687653faa57e1e59925f85b455f func encode(to encoder: any Encoder)#3
90 e  RawRepresentable 876 954 763c0cd03aa2f18dba5d20af28700863 extension RawRepresentable#7
75 o 16 init 959 1007 009d8de3c4f509bed5c6f0c090f5374d init?<T>(codingKey: T)
72 o 16 codingKey 1010 1053 622f004ac9c1d66e201ab67488be4a05 var codingKey
92 e  RawRepresentable 1057 1122 c909043a4e99d11220607e49441c8aac extension RawRepresentable#8
87 o 19 init 1127 1172 55e7c16560398ca9ed066eeb10616f7e init(from decoder: any Decoder)#4
92 e  RawRepresentable 1176 1241 b18b43f48d61b8b4805a9c34fb076de6 extension RawRepresentable#9
94 o 21 encode 1246 1296 8b11992a5220706022ec603bd5ce1c1e func encode(to encoder: any Encoder)#4
93 e  RawRepresentable 1300 1367 a68f98ce84dbb1e7ff6fc2c7700ba747 extension RawRepresentable#10
87 o 23 init 1372 1417 0629cbd7572f37f956a2a744f35bd3f9 init(from decoder: any Decoder)#5
93 e  RawRepresentable 1421 1488 4b6263d247653021461c4dc25860349a extension RawRepresentable#11
94 o 25 encode 1493 1543 5362ca314e6354f1107e959a3583fcc7 func encode(to encoder: any Encoder)#5
93 e  RawRepresentable 1547 1614 84f2584a09a4978baaf7d19de8cfe7a5 extension RawRepresentable#12
87 o 27 init 1619 1664 7976de16035982e5e771025849cb9f13 init(from decoder: any Decoder)#6
93 e  RawRepresentable 1668 1735 637b551b2658ad2649324884dfaee47a extension RawRepresentable#13
94 o 29 encode 1740 1790 8aa800f63da3a4bf02a798ea21d250d5 func encode(to encoder: any Encoder)#6
93 e  RawRepresentable 1794 1861 86a82cca8e1095bcce0de7ba9f50bef9 extension RawRepresentable#14
87 o 31 init 1866 1911 6e9b79f5640c1c7ece120d715eae03f3 init(from decoder: any Decoder)#7
93 e  RawRepresentable 1915 1982 a2e342a49574d511d1fbda84e29f0b68 extension RawRepresentable#15
94 o 33 encode 1987 2037 ead5e31e361de8bd98d19fe49dc8a518 func encode(to encoder: any Encoder)#7
93 e  RawRepresentable 2041 2107 c24462da3d86fd5d82ed84a327ec321f extension RawRepresentable#16
87 o 35 init 2112 2157 c1153824f191eca0fa9483d9c0ebbdc8 init(from decoder: any Decoder)#8
93 e  RawRepresentable 2161 2227 5e7445e7ea6d6dac80f171bc5e887e7d extension RawRepresentable#17
94 o 37 encode 2232 2282 df42b37e303d634469a0f1e9536ba280 func encode(to encoder: any Encoder)#8
93 e  RawRepresentable 2286 2367 bcbae8af147ac7143dc93ccf7b2396d3 extension RawRepresentable#18
78 o 39 init 2372 2420 4d4624f4e28352683ea9358f8d902205 init?<T>(codingKey: T)#2
74 o 39 codingKey 2423 2466 fdb58f401f0b236ae4abe413b56f4df9 var codingKey#2
93 e  RawRepresentable 2470 2538 e331f85453cdd97356e6838fc77d2f09 extension RawRepresentable#19
87 o 42 init 2543 2588 98deb79c56de40398365d95b20179c92 init(from decoder: any Decoder)#9
93 e  RawRepresentable 2592 2660 c8fd81c0fc3fb94353abbca5068e9d16 extension RawRepresentable#20
94 o 44 encode 2665 2715 c4c8b9e74df7e7e31aec9de5f9bc4df4 func encode(to encoder: any Encoder)#9
93 e  RawRepresentable 2719 2785 9ab05158487ce9fab4d5330713c9d1f0 extension RawRepresentable#21
88 o 46 init 2790 2835 b6359a58c280b4d4f99f7374b47727ca init(from decoder: any Decoder)#10
93 e  RawRepresentable 2839 2905 9ab7dcffabef0a96412e403c03982ee9 extension RawRepresentable#22
95 o 48 encode 2910 2960 7cfbe669632357ea16258c0d0ea121f7 func encode(to encoder: any Encoder)#10
93 e  RawRepresentable 2964 3032 1e2d76232ff02dabd7e428875d66279c extension RawRepresentable#23
88 o 50 init 3037 3082 bad5a2229edbf671d4127e08404da553 init(from decoder: any Decoder)#11
93 e  RawRepresentable 3086 3154 9ea0ae83521c0099f204f7bc7cd905df extension RawRepresentable#24
95 o 52 encode 3159 3209 4de5603ed95699d7390e434dbc31d074 func encode(to encoder: any Encoder)#11
93 e  RawRepresentable 3213 3281 28e841570550b74c5d22b3b6b0010e9c extension RawRepresentable#25
88 o 54 init 3286 3331 360246801496f3af5d5957fa043096d1 init(from decoder: any Decoder)#12
93 e  RawRepresentable 3335 3403 0c00009e7a73d84f70a56468932a8cce extension RawRepresentable#26
95 o 56 encode 3408 3458 56a5f6f0565163657e05069e092536b5 func encode(to encoder: any Encoder)#12
93 e  RawRepresentable 3462 3530 f702e90527b5fd54585ce2a85c26e115 extension RawRepresentable#27
88 o 58 init 3535 3580 c5f35ff16a0f7e9f25f5e49112a6eb28 init(from decoder: any Decoder)#13
93 e  RawRepresentable 3584 3652 e7520b784c6b23f5dfb055741d15f5d4 extension RawRepresentable#28
95 o 60 encode 3657 3707 835a162b9fe7fe72029839e01fe2e1af func encode(to encoder: any Encoder)#13
93 e  RawRepresentable 3711 3778 afb6f3330f5223a71c4c62cb6f584872 extension RawRepresentable#29
88 o 62 init 3783 3828 79c0e0ca1afb1aca20da67142bd142a3 init(from decoder: any Decoder)#14
93 e  RawRepresentable 3832 3899 940d6707ca934a0c16316c28e761fd06 extension RawRepresentable#30
95 o 64 encode 3904 3954 96b61abb2716130b1c7977b6d00680ee func encode(to encoder: any Encoder)#14
93 e  RawRepresentable 3958 4025 3f567e46511ebc5f36ddc0211c5aaee1 extension RawRepresentable#31
72 o 66 hashValue 4030 4063 2b0222f887d7356c6f0adc476e9b5d07 var hashValue
90 o 66 hash 4066 4109 24bea8c572374c237ecd0f8572f9f9c4 func hash(into hasher: inout Hasher)

"""#)
  }
}
