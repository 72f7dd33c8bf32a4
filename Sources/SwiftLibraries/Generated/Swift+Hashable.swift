// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Hashable: LibraryText {
    LibraryText(
      path: "Swift/Hashable.swift",
      text: #"""
public protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}

public struct Hasher: Sendable {
  public init()
  public mutating func combine<H>(_ value: H) where H: Hashable
  @pure public func finalize() -> Int
}

public struct AnyHashable: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Hashable {
  public init<H>(_ base: H) where H: Hashable
  public var base: Any { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var hashValue: Int { get }
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
}

public struct ObjectIdentifier: Comparable, CustomDebugStringConvertible, Hashable, Sendable {
  public init(_ x: AnyObject)
  public init(_ x: Any.Type)
  @pure public var debugDescription: String { get }
  public func hash(into hasher: inout Hasher)
  @pure public static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
  @pure public static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
}

"""#,
      outline: #"""
68 t  Hashable 0 35 380e9c5d4de242da6918f9e2a2340c2c protocol Hashable
67 o 0 hashValue 40 66 8f7906cf8240fa3e5a4f2db7e2efc565 var hashValue
86 o 0 hash 69 105 26e28a9bfdd5504b5e05b865fe797e7e func hash(into hasher: inout Hasher)
65 t  Hasher 109 139 1dbd291e5c6d04e12b8fbdc1cbc284cf struct Hasher
57 o 3 init 144 157 9fdc9d69b23d0406de074df00d934d27 init()
81 o 3 combine 160 221 591d7fdeafa35a2f334fa96fc6387f6c func combine<H>(_ value: H)
70 o 3 finalize 224 259 6fef42439d437d5a57367a61c38228bd func finalize()
75 t  AnyHashable 263 372 4389ad414b48b82bac4028d83384539a struct AnyHashable
69 o 7 init 377 420 e7af4dcd530ae3756aa986d1a40b53ec init<H>(_ base: H)
59 o 7 base 423 451 c1797952cd42d196a6e09292bcbeab43 var base
75 o 7 customMirror 454 493 bbed7ba468ea9b955c61578b2fa4f1e3 var customMirror
83 o 7 debugDescription 496 545 9c8bdaf0868bb68e92a5fd12e0700cd9 var debugDescription
73 o 7 description 548 592 d7cfe2800c107dd2b4e395d57b5beb55 var description
69 o 7 hashValue 595 634 c3d9fb9ccef4c97caa1525553b72a9e4 var hashValue
87 o 7 hash 637 680 d91c15a9a553e9297b84ff6f545fc608 func hash(into hasher: inout Hasher)
93 o 7 == 683 749 947020822d1bcd3bfbf4db214fbabf73 func == (lhs: AnyHashable, rhs: AnyHashable)
85 t  ObjectIdentifier 753 845 984e8a83b2f02bf88c55a88b4550dd76 struct ObjectIdentifier
72 o 16 init 850 877 7a78110868b4cb4dbbc664b0bc6fa9bb init(_ x: AnyObject)
71 o 16 init 880 906 9108ffa623da9ec61274dba2e0d2d783 init(_ x: Any.Type)
84 o 16 debugDescription 909 958 0f7fa84929566800182fa71efd97e96d var debugDescription
89 o 16 hash 961 1004 8aa2fe44d6216896c1169d60b5721d1b func hash(into hasher: inout Hasher)
104 o 16 < 1007 1088 9916429014ecf5b40b85137804da1da5 func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier)
102 o 16 == 1091 1169 fe630efc77ae746a10854bbd8e61326e func == (x: ObjectIdentifier, y: ObjectIdentifier)

"""#)
  }
}
