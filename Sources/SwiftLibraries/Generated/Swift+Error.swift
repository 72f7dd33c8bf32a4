// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Error: LibraryText {
    LibraryText(
      path: "Swift/Error.swift",
      text: #"""
public protocol Error: Sendable {}

"""#,
      outline: #"""
62 t  Error 0 31 f286dfe555843ebcdead626a06c861b8 protocol Error

"""#)
  }
}
