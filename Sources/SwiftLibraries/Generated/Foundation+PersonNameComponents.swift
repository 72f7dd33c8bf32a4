// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_PersonNameComponents: LibraryText {
    LibraryText(
      path: "Foundation/PersonNameComponents.swift",
      text: #"""
public struct PersonNameComponents: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Hashable, Sendable
{
  public typealias ReferenceType = NSPersonNameComponents
  @pure public init()
  public init(from decoder: any Decoder) throws
  @pure public init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
    nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var familyName: String? { get set }
  public var givenName: String? { get set }
  public var middleName: String? { get set }
  public var namePrefix: String? { get set }
  public var nameSuffix: String? { get set }
  public var nickname: String? { get set }
  public var phoneticRepresentation: PersonNameComponents? { get set }
  public func encode(to encoder: any Encoder) throws
}

"""#,
      outline: #"""
91 t  PersonNameComponents 0 133 bac0ce262187f7aa22314582364f108c struct PersonNameComponents
83 o 0 ReferenceType 138 193 59d250ad5c14d89c59656c232c47f5f5 typealias ReferenceType
57 o 0 init 196 215 d22c22c017e6033637bc1210149f2366 init()
82 o 0 init 218 263 2bdb82663a05d16a0dd54722ec2ea697 init(from decoder: any Decoder)
268 o 0 init 266 504 94c56539efc97f93da3dea8dc27ae947 init( namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
75 o 0 customMirror 507 546 b9afb07a34b8f467385633161bbefe43 var customMirror
83 o 0 debugDescription 549 598 18649cbf6b343c48b3500ab64ac7bb71 var debugDescription
73 o 0 description 601 645 131cd309083020d4a2766d04422aca51 var description
71 o 0 familyName 648 690 c8b7a0b147fa74975e1ac1b3718f53c5 var familyName
69 o 0 givenName 693 734 1c5e884841bd6d5e971b0f7efdd2f15f var givenName
71 o 0 middleName 737 779 1e7ff9dd8435a70247a2d4412cabfd0c var middleName
71 o 0 namePrefix 782 824 50a5c367dd97b57238d059850fdd5c57 var namePrefix
71 o 0 nameSuffix 827 869 cc3f2004439d5f14630263cda85dbae1 var nameSuffix
67 o 0 nickname 872 912 9486c677319ac4cf34261f5025263929 var nickname
95 o 0 phoneticRepresentation 915 983 e70fdcf9306a0f4fe83f43fa93dced36 var phoneticRepresentation
90 o 0 encode 986 1036 d83fad059d15bbe8ac0dfa0665c356c3 func encode(to encoder: any Encoder)

"""#)
  }
}
