// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Testing_Attachment: LibraryText {
    LibraryText(
      path: "Testing/Attachment.swift",
      text: #"""
public protocol Attachable {
  var estimatedAttachmentByteCount: Int? { get }
  func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String) -> String
}

extension Attachable {
  public var estimatedAttachmentByteCount: Int? { get }
  public func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String) -> String
}

extension Attachable where Element == UInt8, Self: Collection {
  public var estimatedAttachmentByteCount: Int? { get }
}

extension Attachable where Self: StringProtocol {
  public var estimatedAttachmentByteCount: Int? { get }
  public func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String) -> String
}

public protocol AttachableWrapper<Wrapped>: Attachable {
  associatedtype Wrapped
  var wrappedValue: Wrapped { get }
}

public struct Attachment<AttachableValue>: CustomStringConvertible where AttachableValue: Attachable {
  public init(
    _ attachableValue: AttachableValue, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation)
  public var attachableValue: AttachableValue { get }
  public var description: String { get }
  public var preferredName: String { get }
  public static func record(
    _ attachableValue: AttachableValue, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation)
  public static func record(
    _ attachment: Attachment<AttachableValue>, sourceLocation: SourceLocation = #_sourceLocation)
}

extension Attachment where AttachableValue: AttachableWrapper {
  public var attachableValue: AttachableValue.Wrapped { get }
}

extension Attachment: Sendable where AttachableValue: Sendable {}

"""#,
      outline: #"""
72 t  Attachable 0 26 c8a544ab218d37dc22726de8f762b31e protocol Attachable
105 o 0 estimatedAttachmentByteCount 31 77 348ef72ea2ab3810dd886e1ffe3fdd05 var estimatedAttachmentByteCount
142 o 0 preferredName 80 173 00822f2b766fc6a4fb1f5137ca70acc7 func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String)
76 e  Attachable 177 197 28f8b485ab5aa28f05d30d8161a58631 extension Attachable
107 o 3 estimatedAttachmentByteCount 202 255 d52d62124e4b7a294de4381286646ded var estimatedAttachmentByteCount
143 o 3 preferredName 258 358 294e5cd8c1d1145601bfd1f14041f69b func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String)
78 e  Attachable 362 423 04d8edba88fa148b9cb3caec4f9f3fdb extension Attachable#2
109 o 6 estimatedAttachmentByteCount 428 481 0eed85eb6562f34e5652a40261d4397b var estimatedAttachmentByteCount#2
78 e  Attachable 485 532 c5c691c2c7663bd47fc9c31675c276bf extension Attachable#3
109 o 8 estimatedAttachmentByteCount 537 590 db2c5f514f00c2560b31540f7deaddcd var estimatedAttachmentByteCount#3
145 o 8 preferredName 593 693 f3166071007da27919ef8da82bdab70e func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String)#2
89 t  AttachableWrapper 697 751 4495de3f1c07713626b7d1baf95d25bc protocol AttachableWrapper
77 o 11 Wrapped 756 778 4ccf601d54dc916d88e27b5eaaba6652 associatedtype Wrapped
76 o 11 wrappedValue 781 814 9acf7ce97fb3278b6159611d7a428064 var wrappedValue
73 t  Attachment 818 918 c7acb90a42e75a583854bf07555d79e1 struct Attachment
181 o 14 init 923 1066 e2767eb28131262c3f6f4853d469f4e5 init( _ attachableValue: AttachableValue, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation)
84 o 14 attachableValue 1069 1120 31b21451576a9a56074aedd55cd8ea4b var attachableValue
76 o 14 description 1123 1161 103126de568cce9fad6ad28f39720ea6 var description
80 o 14 preferredName 1164 1204 e4a5494ff900298345991bcbf9f09e75 var preferredName
191 o 14 record 1207 1364 bb916a488f05fd605cafc93a4e40abf6 func record( _ attachableValue: AttachableValue, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation)
162 o 14 record 1367 1491 56ee8f7b6d335f10ab2b0660c9d165c7 func record( _ attachment: Attachment<AttachableValue>, sourceLocation: SourceLocation = #_sourceLocation)
78 e  Attachment 1495 1556 1ad93d6477477f3bf38091457936660f extension Attachment
84 o 21 attachableValue 1561 1620 8a09b03f41793e7043f4173081240079 var attachableValue
80 e  Attachment 1624 1686 7bfc7784880fa1c0b9e8451881a63e68 extension Attachment#2

"""#)
  }
}
