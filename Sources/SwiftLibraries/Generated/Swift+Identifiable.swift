// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Identifiable: LibraryText {
    LibraryText(
      path: "Swift/Identifiable.swift",
      text: #"""
public protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  public var id: ObjectIdentifier {
    return ObjectIdentifier(self)
  }
}

"""#,
      outline: #"""
76 t  Identifiable 0 32 980bfaae9bc080e709c9fedd6c1c7fd7 protocol Identifiable
64 o 0 ID 37 64 11f23e4273ffb861363d9453a201715e associatedtype ID
53 o 0 id 67 85 0598a536e8259def1f413655b01e0977 var id
79 e  Identifiable 89 133 30038ddc229de6eed86fcc2c267aa022 extension Identifiable
55 o 3 id 138 209 19b4f445632f562c26728a376f538d61 var id

"""#)
  }
}
