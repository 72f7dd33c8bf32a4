// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Sendable: LibraryText {
    LibraryText(
      path: "Swift/Sendable.swift",
      text: #"""
public protocol Sendable {}

"""#,
      outline: #"""
68 t  Sendable 0 24 51bdefdc8735942e03412f2b75cc6025 protocol Sendable

"""#)
  }
}
