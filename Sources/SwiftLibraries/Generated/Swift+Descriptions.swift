// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Descriptions: LibraryText {
    LibraryText(
      path: "Swift/Descriptions.swift",
      text: #"""
public protocol CustomStringConvertible {
  var description: String { get }
}

public protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

public protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

public protocol CustomReflectable {
  var customMirror: Mirror { get }
}

public protocol CustomLeafReflectable: CustomReflectable {}

"""#,
      outline: #"""
98 t  CustomStringConvertible 0 39 a8692788494f2c7b1d05b9b85f363041 protocol CustomStringConvertible
71 o 0 description 44 75 94a7537676c42f5ba2c9ea0a20162253 var description
110 t  CustomDebugStringConvertible 79 123 a571a1a59ba53fefc8d79600ed641e00 protocol CustomDebugStringConvertible
83 o 2 debugDescription 128 164 74b868dcd5a6810d808d52374e9ff65c var debugDescription
105 t  LosslessStringConvertible 168 234 8dea491af2c13cb545f72c151e2faee7 protocol LosslessStringConvertible
79 o 4 init 239 267 2fa01ea60445ef5729a8a71cf8e8d7f5 init?(_ description: String)
89 t  CustomReflectable 271 304 e1c19bc882f4c4b67d3d30d1efeee35c protocol CustomReflectable
75 o 6 customMirror 309 341 12cff6a19e3ae98fe9066b7bd9c3f2e2 var customMirror
97 t  CustomLeafReflectable 345 401 affd15a6ca429f6613255319519a0064 protocol CustomLeafReflectable

"""#)
  }
}
