// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Measurement: LibraryText {
    LibraryText(
      path: "Foundation/Measurement.swift",
      text: #"""
public struct Measurement<UnitType> {
  public typealias ReferenceType = NSMeasurement
  public init(value: Double, unit: UnitType)
  public var unit: UnitType { get }
  public var value: Double { get set }
  public func hash(into hasher: inout Hasher)
}

extension Measurement where UnitType: Dimension {
  public mutating func convert(to otherUnit: UnitType)
  public func converted(to otherUnit: UnitType) -> Measurement<UnitType>
  public static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
}

extension Measurement where UnitType: Unit {
  public init(from decoder: any Decoder) throws
  public var customMirror: Mirror { get }
  public var debugDescription: String { get }
  public var description: String { get }
  public func encode(to encoder: any Encoder) throws
  public static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
  public static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
  public static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
  public static func < <LeftHandSideType, RightHandSideType>(
    lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>
  ) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
  public static func == <LeftHandSideType, RightHandSideType>(
    lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>
  ) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
}

"""#,
      outline: #"""
72 t  Measurement 0 35 1668e8e604a52d4992c3213b61e05a0e struct Measurement
81 o 0 ReferenceType 40 86 929fa4a86928cc5e02f7c820fefad71a typealias ReferenceType
85 o 0 init 89 131 b6011002bc5fbf9f6a591aa754656150 init(value: Double, unit: UnitType)
59 o 0 unit 134 167 74076112146e1312212c9dfc7444693b var unit
61 o 0 value 170 206 c43ea4f092e9052712a4a5640210e6de var value
87 o 0 hash 209 252 761a55d92b80179f9fbf98565b1c546d func hash(into hasher: inout Hasher)
78 e  Measurement 256 303 837011af681187c5785d23ec4aab9ed6 extension Measurement
90 o 6 convert 308 360 1b776db66db8e83c1fc4c8349fd1664d func convert(to otherUnit: UnitType)
94 o 6 converted 363 433 dc56a8908fd7b563e3126d94ace100cd func converted(to otherUnit: UnitType)
111 o 6 + 436 538 fa1cf10723c0b734a437134ed456b812 func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>)
111 o 6 - 541 643 93a4763a93c3018fa25c900e15a998de func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>)
80 e  Measurement 647 689 afcf3354fbfd07091aeab48bbd10fb03 extension Measurement#2
83 o 11 init 694 739 cabcf47381d666450e3846c81b3bc95b init(from decoder: any Decoder)
76 o 11 customMirror 742 781 41fef26a2f355f478ce8b203f06f0a31 var customMirror
84 o 11 debugDescription 784 827 ebea54d0a19fed3766ef554c6eab7841 var debugDescription
74 o 11 description 830 868 deb7288b7a333e6f31f9878978a31d7f var description
90 o 11 encode 871 921 7005622bf93b2323b22ed91087e1d87d func encode(to encoder: any Encoder)
98 o 11 * 924 1011 774e5e9c35f7ef388369f25f0b6137b9 func * (lhs: Measurement<UnitType>, rhs: Double)
99 o 11 * 1014 1101 48a30bfb89b21769a05bf7c283fa6335 func * (lhs: Double, rhs: Measurement<UnitType>)
116 o 11 + 1104 1206 b2896b2ebcb96982493893372cfa2daa func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>)#2
116 o 11 - 1209 1311 292f82bb31ada7af01d529a5e4122902 func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>)#2
99 o 11 / 1314 1401 df039a3276fb9a4018d02598d7e94924 func / (lhs: Measurement<UnitType>, rhs: Double)
99 o 11 / 1404 1491 a61b2898ab0feeb0b8999fe3805b9c52 func / (lhs: Double, rhs: Measurement<UnitType>)
170 o 11 < 1494 1695 4e5ac44275d869fd67c43577c5e3143c func < <LeftHandSideType, RightHandSideType>( lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType> )
172 o 11 == 1698 1900 60ea53492bd020e357b2dca3e63169f6 func == <LeftHandSideType, RightHandSideType>( lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType> )

"""#)
  }
}
